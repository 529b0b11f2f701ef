import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../shared/time/units.ts';
import { createServerClock, presentOf, type ServerTime, type ShownTime } from './server-clock.ts';

const SERVER = Date.parse('2026-06-01T12:00:00.000Z');
const plus = (seconds: number) => SERVER + seconds * 1000;

test.each([
  ['of the same minute', 0, 0],
  ['of the same minute', 59, 59],
  ['that waited for a slow network', 89, 89],
  ['a little behind, which the server knows better', -20, 0],
])('a device clock %s tells the present: %i seconds', (_, device, present) => {
  expect(presentOf(SERVER, plus(device))).toBe(plus(present));
});

test.each([-61, 91, 86_400])('a device clock %i seconds off leaves it to the server', (device) => {
  expect(presentOf(SERVER, plus(device))).toBeNull();
});

describe('the time that is shown', () => {
  let shown: ShownTime;
  let ticks: number;

  beforeEach(() => {
    ticks = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(performance, 'now').mockImplementation(() => ticks);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Time goes by; on a device that sleeps its ticks may stand still. */
  const pass = (time: number, ticked = time) => {
    vi.setSystemTime(Date.now() + time);
    ticks += ticked;
  };
  /** A page of SERVER's minute, on a device that shows another time by so much. */
  const open = (off: number, ask: () => Promise<ServerTime>, from: number | null = null) => {
    vi.setSystemTime(SERVER + off);
    const show = (time: ShownTime) => {
      shown = time;
    };
    return createServerClock({ first: { at: SERVER, from }, askAfter: HOUR, ask, show });
  };
  const silent = () => Promise.reject(new Error('no network'));
  const answers = (at: number, from: number | null = null) =>
    vi.fn(() => Promise.resolve({ at, from }));

  it('is the server’s and what has passed since, unasked for as long as it is trusted', () => {
    const ask = answers(SERVER);
    const clock = open(0, ask);
    expect(clock.isSure()).toBe(true);
    pass(20 * MINUTE);
    clock.look();
    expect(shown).toEqual({ now: SERVER + 20 * MINUTE, from: null, isOld: false });
    expect(ask).not.toHaveBeenCalled();
    pass(41 * MINUTE);
    clock.look();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('goes on by the server’s where the network is lost, and says from when the information is', async () => {
    const clock = open(10_000, silent);
    await clock.ask();
    pass(HOUR);
    clock.look();
    expect(shown).toEqual({ now: plus(10) + HOUR, from: plus(10), isOld: false });
    pass(23 * HOUR + 1);
    clock.look();
    expect(shown.now).toBeNull();
  });

  it('is at once the device’s where it slept, and the server’s as soon as that answers', async () => {
    const ask = answers(SERVER + 3 * HOUR + 5_000);
    const clock = open(0, ask);
    pass(3 * HOUR, 1_000);
    clock.look();
    expect(ask).toHaveBeenCalledOnce();
    expect(shown).toEqual({ now: SERVER + 3 * HOUR, from: null, isOld: false });
    await clock.ask();
    expect(shown.now).toBe(SERVER + 3 * HOUR + 5_000);
    expect(clock.isSure()).toBe(true);
  });

  it.each([
    ['behind the page', -HOUR],
    ['more than a day after it', 25 * HOUR],
  ])('is not known where the device’s clock is %s and nobody answers', async (_, off) => {
    const clock = open(off, silent);
    expect(clock.isSure()).toBe(false);
    expect(shown).toMatchObject({ now: null, from: null });
    await clock.ask();
    expect(shown).toMatchObject({ now: null, from: SERVER });
  });

  it('never goes by a device’s clock where nothing is known of the information', async () => {
    const clock = open(0, silent, Number.NaN);
    expect(shown.now).toBeNull();
    await clock.ask();
    expect(shown.now).toBeNull();
  });

  it('says from when the information is while the server itself cannot tell, and asks every time', async () => {
    const ask = answers(plus(60), SERVER - HOUR);
    const clock = open(0, ask, SERVER - HOUR);
    expect(shown).toEqual({ now: SERVER, from: SERVER - HOUR, isOld: false });
    clock.look();
    await clock.ask();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(shown.from).toBe(SERVER - HOUR);
  });

  it('is as old as what an earlier page was told, where that is what is shown', () => {
    const clock = open(0, silent);
    clock.recall(SERVER - 2 * HOUR);
    expect(shown).toEqual({ now: SERVER, from: SERVER - 2 * HOUR, isOld: false });
  });

  it('is not undone by an answer that was long on its way', async () => {
    let fail = () => {};
    const late = new Promise<ServerTime>((_, reject) => {
      fail = () => reject(new Error('too late'));
    });
    const ask = vi.fn<() => Promise<ServerTime>>().mockReturnValueOnce(late);
    const clock = open(0, ask);
    const first = clock.ask();
    ask.mockResolvedValueOnce({ at: plus(20), from: null });
    await clock.ask();
    fail();
    await first;
    expect(shown).toEqual({ now: plus(20), from: null, isOld: false });
  });

  it('stays as it is once nobody looks at it', async () => {
    const clock = open(0, answers(plus(30)));
    const asked = clock.ask();
    clock.stop();
    await asked;
    expect(shown.now).toBe(SERVER);
  });
});
