import {
  billOf,
  type Figures,
  type Guess,
  type Kind,
  PRICES,
  type Usage,
  usageOf,
} from './costs.ts';
import type { Results } from './criteria.ts';
import { table } from './words.ts';

/** Cities of three sizes. More people means more isolates that live longer. */
const CITIES: Record<string, Guess> = {
  '10 thousand views': {
    views: 1e4,
    isolates: 2,
    startsPerDay: 250,
    signInsPerDay: 5,
    writesPerDay: 10,
    mailsPerMonth: 50,
  },
  '1 million views': {
    views: 1e6,
    isolates: 20,
    startsPerDay: 1000,
    signInsPerDay: 50,
    writesPerDay: 50,
    mailsPerMonth: 500,
  },
  '100 million views': {
    views: 1e8,
    isolates: 150,
    startsPerDay: 5000,
    signInsPerDay: 500,
    writesPerDay: 300,
    mailsPerMonth: 5000,
  },
};

const KINDS: Record<Kind, string> = {
  requests: 'Requests',
  processor: 'CPU, milliseconds',
  rowsRead: 'D1 rows read',
  rowsWritten: 'D1 rows written',
  storeReads: 'KV reads',
  storeWrites: 'KV writes',
  mails: 'Mails',
  logs: 'Logs, GB taken in',
};

/** docs/costs.md, from what was measured. */
export function costsPage({ date, speed, rows }: Results): string {
  const processorOf = (name: string) =>
    speed.find(({ what }) => what === name)?.processor ?? Number.NaN;
  const figures: Figures = {
    cached: processorOf('Cached page (a timetable)'),
    rendered: processorOf('Uncached page, after a change'),
    signIn: processorOf('Sign in'),
    handbook: processorOf('Handbook PDF, made anew'),
    directoryRows: rows.find(({ what }) => what === 'First view of a fresh isolate')?.rowsRead ?? 0,
  };
  const usages = Object.values(CITIES).map((guess) => usageOf(guess, figures));
  const bills = usages.map(billOf);
  const year = (dollars: number) => `$${Math.round(dollars * 12).toLocaleString('en')}`;
  const kinds = Object.keys(KINDS) as Kind[];
  return [
    '# What a year costs',
    '',
    'On Cloudflare, with the Workers Paid plan, for one city; without the domain (about $10 a year) and without tax.',
    '`npm run bench` works this page out anew, from what it has measured; the arithmetic and the prices are in',
    '`scripts/measure/bench/costs.ts`.',
    '',
    table(
      ['Views a month', ...Object.keys(CITIES)],
      [['**A year**', ...bills.map(({ total }) => `**${year(total)}**`)]],
    ),
    '',
    'A charity’s handbook costs the plan. At a hundred million views a month, more than any city has people for, it is',
    'requests, and rendering pages anew each minute, that cost.',
    '',
    '## What is used in a month',
    '',
    `Measured on ${date} ([performance.md](performance.md)): ${figures.cached.toFixed(2)} ms of CPU for a remembered page, ${figures.rendered.toFixed(0)} ms for one rendered anew, ${figures.signIn.toFixed(0)} ms for a sign-in, ${figures.handbook.toFixed(0)} ms for a handbook made anew; ${figures.directoryRows} rows for the whole directory. All of it with this machine’s part in routing and storing, which Cloudflare does not charge.`,
    '',
    table(
      ['', ...Object.keys(CITIES), 'Included', 'Beyond it'],
      kinds.map((kind) => [
        KINDS[kind],
        ...usages.map((usage) => amount(usage[kind])),
        amount(PRICES[kind].included),
        price(kind),
      ]),
    ),
    '',
    '## What that costs in a month',
    '',
    table(
      ['', ...Object.keys(CITIES)],
      [
        ['Workers Paid', ...bills.map(({ plan }) => dollars(plan))],
        ...kinds.map((kind) => [KINDS[kind], ...bills.map((bill) => dollars(bill[kind]))]),
        ['**Together**', ...bills.map(({ total }) => `**${dollars(total)}**`)],
      ],
    ),
    '',
    '## Worked out like this',
    '',
    arithmetic(figures),
    '',
    '## Guesses',
    '',
    table(
      [
        'A city of',
        'Isolates at a time',
        'Started in a day',
        'Sign-ins in a day',
        'Writes in a day',
        'Mails a month',
      ],
      Object.entries(CITIES).map(
        ([name, { isolates, startsPerDay, signInsPerDay, writesPerDay, mailsPerMonth }]) => [
          name,
          ...[isolates, startsPerDay, signInsPerDay, writesPerDay, mailsPerMonth].map(amount),
        ],
      ),
    ),
    '',
    `Nobody outside Cloudflare knows how many isolates a city’s visitors meet. If every view met one that knows nothing yet, the years would cost ${worst(figures).map(year).join(', ')}. Scripts, styles and pictures are static files, which are free and not counted. Storage stays far below the 5 GB of D1 and the 1 GB of KV that the plan includes.`,
    '',
    '## Prices',
    '',
    'As Cloudflare’s documentation states them (Workers, Workers KV, D1 and Email Service: Pricing), read on 20 November 2026,',
    'in US dollars. Logs: Workers Logs change on 1 December 2026 from 20 million lines a month, then $0.60 a million, to',
    '50 GB a month, then $0.25 a GB; this page takes the later price, at second hand. `REQUEST_LOG = "faults"` saves them.',
    '',
  ].join('\n');
}

/** A month's dollars with as many isolates as views: nothing is ever remembered. */
const worst = (figures: Figures) =>
  Object.values(CITIES).map(
    (guess) => billOf(usageOf({ ...guess, isolates: guess.isolates * 1000 }, figures)).total,
  );

/** The largest city’s two largest sums, step by step. */
function arithmetic(figures: Figures): string {
  const [guess] = Object.values(CITIES).slice(-1);
  if (!guess) return '';
  const usage: Usage = usageOf(guess, figures);
  const bill = billOf(usage);
  const millions = (count: number) => `${(count / 1e6).toFixed(1)} million`;
  return [
    'For the largest:',
    '',
    `- Requests: two for each view, and some for those who sign in: ${millions(usage.requests)}. Less 10 million, times $0.30 a million: ${dollars(bill.requests)}.`,
    `- CPU: ${millions(usage.requests)} x ${figures.cached.toFixed(2)} ms, and ${figures.rendered.toFixed(0)} ms more for each page that an isolate has not rendered in this minute, sign-ins, papers: ${millions(usage.processor)} ms. Less 30 million, times $0.02 a million: ${dollars(bill.processor)}.`,
    `- D1: at most one row a second and isolate, and all ${figures.directoryRows} rows for each isolate that starts or meets a change: ${millions(usage.rowsRead)}, of 25 billion.`,
  ].join('\n');
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

const amount = (count: number) =>
  count >= 1e6
    ? `${Number((count / 1e6).toPrecision(3)).toLocaleString('en')} M`
    : Math.round(count).toLocaleString('en');

function price(kind: Kind): string {
  const { perMillion } = PRICES[kind];
  if (kind === 'mails') return `$${perMillion / 1000} a thousand`;
  if (kind === 'logs') return `$${perMillion / 1e6} a GB`;
  return `$${perMillion < 0.01 ? perMillion : perMillion.toFixed(2)} a million`;
}
