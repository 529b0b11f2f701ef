import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { countWaiting, type Monday, mondayWords } from '../../shared/monday/monday.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import {
  audit,
  kiosks,
  operations,
  outbox,
  searchWords,
  siteLines,
  zeroResultSearches,
} from '../db/tables.ts';
import { FIRST_OF_ALL_SETTINGS } from '../edited/first-settings.ts';
import { writeMessage } from '../mail/messages.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addHelpline,
  addKiosk,
  addOrganisation,
  addReport,
  addService,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { lastMonday, mailMonday } from './job.ts';

// docs/product.md#the-monday-page

const HOUR = DAY / 24;
const db = database(env.DB);
const ago = (days: number) => new Date(testNow() - days * DAY).toISOString();

beforeEach(async () => {
  await emptyDirectory();
  for (const table of [outbox, zeroResultSearches, searchWords, kiosks, operations, siteLines])
    await db.delete(table);
});

const asAdmin = async () => {
  const charity = await admin();
  const read = async (): Promise<Monday> => (await charity.send('GET', '/monday')).body;
  return { ...charity, read };
};

const failingMail = () =>
  env.DB.prepare(
    `INSERT INTO outbox (kind, recipient, data, created_at, attempts, next_attempt_at, last_error)
      VALUES ('approval', 'gone@nowhere.test', '{"name":"Ark"}', ?, 3, ?, 'no such mailbox')`,
  )
    .bind(ago(1), new Date(testNow() + HOUR).toISOString())
    .run();

