import { SHARES } from '../../../../shared/services/service-text.ts';
import { DAYS } from '../../../../shared/time/schedule.ts';
import { LIMITS } from '../../../../shared/validation/limits.ts';
import { PASSWORD } from '../session.ts';
import { type Figure, timeCall, times } from './figures.ts';
import type { Stage } from './stage.ts';

const REGISTRATIONS = 150;
const REGISTRANTS = 3;
const HUGE_SERVICES = 80;
const WORDS = 300;
/** The bounds that are promised: a page in brotli, in bytes, and how long pages and PDFs may take, in milliseconds. */
const PAGE_BYTES = 100_000;
const PAGE_TIME = 2000;
const PDF_TIME = 10_000;

/** Registrations with huge fields: few are stored, none is public, and nobody's pages are slower for it. */
export async function swampRegistrations(stage: Stage): Promise<Figure[]> {
  const { at, admin, db, measure, quiet } = stage;
  const list = () => timeCall(admin, 'GET', '/api/organisations');
  const versionOf = async () =>
    JSON.parse((await admin('GET', '/api/health')).text).dataVersion as number;
  const before = { list: await list(), version: await versionOf() };
  const addresses = Array.from({ length: 5 }, (_, n) => `${n} ${'x'.repeat(12_000)}`);
  for (let n = 0; n < REGISTRATIONS; n++) {
    const body = {
      name: `Swamp ${n}`,
      description: 'Registered by somebody who means no good.',
      email: `swamp-${n}@nobody.test`,
      password: PASSWORD,
      addresses: n % 2 === 0 ? addresses : addresses.map((one) => one.slice(0, 150)),
    };
    await at(`203.0.113.${100 + (n % REGISTRANTS)}`)('POST', '/api/auth/register', { body });
  }
  const raised = (await versionOf()) - before.version;
  const { results } = await db
    .prepare("SELECT id FROM organisations WHERE name LIKE 'Swamp %'")
    .all();
  const after = { list: await list(), pages: await measure() };
  return [
    {
      fault: '1',
      what: 'registrations that were stored',
      got: results.length,
      most: REGISTRANTS * LIMITS.pendingRegistrationsByAddress.value,
      unit: `of ${REGISTRATIONS}`,
    },
    {
      fault: '1',
      what: 'GET /api/organisations, in bytes against before',
      got: after.list.bytes / before.list.bytes,
      most: 2,
      unit: 'times',
    },
    {
      fault: '1',
      what: 'GET /api/changes, in time against before',
      got: times(after.pages.changes.milliseconds, quiet.changes.milliseconds),
      most: 3,
      unit: 'times',
    },
    { fault: '5', what: 'public versions raised by them', got: raised, most: 0, unit: 'versions' },
  ];
}

/** One organisation's worst: what is too large is refused, and all that is allowed still leaves pages and PDFs usable. */
export async function fillPages({ keeper, measure, quiet }: Stage): Promise<Figure[]> {
  const huge = { type: 'Showers', serviceAddress: `1 Quay Street ${'x'.repeat(60_000)}` };
  let taken = 0;
  for (let n = 0; n < HUGE_SERVICES; n++) {
    const { status } = await keeper.send('POST', '/api/services', { body: huge });
    if (status === 201) taken++;
  }
  const slot = (n: number) => ({ start: `0${n * 2}:00`, end: `0${n * 2 + 1}:00` });
  const slots = Array.from({ length: LIMITS.slotsADay.value }, (_, n) => slot(n));
  const largest = {
    type: 'Showers',
    serviceAddress: `1 Quay Street, ${'Bristol '.repeat(40)}`.slice(0, LIMITS.address.value - 1),
    note: 'Ring the bell twice. '.repeat(20).slice(0, LIMITS.serviceNote.value - 1),
    schedule: Object.fromEntries(DAYS.map((day) => [day, slots])),
  };
  const usedUp = Object.values(SHARES).map(({ limit }) => limit.message);
  let { send } = keeper;
  const numbered = (n: number) => ({
    ...largest,
    serviceAddress: `${n} ${largest.serviceAddress}`.slice(0, LIMITS.address.value),
  });
  const short = { type: 'Showers', serviceAddress: '1 Quay Street, Bristol' };
  // The short one first: what is stored takes no more of the share of text. Then each until a share is used up, at last all.
  const bodies = [numbered, (n: number) => ({ ...numbered(n), schedule: {} }), () => short];
  for (let n = taken; n < LIMITS.servicesOfOrganisation.value; n++) {
    const body = n === taken ? short : bodies[0]?.(n);
    const { status, text } = await send('POST', '/api/services', { body });
    if (usedUp.some((message) => text.includes(message))) {
      bodies.shift();
      n--;
      if (bodies.length > 0) continue;
      break;
    }
    // The writes of one address in a minute are used up: go on tomorrow, or from elsewhere.
    if (status === 429) send = from(keeper.send, `203.0.113.${200 + (n % 50)}`);
    else if (status !== 201)
      throw new Error(`The largest service is refused: ${status} ${text.slice(0, 200)}`);
  }
  const pages = await measure();
  const page = (what: string, got: number, most: number, unit: string): Figure => ({
    fault: '2',
    what,
    got,
    most,
    unit,
  });
  return [
    page('services with addresses of 60 kB that were taken', taken, 0, `of ${HUGE_SERVICES}`),
    page('/timetable/Showers, compressed', pages.showers.bytes, PAGE_BYTES, 'bytes'),
    page('/timetable/Showers', pages.showers.milliseconds, PAGE_TIME, 'ms'),
    page('/timetable/Showers.pdf', pages.showersPdf.milliseconds, PDF_TIME, 'ms'),
    page(
      '/handbook.pdf against before',
      times(pages.handbook.milliseconds, quiet.handbook.milliseconds),
      2,
      'times',
    ),
    page('/organisations, compressed', pages.organisations.bytes, PAGE_BYTES, 'bytes'),
  ];
}

const from =
  (send: Stage['keeper']['send'], address: string): typeof send =>
  (method, path, options) =>
    send(method, path, {
      ...options,
      headers: { ...options?.headers, 'CF-Connecting-IP': address },
    });

/** Somebody's script fills the day's log of searches; what people look for is counted all the same. */
export async function madeUpWords({ at, db }: Stage): Promise<Figure[]> {
  const script = at('203.0.113.90');
  const letters = (n: number) =>
    [n % 26, Math.floor(n / 26) % 26, 7].map((at) => String.fromCharCode(97 + at)).join('');
  for (let n = 0; n < WORDS; n++)
    await script('POST', '/api/searches', { body: { text: `zq${letters(n)}` } });
  // Words that no place has and the search will hardly be taught: only what finds nothing is counted.
  const people = ['trombone', 'trombone', 'saxophone', 'telescope'];
  for (const [index, text] of people.entries())
    await at(`198.51.100.${60 + index}`)('POST', '/api/searches', { body: { text } });
  const { results } = await db
    .prepare('SELECT words FROM fruitless_searches')
    .all<{ words: string }>();
  const kept = new Set(results.map(({ words }) => words));
  const lost = new Set(people.filter((word) => !kept.has(word)));
  return [
    { fault: '12', what: 'real words lost after the flood', got: lost.size, most: 0, unit: 'of 3' },
    {
      fault: '12',
      what: 'made-up words that were kept',
      got: [...kept].filter((word) => word.startsWith('zq')).length,
      most: 100,
      unit: `of ${WORDS}`,
    },
  ];
}
