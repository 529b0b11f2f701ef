// Rehearses a deployment's migrations: the Worker of the commit before them serves a full database and people use it, while
// they are applied to it one statement at a time; then the Worker of this checkout goes on with it. Fails where an answer does.
// Usage: npm run rehearse [-- --all | --from COMMIT]
//   the newest migration; with --all each one, from the Worker of the commit before it (a minute or two for each); with --from
//   all since a commit, such as the one that is deployed
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { buildVersion } from './rehearsal/build-version.ts';
import { listSteps, type Step, stepSince } from './rehearsal/migrations.ts';
import { rehearse } from './rehearsal/rehearse.ts';

await command(async () => {
  const steps = chooseSteps();
  let failures = 0;
  for (const step of steps) {
    console.log(`\n${step.names.join(', ')}, beside the Worker of ${step.before.slice(0, 8)}`);
    failures += await rehearseStep(step);
  }
  console.log(failures === 0 ? '\nNo answer failed.' : `\nAnswers that failed: ${failures}`);
  process.exitCode = failures === 0 ? 0 : 1;
});

async function rehearseStep(step: Step): Promise<number> {
  const version = await buildVersion(step.before);
  try {
    const { answers, failures, slowest, seconds, statements, left } = await rehearse(version, step);
    console.log(
      `  ${statements} statements in ${seconds.toFixed(1)} s: ${answers} answers, ${failures.length} failed, the slowest after ${slowest} ms`,
    );
    if (left.length > 0) console.log(`  Not there yet in that version: ${left.join(' ')}`);
    for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
    return failures.length;
  } finally {
    version.remove();
  }
}

function chooseSteps(): Step[] {
  const usage = 'Usage: npm run rehearse [-- --all | --from COMMIT]';
  try {
    const options = { all: { type: 'boolean' }, from: { type: 'string' } } as const;
    const { all, from } = parseArgs({ options }).values;
    if (from) return [stepSince(from)];
    const steps = listSteps();
    return all ? steps : steps.slice(-1);
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
