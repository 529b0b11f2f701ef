// Looks at a live site from outside: headers, cookies, third parties, links, files, what is denied. With an admin's access
// token in HANDBOOK_TOKEN also mail, scheduled chores, the age of the backup and the number of admins.
// Usage: npm run verify -- URL
import { parseArgs } from 'node:util';
import { command, Refusal } from '../local/d1.ts';
import { verify } from './verify/checks.ts';
import { lookAt } from './verify/site.ts';

/** Faults of one check, before the others are only counted. */
const SHOWN = 8;

await command(async () => {
  const site = lookAt(readOrigin());
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
  if (failed > 0) process.exitCode = 1;
});

function readOrigin(): string {
  const usage = 'Usage: npm run verify -- URL, as in https://handbook.example.org';
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [url = ''] = positionals;
    if (positionals.length === 1 && /^https?:/.test(url) && URL.canParse(url))
      return new URL(url).origin;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
  throw new Refusal(usage);
}
