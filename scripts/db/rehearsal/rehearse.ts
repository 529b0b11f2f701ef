import { setTimeout as wait } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';
import { freePort } from '../../local/free-port.ts';
import { connect } from '../../local/http.ts';
import { openWorker } from '../../local/local-worker.ts';
import type { Version } from './build-version.ts';
import { allMigrations, type Step, statementsOf } from './migrations.ts';
import { type Crowd, createCrowd } from './people.ts';

/** The pause between two statements, in milliseconds: everybody meets the tables as they are between any two. */
const PAUSE = 300;
/** How many milliseconds people go on before the first and after the last statement. */
const AROUND = 1500;
/** The factor by which limits are wider: many people share one address. */
const RATE_LIMIT_SCALE = 1000;

export type Rehearsed = {
  answers: number;
  /** What failed, in words, in either version. */
  failures: string[];
  /** How long the slowest answer took while the migrations ran, in milliseconds. */
  slowest: number;
  seconds: number;
  statements: number;
  /** Addresses that the older version does not have. */
  left: string[];
};

/** Applies a step's migrations to the database that its older version serves, while people use it; then hands it over. */
export async function rehearse({ built, stateDir }: Version, step: Step): Promise<Rehearsed> {
  const port = await freePort();
  const old = await openWorker({
    built,
    stateDir,
    port,
    isQuiet: true,
    rateLimitScale: RATE_LIMIT_SCALE,
  });
  const crowd = await createCrowd(() => connect(port)).catch(async (error) => {
    await old.dispose();
    throw error;
  });
  let statements = 0;
  const from = performance.now();
  try {
    const db = (await old.getD1Database('DB')) as unknown as D1Database;
    await wait(AROUND);
    for (const name of step.names) {
      for (const statement of statementsOf(name)) {
        await db.prepare(statement).run();
        statements++;
        await wait(PAUSE);
      }
      await noteApplied(db, name);
    }
    await wait(AROUND);
    await crowd.stop();
    await applyRest(db);
  } finally {
    await crowd.stop();
    await old.dispose();
  }
  const seconds = (performance.now() - from) / 1000;
  const handedOver = await handOver(stateDir, crowd);
  return {
    answers: crowd.answers() + handedOver.answers(),
    failures: [...crowd.failures, ...handedOver.failures],
    slowest: crowd.slowest(),
    seconds,
    statements,
    left: crowd.left,
  };
}

/** Notes a migration as applied, in the table that wrangler keeps. */
const noteApplied = (db: D1Database, name: string) =>
  db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).run();

/** What came later than the step: the Worker of this checkout needs all. */
async function applyRest(db: D1Database) {
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const had = new Set(results.map(({ name }) => name));
  for (const name of allMigrations().filter((it) => !had.has(it))) {
    await db.batch(statementsOf(name).map((statement) => db.prepare(statement)));
    await noteApplied(db, name);
  }
}

/** The Worker of this checkout on the same database: what was saved meanwhile is there, and the same people get answers. */
async function handOver(stateDir: string, { saved, signsIn }: Crowd): Promise<Crowd> {
  const port = await freePort();
  const now = await openWorker({
    stateDir,
    port,
    isQuiet: true,
    rateLimitScale: RATE_LIMIT_SCALE,
  });
  try {
    const crowd = await createCrowd(() => connect(port), signsIn);
    await wait(AROUND);
    await crowd.stop();
    const { send, close } = connect(port);
    const { text } = await send('GET', '/api/services/public');
    close();
    const notes = new Map(
      (JSON.parse(text) as { _id: string; note: string }[]).map(({ _id, note }) => [_id, note]),
    );
    for (const [id, note] of saved)
      if (notes.get(id) !== note) crowd.failures.push(`The service ${id} lost "${note}".`);
    return crowd;
  } finally {
    await now.dispose();
  }
}
