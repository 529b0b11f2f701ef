import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FOUND_CLOSED } from '../../shared/reports/found-closed.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { outbox, reportKeys, reports } from '../db/tables.ts';
import { json } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
  wait,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { removeOldReports } from './jobs.ts';

// docs/product.md#something-wrong

const db = database(env.DB);
beforeEach(emptyDirectory);

const rows = () => db.select().from(reports).orderBy(reports.at);
let strangers = 0;
/** A stranger from a network address of their own. */
const somebody = () => ({ 'CF-Connecting-IP': `192.0.2.${++strangers}` });

const report = async (
  listing: string,
  what = 'closed',
  headers = somebody(),
  words = '',
  bindings = env,
) => (await call('/reports', json('POST', { listing, what, words }, headers), bindings)).status;

const read = async (path: string) => (await call(path)).text();
const saysClosed = async () => (await read('/directory')).includes(FOUND_CLOSED);
const version = async () => JSON.parse(await read('/health')).dataVersion as number;

async function listing() {
  const owner = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  return { owner, id };
}

const outboxOf = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));

/** Three strangers found it closed. */
async function threeFind(id: string) {
  for (let n = 0; n < 3; n++) expect(await report(id)).toBe(201);
}

describe('somebody who says that something is wrong', () => {
  it('is kept as what they say and when, with a digest alone of where they are', async () => {
    const { id } = await listing();
    const headers = {
      'CF-Connecting-IP': '192.0.2.200',
      Cookie: 'known=1',
      'User-Agent': 'A browser',
    };
    expect(await report(id, 'not safe', headers, ' Shouting at the door. ')).toBe(201);
    const [row] = await rows();
    expect(row).toEqual({
      id: expect.any(String),
      kind: 'service',
      listingId: id,
      what: 'not safe',
      words: 'Shouting at the door.',
      at: new Date(testNow()).toISOString(),
      digest: expect.stringMatching(/^[\w-]{43}$/),
      organisationId: null,
      isFromKiosk: false,
      answeredAt: '',
      outcome: '',
      note: '',
      answeredBy: '',
    });
    expect(JSON.stringify(row)).not.toMatch(/192\.0\.2|browser|known=/);
  });

  it('can say it of a service, an organisation and a helpline, and of nothing else', async () => {
    const { id, owner } = await listing();
    for (const it of [id, owner.organisationId, (await addHelpline()).id])
      expect(await report(it, 'phone')).toBe(201);
    const hidden = await addOrganisation({ approved: false });
    expect(await report(hidden.id)).toBe(404);
    expect(await report('nothing')).toBe(404);
    expect(await rows()).toHaveLength(3);
  });

  it.each([
    [{ what: 'boring' }, 'what', 'Choose what is wrong.'],
    [{ words: 'x'.repeat(501) }, 'words', LIMITS.reportWords.message],
  ])('is told at its field what is wrong with %o', async (fields, name, message) => {
    const { id } = await listing();
    const answer = await call(
      '/reports',
      json('POST', { listing: id, what: 'other', ...fields }, somebody()),
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { [name]: message } });
  });

  it('is heard so many times a day from one address, and others go on', async () => {
    const headers = somebody();
    const { id } = await addService();
    // The platform's own limit of writes in a minute would come before the whole of it.
    const fifth = { ...env, RATE_LIMIT_SCALE: '0.2' };
    const say = (from = headers) => report(id, 'other', from, '', fifth);
    for (let n = 0; n < LIMITS.reportsByAddressAndDay.value / 5; n++) expect(await say()).toBe(201);
    expect(await say()).toBe(429);
    expect(await report(id, 'other')).toBe(201);
  });

  it('fills neither one listing nor the table, from however many addresses', async () => {
    const { id } = await listing();
    const most = LIMITS.reportsOfListingAndDay.value;
    for (let n = 0; n < most; n++) await report(id, 'other');
    expect(await report(id, 'other')).toBe(429);
    expect(await report((await addService()).id, 'other')).toBe(201);
    expect(await rows()).toHaveLength(most + 1);
  });
});