describe('the Monday page', () => {
  it('says that nothing waits where nothing does', async () => {
    const { read } = await asAdmin();
    const words = mondayWords({ ...(await read()), lines: 0, holidays: [] });
    expect(countWaiting(words)).toBe(0);
  });

  it('counts each thing that waits, and names the first', async () => {
    await addOrganisation({ name: 'Waits', approved: false });
    const silent = await addOrganisation({ name: 'Silent', lastCheckedAt: ago(200) });
    await addService({ providerId: silent.id, lastCheckedAt: ago(200) });
    await addOrganisation({ name: 'Down', published: false, lastCheckedAt: ago(1) });
    const kept = await addOrganisation({ name: 'Kept', lastCheckedAt: ago(1) });
    await addService({
      providerId: kept.id,
      type: 'Lunch',
      published: false,
      lastCheckedAt: ago(1),
    });
    await addHelpline({
      providerId: null,
      name: 'Old Line',
      published: false,
      lastCheckedAt: ago(1),
    });
    await addOrganisation({ name: 'The Kept', lastCheckedAt: ago(1) });
    await addKiosk({ place: 'By the door', isOurs: true, seenAt: ago(2) });
    await addKiosk({ place: 'A stranger', isOurs: false, seenAt: ago(2) });
    await addReport({ listingId: 'one' });
    await addReport({ listingId: 'one' });
    await addReport({ listingId: 'two', answeredAt: ago(1) });
    await failingMail();
    const today = cityTime(testNow()).date;
    for (const words of ['otters', 'known'])
      for (const day of [0, 1, 2])
        await db.insert(zeroResultSearches).values({ day: addDays(today, -day), words, times: 2 });
    await db
      .insert(searchWords)
      .values({ words: 'known', leadsTo: 'page council', addedAt: ago(1) });

    const { read } = await asAdmin();
    expect(await read()).toMatchObject({
      pending: 1,
      reported: 1,
      calls: { organisations: 1, helplines: 0 },
      unchecked: { organisations: 1, services: 1, helplines: 0 },
      twins: { total: 1, items: [{ one: { name: 'Kept' }, other: { name: 'The Kept' } }] },
      kiosks: { total: 1, items: [{ place: 'By the door' }] },
      mails: { total: 1, items: [{ to: 'gone@nowhere.test', error: 'no such mailbox' }] },
      searches: { total: 1, items: [{ words: 'otters', times: 6 }] },
    });
    const { takenDown } = await read();
    expect(takenDown.items.map(({ kind, name }) => [kind, name])).toEqual([
      ['organisation', 'Down'],
      ['service', 'Lunch, Kept'],
      ['helpline', 'Old Line'],
    ]);
    // One for which nobody signs in was mailed nothing that it could have answered.
    expect(mondayWords(await read()).map(({ todo }) => todo)).toContain(
      'They have not answered our emails, or nobody signs in. Ask whether what people read is still right.',
    );
    expect(mondayWords(await read()).map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        '1 organisation waits for approval',
        '1 listing was reported',
        '1 email does not get through',
        '1 kiosk was not seen for a day',
        '1 organisation to ring',
        '2 listings were not checked for six months',
        '3 listings are taken down',
        '1 search found nothing, on three days or more',
      ]),
    );
  });

  it('names five at most, and counts the others', async () => {
    for (let n = 0; n < 7; n++) await addOrganisation({ name: `Down ${n}`, published: false });
    const { takenDown } = await (await asAdmin()).read();
    expect([takenDown.items.length, takenDown.total]).toEqual([5, 7]);
  });

  it('counts the changes of a week by who made them', async () => {
    const owner = await viewer();
    const service = await addService({ providerId: owner.organisationId });
    const { send, read } = await asAdmin();
    await owner.send('PUT', `/services/${service.id}`, { note: 'Ring the bell' });
    await owner.send('PUT', `/services/${service.id}`, { note: 'Ring twice' });
    await send('PUT', `/services/${service.id}`, { note: 'Knock' });
    expect((await read()).changes).toMatchObject({
      byOrganisations: 2,
      byCharity: 1,
      stillRight: 0,
    });
  });

  it('counts apart, each once, what was said to be still right and not taken back', async () => {
    await db.delete(audit);
    const { organisationId } = await viewer();
    const service = await addService({ providerId: organisationId, lastCheckedAt: ago(200) });
    const { id: line } = await addHelpline({ providerId: null, lastCheckedAt: ago(50) });
    const { send, read } = await asAdmin();
    const said = { organisation: organisationId, outcome: 'right' };
    await send('POST', '/calls', said);
    await send('POST', '/several/checked', { organisations: [organisationId] });
    await send('PUT', `/services/${service.id}`, { note: 'Knock' });
    const { body } = await send('POST', '/checks', { kind: 'helpline', _id: line });
    const { changes } = await read();
    expect(changes).toMatchObject({ byOrganisations: 0, byCharity: 1, stillRight: 3 });
    await send('POST', '/checks/undo', body.undo);
    const monday = await read();
    expect(monday.changes).toMatchObject({ byCharity: 1, stillRight: 2 });
    expect(mondayWords(monday).find(({ topic }) => topic === 'changes')?.todo).toBe(
      '0 by organisations, 1 by you and your colleagues. 2 listings were said to be still right. Read them through.',
    );
  });

  it('names the five that nobody has checked for longest, of those that the public sees', async () => {
    const { id } = await addOrganisation({ name: 'Kept', lastCheckedAt: ago(1) });
    for (const days of [181, 182, 183, 184])
      await addService({ providerId: id, type: 'Lunch', lastCheckedAt: ago(days) });
    await addService({ providerId: id, published: false, lastCheckedAt: ago(900) });
    await addOrganisation({ name: 'Down', published: false, lastCheckedAt: ago(900) });
    await addHelpline({ providerId: null, name: 'Never', lastCheckedAt: '' });
    await addOrganisation({ name: 'Silent', lastCheckedAt: ago(190) });
    const { oldest, calls } = await (await asAdmin()).read();
    expect(oldest.map(({ kind, name }) => [kind, name])).toEqual([
      ['helpline', 'Never'],
      ['organisation', 'Silent'],
      ...[184, 183, 182].map(() => ['service', 'Lunch, Kept']),
    ]);
    expect(calls).toEqual({ organisations: 2, helplines: 1 });
  });

  it('counts for the menu who waits', async () => {
    const { send } = await asAdmin();
    expect((await send('GET', '/monday/pending')).body).toEqual({ pending: 0 });
    await addOrganisation({ approved: false });
    expect((await send('GET', '/monday/pending')).body).toEqual({ pending: 1 });
  });

  it('has a mail that failed tried again, and no other', async () => {
    await failingMail();
    const { send } = await asAdmin();
    expect((await send('POST', '/monday/mail')).body.message).toBe('1 email is sent again.');
  });
});

