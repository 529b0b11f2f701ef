import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticesAt } from '../../shared/notices/notice.ts';
import { KEPT_TABLES } from '../../shared/privacy/retention.ts';
import { DAY, HOUR } from '../../shared/time/units.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { datedChanges, organisations, services } from '../db/tables.ts';
import { readDirectory } from '../directory/build/build.ts';
import { viewOnDate } from '../directory/dated.ts';
import { listCallsPage } from '../still-right/calls.ts';
import { addAccount } from '../testing/accounts.ts';
import { HOUSES, house, KEPT_ROWS, leftSql, MADE } from '../testing/crawls/kept-rows.ts';
import {
  addDatedChange,
  addNotice,
  addOrganisation,
  addService,
  changeDirectory,
  emptyDirectory,
} from '../testing/directory.ts';
import { runJobs } from './scheduled.ts';

// All jobs, as they are scheduled, walked through a year from day to day for 200 organisations, with runs that are missed and that
// come twice. What is to happen is written down from a calendar. The instants at which things end are walked in
// large-city-ends.crawl.test.ts, what is kept for two years in retention.test.ts.

const SIGNED_IN = 150;
const WITHOUT = HOUSES - SIGNED_IN;
const all = Array.from({ length: HOUSES }, (_, n) => n);
/** A Tuesday, at 9 in the morning, whose next asked-about holiday is on 31 August. */
const CHECKED = MADE.slice(0, 10);
const LAST = '2027-06-04';
/**
 * No job ran on these: the day of the first asking, a Monday, days on which closings and a holiday were to be asked about, and on
 * which links, sessions and years are over.
 */
const MISSED = new Set([
  ...['2026-07-02', '2027-06-02'],
  ...['2026-07-17', '2026-08-03', '2026-10-31', '2027-02-12'],
]);
/** Until here jobs run on every day; from here on on Mondays, and the day before, on and after those on which something is due. */
const DAILY_UNTIL = '2026-06-19';
const DUE = new Set([
  ...['2026-11-01', '2026-11-22', '2026-12-16', '2027-01-06', '2027-01-27', '2027-01-30'],
  ...['2026-12-06', '2026-12-18', '2027-02-12', '2027-02-17', '2027-03-22', '2027-04-19'],
  ...[
    '2026-07-02',
    '2026-07-17',
    '2026-08-01',
    '2026-08-03',
    '2026-08-07',
    '2026-08-20',
    '2026-08-30',
    '2026-11-10',
    '2027-06-02',
    '2027-06-03',
  ],
]);
/** On this day every other organisation is checked. */
const CHECKED_AGAIN = '2026-11-01';
/** All are closed from here on, until their people say that they are open. */
const CLOSED_FROM = '2026-10-01';
const OPEN_AGAIN = '2026-11-10';
const CHARITY = 'charity@handbook.test';
const db = database(env.DB);

const dateAfter = (days: number) =>
  new Date(Date.parse(CHECKED) + days * DAY).toISOString().slice(0, 10);

/** Whether no job runs because nothing is due: a missed run as any other, which costs a test nothing. */
const isQuiet = (day: number) =>
  dateAfter(day) > DAILY_UNTIL &&
  // The first day is a Tuesday.
  day % 7 !== 6 &&
  ![day - 1, day, day + 1].some((near) => DUE.has(dateAfter(near)));

/** Whom each kind of mail went to on each date, the charity with what it is about. */
const sent: Record<string, Record<string, string[]>> = {};
/** How mails of each kind begin. */
const SUBJECTS: [kind: string, begins: RegExp][] = [
  ['still-right', /^(Is this|Please tell us: is this) still right\?/],
  ['still-closed', /^Is this still closed\?/],
  ['holiday-hours', /^(What are|Please tell us) your hours: /],
  ['monday', /^(What|Nothing) waits for you this week/],
];
let today = CHECKED;
let mailsOfRun = 0;
const MAIL = {
  send: async ({ to, subject, text }: Record<'to' | 'subject' | 'text', string>) => {
    const kind = SUBJECTS.find(([, begins]) => begins.test(subject))?.[0] ?? subject;
    const about = to === CHARITY ? (/house[- ]\d+/i.exec(text)?.[0] ?? '') : '';
    const ofKind = sent[kind] ?? {};
    sent[kind] = ofKind;
    ofKind[today] = [...(ofKind[today] ?? []), `${to} ${about}`];
    mailsOfRun++;
    return { messageId: '' };
  },
};
const bindings = { ...env, MAIL, ADMIN_MAIL: CHARITY } as unknown as typeof env;

