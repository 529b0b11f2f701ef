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

/** How far the lowest of the last quarter may stand above the lowest of the second, as a share and in megabytes. */
export const GROWTH = 1.25;
export const ALLOWANCE = 8;
/** A shorter life than this says nothing: caches are still filling. */
const JUDGED_FROM = 40;

export type Verdict = 'too short to judge' | 'steady' | 'warmed up' | 'growing';

type Life = {
  /** The lowest heap of its second, third and last quarter, in megabytes; Infinity where nothing was measured. */
  early: number;
  middle: number;
  late: number;
  /** The most that the whole runtime held. */
  resident: number;
  verdict: Verdict;
};

type Measured = Omit<Life, 'verdict'> & { isKnown: boolean };

/**
 * What the memory did over the lives of the Worker in one run. A heap fills with what requests on their way need: what is
 * left besides, the lowest that was seen, is what must not grow. Caches fill for longer on a slow machine, so a life that
 * grew has only warmed up where another one stands at that level and does not rise: a leak goes on in both, and leads
 * above what the other life needed.
 */
export function judgeMemory(lives: Sample[][]): Life[] {
  const measured = lives.map(measure);
  return measured.map(({ isKnown, ...life }, index) => {
    const others = measured.filter((other, at) => at !== index && other.isKnown);
    return { ...life, verdict: isKnown ? verdictOn(life, others) : 'too short to judge' };
  });
}

type Quarters = Pick<Life, 'early' | 'middle' | 'late'>;

function verdictOn(life: Quarters, others: Quarters[]): Verdict {
  if (!hasGrown(life)) return 'steady';
  const isLevel = others.some(
    (other) =>
      !isRising(other) &&
      life.late <= other.late * GROWTH + ALLOWANCE &&
      !(hasGrown(other) && isRising(life)),
  );
  return isLevel ? 'warmed up' : 'growing';
}

const hasGrown = ({ early, late }: Quarters) => late > early * GROWTH + ALLOWANCE;

/** Whether it still grew in its second half, by half of what is allowed over twice that time. */
const isRising = ({ middle, late }: Quarters) =>
  late > middle * (1 + (GROWTH - 1) / 2) + ALLOWANCE / 2;

function measure(samples: Sample[]): Measured {
  const end = samples.at(-1)?.seconds ?? 0;
  const lowest = (from: number, until: number) =>
    Math.min(
      ...samples
        .filter(({ seconds, heap }) => seconds >= end * from && seconds <= end * until && heap > 0)
        .map(({ heap }) => heap),
    );
  const [early, middle, late] = [lowest(0.25, 0.5), lowest(0.5, 0.75), lowest(0.75, 1)];
  return {
    early,
    middle,
    late,
    resident: Math.max(...samples.map(({ megabytes }) => megabytes)),
    isKnown: end >= JUDGED_FROM && [early, middle, late].every(Number.isFinite),
  };
}
