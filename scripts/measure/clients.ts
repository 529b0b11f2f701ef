// Which client asks for more, and so says more of the Worker: ours, with which the bench measures, or autocannon, in turns.
// Not among the packages, because it brings forty of its own: npx fetches it.
// Usage: node_modules/.bin/node scripts/measure/clients.ts (after npm run build; two minutes, on a machine without other work)
//   AUTOCANNON names a command that is here, ROUNDS how many rounds (6), SECONDS how long each of their eight parts lasts (2)
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { paths } from '../../shared/paths/paths.ts';
import { AS_A_BROWSER } from '../build/page-files.ts';
import { command } from '../local/d1.ts';
import { sampleDirectory } from '../site/sample-site.ts';
import { openBare, openFull } from './bench/sites.ts';
import { load, median } from './soak/load.ts';

const COMMAND = (process.env.AUTOCANNON ?? 'npx --yes autocannon@9.0.0').split(' ');
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const SECONDS = Number(process.env.SECONDS ?? 2);
const CONNECTIONS = 8;

const PAGES = {
  'Public API, one type': '/api/services/public?type=Breakfast',
  'Cached page (a timetable)': paths.timetable('Breakfast'),
  'Cached page (all organisations)': paths.organisations,
};

type Rate = (port: number, path: string, seconds: number) => Promise<number>;

const CLIENTS: Record<string, Rate> = {
  ours: async (port, path, seconds) =>
    (
      await load(port, () => ({ path, headers: AS_A_BROWSER }), {
        seconds,
        connections: CONNECTIONS,
      })
    ).perSecond,
  autocannon: async (port, path, seconds) => {
    const [program = '', ...before] = COMMAND;
    const headers = Object.entries(AS_A_BROWSER).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]);
    const { stdout } = await promisify(execFile)(
      program,
      [
        ...before,
        ...['--json', '--no-progress', '-c', `${CONNECTIONS}`, '-d', `${seconds}`],
        ...[...headers, `http://127.0.0.1:${port}${path}`],
      ],
      { maxBuffer: 1e8 },
    );
    const { requests, duration, non2xx, errors } = JSON.parse(stdout);
    if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} not 2xx, ${errors} errors`);
    return requests.total / duration;
  },
};

await command(async () => {
  const bare = await openBare();
  const full = await openFull(sampleDirectory());
  const rates = new Map<string, number[]>();
  const ratios = new Map<string, number[]>();
  const note = (into: Map<string, number[]>, what: string, value: number) =>
    into.set(what, [...(into.get(what) ?? []), value]);
  // Fetches the package, and warms what is asked.
  for (const rate of Object.values(CLIENTS)) {
    await rate(bare.port, '/', 1);
    for (const path of Object.values(PAGES)) await rate(full.port, path, 1);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [client, rate] of Object.entries(CLIENTS)) {
      const least = await rate(bare.port, '/', SECONDS);
      note(rates, `${client}: bare Hono route`, least);
      for (const [what, path] of Object.entries(PAGES)) {
        const perSecond = await rate(full.port, path, SECONDS);
        note(rates, `${client}: ${what}`, perSecond);
        note(ratios, `${client}: ${what}`, perSecond / least);
      }
    }
  await Promise.all([bare.close(), full.close()]);
  for (const [what, seen] of rates) console.log(line(what, seen, ratios.get(what)));
});

/** The median of the rounds, and how far they lie apart. */
function line(what: string, seen: number[], ratio: number[] = []) {
  const shown = (values: number[], digits: number) =>
    `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
  const of = ratio.length > 0 ? `, ${shown(ratio, 2)} of the bare route` : '';
  return `${what.padEnd(44)} ${shown(seen, 0)} a second${of}`;
}
