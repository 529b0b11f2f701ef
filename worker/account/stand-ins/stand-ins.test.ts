import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../shared/time/units.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { database } from '../../db/client.ts';
import { accounts, audit, oneTimeTokens, outbox, standIns } from '../../db/tables.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { askStillRight } from '../../still-right/ask.ts';
import { json, PASSWORD } from '../../testing/accounts.ts';
import { call, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { address, dateIn, kitchen, tokenOf, waiting } from '../../testing/stand-ins.ts';
import { admin, viewer } from '../../testing/viewers.ts';

// docs/product.md#while-one-is-away: what an organisation is asked goes to a stand-in too, until the day is over.
const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.batch([db.delete(outbox), db.delete(audit)]);
});

describe('the link that says that all is right', () => {
  it('works for a stand-in without a sign-in, and the history says who it was', async () => {
    const owner = await kitchen(45);
    const sam = address();
    await owner.named(sam, dateIn(10));
    await runJobs(env, testNow());
    const token = await tokenOf(sam, 'still-right');
    const read = async () => (await call(`/still-right/${token}`)).json();
    expect(await read()).toMatchObject({ isStandIn: true, confirmed: null });
    expect(JSON.stringify(await read())).not.toContain(owner.email);
    const said = await call(
      `/still-right/${token}`,
      json('POST', { listings: [owner.service.id, owner.organisationId] }),
    );
    expect(said.status).toBe(200);
    expect(await read()).toMatchObject({ confirmed: { ids: expect.any(Array) } });
    const { body } = await (await admin()).send('GET', `/history?record=${owner.service.id}`);
    expect(body.entries).toMatchObject([
      { action: 'listing:checkAsStandIn', account: { email: owner.email } },
    ]);
    const own = await tokenOf(owner.email, 'still-right');
    expect(await (await call(`/still-right/${own}`)).json()).toMatchObject({ isStandIn: false });
  });

  it.each(['the last day is over', 'they are named no more', 'the sign-in is removed'])(
    'ends when %s',
    async (how) => {
      const owner = await kitchen(45);
      const sam = address();
      await owner.named(sam, dateIn(3));
      await runJobs(env, testNow());
      const links = [
        `/still-right/${await tokenOf(sam, 'still-right')}`,
        `/stand-in/${await tokenOf(sam, 'stand-in')}`,
      ];
      const statuses = async () =>
        Promise.all(links.map(async (path) => (await call(path)).status));
      expect(await statuses()).toEqual([200, 200]);
      if (how === 'the last day is over') wait(4 * DAY);
      else if (how === 'they are named no more') await owner.named(address(), dateIn(3));
      else await (await admin()).send('DELETE', `/accounts/${owner.id}`);
      expect(await statuses()).toEqual([404, 404]);
      if (how === 'the last day is over') wait(-4 * DAY);
    },
  );
});

