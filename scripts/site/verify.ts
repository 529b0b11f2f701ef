// Looks at a live site from outside: headers, cookies, third parties, links, files, what is denied. With an admin's access
// token in HANDBOOK_TOKEN also mail, scheduled jobs, the age of the backup and the number of admins. With --browser it
// also goes its journeys that only read (e2e/public/live.spec.ts).
// Usage: npm run verify -- URL [--browser]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { requireBrowser } from '../test/browser.ts';
import { verify } from './verify/checks.ts';
import { lookAt } from './verify/site.ts';

/** Faults of one check, before the others are only counted. */
const SHOWN = 8;

await command(async () => {
  const { origin, inBrowser } = readArguments();
  const browser = inBrowser ? requireBrowser() : undefined;
  const site = lookAt(origin);
  const verdicts = await verify(site, process.env.HANDBOOK_TOKEN || undefined, Date.now());
  for (const { name, faults, notChecked } of verdicts) {
    const verdict = notChecked ? 'not checked' : faults.length > 0 ? 'FAILED' : 'ok';
    console.log(`${verdict.padEnd(12)} ${name}${notChecked ? `: ${notChecked}` : ''}`);
    for (const fault of faults.slice(0, SHOWN)) console.log(`${' '.repeat(13)}${fault}`);
    if (faults.length > SHOWN) console.log(`${' '.repeat(13)}and ${faults.length - SHOWN} more`);
  }
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
  const left = verdicts.filter(({ notChecked }) => notChecked).length;
  console.log(`\n${verdicts.length - failed - left} ok, ${failed} failed, ${left} not checked`);
  const journeys = browser ? goJourneys(origin, browser) : true;
  if (failed > 0 || !journeys) process.exitCode = 1;
});

/** Says whether all went well; Playwright says what did not. */
function goJourneys(origin: string, browser: string): boolean {
  const env = { ...process.env, CHROMIUM_PATH: browser, HANDBOOK_LIVE_ORIGIN: origin };
  const playwright = join('node_modules', '.bin', 'playwright');
  return (
    spawnSync(playwright, ['test', 'e2e/public/live.spec.ts'], { stdio: 'inherit', env }).status ===
    0
  );
}

function readArguments(): { origin: string; inBrowser: boolean } {
  const usage = 'Usage: npm run verify -- URL [--browser], as in https://handbook.example.org';
  try {
    const options = { browser: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [url = ''] = positionals;
    if (positionals.length === 1 && /^https?:/.test(url) && URL.canParse(url))
      return { origin: new URL(url).origin, inBrowser: values.browser };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new UserError(usage);
}
