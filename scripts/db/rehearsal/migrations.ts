import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Migrations that came together, and the commit before them: the version that answers while they are applied. */
export type Step = { names: string[]; before: string };

export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export const allMigrations = (): string[] => readdirSync('migrations').sort();

/** Every migration after the first, which has no version before it; those of one commit together. */
export function listSteps(): Step[] {
  const steps = new Map<string, string[]>();
  for (const name of allMigrations().slice(1)) {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', join('migrations', name));
    const commit = added.split('\n').at(-1);
    if (!commit) throw new Error(`${name} is not committed, or the history is cut off before it.`);
    steps.set(commit, [...(steps.get(commit) ?? []), name]);
  }
  return [...steps].map(([commit, names]) => ({ names, before: git('rev-parse', `${commit}^`) }));
}

/** All migrations that a commit does not have. */
export function stepSince(commit: string): Step {
  const before = git('rev-parse', '--verify', `${commit}^{commit}`);
  const had = git('ls-tree', '--name-only', `${before}:migrations`).split('\n');
  const names = allMigrations().filter((name) => !had.includes(name));
  if (names.length === 0) throw new Error(`${commit} has every migration.`);
  return { names, before };
}

/** The statements of a migration, as they are applied one by one. */
export const statementsOf = (name: string): string[] =>
  readFileSync(join('migrations', name), 'utf8')
    .replaceAll(/--.*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
