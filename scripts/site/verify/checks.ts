import { type Operations, operationFaults } from '../../../shared/operations/operations.ts';
import * as answers from './answers.ts';
import * as headers from './headers.ts';
import * as parties from './parties.ts';
import { NotChecked, type Site } from './site.ts';

/** Gives what is wrong, one sentence each; throws NotChecked where it cannot know. */
type Check = (site: Site) => Promise<string[]>;

export type Verdict = { name: string; faults: string[]; notChecked?: string };

/** What anyone can see from outside. */
export const OUTSIDE = {
  Health: answers.health,
  https: answers.redirectsToHttps,
  'Security headers': headers.securityHeaders,
  'Content-Security-Policy': headers.contentSecurityPolicy,
  'No cookie': headers.noCookie,
  'No third party': parties.thirdParties,
  'Mail and phone links': parties.contactLinks,
  'Pages and their canonical addresses': answers.canonicalAddresses,
  'Sitemap and robots': answers.sitemapAndRobots,
  'Contact for weaknesses': answers.securityContact,
  'What is not there': answers.notFound,
  'Caching of files': headers.caching,
  Compression: headers.compression,
  'Areas hold no data': answers.areasHoldNoData,
  'API without a token': answers.apiDenies,
  'Handbook as PDF': answers.handbookPdf,
  'Service worker': answers.serviceWorker,
} satisfies Record<string, Check>;

/** What only an admin may ask. */
const INSIDE = {
  mail: 'Mail',
  jobs: 'Scheduled jobs',
  backup: 'Age of the backup',
  admins: 'Number of admins',
} as const;

/** Every check of a site; `token` is an admin's access token, if there is one. */
export async function verify(
  site: Site,
  token: string | undefined,
  now: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, check] of Object.entries(OUTSIDE))
    verdicts.push(await judge(name, () => check(site)));
  const operations = token ? await readOperations(site, token) : undefined;
  for (const [key, name] of Object.entries(INSIDE))
    verdicts.push(
      await judge(name, async () => {
        if (operations === undefined) throw new NotChecked('needs an admin’s HANDBOOK_TOKEN');
        if (typeof operations === 'string') return [operations];
        return [operationFaults(operations, now)[key as keyof typeof INSIDE] ?? []].flat();
      }),
    );
  return verdicts;
}

async function judge(name: string, check: () => Promise<string[]>): Promise<Verdict> {
  try {
    return { name, faults: await check() };
  } catch (error) {
    const words = error instanceof Error ? `${error.message}${causeOf(error)}` : String(error);
    if (error instanceof NotChecked) return { name, faults: [], notChecked: words };
    return { name, faults: [words] };
  }
}

/** Why a request failed stands in its cause. */
const causeOf = ({ cause }: Error) => (cause instanceof Error ? ` (${cause.message})` : '');

/** Or why they could not be read. */
async function readOperations(site: Site, token: string): Promise<Operations | string> {
  const { status, text } = await site.ask('/api/admin/operations', {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (status === 200) return JSON.parse(text);
  return `the token was refused (${status}): a token lasts 15 minutes, and only an admin's may ask`;
}
