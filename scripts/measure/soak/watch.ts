import { Cut, type Reply, type Send } from '../../local/http.ts';

const KINDS = [
  'page',
  'public API',
  'search',
  'sign-in',
  'read',
  'create',
  'update',
  'delete',
  'register',
] as const;

export type Kind = (typeof KINDS)[number];

export type Figures = {
  kind: Kind;
  answered: number;
  refused: number;
  unavailable: number;
  /** Connections that the restart cut. */
  cut: number;
  /** Connections that a busy Worker ended between two requests, before it saw the second one coming. */
  closed: number;
  /** Milliseconds. */
  median: number;
  slowest: number;
};

type Counted = {
  times: number[];
  refused: number;
  unavailable: number;
  cut: number;
  closed: number;
};

/** How long a cut connection is put down to a restart after the Worker is ready again: sockets that were left over. */
const AFTERMATH = 2000;
/** How long one request is repeated before that is a fault of its own. */
const PATIENCE = 30_000;

export type Asked = {
  reply: Reply /** Whether an answer to it was lost before. */;
  wasCut: boolean;
};

/** Counts what the clients of a soak are answered, and judges it. */
export function createWatch() {
  const counted = new Map<Kind, Counted>();
  const faults: string[] = [];
  let restart: { from: number; until: number } | undefined;
  let isStopped = false;

  const of = (kind: Kind) => {
    const found = counted.get(kind) ?? { times: [], refused: 0, unavailable: 0, cut: 0, closed: 0 };
    counted.set(kind, found);
    return found;
  };

  const isRestarting = (at: number) =>
    restart !== undefined && at >= restart.from && at <= restart.until + AFTERMATH;

  /** Asks until there is an answer that is neither a clean 429 nor a clean 503. */
  async function ask(
    kind: Kind,
    send: Send,
    ...[method, path, options]: Parameters<Send>
  ): Promise<Asked> {
    const what = `${method} ${path}`;
    let wasCut = false;
    for (const from = performance.now(); performance.now() - from < PATIENCE; ) {
      const asked = performance.now();
      const reply = await send(method, path, options).catch((error: unknown) => {
        if (!(error instanceof Cut)) throw error;
        if (isRestarting(performance.now())) of(kind).cut++;
        else if (error.wasReused) of(kind).closed++;
        else faults.push(`${what}: ${error.message}, while nothing was restarted`);
        return null;
      });
      if (reply === null) {
        wasCut = true;
        await wait(50);
        continue;
      }
      if (reply.status !== 429 && reply.status !== 503) {
        of(kind).times.push(performance.now() - asked);
        return { reply, wasCut };
      }
      of(kind)[reply.status === 429 ? 'refused' : 'unavailable']++;
      if (!isClean(reply)) faults.push(`${what}: a ${reply.status} without words: ${start(reply)}`);
      await wait(reply.status === 429 ? 1000 : 100);
    }
    throw new Error(`${what}: no answer for ${PATIENCE / 1000} s`);
  }

  return {
    ask,
    faults,
    /** Like `ask`, but for a request that has one right answer. */
    async expect(status: number, ...args: Parameters<typeof ask>): Promise<Reply> {
      const { reply } = await ask(...args);
      if (reply.status !== status)
        faults.push(`${args[2]} ${args[3]}: ${reply.status} instead of ${status}: ${start(reply)}`);
      return reply;
    },
    fault: (words: string) => void faults.push(words),
    restarting: () => {
      restart = { from: performance.now(), until: Number.POSITIVE_INFINITY };
    },
    restarted: () => {
      if (restart) restart = { ...restart, until: performance.now() };
    },
    stop: () => {
      isStopped = true;
    },
    isOver: () => isStopped,
    /** How often each was answered. */
    answered: () => Object.fromEntries(KINDS.map((kind) => [kind, of(kind).times.length])),
    figures: (): Figures[] =>
      KINDS.map((kind) => {
        const { times, ...rest } = of(kind);
        const sorted = times.toSorted((one, other) => one - other);
        return {
          kind,
          answered: times.length,
          ...rest,
          median: sorted[Math.floor(sorted.length / 2)] ?? 0,
          slowest: sorted.at(-1) ?? 0,
        };
      }),
  };
}

export type Watch = ReturnType<typeof createWatch>;

/** In words that may be shown; a 429 says when to come back. */
function isClean({ status, headers, text }: Reply): boolean {
  if (status === 429 && !/^\d+$/.test(headers['retry-after'] ?? '')) return false;
  if (headers['content-type']?.startsWith('text/html')) return text.includes('</html>');
  try {
    return typeof JSON.parse(text).error === 'string';
  } catch {
    return false;
  }
}

export const start = ({ text }: Reply) => text.slice(0, 160);

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
