import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds of a tick in /proc, on every Linux there is. */
const TICK = 10;

/** The milliseconds of CPU that these processes have used so far; NaN where there is no /proc. */
export function processorTime(pids: string[]): number {
  try {
    return pids.reduce((sum, pid) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/** The workerds that this process has started, the last one last. */
export function workerds(): string[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, command]) => Number(parent) === process.pid && command?.includes('workerd'))
    .map(([pid = '']) => pid);
}
