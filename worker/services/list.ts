import { serviceFaults } from '../../shared/directory/listing-faults.ts';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { pagesOf } from '../lists/pages.ts';
import { listContacts } from '../organisations/list.ts';
import { listRecords, readRecords } from '../records/read.ts';
import { service } from '../records/record-types.ts';

/** A page of the services in scope, of this type and provider where they are named. */
export const pageOfServices = pagesOf({
  rules: SERVICE_RULES,
  async readRows(d1, author) {
    const [services, providers] = await Promise.all([
      listRecords(d1, author, service),
      listContacts(d1, author),
    ]);
    const faults = serviceFaults(services, providers, author.now);
    return services.map(({ _id, type, provider, lastCheckedAt }) => ({
      ...{ _id, type, provider, lastCheckedAt },
      faults: faults.get(_id) ?? [],
    }));
  },
  readItems: (d1, author, ids) => readRecords(d1, author, service, ids),
});
