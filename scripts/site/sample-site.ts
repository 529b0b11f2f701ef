import { readFileSync } from 'node:fs';
import { readD1Migrations } from '@cloudflare/vitest-pool-workers';
import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { readDirectoryFile } from '../../shared/directory/directory-file.ts';
import type { CityFile } from '../../shared/testing/many-times.ts';
import { planLoad } from '../../worker/transfer/load-plan.ts';
import { postcodeStatements, readCodePoint } from '../db/code-point.ts';
import { freePort } from '../local/free-port.ts';
import { openWorker } from '../local/local-worker.ts';

export type Site = {
  /** `http://localhost:port` */
  origin: string;
  /** Has the scheduled jobs run once, as they do every few minutes on a deployed site. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

/** The sample directory as its file has it, for a script to add to. */
export const sampleDirectory = (): CityFile =>
  JSON.parse(readFileSync('data/bristol.json', 'utf8'));

/** Far above what tests do in a minute from one address. */
const RATE_LIMIT_SCALE = 100;

/**
 * The built Worker over a database in memory, for tests and measurements: holding these records, marked as checked now,
 * and what `add` puts there besides, with these vars; `null` for a database without so much as a table, where every read fails.
 * Its clock may be `clockShift` milliseconds ahead.
 */
export async function openSite(
  records: CityFile | null,
  add?: (db: D1Database) => Promise<unknown>,
  vars: Record<string, string> = {},
  clockShift = 0,
): Promise<Site> {
  const port = await freePort();
  const worker = await openWorker({
    port,
    isQuiet: records === null || add !== undefined || Object.keys(vars).length > 0,
    rateLimitScale: RATE_LIMIT_SCALE,
    vars,
    clockShift,
  });
  if (records) {
    const db = await fillSite(worker, records, Date.now() + clockShift);
    await add?.(db);
  }
  return {
    origin: `http://localhost:${port}`,
    runJobs: async () => {
      const { scheduled } = await worker.getWorker();
      await scheduled({ scheduledTime: new Date(Date.now() + clockShift) });
    },
    close: () => worker.dispose(),
  };
}

/** The postcodes of the sample's city. */
const POSTCODES = 'data/postcodes-bs.csv';

const STATEMENTS_AT_ONCE = 20;

/** Migrates a Worker's empty database and loads these records into it, marked as checked at an instant. */
export async function fillSite(
  worker: Miniflare,
  records: CityFile,
  instant = Date.now(),
): Promise<D1Database> {
  const db = (await worker.getD1Database('DB')) as unknown as D1Database;
  for (const { queries } of await readD1Migrations('migrations'))
    await db.batch(queries.map((query) => db.prepare(query)));

  const directory = readDirectoryFile(records);
  if (directory.faults.length > 0)
    throw new Error(`The records have faults: ${JSON.stringify(directory.faults)}`);
  const now = new Date(instant).toISOString();
  const empty = {
    organisations: [],
    services: [],
    helplines: [],
    dated_changes: [],
    tombstones: [],
  };
  const { statements } = planLoad(directory, empty, {
    now,
    checkedAt: now,
    overwrite: false,
    isSample: true,
  });
  // A few at a time: a hundredfold directory is more than the simulator takes in one batch.
  for (let at = 0; at < statements.length; at += STATEMENTS_AT_ONCE)
    await db.batch(
      statements
        .slice(at, at + STATEMENTS_AT_ONCE)
        .map(({ sql, json }) => db.prepare(sql).bind(json)),
    );
  const { rows } = readCodePoint([{ name: '', text: readFileSync(POSTCODES, 'utf8') }], now);
  for (const { sql, json } of postcodeStatements(rows, now)) await db.prepare(sql).bind(json).run();
  return db;
}
