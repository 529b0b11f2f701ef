import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists } from 'drizzle-orm';
import { z } from 'zod';
import { can } from '../../shared/account/access.ts';
import type { Service } from '../../shared/services/service.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { organisations } from '../db/tables.ts';
import { invalidError } from '../http/input.ts';
import { type Author, isInScope } from './author.ts';

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
  if (!provider) throw invalidError({ provider: SELECT_FIRST });
  return provider;
}

const provider = (d1: D1Database, author: Author, id: string) =>
  database(d1)
    .select({ _id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(
      and(
        eq(organisations.id, id),
        eq(organisations.role, 'organisation'),
        isInScope(author, organisations.id),
      ),
    );

/** The organisation of this id, if it may have services and a helpline and this author may give it some. */
async function findProvider(
  d1: D1Database,
  author: Author,
  id: string,
): Promise<Service['provider'] | undefined> {
  const [found] = await provider(d1, author, id);
  return found;
}

/** Whether `findProvider` would find an organisation, for a WHERE. */
export const isProvider = (d1: D1Database, author: Author, id: string) =>
  exists(provider(d1, author, id));