/** How many of a kind on each date; none of them twice to the same. */
const countsOf = (kind: string) =>
  Object.fromEntries(
    Object.entries(sent[kind] ?? {}).map(([date, all]) => {
      expect(new Set(all).size).toBe(all.length);
      return [date, all.length];
    }),
  );

/** How many stood on the call list at the end of each date. */
const toRing: Record<string, number> = {};

/** Every other organisation, by its id. */
const again: string[] = [];

/** What people do on a day, before its jobs. */
const DEEDS: Record<string, () => Promise<void>> = {
  [CHECKED_AGAIN]: async () => {
    const lastCheckedAt = `${CHECKED_AGAIN}T09:00:00.000Z`;
    await db.update(organisations).set({ lastCheckedAt }).where(isOneOf(organisations.id, again));
    await db.update(services).set({ lastCheckedAt }).where(isOneOf(services.providerId, again));
  },
  [OPEN_AGAIN]: async () => {
    const endedAt = `${OPEN_AGAIN}T09:00:00.000Z`;
    await db.update(datedChanges).set({ endedAt }).where(eq(datedChanges.to, ''));
    await changeDirectory();
  },
};

/** What jobs take away of it one day, of each organisation: all but what would change who is asked. */
const NOT_HERE = new Set([
  ...['registrations', 'stand_ins', 'calls of askings', 'what can be taken back of askings'],
  ...['calls of helpline_calls', 'report_keys', 'page_counts'],
]);
const KEPT = Object.entries(KEPT_ROWS).filter(([name]) => !NOT_HERE.has(name));
/** How many are left of each kind at the end of a date, where that changed. */
const left: Record<string, Record<string, number>> = {};
/** How many organisations are read to be closed, and how many notices are, where that changed. */
const closed: Record<string, number> = {};
const notices: Record<string, number> = {};

/** Writes a figure down where it differs from the one of the date before. */
function note(figures: Record<string, number>, date: string, figure: number) {
  if (Object.values(figures).at(-1) !== figure) figures[date] = figure;
}

async function look(date: string, now: number) {
  const counts = KEPT.map((entry) => `(${leftSql(entry)})`);
  const [row = []] = await env.DB.prepare(`SELECT ${counts.join()}`).raw<number[]>();
  KEPT.forEach(([name], at) => {
    left[name] ??= {};
    note(left[name], date, row[at] ?? 0);
  });
  note(toRing, date, (await listCallsPage(env.DB, { perPage: 1 }, now)).known);
  const view = viewOnDate(await readDirectory(env.DB), now);
  const says = view.services.filter(({ announced = [] }) =>
    announced.some(({ words }) => words.startsWith('Closed')),
  );
  note(closed, date, says.length);
  note(notices, date, noticesAt(view.notices, now, () => true).length);
}

async function makeCity() {
  await emptyDirectory();
  for (const { name } of KEPT_TABLES)
    if (name !== 'directory') await env.DB.prepare(`DELETE FROM ${name}`).run();
  await addAccount({ role: 'admin', email: CHARITY, organisation: { name: 'The Charity' } });
  // Not listed, and so asked nothing: their accounts are there for what they leave behind.
  const elsewhere = await addOrganisation({ name: 'Elsewhere', approved: false });
  for (let n = 0; n < HOUSES; n++) {
    const lastCheckedAt = MADE;
    const { id } = await addOrganisation({ id: house(n), name: `House ${n}`, lastCheckedAt });
    if (n % 2 === 0) again.push(id);
    const organisationId = n < SIGNED_IN ? id : elsewhere.id;
    await addAccount({ id: `account-of-${n}`, organisationId });
    await addDatedChange({ organisation: id, kind: 'closed', from: CLOSED_FROM, to: '' });
    await addService({ providerId: id, lastCheckedAt });
  }
  await addNotice({ begins: '2026-12-05T18:00', ends: '2026-12-19T09:00' });
  const rows = all.flatMap((n) => KEPT.map(([, { sql }]) => sql(n)));
  for (let from = 0; from < rows.length; from += 400)
    await env.DB.batch(
      rows.slice(from, from + 400).map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)),
    );
}

