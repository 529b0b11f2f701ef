import { type Figure, timed } from './figures.ts';
import type { Stage } from './hostile.ts';
import { PASSWORD } from './session.ts';
import { wait } from './watch.ts';

const TOGETHER = 40;
const SECONDS = 15;
/** Failures of the stranger before anybody else comes. */
const LEAD = 8;
const ADDRESSES = 130;
/** Of the 130 at most so many may be let to a password: two minutes' worth of one address, where the run crosses into the next. */
const LET_THROUGH = 120;
/** A page's worst wait, in hashes: the one that was going on, its own work, and what a busy machine adds. */
const HASHES = 2;

const wrong = (email: string) => ({ body: { email, password: 'wrong-password' } });

/** Public pages while forty strangers sign in: they may wait for the hash that is going on, not for forty. */
export async function signInTogether({ at }: Stage): Promise<Figure[]> {
  const one = at('203.0.113.1');
  const alone: number[] = [];
  for (let n = 0; n < 5; n++) {
    const asked = await timed(one, 'POST', '/api/auth/login', wrong(`alone-${n}@nobody.test`));
    alone.push(asked.milliseconds);
  }
  const hash = alone.toSorted((a, b) => a - b)[2] ?? 0;

  let isOver = false;
  const reader = at('203.0.113.2');
  const waits: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      waits.push((await timed(reader, 'GET', '/')).milliseconds);
      await wait(20);
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, (_, n) =>
      timed(at(`203.0.113.${10 + n}`), 'POST', '/api/auth/login', wrong(`${n}@nobody.test`)),
    ),
  );
  isOver = true;
  await reading;
  const odd = answers.filter(
    ({ reply: { status, headers } }) =>
      status !== 401 && !(status === 503 && /^\d+$/.test(headers['retry-after'] ?? '')),
  );
  const worst = Math.max(...waits);
  return [
    {
      fault: '4',
      what: 'worst wait of the home page',
      got: worst,
      most: HASHES * hash,
      unit: 'ms',
    },
    { fault: '4', what: 'the same in hashes', got: worst / hash, most: HASHES, unit: 'times' },
    {
      fault: '4',
      what: 'sign-ins that were neither answered nor told when to come back',
      got: odd.length,
      most: 0,
      unit: 'of 40',
    },
  ];
}

/** The right password from elsewhere, while a stranger fails once a second: it passes at the first or second try. */
export async function keepOut({ at, keeper: { email } }: Stage): Promise<Figure[]> {
  const stranger = at('203.0.113.66');
  let longest = 0;
  let inARow = 0;
  let refused = 0;
  // First, because a right password clears what was counted before it.
  for (let n = 0; n < LEAD; n++) await stranger('POST', '/api/auth/login', wrong(email));
  for (let second = 0; second < SECONDS; second++) {
    await stranger('POST', '/api/auth/login', wrong(email));
    const person = at(`198.51.100.${20 + second}`);
    const { status } = await person('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
    });
    inARow = status === 200 ? 0 : inARow + 1;
    if (status !== 200) refused++;
    longest = Math.max(longest, inARow);
    await wait(1000);
  }
  return [
    { fault: '3', what: 'right passwords refused', got: refused, most: 1, unit: `of ${SECONDS}` },
    { fault: '3', what: 'of them in a row', got: longest, most: 1, unit: 'tries' },
  ];
}

/** Every try from another address of the same household. */
export async function rotateAddresses({ at }: Stage): Promise<Figure[]> {
  let letThrough = 0;
  for (let n = 0; n < ADDRESSES; n++) {
    const send = at(`2001:db8:1:2:${n.toString(16)}::1`);
    const { status } = await send('POST', '/api/auth/login', wrong(`v6-${n}@nobody.test`));
    if (status === 401) letThrough++;
  }
  return [
    {
      fault: '4',
      what: 'sign-ins of one /64 that were let to the password',
      got: letThrough,
      most: LET_THROUGH,
      unit: `of ${ADDRESSES}`,
    },
  ];
}
