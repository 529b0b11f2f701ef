// Measures every public page, print view and PDF with the worst organisation that the table of maxima allows.
// Usage: npm run worst [-- latin|accented|han|arabic ...]
import { get } from 'node:http';
import { SERVICE_TYPES } from '../shared/service.ts';
import { processorTime, workerds } from './bench/processor.ts';
import { openSite, sampleDirectory } from './sample-site.ts';
import { ALPHABETS, type Alphabet, worstOrganisation } from './worst-organisation.ts';

const TYPE = 'Showers';
const SPENT = ['words', 'times'] as const;
const PATHS = [
  '/',
  '/organisations',
  '/org-category/Housing%20Advice',
  '/helpline-type/General',
  '/immediate-support',
  '/search?q=showers',
  `/timetable/${TYPE}`,
  ...['timetables', 'organisations', 'helplines', 'changes'].map((it) => `/print/${it}`),
  `/api/services/public?type=${TYPE}`,
  '/api/directory',
  `/timetable/${TYPE}.pdf`,
  '/handbook.pdf',
];

const asked = process.argv.slice(2).filter((name): name is Alphabet => name in ALPHABETS);
const alphabets: Alphabet[] = asked.length > 0 ? asked : ['latin', 'arabic'];
const sample = sampleDirectory();
const rows = new Map<string, string[]>(PATHS.map((path) => [path, []]));
const CASES = [
  null,
  ...alphabets.flatMap((alphabet) => SPENT.map((spent) => ({ alphabet, spent }))),
];
for (const one of CASES) {
  const worst = one ? [worstOrganisation({ ...one, type: TYPE })] : [];
  const site = await openSite({ ...sample, organisations: [...sample.organisations, ...worst] });
  try {
    for (const path of PATHS) rows.get(path)?.push(await measure(site.origin + path).catch(String));
  } finally {
    await site.close();
  }
}
const heads = CASES.map((one) => (one ? `${one.alphabet}, ${one.spent}` : 'Sample'));
console.log(`| | ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length + 1)}`);
for (const [path, cells] of rows) console.log(`| ${path} | ${cells.join(' | ')} |`);
if (!SERVICE_TYPES.includes(TYPE)) throw new Error(`There is no type ${TYPE}.`);

/** '12.3 kB, 45 ms': bytes as they are sent to a browser, and the CPU that a first answer takes. */
async function measure(url: string): Promise<string> {
  const pids = workerds().slice(-1);
  const before = processorTime(pids);
  const { status, bytes } = await new Promise<{ status: number; bytes: number }>(
    (resolve, reject) => {
      const headers = {
        Connection: 'close',
        'Accept-Encoding': 'br',
        'Sec-Fetch-Mode': 'navigate',
      };
      // A connection of its own: one that was kept is closed by the Worker while a PDF takes longer than it is kept.
      get(url, { headers, agent: false }, (answer) => {
        let total = 0;
        answer.on('data', (chunk: Buffer) => {
          total += chunk.length;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: total }));
      }).on('error', (error) => reject(new Error(`${url}: ${error.message}`)));
    },
  );
  const said = status === 200 ? '' : ` (${status})`;
  return `${(bytes / 1000).toFixed(1)} kB, ${processorTime(pids) - before} ms${said}`;
}
