import { openSite, type Site, sampleDirectory } from '../scripts/sample-site.ts';
import { addAccounts } from './accounts.ts';
import { withHardRecords } from './hard-records.ts';
import { announce, type SiteName } from './sites.ts';

const RECORDS = {
  sample: sampleDirectory(),
  full: withHardRecords(sampleDirectory()),
  accounts: sampleDirectory(),
  alone: sampleDirectory(),
  empty: { organisations: [], helplines: [] },
  welcoming: { organisations: [], helplines: [] },
  broken: null,
};

const HAVE_ACCOUNTS: SiteName[] = ['accounts', 'alone'];

/** Opens the built Worker once for each state of its database. */
export default async function openSites() {
  const sites: Site[] = [];
  for (const name of Object.keys(RECORDS) as SiteName[]) {
    const site = await openSite(
      RECORDS[name],
      HAVE_ACCOUNTS.includes(name) ? addAccounts : undefined,
      name === 'welcoming' ? { AUTO_APPROVE: 'true' } : {},
    );
    announce(name, site.origin);
    sites.push(site);
  }
  return async () => {
    for (const site of sites) await site.close();
  };
}
