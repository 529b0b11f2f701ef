import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../../shared/time/units.ts';
import { ApiError } from '../http/errors.ts';
import { addAccount, json, PASSWORD } from '../testing/accounts.ts';
import { call, emptyDirectory } from '../testing/directory.ts';
import { limitAttempts } from './limits.ts';
import type { Tried } from './queries.ts';

beforeEach(emptyDirectory);

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('/auth/login', json('POST', { email, password }, headers));

const waitOf = (answer: Response) => Number(answer.headers.get('Retry-After'));

let count = 0;

/** Somebody of whom nothing was counted yet. */
const someone = (what: Tried['what'] = 'signIn'): Tried => ({ what, who: `someone-${++count}` });

/** A try at this instant: the seconds it has to wait, 0 where it need not. */
async function attempt(tried: Tried, now: number): Promise<number> {
  const refused: unknown = await limitAttempts(env.DB, tried, now).catch((error) => error);
  if (refused === undefined) return 0;
  if (!(refused instanceof ApiError)) throw refused;
  expect(refused.status).toBe(429);
  return Number(refused.details.headers?.['Retry-After']);
}

describe('sign-ins with one email', () => {
  it('wait longer after each failure, a minute at most, and never for good', async () => {
    const tried = someone();
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) expect(await attempt(tried, 0)).toBe(0);
    let now = 0;
    for (let n = 0; n < 7; n++) {
      expect(await attempt(tried, now)).toBe(0);
      const seconds = await attempt(tried, now);
      waits.push(seconds);
      now += seconds * SECOND;
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  it('are not put off further by whoever tries while they wait', async () => {
    const tried = someone();
    for (let n = 0; n < 9; n++) await attempt(tried, n * 60 * SECOND);
    const last = 8 * 60 * SECOND;
    for (let n = 0; n < 60; n++) expect(await attempt(tried, last + n * SECOND)).toBe(60 - n);
    expect(await attempt(tried, last + 60 * SECOND)).toBe(0);
  });

  it('are counted though they come at the same time', async () => {
    const tried = someone();
    const waits = await Promise.all(Array.from({ length: 100 }, () => attempt(tried, 0)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('start anew after an hour', async () => {
    const tried = someone();
    for (let n = 0; n < 5; n++) await attempt(tried, 0);
    for (let n = 0; n < 5; n++) expect(await attempt(tried, HOUR)).toBe(0);
    expect(await attempt(tried, HOUR)).toBe(5);
  });

  it('do not make another email wait, nor its mails', async () => {
    const tried = someone();
    for (let n = 0; n < 6; n++) await attempt(tried, 0);
    expect(await attempt(someone(), 0)).toBe(0);
    expect(await attempt({ ...tried, what: 'mail' }, 0)).toBe(0);
  });
});

it('mails are three an hour at most', async () => {
  const tried = someone('mail');
  for (let n = 0; n < 3; n++) expect(await attempt(tried, n * SECOND)).toBe(0);
  expect(await attempt(tried, 3 * SECOND)).toBe(3599);
  expect(await attempt(tried, HOUR + 2 * SECOND)).toBe(0);
});

it.each([
  ['somebody’s', async () => (await addAccount()).email],
  ['nobody’s', async () => 'nobody@handbook.test'],
])(
  'the sixth sign-in with %s email is 429 in words, with a time',
  async (_whose, address) => {
    const email = await address();
    for (let n = 0; n < 5; n++) expect((await login(email, 'wrong-password')).status).toBe(401);
    const answer = await login(email, PASSWORD);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({
      error: 'Too many tries. Please wait a little and try again.',
    });
    expect(waitOf(answer)).toBe(3);
  },
  20_000,
);

it('forgets the failures when the password was right', async () => {
  const { email } = await addAccount();
  for (let n = 0; n < 4; n++) await login(email, 'wrong-password');
  expect((await login(email, PASSWORD)).status).toBe(200);
  for (let n = 0; n < 2; n++) expect((await login(email, 'wrong-password')).status).toBe(401);
});

/**
 * The statuses of the same call until it is refused. The platform counts in whole minutes, so a run that crosses into the
 * next one is let through for up to twice the limit.
 */
async function untilRefused(limit: number, ask: (n: number) => Promise<Response>) {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= 2 * limit) {
    const answer = await ask(statuses.length);
    statuses.push(answer.status);
    if (answer.status === 429) expect(waitOf(answer)).toBe(60);
  }
  return statuses;
}

// The tests' own limits, in vitest.config.ts: 5 sign-ins and 10 writes.
describe('an address', () => {
  it('that signs in too often has to wait a minute, whoever it tries to be', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.1' };
    const statuses = await untilRefused(5, (n) =>
      login(`guess-${n}@handbook.test`, 'wrong-password', headers),
    );
    expect(statuses.length).toBeGreaterThan(5);
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(1).map(() => 401));
    expect(statuses.at(-1)).toBe(429);
    const { email } = await addAccount();
    const elsewhere = { 'CF-Connecting-IP': '192.0.2.2' };
    expect((await login(email, PASSWORD, elsewhere)).status).toBe(200);
  }, 20_000);

  it('that writes too often has to wait, even without a token; it may read all day', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.3' };
    const statuses = await untilRefused(10, () => call('/services', json('POST', {}, headers)));
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(1).map(() => 401));
    expect(statuses.at(-1)).toBe(429);
    for (let n = 0; n < 20; n++)
      expect((await call('/services/public', { headers })).status).toBe(200);
  });
});
