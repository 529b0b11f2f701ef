import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import {
  askings,
  datedChanges,
  holidayAnswers,
  operations,
  organisations,
  outbox,
  services,
} from '../db/tables.ts';
import { askAboutHolidays } from '../holidays/ask.ts';
import { mailMonday } from '../monday/job.ts';
import { askStillRight } from '../still-right/ask.ts';
import { askStillClosed } from '../still-right/ask-closings.ts';
import { listCallsPage } from '../still-right/calls.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../testing/directory.ts';

// The jobs that ask, walked through a year from day to day for 200 organisations, with runs that are missed and that come twice.
// What is to happen is written down from a calendar. How long things are kept is walked in retention.test.ts.

const DAY = 86_400_000;
const SIGNED_IN = 150;
const WITHOUT = 50;
/** A Tuesday, whose next asked-about holiday is on 31 August. */
const CHECKED = '2026-06-02';
const LAST = '2027-06-01';
/** No job ran on these: the day of the first asking, a Monday, and days on which closings and a holiday were to be asked about. */
const MISSED = new Set(['2026-07-17', '2026-08-03', '2026-10-31', '2027-02-12']);
/** Until here jobs run on every day; from here on on Mondays, and the day before, on and after those on which something is due. */
const DAILY_UNTIL = '2026-09-11';
const DUE = new Set([
  ...['2026-11-01', '2026-11-22', '2026-12-16', '2027-01-06', '2027-01-27', '2027-01-30'],
  ...['2027-02-12', '2027-02-17', '2027-03-22', '2027-04-19'],
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

/** Whom each kind of mail went to on each date. */
const sent: Record<string, Record<string, string[]>> = {};

function noteMail(kind: string, date: string, recipient: string) {
  sent[kind] ??= {};
  sent[kind][date] ??= [];
  sent[kind][date].push(recipient);
}

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
    await db.update(datedChanges).set({ endedAt: `${OPEN_AGAIN}T09:00:00.000Z` });
  },
};

beforeAll(async () => {
  await emptyDirectory();
  for (const table of [outbox, operations, askings, holidayAnswers, datedChanges])
    await db.delete(table);
  await addAccount({ role: 'admin', organisation: { name: 'The Charity' } });
  const lastCheckedAt = `${CHECKED}T09:00:00.000Z`;
  for (let n = 0; n < SIGNED_IN + WITHOUT; n++) {
    const { id } = await addOrganisation({ name: `House ${n}`, lastCheckedAt });
    if (n % 2 === 0) again.push(id);
    await addDatedChange({ organisation: id, kind: 'closed', from: CLOSED_FROM, to: '' });
    if (n < SIGNED_IN) await addAccount({ organisationId: id });
    await addService({ providerId: id, lastCheckedAt });
  }
  let lastKnown = -1;
  for (let day = 0; dateAfter(day) <= LAST; day++) {
    const date = dateAfter(day);
    await DEEDS[date]?.();
    if (MISSED.has(date) || isQuiet(day)) continue;
    const at = Date.parse(`${date}T12:00:00Z`);
    // A run asks 20: those of a whole day do for all. Every third comes twice at once.
    for (let run = 0; run < 10; run++) {
      const now = at + run * 300_000;
      // In the order of the jobs: who is asked about a holiday is not asked for anything else.
      const jobs = async () => {
        await askAboutHolidays(env.DB, now);
        await askStillClosed(env.DB, CHARITY, now);
        await askStillRight(env.DB, now);
        await mailMonday(env.DB, '', now);
      };
      await Promise.all(run % 3 === 0 ? [jobs(), jobs()] : [jobs()]);
      const queued = await db.select().from(outbox);
      for (const { kind, recipient, data } of queued) {
        // The charity is asked about each that has no sign-in.
        const about = kind === 'still-closed' ? JSON.parse(data).organisation : null;
        noteMail(kind, date, [recipient, about].filter(Boolean).join(' about '));
      }
      await db.delete(outbox);
      // Nobody is asked on most days: one run says so.
      if (queued.length === 0) break;
    }
    const { known } = await listCallsPage(env.DB, { perPage: 1 }, at + 3_600_000);
    if (known !== lastKnown) toRing[date] = known;
    lastKnown = known;
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
});
