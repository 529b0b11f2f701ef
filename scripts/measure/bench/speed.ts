import { median } from '../../../shared/numbers/median.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { AS_A_BROWSER } from '../../build/page-files.ts';
import { type Asking, askOnce, load, type Measured } from '../soak/load.ts';
import { PASSWORD } from '../soak/session.ts';
import { wait } from '../soak/watch.ts';
import { processorTime, workerds } from './processor.ts';
import type { Bench, openFull } from './sites.ts';

export type Speed = {
  what: string;
  /** What share it is of the bare route's answers in the same time, or of its time for one: the median of the rounds. */
  ratio: number;
  /** Milliseconds. */
  median: number;
  perSecond: number | undefined;
  /** Milliseconds of CPU for one answer, the network's and the files' part included; NaN where unknown. */
  processor: number;
};

type Full = Awaited<ReturnType<typeof openFull>>;

/** How the measurements are spread: `rounds` times each, in turn with the others. */
type Effort = { rounds: number; seconds: number };

const CONNECTIONS = 8;
/** A snapshot is believed for a second. */
const UNTIL_ASKED_AGAIN = 1100;

/** Each as often as it can be answered, and each alone; the bare route beside it in every round. */
export async function measureSpeed(
  bare: Bench,
  full: Full,
  { rounds, seconds }: Effort,
): Promise<Speed[]> {
  const token = await signIn(full);
  const together = manyAtOnce();
  const alone = oneByOne(full, token);
  const seen = new Map<
    string,
    { ratios: number[]; medians: number[]; rates: number[]; processor: number[] }
  >();
  const of = (what: string) => {
    const found = seen.get(what) ?? { ratios: [], medians: [], rates: [], processor: [] };
    seen.set(what, found);
    return found;
  };

  for (let round = 0; round < rounds; round++) {
    const bareAsked = (asking: () => Asking) =>
      countWork(() => load(bare.port, asking, { seconds, connections: CONNECTIONS }));
    const atOnce = await bareAsked(asBrowser('/'));
    note(of('Bare Hono route'), 1, atOnce);
    const plain = await bareAsked(() => ({ path: '/' }));
    note(of('Bare Hono route, asked for plain text'), plain.perSecond / atOnce.perSecond, plain);
    for (const [what, next] of Object.entries(together)) {
      await load(full.port, next, { seconds: seconds / 4, connections: CONNECTIONS });
      note(of(what), ...(await besideBare({ bare, full, next, seconds })));
    }
    const bareAlone = await load(bare.port, () => ({ path: '/' }), {
      seconds: seconds / 2,
      connections: 1,
    });
    for (const [what, { before, asking, times }] of Object.entries(alone)) {
      const all: number[] = [];
      const { ratios, medians, processor } = of(what);
      for (let time = 0; time < times; time++) {
        await before?.();
        const used = processorUsed();
        all.push((await askOnce(full.port, asking(time))).milliseconds);
        processor.push(used());
      }
      ratios.push(bareAlone.median / median(all));
      medians.push(median(all));
    }
    await Promise.all([bare.restart(), full.restart()]);
    const bareFirst = await askOnce(bare.port, { path: '/' });
    const used = processorUsed();
    const first = await askOnce(full.port, timetable());
    const { ratios, medians, processor } = of('First page of a fresh isolate');
    processor.push(used());
    ratios.push(bareFirst.milliseconds / first.milliseconds);
    medians.push(first.milliseconds);
  }
  return [...seen].map(([what, { ratios, medians, rates, processor }]) => ({
    what,
    ratio: median(ratios),
    median: median(medians),
    perSecond: rates.length > 0 ? median(rates) : undefined,
    processor: median(processor),
  }));
}

type Counted = Measured & { processor: number };

/** How often the two take turns while one is measured against the other. */
const TURNS = 4;

/**
 * What share of the bare route's answers one of ours gives, and what it costs. They take turns in short pieces: a shared
 * machine changes its speed by a tenth within seconds, and in longer pieces that was measured too.
 */
