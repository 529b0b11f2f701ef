import { median } from '../../../shared/numbers/median.ts';
import { createRandom } from '../../../shared/testing/random.ts';
import { freePort } from '../../local/free-port.ts';
import { connect, type Send } from '../../local/http.ts';
import { openWorker } from '../../local/local-worker.ts';
import { fillSite, sampleDirectory } from '../../site/sample-site.ts';
import { addCity } from './city.ts';
import { signIn } from './session.ts';
import { openState } from './state.ts';
import { visit } from './visitor.ts';
import { createWatch, type Figures, type Watch, wait } from './watch.ts';

/** How much slower a page may be while organisations save, as a ratio of medians in one run. */
export const SLOWER_AT_MOST = 3;

const RATE_LIMIT_SCALE = 1000;
const WRITERS = 6;
/** What readers do: a hundred answers a second in all. Many more would measure how fast one machine reads and answers. */
const READING = {
  pause: 1000,
  /** Searches that find something: one that finds nothing is a write. */
  words: ['food', 'shower', 'kitchen', 'legal'],
};
/** What the last saves of a round have left to do is not counted as quiet, in seconds. */
const SETTLED = 1;

export type Busy = {
  /** A page's median without and with writes, in milliseconds. */
  quiet: number;
  busy: number;
  ratio: number;
  /** Saves that were confirmed in a second. */
  writesPerSecond: number;
  /** Answers of all kinds in a second, while others save. */
  answersPerSecond: number;
  faults: string[];
};

/**
 * What organisations' saves cost everybody who reads: `clients` read public pages and lists, for `seconds` without a
 * write and for `seconds` with `writes` saves a second, in turn: in short rounds, so that what else the machine does
 * meets both alike.
 */
export async function measureBusy({
  clients,
  seconds,
  writes,
  rounds,
}: {
  clients: number;
  seconds: number;
  writes: number;
  rounds: number;
}): Promise<Busy> {
  const { stateDir, remove } = openState();
  const port = await freePort();
  const worker = await openWorker({
    port,
    stateDir,
    isQuiet: true,
    rateLimitScale: RATE_LIMIT_SCALE,
  });
  const connections = Array.from({ length: clients + WRITERS }, () => connect(port));
  try {
    const city = await addCity(await fillSite(worker, sampleDirectory()), WRITERS, 1);
    const sends = connections.map(({ send }) => send);
    const writers: Writer[] = [];
    const begin = createWatch();
    for (const { email } of city.organisations) {
      const as = await signIn(sends[clients + writers.length] as Send, begin, email);
      writers.push({ as, id: await addService(as, begin) });
    }
    const readers = sends.slice(0, clients);
    const phases: Record<'quiet' | 'busy', Figures[][]> = { quiet: [], busy: [] };
    const faults = [...begin.faults];
    const run = async (seconds: number, writing: Writer[]) => {
      const watch = createWatch();
      const roles = [
        ...readers.map((send, index) => visit(send, watch, createRandom(index), READING)),
        ...writing.map((writer, index) =>
          save(writer, watch, writing.length / writes, index / writes),
        ),
      ];
      await wait(seconds * 1000);
      watch.stop();
      await Promise.all(roles.map((role) => role.catch((error) => watch.fault(String(error)))));
      faults.push(...watch.faults);
      return watch.figures();
    };
    // A fresh isolate has made no page yet.
    await run(2, []);
    for (let round = 0; round < rounds; round++) {
      await run(SETTLED, []);
      phases.quiet.push(await run(seconds, []));
      phases.busy.push(await run(seconds, writers));
    }
    const pages = (figures: Figures[][]) =>
      lowerQuartile(figures.flat().flatMap((one) => (one.kind === 'page' ? [one.median] : [])));
    const perSecond = (counts: (one: Figures) => boolean) =>
      phases.busy
        .flat()
        .filter(counts)
        .reduce((sum, { answered }) => sum + answered, 0) /
      (seconds * rounds);
    const [quiet, busy] = [pages(phases.quiet), pages(phases.busy)];
    return {
      quiet,
      busy,
      ratio: busy / quiet,
      writesPerSecond: perSecond(({ kind }) => kind === 'update'),
      answersPerSecond: perSecond(() => true),
      faults,
    };
  } finally {
    for (const { close } of connections) close();
    await worker.dispose();
    remove();
  }
}

/** Judges the rounds by their quicker half, because what else a machine does makes some slower, and none faster. */
const lowerQuartile = (values: number[]) =>
  median(values.toSorted((one, other) => one - other).slice(0, Math.ceil(values.length / 2)));

type Writer = { as: Send; id: string };

async function addService(as: Send, watch: Watch): Promise<string> {
  const body = { type: 'Lunch', serviceAddress: '1 Quay Street' };
  const { text } = await watch.expect(201, 'create', as, 'POST', '/api/services', { body });
  return JSON.parse(text)._id;
}

/** An organisation that saves its service every so many seconds, first after some. */
async function save({ as, id }: Writer, watch: Watch, every: number, after: number) {
  await wait(after * 1000);
  for (let count = 1; !watch.isOver(); count++) {
    const from = performance.now();
    const body = { note: `Saved ${count} times` };
    await watch.expect(200, 'update', as, 'PUT', `/api/services/${id}`, { body });
    await wait(Math.max(0, every * 1000 - (performance.now() - from)));
  }
}
