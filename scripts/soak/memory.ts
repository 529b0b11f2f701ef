import { execFileSync } from 'node:child_process';

export type Sample = {
  /** Since the Worker was ready. */
  seconds: number;
  /** Resident, of the whole runtime with its simulated storage; and what the Worker's own heap holds. */
  megabytes: number;
  heap: number;
};

/** The resident memory of the workerd that this process has started; undefined where `ps` does not say. */
export function workerMemory(): number | undefined {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split(
      '\n',
    );
    const sizes = lines
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([parent, , command]) => Number(parent) === process.pid && command?.includes('workerd'),
      )
      .map(([, kilobytes]) => Number(kilobytes) / 1024);
    return sizes.length > 0 ? Math.max(...sizes) : undefined;
  } catch {
    return undefined;
  }
}

/** What a Worker's heap holds, in megabytes, as its inspector says; NaN where that does not answer. */
export async function openHeap(inspectorPort: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:`);
  await new Promise((resolve) => {
    socket.onopen = resolve;
    socket.onerror = resolve;
  });
  let count = 0;
  const said = (method: string) =>
    new Promise<HeapUsage>((resolve) => {
      const id = ++count;
      const giveUp = setTimeout(() => done({}), INSPECTOR_ANSWERS_WITHIN);
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) done(answer.result ?? {});
      };
      const done = (result: HeapUsage) => {
        clearTimeout(giveUp);
        socket.removeEventListener('message', read);
        resolve(result);
      };
      socket.addEventListener('message', read);
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method }));
      else done({});
    });
  /** After a collection: under load the engine puts its own off, and what it has not got round to is held by nobody. */
  async function used(): Promise<number> {
    await said('HeapProfiler.collectGarbage');
    const { usedSize = Number.NaN, backingStorageSize = 0 } = await said('Runtime.getHeapUsage');
    return (usedSize + backingStorageSize) / 1e6;
  }
  return { used, close: () => socket.close() };
}

type HeapUsage = { usedSize?: number; backingStorageSize?: number };

const INSPECTOR_ANSWERS_WITHIN = 5000;

/** By how much the lowest of the last quarter may stand above the lowest of the second, as a share and in megabytes. */
export const GROWTH = 1.25;
export const ALLOWANCE = 8;
/** A shorter life than this says nothing: caches are still filling. */
const JUDGED_FROM = 40;

/**
 * What the memory did over one life of the Worker; `isSteady` is undefined where it was too short to say. A heap fills
 * with what requests on their way need: what is left besides, the lowest that was seen, is what must not grow.
 */
export function judgeMemory(samples: Sample[]) {
  const end = samples.at(-1)?.seconds ?? 0;
  const lowest = (from: number, until: number) =>
    Math.min(
      ...samples
        .filter(({ seconds, heap }) => seconds >= end * from && seconds <= end * until && heap > 0)
        .map(({ heap }) => heap),
    );
  const [early, late] = [lowest(0.25, 0.5), lowest(0.75, 1)];
  const isKnown = end >= JUDGED_FROM && Number.isFinite(early) && Number.isFinite(late);
  const isSteady = isKnown ? late <= early * GROWTH + ALLOWANCE : undefined;
  const resident = Math.max(...samples.map(({ megabytes }) => megabytes));
  return { early, late, isSteady, resident };
}
