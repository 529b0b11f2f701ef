import type { Reply, Send } from '../../../local/http.ts';

/** A figure of a hostile soak, and how much of it may be. */
export type Figure = {
  /** Which of the faults it is about. */
  fault: string;
  what: string;
  got: number;
  most: number;
  unit: string;
};

/** Below this a time says more about the machine than about the site, in milliseconds. */
const FLOOR = 50;

export type Timed = { milliseconds: number; bytes: number; reply: Reply };

export async function timeCall(send: Send, ...asked: Parameters<Send>): Promise<Timed> {
  const from = performance.now();
  const reply = await send(...asked);
  return {
    reply,
    milliseconds: performance.now() - from,
    bytes: Number(reply.headers['content-length'] ?? reply.bytes),
  };
}

/** How many times as long: of less than the floor nothing is said. */
export const times = (now: number, before: number) =>
  Math.max(now, FLOOR) / Math.max(before, FLOOR);

export const isWithin = ({ got, most }: Figure) => got <= most;

export function lineOf(figure: Figure): string {
  const { fault, what, got, most, unit } = figure;
  const numbers = [got, most].map((number) => number.toFixed(unit === 'times' ? 1 : 0));
  const verdict = isWithin(figure) ? 'ok  ' : 'ABOVE';
  return `${verdict.padEnd(6)}${fault.padEnd(4)}${what}: ${numbers[0]} ${unit} (at most ${numbers[1]})`;
}
