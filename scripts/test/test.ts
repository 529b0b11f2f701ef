// Runs everything there is to run and counts it; the last line is "N passed, N failed".
// Usage: npm test [-- --only=check,rules,worker,crawls,papers,commands,journeys]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBrowser } from './browser.ts';
import { listUnsure, settle, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

/** Each file has an isolate of its own there, into which the product travels as one module. */
const IN_WORKERD = { PRODUCT_AS_ONE: '1' };

const suites: Record<string, () => Tally[]> = {
  check: () => [
    check('biome', 'check', '.'),
    check('tsc', '--noEmit'),
    check('node', 'scripts/test/citations.ts'),
    check('node', 'scripts/test/wordings.ts'),
    check('node', 'scripts/test/import-order.ts'),
  ],
  rules: () => [vitest('rules')],
  worker: () => [vitest('worker', IN_WORKERD)],
  crawls: () => [vitest('crawls', IN_WORKERD)],
  papers: () => [vitest('papers')],
  commands: () => [vitest('commands')],
  journeys: () => [playwright()],
};

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const only = options.only?.split(',') ?? Object.keys(suites);
if (!only.every((name) => name in suites)) {
  console.error(`--only takes some of: ${Object.keys(suites).join(', ')}`);
  process.exit(1);
}
const chosen = Object.entries(suites).filter(([name]) => only.includes(name));
const reports = mkdtempSync(join(tmpdir(), 'handbook-test-'));
const results = chosen.map(([name, suite]): [string, Tally] => {
  console.log(`\n— ${name}`);
  return [name, sum(suite())];
});
rmSync(reports, { recursive: true });

console.log();
for (const [name, tally] of results) console.log(`${name.padEnd(10)} ${words(tally)}`);
const total = sum(results.map(([, tally]) => tally));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${words(total)}`);

/** A tool that only says yes or no: one test. */
function check(tool: string, ...args: string[]): Tally {
  const exitCode = run(tool, args);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
}

function vitest(project: string, env: Record<string, string> = {}): Tally {
  const file = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const exitCode = run('vitest', [...args, `--outputFile.json=${file}`], env);
  return settle(read(file, tallyVitest), exitCode);
}

function playwright(): Tally {
  const file = join(reports, 'journeys.json');
  try {
    const exitCode = run('playwright', ['test', '--retries=1', '--reporter=dot,json'], {
      CHROMIUM_PATH: requireBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    read(file, showUnsure);
    return settle(read(file, tallyPlaywright), exitCode);
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

/** Says of each journey that failed, if only once, what its page showed: its report is gone with the machine. */
function showUnsure(report: unknown): Tally {
  for (const { title, passedLater, pages } of listUnsure(report)) {
    console.log(`\n${passedLater ? 'PASSED AT THE SECOND TRY' : 'FAILED'}  ${title}`);
    for (const page of pages) console.log(readFileSync(page, 'utf8'));
  }
  return { passed: 0, failed: 0 };
}

function run(tool: string, args: string[], env: Record<string, string> = {}): number | null {
  const command = join('node_modules', '.bin', tool);
  // What Node has compiled once it need not compile for each of a hundred starts of wrangler: a sixth of each.
  const NODE_COMPILE_CACHE = resolve('node_modules', '.cache', 'compiled');
  const all = { ...process.env, NODE_COMPILE_CACHE, ...env };
  return spawnSync(command, args, { stdio: 'inherit', env: all }).status;
}

/** null where the runner ended before it wrote its report. */
function read(file: string, tally: (report: unknown) => Tally): Tally | null {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function words({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
