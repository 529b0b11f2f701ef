import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { askings, holidayAnswers, operations, outbox } from '../db/tables.ts';
import { askAboutHolidays } from '../holidays/ask.ts';
import { mailMonday } from '../monday/job.ts';
import { askStillRight } from '../still-right/ask.ts';
import { pageOfCalls } from '../still-right/calls.ts';
import { addAccount } from '../testing/accounts.ts';
import { addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';

// The jobs that ask, walked from day to day for 200 organisations, with runs that are missed and that come twice. What is to
// happen is written down from a calendar.

const DAY = 86_400_000;
const SIGNED_IN = 150;
const WITHOUT = 50;
/** A Tuesday, whose next asked-about holiday is on 31 August. */
const CHECKED = '2026-06-02';
const LAST = '2026-09-11';
/** No job ran on these: the day of the first asking, and a Monday. */
const MISSED = new Set(['2026-07-17', '2026-08-03']);
const db = database(env.DB);

const dateAfter = (days: number) =>
  new Date(Date.parse(CHECKED) + days * DAY).toISOString().slice(0, 10);

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

beforeAll(async () => {
  await emptyDirectory();
  for (const table of [outbox, operations, askings, holidayAnswers]) await db.delete(table);
  await addAccount({ role: 'admin', organisation: { name: 'The Charity' } });
  const lastCheckedAt = `${CHECKED}T09:00:00.000Z`;
  for (let n = 0; n < SIGNED_IN + WITHOUT; n++) {
    const { id } = await addOrganisation({ name: `House ${n}`, lastCheckedAt });
    if (n < SIGNED_IN) await addAccount({ organisationId: id });
    await addService({ providerId: id, lastCheckedAt });
  }
  let lastKnown = -1;
  for (let day = 0; dateAfter(day) <= LAST; day++) {
    const date = dateAfter(day);
    if (MISSED.has(date)) continue;
    const at = Date.parse(`${date}T12:00:00Z`);
    // A run asks 20: those of a whole day do for all. Every third comes twice at once.
    for (let run = 0; run < 10; run++) {
      const now = at + run * 300_000;
      // In the order of the jobs: who is asked about a holiday is not asked for anything else.
      const jobs = async () => {
        await askAboutHolidays(env.DB, now);
        await askStillRight(env.DB, now);
        await mailMonday(env.DB, '', now);
      };
      await Promise.all(run % 3 === 0 ? [jobs(), jobs()] : [jobs()]);
      const queued = await db.select().from(outbox);
      for (const { kind, recipient } of queued) noteMail(kind, date, recipient);
      await db.delete(outbox);
      // Nobody is asked on most days: one run says so.
      if (queued.length === 0) break;
    }
    const { known } = await pageOfCalls(env.DB, { perPage: 1 }, at + 3_600_000);
    if (known !== lastKnown) toRing[date] = known;
    lastKnown = known;
  }
}, 240_000);

describe('a city of 200 organisations', () => {
  it('asks all who can answer about the holiday and their listings, each once, with 21 days between', () => {
    expect(countsOf('still-right')).toEqual({
      // Due on 17 July, 45 days after the check, when no job ran.
      '2026-07-18': SIGNED_IN,
      // Due on 7 August and, the last one, on 28 August: 21 days after the mail about the holiday, as one.
      '2026-08-29': SIGNED_IN,
    });
    // Due on 20 July, six weeks before 31 August, two days after the first mail.
    expect(countsOf('holiday-hours')).toEqual({ '2026-08-08': SIGNED_IN });
  });

  it('puts on the call list who cannot be asked after 45 days, and who did not answer after 90', () => {
    expect(toRing).toEqual({
      [CHECKED]: 0,
      '2026-07-18': WITHOUT,
      '2026-08-31': SIGNED_IN + WITHOUT,
    });
  });

  it('tells the charity on each Monday, and on a Tuesday where none ran', () => {
    const mondays = [6, 13, 20, 27, 34, 41, 48, 55, 62, 69, 76, 83, 90, 97].map(dateAfter);
    expect(countsOf('monday')).toEqual(
      Object.fromEntries(mondays.map((date) => [date === '2026-08-03' ? '2026-08-04' : date, 1])),
    );
  });
});
