import { env } from 'cloudflare:test';
import { readDirectoryFile } from '../../../shared/directory/directory-file.ts';
import { planLoad } from '../load-plan.ts';
import { STORED, type StoredRows, selectStored } from '../load-statements.ts';
import type { LoadOptions } from '../load-types.ts';

export const MAY = '2026-05-01T00:00:00.000Z';
export const JUNE = '2026-06-01T00:00:00.000Z';
export const OPTIONS: LoadOptions = { now: JUNE, checkedAt: '', overwrite: false, isSample: false };

/** What D1 holds of each table that a file is loaded into. */
export async function readStoredRows(): Promise<StoredRows> {
  const answers = STORED.map((table) => env.DB.prepare(selectStored(table)).all());
  const results = (await Promise.all(answers)).map((answer) => answer.results);
  return Object.fromEntries(STORED.map((table, index) => [table, results[index]])) as StoredRows;
}

/** Writes what a plan says. */
export async function apply(plan: ReturnType<typeof planLoad>) {
  if (plan.statements.length === 0) return;
  await env.DB.batch(plan.statements.map(({ sql, json }) => env.DB.prepare(sql).bind(json)));
}

/** Plans and writes a file; gives what came of it. */
export async function load(file: unknown, options: Partial<LoadOptions> = {}) {
  const plan = planLoad(readDirectoryFile(file), await readStoredRows(), {
    ...OPTIONS,
    ...options,
  });
  await apply(plan);
  const { added, changed, unchanged, kept } = plan;
  return { added, changed, unchanged, kept: kept.map(({ what }) => what) };
}
