import type { D1Database } from '@cloudflare/workers-types';
import { toIso } from '../db/instant.ts';
import type { Mail } from '../mail/kinds.ts';
import { queueMail } from '../mail/queries.ts';
import type { Author } from './author.ts';

type Shown = { addressPublic: string; published: boolean };
type About = Omit<Extract<Mail, { kind: 'address-hidden' }>['data'], 'at'>;

/**
 * Tells the charity where copies may still be when a write makes an address secret which could be seen
 * (docs/product.md#secret-places), as a part of that write's batch. Nothing where it was secret before, or nobody could see
 * it.
 */
export function notifyOfSecret(
  d1: D1Database,
  { now }: Pick<Author, 'now'>,
  adminMail: string,
  before: Shown,
  fields: { addressPublic?: string | undefined },
  about: About,
) {
  const isHidden = fields.addressPublic === 'no' && before.addressPublic !== 'no';
  if (!adminMail || !before.published || !isHidden) return [];
  const mail: Mail = { kind: 'address-hidden', data: { ...about, at: toIso(now) } };
  return [queueMail(d1, mail, { recipient: adminMail }, now)];
}
