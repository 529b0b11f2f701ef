import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite, type Site, sampleDirectory } from '../../../scripts/site/sample-site.ts';
import { manyTimes } from '../../../shared/testing/many-times.ts';
import { addAccounts, addUnchecked } from '../api/accounts.ts';
import { addPast, withHardRecords } from './hard-records.ts';
import { announceOpener, LIVE_ORIGIN, type SiteName, TO_CHRISTMAS, TO_SATURDAY } from './sites.ts';

const NOTHING = { organisations: [], helplines: [] };

const RECORDS: Record<SiteName, () => Parameters<typeof openSite>[0]> = {
  sample: sampleDirectory,
  full: () => withHardRecords(sampleDirectory()),
  accounts: sampleDirectory,
  alone: sampleDirectory,
  asked: () => NOTHING,
  empty: () => NOTHING,
  welcoming: () => NOTHING,
  broken: () => null,
  large: () => manyTimes(sampleDirectory(), 10),
  christmas: sampleDirectory,
  saturday: sampleDirectory,
};

const ADDED: Partial<Record<SiteName, typeof addAccounts>> = {
  full: addPast,
  accounts: addAccounts,
  alone: addAccounts,
  asked: addUnchecked,
};

const SHIFTS: Partial<Record<SiteName, number>> = {
  christmas: TO_CHRISTMAS,
  saturday: TO_SATURDAY,
};

async function open(name: SiteName): Promise<Site> {
  const vars: Record<string, string> = name === 'welcoming' ? { AUTO_APPROVE: 'true' } : {};
  const site = await openSite(RECORDS[name](), ADDED[name], vars, SHIFTS[name]);
  if (name === 'asked') await site.runJobs();
  return site;
}

/**
 * Opens the built Worker once for each state of its database that a journey asks for: a run of one file does not wait for
 * seven. None where a live site is tried.
 */
export default async function openSites() {
  if (LIVE_ORIGIN) return removeFolder;
  const sites = new Map<SiteName, Promise<Site>>();
  const opener = createServer(async (request, response) => {
    const name = request.url?.slice(1) as SiteName;
    const site = sites.get(name) ?? open(name);
    sites.set(name, site);
    try {
      response.end((await site).origin);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => opener.listen(0, '127.0.0.1', resolve));
  announceOpener(`http://127.0.0.1:${(opener.address() as AddressInfo).port}`);
  return async () => {
    opener.close();
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.close();
    removeFolder();
  };
}

/** Takes away what playwright.config.ts made for this run. */
function removeFolder() {
  const { JOURNEYS_FOLDER } = process.env;
  if (JOURNEYS_FOLDER) rmSync(JOURNEYS_FOLDER, { recursive: true, force: true, maxRetries: 5 });
}
