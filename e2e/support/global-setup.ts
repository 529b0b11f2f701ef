import { openSite, type Site, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { addAccounts } from './accounts.ts';
import { addPast, withHardRecords } from './hard-records.ts';
import { announce, LIVE_ORIGIN, type SiteName } from './sites.ts';

const RECORDS = {
  sample: sampleDirectory(),
  full: withHardRecords(sampleDirectory()),
  accounts: sampleDirectory(),
  alone: sampleDirectory(),
  empty: { organisations: [], helplines: [] },
  welcoming: { organisations: [], helplines: [] },
  broken: null,
};

const ADDED: Partial<Record<SiteName, typeof addAccounts>> = {
  full: addPast,
  accounts: addAccounts,
  alone: addAccounts,
};

/** Opens the built Worker once for each state of its database; none where a live site is tried. */
export default async function openSites() {
  if (LIVE_ORIGIN) return undefined;
  const sites: Site[] = [];
  for (const name of Object.keys(RECORDS) as SiteName[]) {
    const site = await openSite(
      RECORDS[name],
      ADDED[name],
      name === 'welcoming' ? { AUTO_APPROVE: 'true' } : {},
    );
    announce(name, site.origin);
    sites.push(site);
  }
  return async () => {
    for (const site of sites) await site.close();
  };
}
