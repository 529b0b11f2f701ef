// What a site costs on Cloudflare, from what one view, one visitor and one day take.

/** US dollars of Workers Paid, as Cloudflare's documentation states them; `included` is for a month. */
export const PRICES = {
  /** The price of the account, whatever is used. */
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  /** Milliseconds. */
  processor: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  storeReads: { included: 10e6, perMillion: 0.5 },
  storeWrites: { included: 1e6, perMillion: 5 },
  mails: { included: 3000, perMillion: 350 },
  /** Gigabytes of logs taken in: the price from December 2026 on. */
  logs: { included: 50, perMillion: 0.25e6 },
} as const;

export type Kind = Exclude<keyof typeof PRICES, 'plan'>;
export type Usage = Record<Kind, number>;

/** What was measured: of docs/performance.md. Milliseconds of CPU, and rows. */
export type Figures = {
  /** A page that is remembered, one that is rendered anew, a sign-in, a handbook made anew. */
  cached: number;
  rendered: number;
  signIn: number;
  handbook: number;
  /** Read when an isolate starts, or meets data that has changed. */
  directoryRows: number;
};

/** What nobody can measure beforehand, guessed on the dear side. */
export type Guess = {
  /** How many pages are read in a month. */
  views: number;
  /** Isolates at a time, and how many start in a day: few people means that most of them meet a fresh one. */
  isolates: number;
  startsPerDay: number;
  signInsPerDay: number;
  writesPerDay: number;
  mailsPerMonth: number;
};

const DAYS = 30.4;
const MINUTES = DAYS * 24 * 60;
const SECONDS = MINUTES * 60;
/** The page, and asking whether a copy of the directory still stands. Scripts and styles are files: free. */
const REQUESTS_PER_VIEW = 2;
/** Public pages. */
const PAGES = 35;
/** The history and the indexes written with a record. */
const ROWS_PER_WRITE = 10;
/** Sheets and handbooks, each made once for a day and a state of the data, where anyone asks for it. */
const PAPERS_PER_DAY = 30;
/** Every five minutes; each reads and writes a few rows. */
const RUNS_OF_JOBS = MINUTES / 5;
const ROWS_PER_RUN = 10;
/** Bytes of a line in the log. */
const LOG_LINE = 300;

/** What is used in a month. */
export function usageOf(guess: Guess, figures: Figures): Usage {
  const { views, isolates } = guess;
  const requests =
    views * REQUESTS_PER_VIEW + (guess.signInsPerDay + guess.writesPerDay) * 10 * DAYS;
  const writes = guess.writesPerDay * DAYS;
  const starts = Math.min(views, guess.startsPerDay * DAYS);
  // No isolate asks for the data version more than once a second, nor without a request.
  const versionReads = Math.min(requests, isolates * SECONDS);
  const wholeReads = Math.min(requests, writes * isolates + starts);
  // A page is rendered at most once a minute in each isolate, and only if somebody asks for it there and then.
  const chances = isolates * PAGES * (MINUTES + writes);
  const renders = chances * (1 - Math.exp(-views / chances));
  return {
    requests: requests + RUNS_OF_JOBS,
    processor:
      requests * figures.cached +
      renders * figures.rendered +
      guess.signInsPerDay * DAYS * figures.signIn +
      PAPERS_PER_DAY * DAYS * figures.handbook,
    rowsRead: versionReads + wholeReads * figures.directoryRows + RUNS_OF_JOBS * ROWS_PER_RUN,
    rowsWritten: writes * ROWS_PER_WRITE + RUNS_OF_JOBS,
    // The fallback in KV is checked by each isolate that has read the whole directory, and by the jobs.
    storeReads: wholeReads + writes + RUNS_OF_JOBS + PAPERS_PER_DAY * DAYS * isolates,
    storeWrites: writes + (24 + PAPERS_PER_DAY) * DAYS,
    mails: guess.mailsPerMonth,
    logs: (requests * LOG_LINE) / 1e9,
  };
}

/** Dollars of a month, for the plan and for what is used beyond it. */
export function billOf(usage: Usage): Record<Kind | 'plan' | 'total', number> {
  const over = (kind: Kind) =>
    (Math.max(0, usage[kind] - PRICES[kind].included) / 1e6) * PRICES[kind].perMillion;
  const kinds = Object.keys(usage) as Kind[];
  const costs = Object.fromEntries(kinds.map((kind) => [kind, over(kind)])) as Record<Kind, number>;
  const total = kinds.reduce<number>((sum, kind) => sum + costs[kind], PRICES.plan);
  return { plan: PRICES.plan, ...costs, total };
}
