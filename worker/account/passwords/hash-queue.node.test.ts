import { expect, it } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import { createHashQueue } from './hash-queue.ts';

const HASH = 100;

/**
 * A queue on a clock of the test's own: a pause ends when the clock has come to it, and a hash moves the clock, as it keeps
 * everything else waiting.
 */
function isolate() {
  let now = 0;
  const sleepers: { until: number; wake: () => void }[] = [];
  const done: string[] = [];
  const queue = createHashQueue({
    clock: () => now,
    pause: (milliseconds) =>
      new Promise((resolve) => sleepers.push({ until: now + milliseconds, wake: resolve })),
  });
  const hash = (name: string) => () => {
    now += HASH;
    done.push(`${name} at ${now}`);
    return name;
  };
  /** Lets everything go on until nobody sleeps that would wake before `until`. */
  async function run(until = Number.POSITIVE_INFINITY) {
    for (;;) {
      for (let n = 0; n < 20; n++) await Promise.resolve();
      sleepers.sort((one, other) => one.until - other.until);
      if (!sleepers[0] || sleepers[0].until > until) return;
      const sleeper = sleepers.shift();
      now = Math.max(now, sleeper?.until ?? 0);
      sleeper?.wake();
    }
  }
  const signIn = (name: string, isKnown = false) =>
    queue.queued((inTurn) => inTurn(hash(name)), { isKnown });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { queue, done, run, signIn, pass };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.details.headers] : error),
  );

it('works out one alone at once', async () => {
  const { signIn, done } = isolate();
  expect(await signIn('one')).toBe('one');
  expect(done).toEqual(['one at 100']);
});

it('leaves a pause between two, for what has arrived meanwhile, and keeps their order', async () => {
  const { signIn, done, run } = isolate();
  const all = Promise.all(['one', 'two', 'three'].map((name) => signIn(name)));
  await run();
  expect(await all).toEqual(['one', 'two', 'three']);
  const ends = done.map((line) => Number(line.split(' at ')[1]));
  expect(done.map((line) => line.split(' ')[0])).toEqual(['one', 'two', 'three']);
  for (const [index, end] of ends.slice(1).entries())
    expect(end - (ends[index] ?? 0)).toBeGreaterThanOrEqual(HASH + 5);
});

it('begins no second one before a page that came during the first is done', async () => {
  const { queue, signIn, done, run } = isolate();
  const two = [signIn('one'), signIn('two')];
  let finish = () => {};
  const page = queue.read(() => new Promise<void>((resolve) => (finish = resolve)));
  await run(250);
  expect(done).toEqual(['one at 100']);
  finish();
  await page;
  await run();
  await Promise.all(two);
  expect(done).toHaveLength(2);
});

it('does not wait for ever for a page, whose client may have gone', async () => {
  const { queue, signIn, done, run } = isolate();
  const three = [signIn('one'), signIn('two'), signIn('three')];
  void queue.read(() => new Promise<void>(() => {}));
  await run();
  await Promise.all(three);
  const [one, two, last] = done.map((line) => Number(line.split(' at ')[1]));
  expect(two).toBeGreaterThanOrEqual(Number(one) + 200);
  // Forgotten with the second hash.
  expect(last).toBeLessThan(Number(two) + HASH + 50);
});

it('refuses at once whom it has no place for, and says when to come back', async () => {
  const { signIn, run } = isolate();
  const all = Array.from({ length: 22 }, (_, n) => refusal(signIn(`stranger-${n}`)));
  await run();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === null)).toHaveLength(20);
  expect(answers.slice(20)).toEqual(Array(2).fill([503, { 'Retry-After': '5' }]));
});

it('lets those go first who have signed in before, in places that strangers cannot take', async () => {
  const { signIn, done, run } = isolate();
  const strangers = Array.from({ length: 20 }, (_, n) => signIn(`stranger-${n}`));
  const known = refusal(signIn('known', true));
  await run();
  await Promise.all(strangers);
  expect(await known).toBeNull();
  // The first stranger was at it already.
  expect(done[1]).toMatch(/^known at/);
});

it('gives the place of a client that has gone to another, and is not held up by it', async () => {
  const { queue, signIn, done, pass } = isolate();
  // Cancelled requests: nothing of them ever runs again.
  for (let n = 0; n < 20; n++) void queue.queued(() => new Promise<void>(() => {}));
  expect(await refusal(signIn('too early'))).toEqual([503, { 'Retry-After': '5' }]);
  pass(5001);
  expect(await signIn('in time')).toBe('in time');
  expect(done).toHaveLength(1);
});

it('hands on what goes wrong, and goes on', async () => {
  const { queue, signIn, run } = isolate();
  const failed = refusal(
    queue.queued((inTurn) =>
      inTurn(() => {
        throw new Error('no memory');
      }),
    ),
  );
  const next = signIn('next');
  await run();
  expect(await failed).toEqual(new Error('no memory'));
  expect(await next).toBe('next');
});