describe('a stand-in who wants no more of it', () => {
  it('stops it by one press, of which who named them is told, and no scanner does', async () => {
    const owner = await kitchen(45);
    const sam = address();
    await owner.named(sam, dateIn(30));
    const path = `/stand-in/${await tokenOf(sam, 'stand-in')}`;
    for (let n = 0; n < 3; n++) {
      const read = await call(path);
      expect(await read.json()).toEqual({ organisation: 'Harbour Kitchen', until: dateIn(30) });
    }
    expect(await db.$count(standIns)).toBe(1);

    const answers = await Promise.all([
      call(path, { method: 'POST' }),
      call(path, { method: 'POST' }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await db.$count(standIns)).toBe(0);
    expect((await call(path)).status).toBe(404);
    const told = await mailsTo(owner.email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`${sam} has asked for no more emails in your place.`);
    await askStillRight(env.DB, testNow());
    expect(await waiting('still-right')).toEqual([owner.email]);
  });

  it('gets not even what waits already', async () => {
    const owner = await kitchen(45);
    const sam = address();
    await owner.named(sam, dateIn(30));
    const path = `/stand-in/${await tokenOf(sam, 'stand-in')}`;
    await askStillRight(env.DB, testNow());
    expect(await waiting('still-right')).toEqual([owner.email, sam]);
    await call(path, { method: 'POST' });
    expect(await waiting('still-right')).toEqual([]);
    expect(await mailsTo(owner.email)).toHaveLength(2);
    expect(await mailsTo(sam)).toHaveLength(1);
  });

  it('can do so after the password of who named them was changed', async () => {
    const owner = await kitchen();
    const sam = address();
    await owner.named(sam, dateIn(30));
    const path = `/stand-in/${await tokenOf(sam, 'stand-in')}`;
    await owner.send('POST', '/organisations/change-password', {
      ...{ currentPass: PASSWORD, newPass: 'a newer secret', confirmPass: 'a newer secret' },
    });
    expect((await call(path, { method: 'POST' })).status).toBe(200);
  });
});

describe('naming', () => {
  it('is told to whoever is named, once, and changes with the day alone', async () => {
    const owner = await kitchen();
    const sam = address();
    await Promise.all([owner.named(sam, dateIn(5)), owner.named(sam, dateIn(5))]);
    await owner.named(sam, dateIn(9));
    expect(await mailsTo(sam)).toHaveLength(1);
    expect(await db.select().from(standIns)).toMatchObject([{ email: sam, until: dateIn(9) }]);
    const entries = await db.select().from(audit).orderBy(audit.id);
    expect(entries).toMatchObject([{ action: 'standIn:name' }, { action: 'standIn:name' }]);
    expect(JSON.stringify(entries)).not.toContain(sam);
  });

  it('is seen by colleagues and the charity, each of whom can end it, and by nobody else', async () => {
    const owner = await kitchen();
    const colleague = await viewer({ organisationId: owner.organisationId });
    const [charity, stranger] = [await admin(), await viewer()];
    const people = `/organisations/${owner.organisationId}/accounts`;
    const end = `/accounts/${owner.id}/stand-in`;
    const sam = address();
    for (const who of [owner, colleague, charity]) {
      await owner.named(sam, dateIn(5));
      const { body } = await who.send('GET', people);
      expect(body[0]).toMatchObject({ standIn: { email: sam, until: dateIn(5) } });
      expect((await stranger.send('DELETE', end)).status).toBe(403);
      expect((await who.send('DELETE', end)).status).toBe(200);
      expect((await who.send('DELETE', end)).status).toBe(404);
    }
    expect((await stranger.send('GET', people)).status).toBe(403);
    expect(
      (await charity.send('PUT', '/account/stand-in', { email: sam, until: dateIn(5) })).status,
    ).toBe(403);
  });

  it('refuses one’s own email, a colleague who signs in, and a day too far off, each at its field', async () => {
    const owner = await kitchen();
    const colleague = await viewer({ organisationId: owner.organisationId });
    const fieldsOf = async (email: string, until: string) =>
      (await owner.named(email, until)).body.fields;
    expect(await fieldsOf(owner.email, dateIn(5))).toEqual({
      email: 'This is your own email. Name somebody else.',
    });
    expect(await fieldsOf(colleague.email, dateIn(5))).toEqual({
      email: 'They sign in here too, and get these emails already.',
    });
    expect(await fieldsOf(address(), dateIn(61))).toEqual({
      until: expect.stringContaining('up to 60 days'),
    });
    expect(await fieldsOf('sam', dateIn(-1))).toMatchObject({ email: expect.any(String) });
    expect(await db.$count(standIns)).toBe(0);
    expect(await db.$count(outbox)).toBe(0);
  });

  it('mails few strangers in a day, and none of them often', async () => {
    const owner = await kitchen();
    const most = LIMITS.standInsNamedAndDay.value;
    for (let n = 0; n < most; n++)
      expect((await owner.named(address(), dateIn(5))).status).toBe(200);
    const { status, body } = await owner.named(address(), dateIn(5));
    expect([status, body.error]).toEqual([429, LIMITS.standInsNamedAndDay.message]);
    wait(DAY);
    const others = await Promise.all(Array.from({ length: 4 }, () => kitchen()));
    const sam = address();
    const answers = [];
    for (const { named } of others) answers.push((await named(sam, dateIn(5))).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    wait(-DAY);
  });
});

describe('what is over', () => {
  it('is deleted the day after, with the links and mails of it, runs missed and doubled', async () => {
    const owner = await kitchen(45);
    const sam = address();
    const until = dateIn(3);
    await owner.named(sam, until);
    await runJobs(env, testNow());
    const left = async () => ({
      named: await db.$count(standIns),
      links: await db.$count(oneTimeTokens, eq(oneTimeTokens.email, sam)),
    });
    const before = await left();
    expect(before.named).toBe(1);
    expect(before.links).toBeGreaterThan(1);
    await runJobs(env, Date.parse(`${until}T22:00:00Z`));
    expect(await left()).toEqual(before);
    const later = Date.parse(`${until}T23:00:00Z`) + 2 * DAY;
    await Promise.all([runJobs(env, later), runJobs(env, later)]);
    expect(await left()).toEqual({ named: 0, links: 0 });
    expect(await db.$count(accounts, eq(accounts.id, owner.id))).toBe(1);
  });
});
