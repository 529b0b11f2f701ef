// Two minutes of reading and writing by fifty clients against the built Worker, which is restarted in the middle; every write
// that was confirmed is checked back. Fails on any error that nobody could put up with.
// Usage: npm run soak [-- --short] [-- --clients 50 --seconds 120]
import { parseArgs } from 'node:util';
import { command, Refusal } from './d1.ts';
import { ALLOWANCE, GROWTH } from './soak/memory.ts';
import { soak } from './soak/soak.ts';

const LONG = { clients: 50, seconds: 120 };
const SHORT = { clients: 12, seconds: 10 };

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`.padStart(9);

const mb = (megabytes: number) =>
  Number.isFinite(megabytes) ? `${Math.round(megabytes)} MB` : 'an unknown amount';

await command(async () => {
  const { clients, seconds, isBusy } = readArguments();
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
  for (const [index, { early, late, isSteady, resident }] of result.memory.entries()) {
    const verdict = isSteady === undefined ? 'too short to judge' : isSteady ? 'steady' : 'GROWING';
    console.log(
      `Worker ${index + 1}: its heap held ${mb(early)} at least in its second quarter, ${mb(late)} in its last: ${verdict} (at most ${GROWTH} times and ${ALLOWANCE} MB more); the runtime ${mb(resident)} at most`,
    );
  }
  if (result.faults.length === 0) return console.log('\nNo error, nothing lost, nothing doubled.');
  console.error(`\nFaults: ${result.faults.length}`);
  for (const fault of result.faults.slice(0, 30)) console.error(`  ${fault}`);
  process.exitCode = 1;
});

function readArguments() {
  const usage = 'Usage: npm run soak -- [--short] [--clients N] [--seconds N]';
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean' },
        clients: { type: 'string' },
        seconds: { type: 'string' },
      },
    });
    const preset = values.short ? SHORT : LONG;
    const clients = Number(values.clients ?? preset.clients);
    const seconds = Number(values.seconds ?? preset.seconds);
    if (clients >= 5 && seconds >= 2) return { clients, seconds, isBusy: values.short ?? false };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
  throw new Refusal(`At least 5 clients and 2 seconds.\n\n${usage}`);
}
