import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Miniflare } from 'miniflare';
import { build, type Rolldown } from 'vite';
import type { CityFile } from '../../../shared/testing/many-times.ts';
import { freePort } from '../../local/free-port.ts';
import { openWorker } from '../../local/local-worker.ts';
import { fillSite } from '../../site/sample-site.ts';
import { addCity, type City } from '../soak/city.ts';

/** A Worker that can be ended and started anew over the same data. */
export type Bench = {
  port: number;
  worker: () => Miniflare;
  /** A new isolate; gives the milliseconds until it was ready. */
  restart: () => Promise<number>;
  close: () => Promise<void>;
};

type Options = { script?: string; stateDir: string; log?: (line: string) => void };

const RATE_LIMIT_SCALE = 100_000;

async function open({ script, stateDir, log }: Options): Promise<Bench> {
  const port = await freePort();
  const start = () =>
    openWorker({
      port,
      stateDir,
      rateLimitScale: RATE_LIMIT_SCALE,
      ...(script !== undefined && { script }),
      ...(log ? { log, vars: { REQUEST_LOG: 'all' } } : { isQuiet: true }),
    });
  let worker = await start();
  return {
    port,
    worker: () => worker,
    async restart() {
      await worker.dispose();
      const from = performance.now();
      worker = await start();
      return performance.now() - from;
    },
    async close() {
      await worker.dispose();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

const folder = () => mkdtempSync(join(tmpdir(), 'bench-'));

/** One route of Hono's that answers with a word, in the same runtime behind the same files. */
export async function openBare(): Promise<Bench> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: resolve('scripts/measure/bench/bare-worker.ts'), formats: ['es'] },
    },
  }).then((built) => [built].flat()[0])) as Rolldown.RolldownOutput;
  return open({ script: output[0].code, stateDir: folder() });
}

/** The built Worker over these records, with people who sign in. */
export async function openFull(
  records: CityFile,
  log?: (line: string) => void,
): Promise<Bench & { city: City }> {
  const bench = await open({ stateDir: folder(), ...(log && { log }) });
  const db = await fillSite(bench.worker(), records);
  return { ...bench, city: await addCity(db, 2, 1) };
}