describe('the mail on Monday', () => {
  // A Monday at 8 in the city's summer.
  const MONDAY = Date.parse('2026-06-01T07:00:00Z');
  const mails = async () => {
    const rows = await db.select().from(outbox).orderBy(outbox.id);
    return rows
      .filter(({ kind }) => kind === 'monday')
      .map(({ recipient, createdAt }) => [recipient, createdAt.slice(0, 10)]);
  };
  const run = (now: number) => mailMonday(env.DB, 'charity@handbook.test', now);

  it('is due at the hour of the city’s clock', () => {
    expect(lastMonday(MONDAY, 8)).toBe('2026-06-01');
    expect(lastMonday(MONDAY - 1, 8)).toBe('2026-05-25');
    expect(lastMonday(MONDAY + 6 * DAY, 8)).toBe('2026-06-01');
    // On the Sunday before, the clocks went back.
    expect(lastMonday(Date.parse('2026-10-26T06:59:59Z'), 7)).toBe('2026-10-19');
    expect(lastMonday(Date.parse('2026-10-26T07:00:00Z'), 7)).toBe('2026-10-26');
  });

  it('goes to every admin once a week, late where runs were missed, once where they are doubled', async () => {
    const first = await addAccount({ role: 'admin' });
    const second = await addAccount({ role: 'admin', organisationId: first.organisationId });
    const MISSED = new Set([14, 15]);
    // Begins on a Saturday: the first Monday after it is on day 2.
    const saturday = MONDAY - 2 * DAY + 4 * HOUR;
    for (let day = 0; day < 24; day++) {
      if (MISSED.has(day) || day === 16) continue;
      const now = saturday + day * DAY;
      await Promise.all([run(now), run(now)]);
      await run(now + HOUR);
    }
    const days = ['2026-06-01', '2026-06-08', '2026-06-16', '2026-06-22'];
    const expected = days.flatMap((day) => [
      [first.email, day],
      [second.email, day],
    ]);
    expect((await mails()).sort()).toEqual(expected.sort());
  });

  it('goes to nobody at hour 0, and does not come in the middle of a week once it is wanted', async () => {
    await addAccount({ role: 'admin' });
    const setHour = (mondayHour: number) =>
      db
        .insert(siteLines)
        .values({
          name: 'settings',
          facts: JSON.stringify({ ...FIRST_OF_ALL_SETTINGS, mondayHour }),
          source: '',
          checked: '2026-05-01',
          version: 1,
          updatedAt: new Date(MONDAY).toISOString(),
        } as never)
        .onConflictDoUpdate({
          target: siteLines.name,
          set: { facts: JSON.stringify({ ...FIRST_OF_ALL_SETTINGS, mondayHour }) },
        });
    await setHour(0);
    for (let day = 0; day < 10; day++) await run(MONDAY + day * DAY);
    expect(await mails()).toEqual([]);
    await setHour(9);
    await run(MONDAY + 10 * DAY);
    expect(await mails()).toEqual([]);
    await run(MONDAY + 14 * DAY + 2 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('says what the page says, and names nobody', async () => {
    await addAccount({ role: 'admin' });
    await addOrganisation({ name: 'Waits', approved: false });
    await run(MONDAY - 3 * DAY);
    await run(MONDAY);
    const [row] = await db.select().from(outbox);
    const { subject, parts } = writeMessage(
      { kind: 'monday', data: JSON.parse(row?.data ?? '') },
      '',
    );
    expect(subject).toBe('What waits for you this week');
    expect(parts).toContain(
      '1 organisation waits for approval. Look at each, then approve or delete it.',
    );
    expect(parts).toContainEqual({ label: 'Open the Monday page', path: '/admin/monday' });
    expect(row?.data).not.toContain('Waits');
  });
});
