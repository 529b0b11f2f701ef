import { median } from '../../../../shared/numbers/median.ts';
import { PASSWORD } from '../session.ts';
import { wait } from '../watch.ts';
import { type Figure, timeCall } from './figures.ts';
import type { Stage } from './stage.ts';

const TOGETHER = 40;
const SECONDS = 15;
/** Failures of the stranger before anybody else comes. */
const LEAD = 8;
const ADDRESSES = 130;
/** How many of the 130 may be let to a password: two minutes' worth of one address, where the run crosses into the next. */
const LET_THROUGH = 120;
/** A page's worst wait beyond its own time, in hashes: the one that was going on, and as much again for a busy machine. */
const HASHES = 2;
/** A local database answers the first questions of all of them in the same process, as no deployed one does. */
const HASHES_AT_FIRST = 6;
/** What else a machine does makes the worst wait longer, never shorter: too long is what is too long each time. */
const STORMS = 3;

const wrong = (email: string) => ({ body: { email, password: 'wrong-password' } });

/** Public pages while forty strangers sign in: they may wait for the hash that is going on, not for forty. */
export async function signInTogether(stage: Stage): Promise<Figure[]> {
  let [figures, hashes] = await storm(stage, 0);
  for (let n = 1; n < STORMS && hashes > HASHES; n++) [figures, hashes] = await storm(stage, n);
  return figures;
}

async function storm({ at }: Stage, count: number): Promise<[Figure[], number]> {
  const reader = at('203.0.113.2');
  const read = async () => (await timeCall(reader, 'GET', '/')).milliseconds;
  const own: number[] = [];
  for (let n = 0; n < 9; n++) own.push(await read());

  let isOver = false;
  const waits: { from: number; took: number }[] = [];
  const reading = (async () => {
    while (!isOver) {
      waits.push({ from: performance.now(), took: await read() });
      await wait(20);
    }
  })();
  const hashed: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, async (_, n) => {
      const address = `203.0.${114 + count}.${10 + n}`;
      const email = `${count}-${n}@nobody.test`;
      const answer = await timeCall(at(address), 'POST', '/api/auth/login', wrong(email));
      if (answer.reply.status === 401) hashed.push(performance.now());
      return answer;
    }),
  );
  isOver = true;
  await reading;
  // From answer to answer there is a hash, as long as it takes just now.
  const hash = median(hashed.slice(1).map((at, index) => at - (hashed[index] ?? 0)));
  const odd = answers.filter(
    ({ reply: { status, headers } }) =>
      status !== 401 && !(status === 503 && /^\d+$/.test(headers['retry-after'] ?? '')),
  );
  const worst = (isCounted: (from: number) => boolean) => {
    const counted = waits.flatMap(({ from, took }) => (isCounted(from) ? [took] : []));
    return Math.max(0, Math.max(...counted) - median(own)) / hash;
  };
  const begun = hashed[0] ?? Number.NaN;
  const hashes = worst((from) => from >= begun);
  const figure = (what: string, got: number, most: number, unit: string): Figure => ({
    fault: '4',
    what,
    got,
    most,
    unit,
  });
  return [
    [
      figure(
        `worst wait of the home page, in hashes of ${Math.round(hash)} ms`,
        hashes,
        HASHES,
        'times',
      ),
      figure(
        'the same while forty sign-ins come in at once',
        worst((from) => !(from >= begun)),
        HASHES_AT_FIRST,
        'times',
      ),
      figure(
        'sign-ins that were neither answered nor told when to come back',
        odd.length,
        0,
        `of ${TOGETHER}`,
      ),
    ],
    hashes,
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
