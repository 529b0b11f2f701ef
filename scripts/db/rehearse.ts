// Rehearses a deployment's migrations: the Worker of the commit before them serves a full database and people use it, while
// they are applied to it one statement at a time; then the Worker of this checkout goes on with it. Fails where an answer does.
// Usage: npm run rehearse [-- --all | --from COMMIT | --only NUMBER...]
//   the newest migration; with --all each one, the newest first, from the Worker of the commit before it (a minute or two for
//   each, more where its packages were others), with --only those of some numbers; with --from all since a commit, such as the
//   one that is deployed
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { buildVersion, type Version } from './rehearsal/build-version.ts';
import { listSteps, type Step, stepSince } from './rehearsal/migrations.ts';
import { rehearse } from './rehearsal/rehearse.ts';

await command(async () => {
  const steps = chooseSteps();
  let failures = 0;
  for (const step of steps) {
    console.log(`\n${step.names.join(', ')}, beside the Worker of ${step.before.slice(0, 8)}`);
    failures += await rehearseStep(step);
  }
  console.log(failures === 0 ? '\nNothing failed.' : `\nWhat failed: ${failures}`);
  process.exitCode = failures === 0 ? 0 : 1;
});

/** How many answers failed. What goes wrong before or after them is a failure too, and keeps no other step from its turn. */
async function rehearseStep(step: Step): Promise<number> {
  let version: Version | undefined;
  try {
    version = await buildVersion(step.before);
    const { answers, failures, slowest, seconds, statements, left } = await rehearse(version, step);
    console.log(
      `  ${statements} statements in ${seconds.toFixed(1)} s: ${answers} answers, ${failures.length} failed, the slowest after ${slowest} ms`,
    );
    if (left.length > 0) console.log(`  Not there yet in that version: ${left.join(' ')}`);
    for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
    return failures.length;
  } catch (error) {
    console.log(`  ${(error as Error).message.slice(0, 2000)}`);
    return 1;
  } finally {
    version?.remove();
  }
}

function chooseSteps(): Step[] {
  const usage = 'Usage: npm run rehearse [-- --all | --from COMMIT | --only NUMBER...]';
  try {
    const { values, positionals } = parseArgs({
      options: {
        all: { type: 'boolean' },
        from: { type: 'string' },
        only: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.from) return [stepSince(values.from)];
    const steps = listSteps();
    if (values.only) return stepsOf(steps, positionals);
    return values.all ? steps.reverse() : steps.slice(-1);
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** The steps with the migrations of these numbers, such as 0014. */
function stepsOf(steps: Step[], numbers: string[]): Step[] {
  const wanted = steps.filter(({ names }) =>
    names.some((name) => numbers.includes(name.split('_')[0] ?? '')),
  );
  if (wanted.length === 0) throw new Error(`No migration has the number ${numbers.join(' or ')}.`);
  return wanted;
}
