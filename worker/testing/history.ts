import { env } from 'cloudflare:test';
import { emptyTexts } from '../../shared/fields/field.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import { testNow } from './directory.ts';

/** The entry of a service of this provider that was deleted just now, by this account. */
export async function addDeletion(
  providerId: string,
  accountId: string | null = null,
): Promise<string> {
  const before = {
    _id: accountId ? 'own-deleted-service' : 'deleted-service',
    ...emptyTexts(SERVICE_FIELDS),
    type: 'Lunch',
    subtype: '',
    provider: { _id: providerId, name: 'Harbour Kitchen' },
    serviceAddress: '1 Quay Street, Bristol',
    availability: ['For Everyone'],
    schedule: emptySchedule(),
    published: true,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    lastCheckedAt: '',
  };
  const [entry] = await database(env.DB)
    .insert(audit)
    .values({
      at: new Date(testNow()).toISOString(),
      accountId,
      action: 'service:delete',
      kind: 'service',
      recordId: before._id,
      before: JSON.stringify(before),
    })
    .returning({ id: audit.id });
  return String(entry?.id);
}
