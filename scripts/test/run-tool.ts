import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

/** Takes what a suite says, to be shown when it has ended; null where it is shown at once. */
export type Tell = ((text: string) => void) | null;

/** Runs a tool of ours to its end; null where a signal ended it. */
export async function runTool(
  tell: Tell,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number | null> {
  // What Node has compiled once it need not compile for each of a hundred starts of wrangler: a sixth of each.
  const NODE_COMPILE_CACHE = resolve('node_modules', '.cache', 'compiled');
  const child = spawn(join('node_modules', '.bin', tool), args, {
    stdio: tell ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
  });
  if (tell)
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding('utf8').on('data', (text: string) => tell(text));
  const [exitCode] = await once(child, 'close');
  return exitCode;
}
