import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';
import { type Trust, trustAt } from '../../shared/reports/trust.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { reports } from '../db/tables.ts';
import type { Directory } from '../directory/build/build.ts';
import { defineAnswer } from '../http/describe-route.ts';
import { loadAskingDays } from '../still-right/ask.ts';
import { countSignIns } from '../still-right/queries.ts';

export const TrustAnswer = defineAnswer(
  'Trust',
  z.object({
    listings: z.int().describe('Public services, organisations and helplines.'),
    checked: z.int().describe('Those that somebody checked within 90 days.'),
    askedAfter: z
      .array(z.number())
      .describe('Days without a check after which each is asked about.'),
    nextOn: z.string().describe("When the next comes due: YYYY-MM-DD, or '' for none."),
    overdue: z.int().describe('Those that are on the list to ring.'),
    answered: z.int().describe('Reports of the last 90 days.'),
    waiting: z.int(),
    medianHours: z.number().nullable().describe('Until half of them were answered; null for none.'),
  }),
);

/** What was worked out last: a stranger's loop must not have the database read all reports each time. */
let last: { at: number; trust: Trust } | undefined;

/** How far the handbook is to be trusted at `now`, at most a minute old. */
export async function readTrust(
  d1: D1Database,
  {
    services,
    organisations,
    helplines,
  }: Pick<Directory, 'services' | 'organisations' | 'helplines'>,
  now: number,
): Promise<Trust> {
  if (last && Math.abs(now - last.at) < MINUTE) return last.trust;
  const { at, answeredAt } = reports;
  const [said, after, signIns] = await Promise.all([
    database(d1).select({ at, answeredAt }).from(reports),
    loadAskingDays(d1),
    countSignIns(d1),
  ]);
  const of = (lastCheckedAt: string, organisation: string | null) => ({
    lastCheckedAt,
    signIns: signIns.get(organisation ?? '') ?? 0,
  });
  const listings = [
    ...services.map((it) => of(it.lastCheckedAt, it.provider._id)),
    ...organisations.map((it) => of(it.lastCheckedAt, it._id)),
    ...helplines.map((it) => of(it.lastCheckedAt, it.provider)),
  ];
  const trust = trustAt(listings, said, after, now);
  last = { at: now, trust };
  return trust;
}
