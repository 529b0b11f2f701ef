import type { D1Database } from '@cloudflare/workers-types';
import { toIso } from '../db/instant.ts';
import { invalidError } from '../http/input.ts';
import { linkIsGood, noteDone } from '../links/queries.ts';
import type { Author } from '../records/author.ts';
import { isLatest, readRevision } from '../records/data-version.ts';
import { type Done, openLink } from './link.ts';
import { listingsOf, setChecked } from './set-checked.ts';

/**
 * Says by a link that these listings are still right: once, however often it is pressed. Undefined where anything was written
 * meanwhile.
 */
export async function sayStillRight(
  d1: D1Database,
  token: string,
  ids: readonly string[],
  now: number,
) {
  const revision = await readRevision(d1);
  const link = await openLink(d1, token, now);
  const { organisation, done } = link;
  if (done) return true;
  const all = listingsOf(organisation);
  const listings = all.filter(({ _id }) => ids.includes(_id));
  if (listings.length < new Set(ids).size)
    throw invalidError({ listings: 'One of these is not there any more. Open the link again.' });
  const at = toIso(now);
  const doing: Done = { at, before: listings.map((it) => [it._id, it.lastCheckedAt]) };
  const checked = listings.map((it) => ({ ...it, lastCheckedAt: at }));
  const author = authorOf(link, 'check', now);
  const isDone = await setChecked(d1, author, organisation._id, checked, {
    first: noteDone(d1, token, JSON.stringify(doing), isLatest(d1, revision), now),
    where: linkIsGood(d1, token, 'check', now),
    revision,
  });
  return isDone || undefined;
}

/** Takes back what was said by a link, of what nobody has checked since; nothing where nothing was. Undefined as above. */
export async function takeBack(d1: D1Database, token: string, now: number) {
  const revision = await readRevision(d1);
  const link = await openLink(d1, token, now);
  const { organisation, done } = link;
  if (!done) return true;
  const before = new Map(done.before);
  const listings = listingsOf(organisation).flatMap((it) => {
    const lastCheckedAt = before.get(it._id);
    return lastCheckedAt !== undefined && it.lastCheckedAt === done.at
      ? [{ ...it, lastCheckedAt }]
      : [];
  });
  const author = authorOf(link, 'uncheck', now);
  const isDone = await setChecked(d1, author, organisation._id, listings, {
    first: noteDone(d1, token, '', isLatest(d1, revision), now),
    where: linkIsGood(d1, token, 'check', now),
    revision,
  });
  return isDone || undefined;
}

type Link = Pick<Awaited<ReturnType<typeof openLink>>, 'account' | 'isStandIn'>;

/** The account that the link was sent to, as the one who checks or unchecks; the action says where a stand-in did it. */
const authorOf = (
  { account: { id: accountId, role, organisationId }, isStandIn }: Link,
  verb: 'check' | 'uncheck',
  now: number,
): Author => ({
  viewer: { role, accountId, organisationId },
  action: isStandIn ? `listing:${verb}AsStandIn` : `listing:${verb}`,
  now,
});