beforeAll(async () => {
  await makeCity();
  for (let day = 0; dateAfter(day) <= LAST; day++) {
    today = dateAfter(day);
    await DEEDS[today]?.();
    if (MISSED.has(today) || isQuiet(day)) continue;
    const at = Date.parse(`${today}T12:00:00Z`);
    // A run asks 20 and sends 20: those of a few hours do for all. The first of a day, and every fifth, comes twice at once.
    for (let run = 0; run < 30; run++) {
      mailsOfRun = 0;
      const jobs = () => runJobs(bindings, at + run * 300_000);
      await Promise.all(run % 5 === 0 ? [jobs(), jobs()] : [jobs()]);
      // Nobody is mailed on most days: one run says so.
      if (mailsOfRun === 0) break;
    }
    await look(today, at + 3 * HOUR);
  }
}, 240_000);

describe('a year of a city of 200 organisations', () => {
  it('asks all who can answer about the holiday and their listings, each once, with 21 days between', () => {
    expect(countsOf('still-right')).toEqual({
      // Due on 17 July, 45 days after the check, when no job ran.
      '2026-07-18': SIGNED_IN,
      // Due on 7 August and, the last one, on 28 August: 21 days after the mail about the holiday, as one.
      '2026-08-29': SIGNED_IN,
      // Those that were checked on 1 November: 45, 66 and 87 days later.
      '2026-12-16': SIGNED_IN / 2,
      '2027-01-06': SIGNED_IN / 2,
      '2027-01-27': SIGNED_IN / 2,
    });
    expect(countsOf('holiday-hours')).toEqual({
      // Due on 20 July, six weeks before 31 August, two days after the first mail.
      '2026-08-08': SIGNED_IN,
      // Christmas, due on 12 November, six weeks before 24 December: 21 days after it was asked whether they are closed.
      '2026-11-22': SIGNED_IN,
      // Easter, due on 12 February, when no job ran; of those that were asked on 27 January, 21 days after that.
      '2027-02-13': SIGNED_IN / 2,
      '2027-02-17': SIGNED_IN / 2,
      // Six weeks before 3 and 31 May.
      '2027-03-22': SIGNED_IN,
      '2027-04-19': SIGNED_IN,
    });
  });

  it('asks once whether all are still closed, the charity for those without a sign-in', () => {
    // Due on 31 October, 30 days after it began, when no job ran; open again before it would be asked anew.
    expect(countsOf('still-closed')).toEqual({ '2026-11-01': SIGNED_IN + WITHOUT });
  });

  it('puts on the call list who cannot be asked after 45 days, and who did not answer after 90', () => {
    expect(toRing).toEqual({
      [CHECKED]: 0,
      '2026-07-18': WITHOUT,
      '2026-08-31': SIGNED_IN + WITHOUT,
      [CHECKED_AGAIN]: (SIGNED_IN + WITHOUT) / 2,
      '2026-12-16': SIGNED_IN / 2 + WITHOUT,
      '2027-01-30': SIGNED_IN + WITHOUT,
    });
  });

  it('tells the charity on each Monday, and on a Tuesday where none ran', () => {
    // The first is 8 June 2026, the last 31 May 2027.
    const mondays = Array.from({ length: 52 }, (_, week) => dateAfter(6 + 7 * week));
    expect(countsOf('monday')).toEqual(
      Object.fromEntries(mondays.map((date) => [date === '2026-08-03' ? '2026-08-04' : date, 1])),
    );
  });

  it('reads that all are closed from 42 days before until they are open again, and a notice while it holds', () => {
    expect(closed).toEqual({
      [CHECKED]: HOUSES,
      '2026-06-03': 0,
      '2026-08-20': HOUSES,
      [OPEN_AGAIN]: 0,
    });
    expect(notices).toEqual({ [CHECKED]: 0, '2026-12-06': 1, '2026-12-19': 0 });
  });

  it('takes away of each, once, what is not to be kept', () => {
    const gone = (date: string) => ({ [CHECKED]: HOUSES, [date]: 0 });
    expect(left).toEqual({
      attempts: gone('2026-06-03'),
      creations: gone('2026-06-03'),
      imported: gone('2026-06-03'),
      'digests of reports': gone('2026-06-09'),
      'new kiosks': gone('2026-06-09'),
      // 30 days, on 2 July, when no job ran.
      merges: gone('2026-07-03'),
      one_time_tokens: gone('2026-07-03'),
      sessions: gone('2026-07-03'),
      // 90 days.
      fruitless_searches: gone('2026-08-31'),
      kiosks: gone('2026-08-31'),
      reports: gone('2026-08-31'),
      sign_ins: gone('2026-08-31'),
      // A year, on 2 June, when no job ran; what held until the day itself, on the next.
      audit: gone('2027-06-03'),
      notices: gone('2027-06-03'),
      dated_changes: gone('2027-06-03'),
      holiday_answers: gone('2027-06-03'),
    });
  });
});
