import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { cityTime } from '../../shared/time/city-time.ts';
import { insertWhere } from '../db/insert-where.ts';
import { accounts, organisations, outbox, standIns } from '../db/tables.ts';
import type { AskingMail } from './kinds.ts';
import { createOutboxRow } from './queries.ts';

/**
 * What asks an organisation for something, to every account of it and to the stand-in of each: once to each address,
 * however many have named it, and not twice to somebody who signs in. The last statement of its batch, like
 * `queueMailToAccounts`, and after one that changed a row. A stand-in's mail carries the link of the account that named them.
 */
export function queueAsking(d1: D1Database, mail: AskingMail, organisationId: string, now: number) {
  const { date } = cityTime(now);
  const data = JSON.stringify(mail.data);
  const isTheirs = sql`${accounts.organisationId} = ${organisationId}`;
  // Of several who have named the same address the longest away: of one row of a group, max() chooses the others' columns.
  const standIn = sql`json_object('by', ${accounts.email}, 'until', max(${standIns.until}), 'organisation', ${organisations.name})`;
  const asked = sql`(
    SELECT ${accounts.email} AS email, ${accounts.id} AS account_id, ${data} AS data FROM ${accounts} WHERE ${isTheirs}
    UNION ALL
    SELECT ${standIns.email}, ${standIns.accountId}, json_set(${data}, '$.standIn', ${standIn})
    FROM ${standIns}
    JOIN ${accounts} ON ${accounts.id} = ${standIns.accountId}
    JOIN ${organisations} ON ${organisations.id} = ${accounts.organisationId}
    WHERE ${isTheirs} AND ${standIns.until} >= ${date}
      AND ${standIns.email} NOT IN (SELECT ${accounts.email} FROM ${accounts} WHERE ${isTheirs})
    GROUP BY ${standIns.email}
  ) AS asked`;
  const row = {
    ...createOutboxRow(mail, now),
    data: sql`asked.data`,
    recipient: sql`asked.email`,
    accountId: sql`asked.account_id`,
  };
  return insertWhere(d1, outbox, row, sql`changes() > 0`, asked);
}
