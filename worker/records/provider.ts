import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';
import { can } from '../../shared/account/access.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { invalid } from '../http/input.ts';
import { findProvider } from '../organisations/queries.ts';
import type { Author } from './queries.ts';

const SELECT_FIRST = 'Please select an organisation first.';

/** An organisation's id, as an admin names it. */
export const ProviderId = z.string(SELECT_FIRST).max(LIMITS.id.value, SELECT_FIRST).nullish();

/** Whose a new record is to be: an organisation's own, whatever it names; '' where someone else names none. */
export function ownerFor({ viewer, action }: Author, named: string | null | undefined): string {
  return can(viewer, action) ? (named ?? '') : viewer.organisationId;
}

/** The organisation that is to be a record's provider (docs/product.md#validation-services: Admin add). */
export async function providerFor(d1: D1Database, author: Author, id: string) {
  const provider = id && (await findProvider(d1, author, id));
  if (!provider) throw invalid({ provider: SELECT_FIRST });
  return provider;
}
