import type { D1Database } from '@cloudflare/workers-types';
import { eq, sql } from 'drizzle-orm';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { closingWords, markAsked, readDueClosings } from '../dated-changes/due-closings.ts';
import { database } from '../db/client.ts';
import { accounts, askings } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { mayBeAsked, noteAsking } from '../mail/askings.ts';
import type { AskingMail } from '../mail/kinds.ts';
import { queueMail } from '../mail/queries.ts';
import { queueAsking } from '../mail/stand-ins.ts';
import { whoIsDue } from './ask.ts';

/**
 * Asks whether a closing until further notice still holds, every 30 days or as the charity's settings say: its organisation in
 * one mail for all that are due, but not within 21 days of another asking, and not where its listings are to be asked about now,
 * whose mail asks this too (docs/product.md#asking); the charity where nobody signs in for it, and about types and the city.
 * What was asked is marked in the same batch as the mail, so that a run that is missed loses nothing and one that is doubled
 * repeats nothing.
 */
export async function askStillClosed(d1: D1Database, adminMail: string, now: number) {
  const { askClosingsDays: days } = await readSettings(d1);
  const due = await readDueClosings(d1, days, now);
  if (due.length === 0) return;
  const others = new Set((await whoIsDue(d1, now)).map(({ _id }) => _id));
  for (const owner of new Set(due.map(({ organisation }) => organisation))) {
    if (owner !== null && others.has(owner)) continue;
    const theirs = due.filter(({ organisation }) => organisation === owner);
    const asked = owner === null ? undefined : await readAsked(d1, owner);
    if (asked && !mayBeAsked(asked.askedAt, now)) continue;
    await askAbout(d1, { adminMail, now, days, isAsked: asked !== undefined }, owner, theirs);
  }
}

type Asking = { adminMail: string; now: number; days: number; isAsked: boolean };

async function askAbout(
  d1: D1Database,
  { adminMail, isAsked, ...when }: Asking,
  owner: string | null,
  changes: readonly ChangeRecord[],
) {
  const { now, days } = when;
  const mail: AskingMail = {
    kind: 'still-closed',
    data: {
      days,
      organisation: isAsked ? null : (owner ?? ''),
      closings: await closingWords(d1, changes, owner, now),
    },
  };
  if (isAsked && owner !== null)
    await database(d1).batch([
      noteAsking(d1, owner, now),
      markAsked(d1, changes, when, sql`changes() > 0`),
      queueAsking(d1, mail, owner, now),
    ]);
  else
    await database(d1).batch([
      markAsked(d1, changes, when, sql`true`),
      queueMail(d1, mail, { recipient: adminMail }, now),
    ]);
}

/** When an organisation was asked for anything last, '' for never; nothing where nobody signs in for it. */
async function readAsked(d1: D1Database, organisationId: string) {
  const [found] = await database(d1)
    .select({ askedAt: sql<string>`coalesce(${askings.askedAt}, '')` })
    .from(accounts)
    .leftJoin(askings, eq(askings.organisationId, accounts.organisationId))
    .where(eq(accounts.organisationId, organisationId))
    .limit(1);
  return found;
}
