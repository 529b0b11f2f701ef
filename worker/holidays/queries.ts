import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, exists, type SQL, sql } from 'drizzle-orm';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import { firstPhone } from '../../shared/organisations/organisation-phones.ts';
import { bankHolidaysIn } from '../../shared/services/changes/change-record.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { comingHolidays, type Holiday } from '../../shared/time/holidays/holidays.ts';
import { DAY } from '../../shared/time/units.ts';
import { readChangeRow } from '../dated-changes/rows.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import {
  accounts,
  askings,
  datedChanges,
  holidayAnswers,
  organisations,
  services,
} from '../db/tables.ts';
import { mayBeAsked, noteAsking } from '../mail/askings.ts';
import { isPublic } from '../records/is-seen.ts';
import { compareByName } from '../records/order.ts';
import { parseRows, parseTexts } from '../records/rows.ts';

/** The questions that are open at an instant, with the bank holidays that admins have added. */
export async function openHolidays(d1: D1Database, now: number): Promise<Holiday[]> {
  const { date } = cityTime(now);
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(eq(datedChanges.scope, 'bank holiday'));
  const added = bankHolidaysIn(parseRows('dated change', rows, readChangeRow), date);
  return comingHolidays(date, added);
}

/** When and by whom the organisation answered each question last; of an answer about more days, those count too. */
export async function loadAnswers(d1: D1Database, holidays: Holiday[], organisationId: string) {
  const rows = await database(d1)
    .select()
    .from(holidayAnswers)
    .where(eq(holidayAnswers.organisationId, organisationId));
  return holidays.map((holiday) => {
    const last = rows
      .filter((row) => row.from <= holiday.from && row.to >= holiday.to)
      .sort((a, b) => (a.answeredAt < b.answeredAt ? 1 : -1))[0];
    return {
      ...holiday,
      answeredAt: last?.answeredAt ?? '',
      answeredBy: last?.answeredBy ?? '',
    };
  });
}

/** That an organisation has answered, for a batch; `accountId` is who did. */
export const noteAnswer = (
  d1: D1Database,
  { from, to }: Pick<Holiday, 'from' | 'to'>,
  organisationId: string,
  accountId: string,
  now: number,
  where: SQL,
) => {
  const answeredBy = sql`coalesce((SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${accountId}), '')`;
  const row = { organisationId, from, to, askedAt: '', answeredAt: toIso(now), answeredBy };
  return insertWhere(d1, holidayAnswers, row, where).onConflictDoUpdate({
    target: [holidayAnswers.organisationId, holidayAnswers.from, holidayAnswers.to],
    set: { answeredAt: sql`excluded.answered_at`, answeredBy: sql`excluded.answered_by` },
  });
};

/** That an organisation is asked about holidays now, for the beginning of a batch: nothing where it was asked lately. */
export const noteAsked = (
  d1: D1Database,
  holidays: readonly Holiday[],
  organisationId: string,
  now: number,
) => [
  noteAsking(d1, organisationId, now),
  ...holidays.map(({ from, to }) =>
    insertWhere(
      d1,
      holidayAnswers,
      { organisationId, from, to, askedAt: toIso(now), answeredAt: '', answeredBy: '' },
      sql`changes() > 0`,
    ).onConflictDoUpdate({
      target: [holidayAnswers.organisationId, holidayAnswers.from, holidayAnswers.to],
      set: { askedAt: sql`excluded.asked_at` },
    }),
  ),
];

/** Every organisation that the public sees with a service, and what it was asked and has answered, by name. */
export async function listAsked(d1: D1Database, now: number) {
  const db = database(d1);
  const theirs = db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.providerId, organisations.id));
  const [rows, people, asked, answers] = await db.batch([
    db
      .select({ id: organisations.id, name: organisations.name, phone: organisations.phone })
      .from(organisations)
      .where(and(isPublic, exists(theirs))),
    db
      .select({ id: accounts.organisationId, total: count() })
      .from(accounts)
      .groupBy(accounts.organisationId),
    db.select().from(askings),
    db.select().from(holidayAnswers),
  ]);
  const totals = new Map(people.map(({ id, total }) => [id, total]));
  const askedAt = new Map(asked.map((row) => [row.organisationId, row.askedAt]));
  const answersOf = new Map<string, typeof answers>(rows.map((row) => [row.id, []]));
  for (const answer of answers) answersOf.get(answer.organisationId)?.push(answer);
  return parseRows('organisation', rows, ({ id, name, phone }) => {
    const own = answersOf.get(id) ?? [];
    const covers = ({ from, to }: Holiday, which: 'askedAt' | 'answeredAt') =>
      own.some((row) => row.from <= from && row.to >= to && row[which] !== '');
    const first = firstPhone(parseTexts(phone));
    const signIns = totals.get(id) ?? 0;
    const last = askedAt.get(id) ?? '';
    return {
      _id: id,
      name,
      phoneDisplay: first && formatPhone(first),
      phoneHref: phoneHref(first),
      signIns,
      askedAt: last,
      mayBeAsked: signIns > 0 && mayBeAsked(last, now),
      wasAsked: (holiday: Holiday) => covers(holiday, 'askedAt'),
      hasAnswered: (holiday: Holiday) => covers(holiday, 'answeredAt'),
    };
  }).sort(compareByName);
}

export type AskedOrganisation = Awaited<ReturnType<typeof listAsked>>[number];

/** Removes what was asked and answered about holidays that were over a year ago. */
export async function removeOldAnswers(d1: D1Database, now: number) {
  const { date } = cityTime(now - 365 * DAY);
  await database(d1).delete(holidayAnswers).where(sql`${holidayAnswers.to} < ${date}`);
}
