import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAYS } from '../../shared/time/schedule.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { audit, oneTimeTokens, organisations, services } from '../db/tables.ts';
import worker from '../index.ts';
import { json } from '../testing/accounts.ts';
import { addCheckLink } from '../testing/check-link.ts';
import {
  addHelpline,
  addService,
  call,
  emptyDirectory,
  testNow,
  wait,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// docs/product.md#asking: the link of the mail opens a page whose button says that listings are still right.

const db = database(env.DB);
const OLD = '2026-01-01T00:00:00.000Z';

const DAILY = Object.fromEntries(DAYS.map((day) => [day, [{ start: '08:00', end: '10:00' }]]));

beforeEach(emptyDirectory);

async function kitchen() {
  const owner = await viewer({ organisation: { name: 'Harbour Kitchen', lastCheckedAt: OLD } });
  const { organisationId: providerId } = owner;
  const breakfast = await addService({
    providerId,
    type: 'Breakfast',
    schedule: JSON.stringify(DAILY),
    lastCheckedAt: OLD,
  });
  const lunch = await addService({ providerId, type: 'Lunch', lastCheckedAt: OLD });
  const token = await addCheckLink(owner);
  const checkedAt = async () => {
    const rows = await db.select().from(services);
    const of = (id: string) => rows.find((it) => it.id === id)?.lastCheckedAt;
    return { breakfast: of(breakfast.id), lunch: of(lunch.id) };
  };
  return { ...owner, breakfast, lunch, token, checkedAt };
}

const read = async (token: string) => {
  const answer = await call(`/still-right/${token}`);
  // biome-ignore lint/suspicious/noExplicitAny: tests read any answer's body
  return { status: answer.status, body: (await answer.json()) as any };
};
const say = async (token: string, listings: string[]) =>
  (await call(`/still-right/${token}`, json('POST', { listings }))).status;
const undo = async (token: string) =>
  (await call(`/still-right/${token}/undo`, { method: 'POST' })).status;

it('opening the link changes nothing, however often a scanner does', async () => {
  const { token, checkedAt, breakfast, lunch, organisationId } = await kitchen();
  for (let n = 0; n < 3; n++) expect((await read(token)).status).toBe(200);
  const { body } = await read(token);
  expect(body).toMatchObject({ organisation: 'Harbour Kitchen', confirmed: null });
  expect(body.listings.map(({ _id }: { _id: string }) => _id)).toEqual([
    breakfast.id,
    lunch.id,
    organisationId,
  ]);
  expect(await checkedAt()).toEqual({ breakfast: OLD, lunch: OLD });
});

it('says that what is ticked was checked, once, and leaves the rest', async () => {
  const { token, checkedAt, breakfast } = await kitchen();
  expect(await Promise.all([say(token, [breakfast.id]), say(token, [breakfast.id])])).toEqual([
    200, 200,
  ]);
  const { body } = await read(token);
  expect(body.confirmed.ids).toEqual([breakfast.id]);
  expect(await checkedAt()).toEqual({ breakfast: body.confirmed.at, lunch: OLD });
  const entries = await db.select().from(audit);
  expect(entries.filter(({ action }) => action === 'listing:check')).toMatchObject([
    { recordId: breakfast.id, kind: 'service', mayBePublic: false },
  ]);
});

it('shows everybody the new day, and the charity who said so', async () => {
  const { token, organisationId, breakfast, lunch, email } = await kitchen();
  await say(token, [breakfast.id, lunch.id, organisationId]);
  wait(2000);
  const listed = (await (await call('/services/public')).json()) as { lastCheckedAt: string }[];
  const { at } = (await read(token)).body.confirmed;
  expect(listed.map(({ lastCheckedAt }) => lastCheckedAt)).toEqual([at, at]);
  const charity = await admin();
  const { body } = await charity.send('GET', `/history?record=${organisationId}`);
  expect(JSON.stringify(body.entries)).toContain(email);
});

it('can be taken back, and said again', async () => {
  const { token, checkedAt, breakfast, lunch } = await kitchen();
  await say(token, [breakfast.id, lunch.id]);
  expect(await undo(token)).toBe(200);
  expect(await checkedAt()).toEqual({ breakfast: OLD, lunch: OLD });
  expect((await read(token)).body.confirmed).toBe(null);
  expect(await undo(token)).toBe(200);
  await say(token, [lunch.id]);
  expect((await checkedAt()).breakfast).toBe(OLD);
  expect((await checkedAt()).lunch).not.toBe(OLD);
});

it('takes nothing back that somebody checked since', async () => {
  const { token, checkedAt, breakfast, lunch, send } = await kitchen();
  await say(token, [breakfast.id, lunch.id]);
  // A save that changes nothing is a check, and no edit.
  wait(60_000);
  await send('PUT', `/services/${lunch.id}`, { type: 'Lunch' });
  const { lunch: checkedSince } = await checkedAt();
  await undo(token);
  expect(await checkedAt()).toEqual({ breakfast: OLD, lunch: checkedSince });
});

it.each<[string, (made: Awaited<ReturnType<typeof kitchen>>) => Promise<unknown>]>([
  [
    'a service is changed',
    ({ send, lunch }) => send('PUT', `/services/${lunch.id}`, { note: 'x' }),
  ],
  ['a service is deleted', ({ send, lunch }) => send('DELETE', `/services/${lunch.id}`)],
  ['a service is added', ({ organisationId }) => addService({ providerId: organisationId })],
  ['a helpline is added', ({ organisationId }) => addHelpline({ providerId: organisationId })],
  [
    'the profile is changed',
    ({ send, organisationId }) =>
      send('PUT', `/organisations/${organisationId}`, { description: 'Now with soup.' }),
  ],
  [
    'a closing is entered',
    ({ send, lunch }) =>
      send('POST', '/dated-changes', {
        ...{ scope: 'service', services: [lunch.id], kind: 'closed' },
        ...{ from: '2026-12-24', to: '2026-12-26' },
      }),
  ],
  [
    'the charity takes it down',
    async ({ organisationId }) =>
      (await admin()).send('PUT', `/organisations/${organisationId}/published`, {
        published: false,
      }),
  ],
  [
    'the sign-in is removed',
    ({ id }) => env.DB.prepare('DELETE FROM accounts WHERE id = ?').bind(id).run(),
  ],
  [
    'its sign-in email is another',
    ({ id }) =>
      env.DB.prepare("UPDATE accounts SET email = 'new@handbook.test' WHERE id = ?").bind(id).run(),
  ],
  ['30 days are over', async () => wait(30 * DAY)],
])('ends once %s', async (_when, happen) => {
  const made = await kitchen();
  expect((await read(made.token)).status).toBe(200);
  await happen(made);
  wait(2000);
  expect((await read(made.token)).status).toBe(404);
  expect(await say(made.token, [made.breakfast.id])).toBe(404);
  expect(await undo(made.token)).toBe(404);
  expect((await made.checkedAt()).breakfast).toBe(OLD);
});

it('lasts for 30 days, and over a mail that comes meanwhile', async () => {
  const made = await kitchen();
  wait(21 * DAY);
  const second = await addCheckLink(made);
  wait(8 * DAY);
  expect((await read(made.token)).status).toBe(200);
  expect((await read(second)).status).toBe(200);
  expect(await db.select().from(oneTimeTokens)).toHaveLength(2);
});

it('says nothing of another organisation’s listings', async () => {
  const [one, other] = [await kitchen(), await kitchen()];
  expect(await say(one.token, [other.breakfast.id])).toBe(422);
  expect(await say(one.token, [])).toBe(422);
  expect((await other.checkedAt()).breakfast).toBe(OLD);
  expect(JSON.stringify((await read(one.token)).body)).not.toContain(other.breakfast.id);
});

it('tells whoever has the link nothing but what the public reads', async () => {
  const { organisationId, token: _other, ...owner } = await kitchen();
  await db.update(organisations).set({ email: 'office@kitchen.test' });
  await addService({
    providerId: organisationId,
    serviceAddress: '7 Hidden Lane, Bristol',
    addressPublic: 'no',
  });
  const token = await addCheckLink({ ...owner, organisationId });
  wait(2000);
  const said = JSON.stringify((await read(token)).body);
  expect(said).not.toContain('Hidden Lane');
  expect(said).not.toContain(owner.email);
  expect(said).toContain('office@kitchen.test');
});

async function page(token: string, form?: [string, string][]) {
  // As old as what was read before may be.
  wait(2000);
  vi.setSystemTime(testNow());
  const context = createExecutionContext();
  const answer = await worker.fetch(
    new Request(`https://handbook.test/still-right/${token}`, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }) as never,
    env,
    context,
  );
  await waitOnExecutionContext(context);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html };
}

