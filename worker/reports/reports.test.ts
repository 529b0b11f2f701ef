import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { reportKeys } from '../db/tables.ts';
import { json } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { removeOldReports } from './jobs.ts';
import { listing, report, rows, saysClosed, somebody, threeFind } from './testing/reports.ts';

// docs/product.md#something-wrong

const db = database(env.DB);
beforeEach(emptyDirectory);

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

describe('an organisation that is signed in', () => {
  it('is heard so many times a day, and takes nothing from strangers or other organisations', async () => {
    const { id } = await listing();
    const [team, other] = [await viewer(), await viewer()];
    const say = async ({ send }: Awaited<ReturnType<typeof viewer>>) =>
      (await send('POST', '/reports/signed-in', { listing: id, what: 'other' })).status;
    for (let n = 0; n < LIMITS.reportsByOrganisationAndDay.value; n++)
      expect(await say(team)).toBe(201);
    expect(await say(team)).toBe(429);
    expect(await say(other)).toBe(201);
    expect(await report(id, 'other')).toBe(201);
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
