import { env } from 'cloudflare:test';
import { mintToken } from '../links/queries.ts';
import { loadFactsAt } from '../still-right/link.ts';
import { testNow } from './directory.ts';

/** The token of the link that an asking mail carries for this account, about its listings as they are. */
export async function addCheckLink(
  { id: accountId, email, organisationId }: { id: string; email: string; organisationId: string },
  now = testNow(),
) {
  const facts = await loadFactsAt(env.DB, organisationId, now);
  return mintToken(env.DB, { purpose: 'check', accountId, email, about: facts?.about }, now);
}
