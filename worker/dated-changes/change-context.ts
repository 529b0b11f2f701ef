import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { isServiceType, type ServiceType } from '../../shared/services/service.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { datedChanges, directory, services } from '../db/tables.ts';
import { oneRow, type Revision } from '../records/data-version.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeRow } from './rows.ts';

/** What a change is for, and what it is called in a mail and in the history. */
export type Target = {
  _id: string;
  type: ServiceType;
  serviceAddress: string;
  provider: { _id: string };
};

/** What a change is judged by, all of one reading: it is written only if nothing was written since. */
export type ChangeContext = {
  revision: Revision;
  changes: ChangeRecord[];
  services: Target[];
};

/** The changes and services of an organisation, or of everybody for null. */
export async function readChangeContext(
  d1: D1Database,
  organisation: string | null,
): Promise<ChangeContext> {
  const db = database(d1);
  const own = organisation === null ? undefined : organisation;
  const [state, changeRows, serviceRows] = await db.batch([
    db.select({ version: directory.version, revision: directory.revision }).from(directory),
    db
      .select()
      .from(datedChanges)
      .where(own === undefined ? undefined : eq(datedChanges.organisationId, own)),
    db
      .select({
        id: services.id,
        type: services.type,
        serviceAddress: services.serviceAddress,
        providerId: services.providerId,
      })
      .from(services)
      .where(own === undefined ? undefined : eq(services.providerId, own)),
  ]);
  return {
    revision: oneRow(state),
    changes: parseRows('dated change', changeRows, readChangeRow),
    services: serviceRows.flatMap(({ id, type, serviceAddress, providerId }) =>
      isServiceType(type) ? [{ _id: id, type, serviceAddress, provider: { _id: providerId } }] : [],
    ),
  };
}

/** The organisations that these services are of: none where one of the services is not there. */
export async function findOwners(d1: D1Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database(d1)
    .select({ providerId: services.providerId })
    .from(services)
    .where(isOneOf(services.id, ids));
  const isComplete = rows.length === new Set(ids).size;
  return isComplete ? [...new Set(rows.map(({ providerId }) => providerId))] : [];
}