describe('a place that people found closed', () => {
  it('is said to be, once three agree, for 48 hours, whatever its status is', async () => {
    const { id } = await listing();
    const before = await version();
    const status = () => read('/services/public').then((it) => JSON.parse(it)[0].schedule);
    const hours = await status();
    await report(id);
    await report(id);
    expect([await saysClosed(), await version()]).toEqual([false, before]);
    await report(id);
    expect([await saysClosed(), await version()]).toEqual([true, before + 1]);
    expect(await status()).toEqual(hours);
    await report(id);
    expect(await version()).toBe(before + 1);
    wait(48 * HOUR - MINUTE);
    expect(await saysClosed()).toBe(true);
    wait(MINUTE);
    expect(await saysClosed()).toBe(false);
  });

  it('is not for one who says so three times, in two weeks either', async () => {
    const { id } = await listing();
    const headers = somebody();
    for (let n = 0; n < 3; n++) await report(id, 'closed', headers);
    wait(4 * DAY);
    await report(id, 'closed', headers);
    await report(id);
    expect(await saysClosed()).toBe(false);
    expect(new Set((await rows()).map(({ digest }) => digest)).size).toBeLessThanOrEqual(2);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });

  it('is not for a kiosk, from however many addresses: all of them are one voice', async () => {
    const { id } = await listing();
    const touch = (headers = somebody()) =>
      call('/reports', json('POST', { listing: id, what: 'closed', isFromKiosk: true }, headers));
    const house = somebody();
    await touch(house);
    for (let n = 0; n < 3; n++) expect((await touch()).status).toBe(201);
    await report(id, 'closed', house);
    await report(id);
    expect(await saysClosed()).toBe(false);
    expect((await rows()).filter(({ isFromKiosk }) => isFromKiosk)).toHaveLength(4);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });

  it('is not for other things that three say', async () => {
    const { id } = await listing();
    for (const what of ['times', 'phone', 'place', 'turned away', 'not safe', 'other'])
      for (let n = 0; n < 3; n++) await report(id, what);
    expect(await saysClosed()).toBe(false);
  });

  it('is, of an organisation, on its own card; of a helpline nothing is said', async () => {
    const { id: helpline } = await addHelpline();
    const { owner } = await listing();
    await threeFind(helpline);
    expect(await saysClosed()).toBe(false);
    await threeFind(owner.organisationId);
    const [organisation] = JSON.parse(await read('/organisations/public'));
    expect(organisation.announced[0].words).toContain(FOUND_CLOSED);
    expect(organisation).not.toHaveProperty('foundClosedAt');
    expect(await read('/services/public')).not.toContain(FOUND_CLOSED);
  });

  it('is at once where an organisation that is signed in says so, though not of its own', async () => {
    const { id, owner } = await listing();
    const other = await viewer();
    const body = { listing: id, what: 'closed' };
    expect((await owner.send('POST', '/reports/signed-in', body)).status).toBe(403);
    expect((await other.send('POST', '/reports/signed-in', body)).status).toBe(201);
    expect(await saysClosed()).toBe(true);
    expect(await rows()).toMatchObject([{ digest: '', organisationId: other.organisationId }]);
  });
});

