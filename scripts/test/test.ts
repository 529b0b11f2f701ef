// Runs everything there is to run and counts it; the last line is "N passed, N failed".
// Usage: npm test [-- --only=check,rules,worker,crawls,papers,commands,journeys]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBrowser } from './browser.ts';
import { filesAtOnce, planLanes, SUITES, type SuiteName } from './lanes.ts';
import { runTool, type Tell } from './run-tool.ts';
import { listUnsure, settle, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

/** Each file has an isolate of its own there, into which the product travels as one module. */
const IN_WORKERD = { PRODUCT_AS_ONE: '1' };

const suites: Record<SuiteName, (tell: Tell) => Promise<Tally>> = {
  check: async (tell) =>
    sum([
      await check(tell, 'biome', 'check', '.'),
      await check(tell, 'tsc', '--noEmit'),
      await check(tell, 'node', 'scripts/test/citations.ts'),
      await check(tell, 'node', 'scripts/test/comments.ts'),
      await check(tell, 'node', 'scripts/test/wordings.ts'),
      await check(tell, 'node', 'scripts/test/import-order.ts'),
      await check(tell, 'node', 'scripts/test/full-folders.ts'),
    ]),
  rules: (tell) => vitest(tell, 'rules'),
  worker: (tell) => vitest(tell, 'worker', IN_WORKERD),
  crawls: (tell) => vitest(tell, 'crawls', IN_WORKERD),
  papers: (tell) => vitest(tell, 'papers'),
  commands: (tell) => vitest(tell, 'commands'),
  journeys: (tell) => playwright(tell),
};

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const only: readonly string[] = options.only?.split(',') ?? SUITES;
if (!only.every((name) => SUITES.some((it) => it === name))) {
  console.error(`--only takes some of: ${SUITES.join(', ')}`);
  process.exit(1);
}
const chosen = SUITES.filter((name) => only.includes(name));
const lanes = planLanes(chosen);
const isBesideAnother = lanes.length > 1;
const reports = mkdtempSync(join(tmpdir(), 'handbook-test-'));
const results = new Map<SuiteName, Tally>();
await Promise.all(lanes.map(runLane));
rmSync(reports, { recursive: true });

console.log();
const tallies = chosen.map((name) => {
  const tally = results.get(name) ?? { passed: 0, failed: 1 };
  console.log(`${name.padEnd(10)} ${words(tally)}`);
  return tally;
});
const total = sum(tallies);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${words(total)}`);

/** One suite after another. What a suite says beside another is shown when it has ended, or it would be shown mixed. */
async function runLane(names: SuiteName[]) {
  for (const name of names) {
    const said: string[] = [];
    console.log(isBesideAnother ? `— ${name} begins` : `\n— ${name}`);
    results.set(name, await suites[name](isBesideAnother ? (text) => said.push(text) : null));
    if (isBesideAnother) console.log(`\n— ${name}\n${said.join('')}`);
  }
}

/** A tool that only says yes or no: one test. */
async function check(tell: Tell, tool: string, ...args: string[]): Promise<Tally> {
  const exitCode = await runTool(tell, tool, args);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
}

async function vitest(tell: Tell, project: SuiteName, env: Record<string, string> = {}) {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const atOnce = `--maxWorkers=${filesAtOnce(lanes, project, availableParallelism())}`;
  const args = ['run', '--project', project, atOnce, ...reporters];
  const exitCode = await runTool(tell, 'vitest', args, env);
  return settle(read(file, tallyVitest), exitCode);
}

async function playwright(tell: Tell): Promise<Tally> {
  const file = join(reports, 'journeys.json');
  const say = tell ?? ((text: string) => process.stdout.write(text));
  try {
    const args = ['test', '--retries=1', '--reporter=dot,json'];
    const exitCode = await runTool(tell, 'playwright', args, {
      CHROMIUM_PATH: requireBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    read(file, (report) => showUnsure(report, say));
    return settle(read(file, tallyPlaywright), exitCode);
  } catch (error) {
    say(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Says of each journey that failed, if only once, what its page showed: its report is gone with the machine. */
function showUnsure(report: unknown, say: (text: string) => void): Tally {
  for (const { title, passedLater, pages } of listUnsure(report)) {
    say(`\n${passedLater ? 'PASSED AT THE SECOND TRY' : 'FAILED'}  ${title}\n`);
    for (const page of pages) say(`${readFileSync(page, 'utf8')}\n`);
  }
  return { passed: 0, failed: 0 };
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
