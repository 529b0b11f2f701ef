import { execFileSync } from 'node:child_process';

export type Sample = { /** Since the Worker was ready. */ seconds: number; megabytes: number };

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

/** By how much the last quarter may stand above the second: a heap breathes, a leak of every request does not stop. */
export const GROWTH = 1.25;
/** A shorter life than this says nothing: the heap is still growing to its size. */
const JUDGED_FROM = 40;

/** What the memory did over one life of the Worker; `isSteady` is undefined where it was too short to say. */
export function judgeMemory(samples: Sample[]) {
  const end = samples.at(-1)?.seconds ?? 0;
  const between = (from: number, until: number) =>
    median(
      samples
        .filter(({ seconds }) => seconds >= end * from && seconds <= end * until)
        .map((it) => it.megabytes),
    );
  const [early, late] = [between(0.25, 0.5), between(0.75, 1)];
  const isSteady = end < JUDGED_FROM || early === 0 ? undefined : late <= early * GROWTH;
  return { early, late, isSteady };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
