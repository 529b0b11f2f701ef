import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../../shared/testing/random.ts';
import { freePort } from '../../local/free-port.ts';
import { connect } from '../../local/http.ts';
import { openWorker } from '../../local/local-worker.ts';
import { fillSite, sampleDirectory } from '../../site/sample-site.ts';
import { checkBack } from './aftercheck.ts';
import { addCity } from './city.ts';
import { type Contested, contest } from './editor.ts';
import { judgeMemory, openHeap, type Sample, workerMemory } from './memory.ts';
import { keepServices, type Ledger } from './organisation.ts';
import { register } from './registrant.ts';
import { visit } from './visitor.ts';
import { createWatch, wait } from './watch.ts';

/** Above what the clients do from their one address; the limits are there all the same. */
const RATE_LIMIT_SCALE = 100;
/** In milliseconds: a collection stops everything for a moment. */
const SAMPLED_EVERY = 3000;

const WRITES = ['create', 'update', 'delete', 'register'] as const;

type Options = {
  clients: number;
  seconds: number;
  /** The machine has other work, so that a Worker may come too late to a connection that it takes for idle. */
  isBusy: boolean;
};

/** Reads and writes with many clients, restarts the Worker in the middle, and looks whether all that was confirmed is there. */
export async function soak({ clients, seconds, isBusy }: Options) {
  const stateDir = mkdtempSync(join(tmpdir(), 'soak-'));
  const port = await freePort();
  const inspectorPort = await freePort();
  const open = () =>
    openWorker({
      port,
      stateDir,
      isQuiet: true,
      rateLimitScale: RATE_LIMIT_SCALE,
      inspectorPort,
    });
  let worker = await open();
  try {
    const keepers = Math.max(1, Math.round(clients * 0.3));
    const editors = Math.max(2, Math.round(clients * 0.06));
    const db = await fillSite(worker, sampleDirectory());
    const city = await addCity(db, keepers, editors);

    const watch = createWatch();
    const ledgers: Ledger[] = city.organisations.map((one) => ({ ...one, services: new Map() }));
    const contested: Contested = { serviceId: city.contestedId, saved: [], conflicts: 0 };
    const registered: string[] = [];
    const connections = Array.from({ length: clients + 1 }, () => connect(port));
    const [last, ...free] = connections.map(({ send }) => send);
    const next = () => {
      const send = free.pop();
      if (!send || !last) throw new Error('There are more roles than clients.');
      return send;
    };
    const roles = [
      ...ledgers.map((ledger, index) => keepServices(next(), watch, createRandom(index), ledger)),
      ...city.admins.map((email, index) =>
        contest(next(), watch, createRandom(100 + index), email, contested),
      ),
      register(next(), watch, registered),
    ];
    while (free.length > 0) roles.push(visit(next(), watch, createRandom(200 + free.length)));
    const all = Promise.all(roles.map((role) => role.catch((error) => watch.fault(String(error)))));

    /** Half of the time, and longer on a machine so slow that not every kind of request was answered in it. */
    const half = () => {
      const before = watch.answered();
      const isMissing = () =>
        WRITES.some((kind) => watch.answered()[kind] === before[kind]) && watch.faults.length === 0;
      return sampleMemory(inspectorPort, seconds / 2, isMissing);
    };
    const before = await half();
    watch.restarting();
    const from = performance.now();
    await worker.dispose();
    worker = await open();
    const restartTook = performance.now() - from;
    watch.restarted();
    const after = await half();
    watch.stop();
    await all;
    const [admin = ''] = city.admins;
    if (last) await checkBack(last, watch, { ledgers, contested, registered, admin });
    for (const { close } of connections) close();

    const figures = watch.figures();
    const closed = figures.reduce((sum, one) => sum + one.closed, 0);
    if (closed > 0 && !isBusy)
      watch.fault(`${closed} connections were closed between two requests.`);
    const memory = judgeMemory([before, after]);
    if (memory.some(({ verdict }) => verdict === 'growing'))
      watch.fault('The memory of the Worker kept growing.');
    return {
      figures,
      faults: watch.faults,
      restartTook,
      services: ledgers.reduce((sum, { services }) => sum + services.size, 0),
      confirmed: contested.saved.length,
      conflicts: contested.conflicts,
      registered: registered.length,
      memory,
    };
  } finally {
    await worker.dispose();
    rmSync(stateDir, { recursive: true });
  }
}

/** The memory of the Worker, every few seconds, for so long, and while something is missing a minute more. */
async function sampleMemory(
  inspectorPort: number,
  seconds: number,
  isMissing: () => boolean,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const heap = await openHeap(inspectorPort);
  const from = performance.now();
  const isGoingOn = (at: number) => at < seconds || (at < seconds + 60 && isMissing());
  for (let at = 0; isGoingOn(at); at = (performance.now() - from) / 1000) {
    samples.push({ seconds: at, megabytes: workerMemory() ?? Number.NaN, heap: await heap.used() });
    await wait(at < seconds ? Math.min(SAMPLED_EVERY, (seconds - at) * 1000) : 1000);
  }
  heap.close();
  return samples;
}