const TICKED = /<input[^>]*type="checkbox"[^>]*checked/g;

it('ticks no more than was sent on a page that says why it was refused', async () => {
  const { token, breakfast, lunch } = await kitchen();
  const refused = await page(token, [
    ['listings', breakfast.id],
    ['listings', 'a-listing-that-went'],
  ]);
  expect(refused.status).toBe(422);
  expect(refused.html.match(TICKED)).toHaveLength(1);
  expect(refused.html).toMatch(new RegExp(`id="right-${breakfast.id}"[^>]*checked`));
  expect(refused.html).toContain(`value="${lunch.id}"`);
});

it('works without script: the page, its button, and its undo', async () => {
  const { token, checkedAt, breakfast } = await kitchen();
  const asked = await page(token);
  expect(asked.headers.get('Cache-Control')).toBe('no-store');
  expect(asked.html.match(TICKED)).toHaveLength(3);
  expect(asked.html).toMatch(/\w+day \d+ \w+ to \w+day \d+ \w+: 08:00–10:00/);
  expect(asked.html).toContain('Hours not known');
  // By which a press before the app is there is done again (web/entry/hold-for-app.ts).
  expect(asked.html).toMatch(/<form[^>]*method="post".*?<input[^>]* id="right-/s);
  expect(await checkedAt()).toEqual({ breakfast: OLD, lunch: OLD });

  const said = await page(token, [['listings', breakfast.id]]);
  expect(said.status).toBe(200);
  expect(said.html).toContain('People now read that this was checked');
  expect(said.html).toMatch(/<form[^>]*method="post"[^>]*><input[^>]* id="undo"/);
  expect((await checkedAt()).breakfast).not.toBe(OLD);
  expect((await checkedAt()).lunch).toBe(OLD);

  const back = await page(token, [['undo', 'yes']]);
  expect(back.html).toContain('All ticked is still right');
  expect(await checkedAt()).toEqual({ breakfast: OLD, lunch: OLD });

  const nothing = await page(token, []);
  expect(nothing.status).toBe(422);
  expect(nothing.html).toContain('Tick what is still right.');
  expect(nothing.html.match(TICKED)).toBeNull();
  const gone = await page('no-such-token', [['listings', breakfast.id]]);
  expect(gone.status).toBe(404);
  expect(gone.html).toContain('This link has ended');
});
