import type { D1Database } from '@cloudflare/workers-types';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { comingHolidays } from '../../../shared/time/holidays/holidays.ts';
import { DAY } from '../../../shared/time/units.ts';
import { addAccounts } from '../api/accounts.ts';

// A charity's Monday: a city of 150 organisations of which one thing of every kind waits.

/** So many of its organisations have long said nothing. */
export const SILENT = 146;

const listing = (name: string, phone: string, type = 'Lunch') => ({
  name,
  description: 'Hot meals by the harbour.',
  phone: [phone],
  addresses: ['1 Quay Street, Bristol'],
  services: [{ type, serviceAddress: '1 Quay Street, Bristol' }],
});

export const records = {
  organisations: [
    ...Array.from({ length: SILENT }, (_, n) => listing(`Silent ${n + 100}`, `01174961${n + 100}`)),
    listing('The Twin Kitchen', '01174962001'),
    // Of another type: of two lunches at one address the next pair would be made.
    listing('The Twin Kitchen, Bristol', '01174962002', 'Breakfast'),
    listing('The Moving Kitchen', '01174962003'),
    listing('The Loud Kitchen', '01174962004'),
  ],
  helplines: [],
};

/** A date, about three weeks after today's, that is no part of another bank holiday's question: 19 December is one of Christmas's. */
function dayOfItsOwn(today: string): string {
  const dates = [20, 13, 27, 34, 6, 40].map((days) => addDays(today, days));
  const own = dates.find((date) =>
    comingHolidays(today, { [date]: 'Jubilee' }).some((it) => it.from === date && it.to === date),
  );
  if (!own) throw new Error('Every day is near a bank holiday.');
  return own;
}

/** What waits. Nobody has checked most of the city for 200 days, but the one that is rung first: an account of it is away. */
export async function addMonday(db: D1Database) {
  await addAccounts(db);
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * DAY).toISOString();
  const day = (days: number) => addDays(cityTime(now).date, days);
  const idOf = (name: string) => `(SELECT id FROM organisations WHERE name = '${name}')`;
  const silent = "SELECT id FROM organisations WHERE name LIKE 'Silent %'";
  const run = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values);
  await db.batch([
    run(`UPDATE organisations SET last_checked_at = ?1 WHERE id IN (${silent})`, ago(200)),
    run(`UPDATE services SET last_checked_at = ?1 WHERE provider_id IN (${silent})`, ago(200)),
    run(`UPDATE organisations SET last_checked_at = ?1 WHERE name = 'Silent 100'`, ago(300)),
    // Whose people are mailed: one is away.
    run(
      `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
       VALUES ('anna', ${idOf('Silent 100')}, 'anna@silent.test', '', 'organisation', ?1)`,
      ago(300),
    ),
    run(
      `INSERT INTO stand_ins (account_id, email, until_date, named_at) VALUES ('anna', 'sam@silent.test', ?1, ?2)`,
      day(3),
      ago(1),
    ),
    run(
      `INSERT INTO organisations (id, name, description, addresses, role, approved, published, created_at, version, updated_at)
       VALUES ('waits', 'The Patient Kitchen', 'Soup.', '["2 Quay Street, Bristol"]', 'organisation', 0, 1, ?1, 1, ?1)`,
      ago(2),
    ),
    run(
      `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
       VALUES ('waits', 'waits', 'patient@kitchen.test', '', 'organisation', ?1)`,
      ago(2),
    ),
    run(
      `INSERT INTO registrations (organisation_id, account_id, registered_at, confirmed_at, came_from, mails, told_at)
       VALUES ('waits', 'waits', ?1, ?1, '', 1, ?1)`,
      ago(2),
    ),
    run(
      `INSERT INTO reports (id, kind, listing_id, what, words, at)
       VALUES ('r', 'organisation', ${idOf('The Loud Kitchen')}, 'not safe', 'Shouting at the door.', ?1)`,
      ago(1),
    ),
    run(
      `INSERT INTO outbox (kind, recipient, data, created_at, attempts, next_attempt_at, last_error)
       VALUES ('approval', 'full@mailbox.test', '{"name":"The Loud Kitchen"}', ?1, 3, ?2, 'The mailbox is full.')`,
      ago(1),
      ago(-1),
    ),
    run(
      `INSERT INTO kiosks (id, place, screen, is_ours, seen_at) VALUES ('k', 'The library', 'touch', 1, ?1)`,
      ago(3),
    ),
    run(
      `UPDATE organisations SET published = 0, taken_down_reason = 'It moves.' WHERE name = 'The Moving Kitchen'`,
    ),
    // A holiday that is asked about on whatever day this runs.
    run(
      `INSERT INTO dated_changes (id, scope, kind, from_date, to_date, reason, updated_at)
       VALUES ('jubilee', 'bank holiday', 'check first', ?1, ?1, 'Jubilee', ?2)`,
      dayOfItsOwn(day(0)),
      ago(1),
    ),
    run(`UPDATE organisations SET last_checked_at = ?1 WHERE last_checked_at = ''`, ago(0)),
    ...[1, 2, 3].map((days) =>
      run(
        `INSERT INTO fruitless_searches (day, words, times) VALUES (?1, 'brekkie', 2)`,
        day(-days),
      ),
    ),
  ]);
}
