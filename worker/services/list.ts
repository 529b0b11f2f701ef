import type { D1Database } from '@cloudflare/workers-types';
import { serviceFaults } from '../../shared/directory/listing-faults.ts';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { keptRows, pageOf } from '../lists/pages.ts';
import type { AskedPage } from '../lists/query.ts';
import { listContacts } from '../organisations/list.ts';
import type { Filter } from '../records/filter.ts';
import type { Author } from '../records/queries.ts';
import { listServices, readServices } from './queries.ts';

const rowsOf = keptRows(async (d1, author) => {
  const [services, providers] = await Promise.all([
    listServices(d1, author, {}),
    listContacts(d1, author),
  ]);
  const faults = serviceFaults(services, providers, author.now);
  return services.map(({ _id, type, provider, lastCheckedAt }) => ({
    ...{ _id, type, provider, lastCheckedAt },
    faults: faults.get(_id) ?? [],
  }));
});

/** A page of the services within reach, of this type and provider where they are named. */
export async function pageOfServices(
  d1: D1Database,
  author: Author,
  { type, provider, ...asked }: AskedPage & Filter,
) {
  const rows = (await rowsOf(d1, author)).filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (provider === undefined || row.provider._id === provider),
  );
  return pageOf(rows, asked, SERVICE_RULES, (ids) => readServices(d1, author, ids));
}
