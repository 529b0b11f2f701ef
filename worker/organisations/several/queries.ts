import type { D1Database } from '@cloudflare/workers-types';
import { and, eq } from 'drizzle-orm';
import type { Turned } from '../../../shared/lists/list-page.ts';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import type {
  SeveralDone,
  SeveralListed,
  SeveralPart,
} from '../../../shared/organisations/several.ts';
import { SAID_PLAINLY_FROM } from '../../../shared/time/checked.ts';
import { findAccountByEmail } from '../../account/accounts/queries.ts';
import { addPerson } from '../../account/people/queries.ts';
import { database } from '../../db/client.ts';
import { toIso } from '../../db/instant.ts';
import { accounts, organisations } from '../../db/tables.ts';
import { type AskedTurn, contains, turnTo } from '../../http/paging.ts';
import type { Author } from '../../records/author.ts';
import { type Revision, readRevision } from '../../records/data-version.ts';
import { compareByName } from '../../records/order.ts';
import { retryOnConflict } from '../../records/record.ts';
import { organisation as organisationType } from '../../records/record-types.ts';
import { publishRecord } from '../../records/write.ts';
import { checkListings } from '../../still-right/check-by-charity.ts';
import { oldestChecks } from '../../still-right/queries.ts';
import { listingsOf } from '../../still-right/set-checked.ts';

/** A page of the approved organisations, of one part of them, whose name contains what is looked for. */
export async function listPage(
  d1: D1Database,
  { q, part = 'all', ...asked }: AskedTurn & { part?: SeveralPart | undefined },
  now: number,
): Promise<Turned<SeveralListed>> {
  const db = database(d1);
  const checks = new Map((await oldestChecks(d1)).map((it) => [it._id, it]));
  const [rows, people] = await db.batch([
    db
      .select({
        _id: organisations.id,
        name: organisations.name,
        email: organisations.email,
        lastCheckedAt: organisations.lastCheckedAt,
        published: organisations.published,
      })
      .from(organisations)
      .where(and(eq(organisations.role, 'organisation'), eq(organisations.approved, true))),
    db.select({ of: accounts.organisationId }).from(accounts),
  ]);
  const signIns = new Map<string, number>();
  for (const { of } of people) signIns.set(of, (signIns.get(of) ?? 0) + 1);
  const all = rows
    .map((row) => ({
      ...row,
      signIns: signIns.get(row._id) ?? 0,
      lastCheckedAt: checks.get(row._id)?.lastCheckedAt ?? row.lastCheckedAt,
    }))
    .sort(compareByName);
  const isIn: Record<SeveralPart, (it: SeveralListed) => boolean> = {
    all: () => true,
    'no sign-in': (it) => it.signIns === 0,
    unchecked: (it) => it.published && it.lastCheckedAt <= toIso(now - SAID_PLAINLY_FROM),
    down: (it) => !it.published,
  };
  const known = all.filter(isIn[part]);
  const found = known.filter(({ name }) => contains(name, q));
  const { offset, ...turned } = turnTo(found.length, asked);
  return { items: found.slice(offset, offset + turned.perPage), ...turned, known: known.length };
}

/** Does something to each of these, and says to how many; `why` one was left out is '' where it was done. */
async function doToEach(
  d1: D1Database,
  ids: readonly string[],
  act: (organisation: WholeOrganisation, revision: Revision) => Promise<string | undefined>,
): Promise<SeveralDone> {
  const done: SeveralDone = { done: 0, left: [] };
  for (const id of new Set(ids)) {
    let name = 'One that is not there any more';
    const why = await retryOnConflict(async () => {
      const revision = await readRevision(d1);
      const found = await organisationType.read(d1, id);
      if (found?.role !== 'organisation' || !found.approved) return { why: 'It is not listed.' };
      name = found.name;
      const why = await act(found, revision);
      return why === undefined ? undefined : { why };
    });
    if (why.why) done.left.push({ name, why: why.why });
    else done.done++;
  }
  return done;
}

/** Says of all listings of each that somebody has looked at them just now, and what takes that back. */
export async function checkSeveral(d1: D1Database, author: Author, ids: readonly string[]) {
  const organisations: string[] = [];
  const result = await doToEach(d1, ids, async (found, revision) => {
    if (!found.published) return 'It is taken down.';
    const listings = listingsOf(found);
    const owner = { kind: 'organisation', _id: found._id, name: found.name, listings } as const;
    const isDone = await checkListings(d1, author, owner, listings, revision);
    if (isDone) organisations.push(found._id);
    return isDone ? '' : undefined;
  });
  return { ...result, undo: { at: toIso(author.now), organisations, helplines: [] } };
}

/** Takes each down, for a reason that it reads. */
export const takeSeveralDown = (
  d1: D1Database,
  author: Author,
  ids: readonly string[],
  reason: string,
) =>
  doToEach(d1, ids, async (found) => {
    if (!found.published) return 'It was taken down already.';
    const saved = await publishRecord(d1, author, organisationType, found, false, reason);
    return saved ? '' : undefined;
  });

/** Invites each for which nobody signs in, at the email that it publishes. */
export const inviteSeveral = (d1: D1Database, author: Author, ids: readonly string[]) =>
  doToEach(d1, ids, async ({ _id, name, email }) => {
    const [one] = await database(d1)
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.organisationId, _id))
      .limit(1);
    if (one) return 'Somebody signs in for it, or was invited.';
    if (!email) return 'It has no email. Add one, or hand over a link.';
    if (await findAccountByEmail(d1, email))
      return 'Somebody signs in with its email for another organisation.';
    const employer = { _id, name, role: 'organisation' } as const;
    const added = await addPerson(d1, author, employer, email.toLowerCase(), true);
    return added ? '' : undefined;
  });
