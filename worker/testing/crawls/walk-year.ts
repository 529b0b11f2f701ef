import { env } from 'cloudflare:test';
import type { PublicService } from '../../../shared/services/service.ts';
import { statusAt } from '../../../shared/services/status.ts';
import { DAY } from '../../../shared/time/units.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { BETWEEN_CALLS, call, testNow, wait } from '../directory.ts';
import { unlimited } from '../registrations.ts';
import { type City, DEEDS, FIRST, LAST, makeCity } from './small-city.ts';

// Walks through a year of the small city as its scheduled jobs and its visitors see it, and writes down what happens.

/** So many days apart, from a date to a date, both included. */
export const dates = (from: string, to: string, step = 1) => {
  const found: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += step * DAY)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
};

/** No job ran on these days: a week, and two days on which a question was due. */
const MISSED = [...dates('2027-02-03', '2027-02-09'), ...dates('2027-07-19', '2027-07-20')];
/** No mail could be sent on these. */
const WITHOUT_MAIL = ['2027-04-03'];

/** An instant of the city's wall clock, of no hour that a change of the clocks skips or repeats. */
function cityInstant(date: string, time: string): number {
  const isSummer = date >= '2027-03-28' && date <= '2027-10-30';
  return Date.parse(`${date}T${time}:00${isSummer ? '+01:00' : 'Z'}`);
}

export type Mailed = [date: string, to: string, about: string];
export const mails: Mailed[] = [];

let today = FIRST;
/** Whom mails go to, by address. */
const names = new Map([
  [env.ADMIN_MAIL, 'the charity'],
  ['one@registers.test', 'the first one'],
  ['two@registers.test', 'the second one'],
]);
const MAIL = {
  send: async ({ to, subject }: { to: string; subject: string }) => {
    if (WITHOUT_MAIL.includes(today)) throw new Error('No mail goes today.');
    const [about = ''] = subject.split(' – ');
    mails.push([today, names.get(to) ?? to, about]);
    return { messageId: '' };
  },
};
const bindings = { ...unlimited, MAIL } as unknown as typeof env;

/** Moves the clock of the calls on to an instant, which may not be behind it. */
function moveTo(instant: number) {
  const ahead = instant - BETWEEN_CALLS - testNow();
  if (ahead < 0) throw new Error(`The clock is past ${new Date(instant).toISOString()}`);
  wait(ahead);
}

async function readServices(instant: number): Promise<PublicService[]> {
  moveTo(instant);
  return (await call('/services/public', undefined, bindings)).json();
}

/** Rows that a job takes away one day. */
const KEPT = {
  'a dated change that is over': "dated_changes WHERE to_date = '2026-01-15'",
  'a search': 'fruitless_searches',
  'a sign-in that failed': "sign_ins WHERE who = 'nobody'",
  'an entry of the history': "audit WHERE record_id = 'old'",
  'registrations that nobody confirmed': 'registrations',
  'a session': 'sessions',
  'what was hidden until a day': 'hidden_categories',
  'a notice': 'notices',
  'a kiosk': "kiosks WHERE id = 'ours'",
  'a kiosk that nobody knows': "kiosks WHERE id = 'other'",
  'the sums of a day': 'page_counts',
  'an answer about a holiday': "holiday_answers WHERE to_date = '2026-05-25'",
  'a call': "askings WHERE rung_at <> ''",
} as const;
type RetainedKind = keyof typeof KEPT;

/** What is asked of each day: the status of a service at a wall time, as 'open', 'closed', 'later' or 'check'. */
const PROBES = {
  'breakfast 08:30': ['breakfast', '08:30'],
  'breakfast 10:30': ['breakfast', '10:30'],
  'lunch 13:00': ['lunch', '13:00'],
  'shelter 06:00': ['shelter', '06:00'],
  'shelter 22:30': ['shelter', '22:30'],
  'first Tuesdays 11:00': ['first-tuesdays', '11:00'],
  'every other Friday 14:00': ['every-other-friday', '14:00'],
  'never checked again 12:00': ['never-checked-again', '12:00'],
} as const;
type Probe = keyof typeof PROBES;

const statuses: Partial<Record<Probe, [date: string, kind: string][]>> = {};
/** The dates on which each line was announced. */
export const announced = new Map<string, string[]>();
/** The day on which each was found gone first. */
export const gone: Partial<Record<RetainedKind, string>> = {};
const seen = new Set<RetainedKind>();

/** What the public was told on the last day of the walk. */
export let lastServices: PublicService[] = [];
/** What breakfast announces in the minute before and after the day on which a change is announced first begins. */
export const boundary: Record<'before' | 'after', (string | undefined)[]> = {
  before: [],
  after: [],
};

async function lookAtMidnight() {
  const announcing = async (at: string) =>
    (await readServices(Date.parse(at)))
      .find(({ _id }) => _id === 'breakfast')
      ?.announced?.map(({ words }) => words) ?? [];
  boundary.before = await announcing('2027-06-20T22:59:30Z');
  boundary.after = await announcing('2027-06-20T23:00:30Z');
}

async function look(date: string) {
  const services = await readServices(cityInstant(date, '12:00'));
  lastServices = services;
  for (const { _id, announced: lines = [] } of services)
    for (const { words } of lines) {
      const line = `${_id}: ${words}`;
      announced.set(line, [...(announced.get(line) ?? []), date]);
    }
  for (const [name, [id, time]] of Object.entries(PROBES) as [Probe, readonly [string, string]][]) {
    const service = services.find(({ _id }) => _id === id);
    if (!service) throw new Error(`${id} is not listed on ${date}`);
    const { kind } = statusAt(service, service.changes, cityInstant(date, time));
    statuses[name] ??= [];
    statuses[name].push([date, kind]);
  }
}

async function count() {
  const columns = Object.values(KEPT).map((from) => `(SELECT count(*) FROM ${from})`);
  const [row] = await env.DB.prepare(`SELECT ${columns.join()}`).raw<number[]>();
  return row ?? [];
}

async function walkDay(city: City, date: string, at: number) {
  const run = () => runJobs(bindings, Date.parse(`${date}T12:30:00Z`));
  today = date;
  moveTo(Date.parse(`${date}T09:00:00Z`));
  await DEEDS[date]?.(city, bindings);
  await look(date);
  if (MISSED.includes(date)) return;
  // A run comes twice at once, or again an hour later.
  await Promise.all(at % 6 === 0 ? [run(), run()] : [run()]);
  if (at % 10 === 0) await runJobs(bindings, Date.parse(`${date}T13:30:00Z`));
  if (date === '2027-06-20') await lookAtMidnight();
  for (const [index, n] of (await count()).entries()) {
    const name = Object.keys(KEPT)[index] as RetainedKind;
    if (n > 0) seen.add(name);
    else if (seen.has(name)) gone[name] ??= date;
  }
}

/** Every day of it, its morning's deeds first. */
export async function walkYear() {
  const city = await makeCity();
  names.set(city.kitchen.email, 'the kitchen');
  for (const [at, date] of dates(FIRST, LAST).entries()) await walkDay(city, date, at);
}

/** The first day of each run of the same. */
export function runsOf(probe: Probe): [date: string, kind: string][] {
  const all = statuses[probe] ?? [];
  return all.filter(([, kind], at) => kind !== all[at - 1]?.[1]);
}

export const daysOf = (probe: Probe, kind: string) =>
  (statuses[probe] ?? []).filter((it) => it[1] === kind).map(([date]) => date);