describe('its organisation', () => {
  it('reads how many agreed, and neither words nor what was said to the charity alone', async () => {
    const { id, owner } = await listing();
    for (const what of ['turned away', 'not safe', 'closed'])
      for (let n = 0; n < 3; n++) await report(id, what, somebody(), 'zq-words');
    const { body } = await owner.send('GET', '/reports/found-closed');
    expect(body).toEqual([
      {
        _id: id,
        kind: 'service',
        name: expect.stringContaining('Breakfast'),
        count: 3,
        lastAt: expect.any(String),
        until: expect.any(String),
      },
    ]);
    expect((await (await viewer()).send('GET', '/reports/found-closed')).body).toEqual([]);
  });

  it('reads nothing of one who found it closed', async () => {
    const { id, owner } = await listing();
    await report(id);
    expect((await owner.send('GET', '/reports/found-closed')).body).toEqual([]);
  });

  it('is told by mail once that people read of it, with neither their words nor what only the charity reads', async () => {
    const owner = await viewer({ email: `${crypto.randomUUID()}@handbook.test` });
    const { id } = await addService({ providerId: owner.organisationId });
    await report(id, 'turned away', somebody(), 'zq-words');
    await report(id);
    await report(id);
    expect(await outboxOf(owner.email)).toEqual([]);
    await Promise.all([report(id), report(id)]);
    wait(DAY);
    await threeFind(id);
    const mails = await outboxOf(owner.email);
    expect(mails).toMatchObject([{ kind: 'found-closed' }]);
    expect(mails[0]?.data).toContain('Breakfast');
    expect(mails[0]?.data).not.toContain('zq-words');
    wait(2 * DAY + HOUR);
    await report(id);
    expect(await outboxOf(owner.email)).toHaveLength(2);
  });

  it('says that it is open: the public reads nothing of it any more, and for 30 days', async () => {
    const { id, owner } = await listing();
    await threeFind(id);
    const other = await viewer();
    expect((await other.send('POST', '/reports/open', { listing: id })).status).toBe(403);
    expect(await saysClosed()).toBe(true);
    expect((await owner.send('POST', '/reports/open', { listing: id })).status).toBe(200);
    expect(await saysClosed()).toBe(false);
    expect((await owner.send('GET', '/reports/found-closed')).body).toEqual([]);
    wait(30 * DAY - HOUR);
    await threeFind(id);
    expect(await saysClosed()).toBe(false);
    wait(HOUR);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });
});

describe('the charity', () => {
  it('reads all words by listing, closes them with what was done, and reads them on among the closed', async () => {
    const { id } = await listing();
    const { id: other } = await addHelpline();
    await report(other, 'phone');
    await threeFind(id);
    await report(id, 'turned away', somebody(), 'No ID.');
    const charity = await admin();
    const { body } = await charity.send('GET', '/reports');
    expect(body).toMatchObject({ known: 2, total: 2 });
    expect(body.items[0]).toMatchObject({ _id: id, foundClosedUntil: expect.stringMatching(/Z$/) });
    expect(body.items[0].reports).toHaveLength(4);
    expect(body.items[0].reports[0]).toMatchObject({ words: 'No ID.', answered: null });

    const answer = { listing: id, outcome: 'right', note: 'Rang. Open.' };
    expect((await charity.send('POST', '/reports/answers', answer)).status).toBe(200);
    expect((await charity.send('POST', '/reports/answers', answer)).status).toBe(404);
    expect(await saysClosed()).toBe(false);
    expect((await charity.send('GET', '/reports')).body.items).toMatchObject([{ _id: other }]);
    const closed = (await charity.send('GET', '/reports?closed=yes')).body.items;
    expect(closed[0].reports[0].answered).toMatchObject({
      outcome: 'right',
      note: 'Rang. Open.',
      by: charity.email,
    });
    expect((await charity.send('GET', '/reports?q=nowhere')).body.items).toEqual([]);
  });
});

it('forgets the digests after a week, their key a week later, and all of it after 90 days', async () => {
  const { id } = await listing();
  await report(id, 'other', somebody(), 'Words.');
  const at = testNow();
  await removeOldReports(env.DB, at + 7 * DAY - 1);
  expect((await rows())[0]?.digest).not.toBe('');
  await removeOldReports(env.DB, at + 7 * DAY);
  expect(await rows()).toMatchObject([{ digest: '', words: 'Words.' }]);
  await removeOldReports(env.DB, at + 14 * DAY);
  expect(await db.select().from(reportKeys)).toEqual([]);
  await removeOldReports(env.DB, at + 90 * DAY - 1);
  expect(await rows()).toHaveLength(1);
  await removeOldReports(env.DB, at + 90 * DAY);
  expect(await rows()).toEqual([]);
});
