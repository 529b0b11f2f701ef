// Two minutes of reading and writing by fifty clients against the built Worker, which is restarted in the middle; every write
// that was confirmed is checked back. Fails on any error that nobody could put up with.
// Then what one organisation's saves cost everybody who reads, as a ratio of two medians in one run.
// With --hostile: what strangers can cost instead, each judged by a bound. With --writes: what saves cost alone.
// Usage: npm run soak [-- --short | --hostile | --writes] [-- --clients 50 --seconds 120]
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { type Busy, measureBusy, SLOWER_AT_MOST } from './soak/busy.ts';
import { isWithin, lineOf } from './soak/hostile/figures.ts';
import { beHostile } from './soak/hostile/hostile.ts';
import { ALLOWANCE, GROWTH } from './soak/memory.ts';
import { soak } from './soak/soak.ts';

const LONG = { clients: 50, seconds: 120 };
const SHORT = { clients: 12, seconds: 10 };
const WHILE_WRITTEN = { clients: 50, seconds: 2, writes: 11, rounds: 12 };

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`.padStart(9);

const mb = (megabytes: number) =>
  Number.isFinite(megabytes) ? `${Math.round(megabytes)} MB` : 'an unknown amount';

await command(async () => {
  const options = readArguments();
  if (options.isHostile) return hostile();
  if (options.isOnlyWrites) return fail(await faultsOfWrites());
  const { clients, seconds, isBusy } = options;
  console.log(`${clients} clients for ${seconds} seconds, the Worker restarted in the middle`);
  const result = await soak({ clients, seconds, isBusy });

  console.log('\nRequests     answered     429     503     cut  closed    median   slowest');
  for (const {
    kind,
    answered,
    refused,
    unavailable,
    cut,
    closed,
    median,
    slowest,
  } of result.figures)
    console.log(
      kind.padEnd(11),
      ...[answered, refused, unavailable, cut, closed].map((count, index) =>
        String(count).padStart(index === 0 ? 9 : 7),
      ),
      ms(median),
      ms(slowest),
    );
  const total = result.figures.reduce((sum, { answered }) => sum + answered, 0);
  console.log(
    `\n${Math.round(total / seconds)} requests a second; down for ${ms(result.restartTook).trim()}`,
  );
  console.log(
    `Checked back: ${result.services} services of their owners, ${result.confirmed} changes of one contested record (${result.conflicts} conflicts), ${result.registered} registrations`,
  );
  for (const [index, { early, late, verdict, resident }] of result.memory.entries())
    console.log(
      `Worker ${index + 1}: its heap held ${mb(early)} at least in its second quarter, ${mb(late)} in its last: ${verdict === 'growing' ? 'GROWING' : verdict} (at most ${GROWTH} times and ${ALLOWANCE} MB more, or no more than the other Worker at rest); the runtime ${mb(resident)} at most`,
    );
  // A few seconds say nothing of what saves cost.
  fail([...result.faults, ...(isBusy ? [] : await faultsOfWrites())]);
});

function fail(faults: string[]) {
  if (faults.length === 0) return console.log('\nNo error, nothing lost, nothing doubled.');
  console.error(`\nFaults: ${faults.length}`);
  for (const fault of faults.slice(0, 30)) console.error(`  ${fault}`);
  process.exitCode = 1;
}

async function hostile() {
  const figures = await beHostile((words) => console.log(words));
  console.log();
  for (const figure of figures) console.log(lineOf(figure));
  const above = figures.filter((figure) => !isWithin(figure)).length;
  console.log(
    above === 0 ? '\nEverything is within its bounds.' : `\nAbove their bounds: ${above}`,
  );
  process.exitCode = above === 0 ? 0 : 1;
}

/**
 * Says what saves cost who reads; faults where that is too much. What else a machine has to do makes it more, never less:
 * too much has to be too much twice.
 */
async function faultsOfWrites(): Promise<string[]> {
  const first = await measureBusy(WHILE_WRITTEN);
  console.log(wordsOf(first));
  if (first.ratio <= SLOWER_AT_MOST) return first.faults;
  console.log('Too much, or the machine had other work: once more.');
  const second = await measureBusy(WHILE_WRITTEN);
  console.log(wordsOf(second));
  const faults = [...first.faults, ...second.faults];
  return second.ratio <= SLOWER_AT_MOST ? faults : [...faults, 'Saves make pages too slow.'];
}

function wordsOf({ quiet, busy, ratio, writesPerSecond, answersPerSecond }: Busy): string {
  const medians = `${ms(quiet).trim()} without a write and ${ms(busy).trim()} with`;
  return `\n${WHILE_WRITTEN.clients} readers: a page's median is ${medians} ${writesPerSecond.toFixed(1)} saves a second (${Math.round(answersPerSecond)} answers a second): ${ratio.toFixed(2)} times, at most ${SLOWER_AT_MOST}`;
}

function readArguments() {
  const usage =
    'Usage: npm run soak -- [--short] [--hostile] [--writes] [--clients N] [--seconds N]';
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean' },
        hostile: { type: 'boolean' },
        writes: { type: 'boolean' },
        clients: { type: 'string' },
        seconds: { type: 'string' },
      },
    });
    const preset = values.short ? SHORT : LONG;
    const clients = Number(values.clients ?? preset.clients);
    const seconds = Number(values.seconds ?? preset.seconds);
    if (clients >= 5 && seconds >= 2) {
      const { short: isBusy = false, hostile: isHostile = false } = values;
      return { clients, seconds, isBusy, isHostile, isOnlyWrites: values.writes ?? false };
    }
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new UserError(`At least 5 clients and 2 seconds.\n\n${usage}`);
}