async function besideBare({
  bare,
  full,
  next,
  seconds,
}: {
  bare: Bench;
  full: Full;
  next: () => Asking;
  seconds: number;
}): Promise<[ratio: number, measured: Counted]> {
  const piece = { seconds: seconds / TURNS, connections: CONNECTIONS };
  const [theirs, ours]: [number[], Counted[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    theirs.push((await load(bare.port, asBrowser('/'), piece)).perSecond);
    ours.push(await countWork(() => load(full.port, next, piece)));
  }
  const measured = {
    perSecond: mean(ours.map((it) => it.perSecond)),
    median: median(ours.map((it) => it.median)),
    processor: mean(ours.map((it) => it.processor)),
  };
  return [measured.perSecond / mean(theirs), measured];
}

const mean = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

/** Measures work, and beside it the CPU of one answer. */
async function countWork(work: () => Promise<Measured>): Promise<Counted> {
  const [used, from] = [processorUsed(), performance.now()];
  const measured = await work();
  const answers = measured.perSecond * ((performance.now() - from) / 1000);
  return { ...measured, processor: used() / answers };
}

/** Gives the milliseconds of CPU that all Workers have used since, of which only one works; NaN where nobody says. */
function processorUsed(): () => number {
  const pids = workerds();
  const before = processorTime(pids);
  return () => processorTime(pids) - before;
}

function note(
  into: { ratios: number[]; medians: number[]; rates: number[]; processor: number[] },
  ratio: number,
  measured: Counted,
) {
  into.ratios.push(ratio);
  into.medians.push(measured.median);
  into.rates.push(measured.perSecond);
  into.processor.push(measured.processor);
}

const asBrowser = (path: string) => (): Asking => ({ path, headers: AS_A_BROWSER });
const timetable = asBrowser(paths.timetable('Breakfast'));

function manyAtOnce(): Record<string, () => Asking> {
  let count = 0;
  return {
    'Public API, one type': asBrowser('/api/services/public?type=Breakfast'),
    'Public API, every service': asBrowser('/api/services/public'),
    'Cached page (a timetable)': timetable,
    'Cached page (all organisations)': asBrowser(paths.organisations),
    'Search for another word each time': () => asBrowser(paths.search(`food ${++count}`))(),
  };
}

type Alone = { before?: () => Promise<unknown>; asking: (time: number) => Asking; times: number };

function oneByOne(full: Full, token: string): Record<string, Alone> {
  const [{ email } = { email: '' }] = full.city.organisations;
  const bearer = { Authorization: `Bearer ${token}` };
  const changed = async () => {
    await changeDirectory(full);
    await wait(UNTIL_ASKED_AGAIN);
  };
  return {
    'Uncached page, after a change': {
      before: changed,
      asking: timetable,
      times: 2,
    },
    'Sign in': {
      asking: () => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { email, password: PASSWORD },
      }),
      times: 3,
    },
    'Save a service': {
      asking: () => ({
        method: 'PUT',
        path: `/api/services/${full.city.contestedId}`,
        headers: bearer,
        body: { note: `${performance.now()}` },
      }),
      times: 8,
    },
    'Handbook PDF, made anew': {
      before: changed,
      asking: () => ({ path: paths.handbookPdf() }),
      times: 1,
    },
    'Handbook PDF, again': { asking: () => ({ path: paths.handbookPdf() }), times: 3 },
  };
}

/** What a write does to the directory, and by the banner over sample data to each of its pages. */
export async function changeDirectory({ worker }: Bench) {
  const db = await worker().getD1Database('DB');
  await db.prepare('UPDATE directory SET version = version + 1, is_sample = 1 - is_sample').run();
}

async function signIn({ port, city }: Full): Promise<string> {
  const [email] = city.admins;
  const { reply } = await askOnce(port, {
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password: PASSWORD },
  });
  return JSON.parse(reply.text).accessToken;
}
