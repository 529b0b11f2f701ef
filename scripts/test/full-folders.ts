// Counts the files that lie loose in each folder of code: what belongs together in a full one gets a folder of its own.
// Usage: part of npm run check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Twenty or so, which a reader takes in at a glance. */
const MOST = 22;

/** Migrations and decisions are numbered one after another: their folders may be as full as they get. */
const CODE = /^(?:shared|worker|web|scripts|e2e)\//;

/** The folders of code with too many loose files, one sentence each. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const folder of files.filter((file) => CODE.test(file)).map((file) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => `${folder} has ${count} loose files, of ${MOST} at most.`);
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => existsSync(path));
  const faults = fullFolders(files);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
