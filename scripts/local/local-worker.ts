import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { localVars } from './local-vars.ts';
import { printLog } from './print-log.ts';
import { keepPrivate } from './private-state.ts';
import { shiftClock } from './shifted-clock.ts';

type Options = {
  port: number;
  /** Where the built Worker is: that of this checkout, unless another version is named. */
  built?: string;
  /** Where the database lives; without one it is in memory and empty. */
  stateDir?: string;
  /** Keeps what the Worker logs to itself: for a site that is meant to fail. */
  isQuiet?: boolean;
  /** Takes each line that the Worker logs, instead of the terminal. */
  log?: (line: string) => void;
  /** Where its heap can be looked at. */
  inspectorPort?: number;
  /** Another Worker in the place of the built one, as one module: to compare it with. */
  script?: string;
  /** How much wider than the deployed ones the limits by address or time are: for tests, and for many people on one machine. */
  rateLimitScale?: number;
  /** Vars that are set otherwise than on a site of one's own. */
  vars?: Record<string, string>;
  /** How far its clock is ahead of this machine's, in milliseconds: to look at another hour. */
  clockShift?: number;
};

const BUILT = resolve('dist', 'handbook');

/**
 * The built Worker in workerd on this machine, as `npm start`, the journeys and the build's budget run it. Miniflare
 * itself rather than `wrangler dev`, which has ended under load.
 */
export async function openWorker({
  port,
  built = BUILT,
  stateDir,
  isQuiet,
  log,
  script,
  inspectorPort,
  rateLimitScale = 1,
  vars = {},
  clockShift = 0,
}: Options): Promise<Miniflare> {
  if (stateDir) keepPrivate(stateDir);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(built, 'wrangler.json'));
  // Vite has bundled the Worker: its modules are listed, not found by rules.
  const { modulesRules: _, bindings, ratelimits, ...options } = workerOptions;
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      modules:
        script === undefined
          ? modules(built, clockShift)
          : [{ ...entryOf(built), contents: script }],
      modulesRoot: built,
      bindings: Object.assign(
        {},
        bindings,
        localVars(port, stateDir),
        { RATE_LIMIT_SCALE: String(rateLimitScale) },
        vars,
      ),
      ratelimits: scaleLimits(ratelimits as RateLimits, rateLimitScale),
      host: '127.0.0.1',
      port,
      cf: false,
      ...(inspectorPort !== undefined && { inspectorPort }),
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: log ? ({ message }) => log(message) : isQuiet ? () => {} : printLog,
      resourcePersistencePath: stateDir && resolve(stateDir, 'v3'),
    }),
  );
  await worker.ready;
  return worker;
}

type RateLimits = Record<
  string,
  { namespace_id: string; simple: { limit: number; period: 10 | 60 } }
>;

const scaleLimits = (limits: RateLimits, scale: number): RateLimits =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { simple, ...rest }]) => [
      name,
      { ...rest, simple: { ...simple, limit: simple.limit * scale } },
    ]),
  );

const entryOf = (built: string) => ({
  type: 'ESModule' as const,
  path: join(built, 'index.js'),
});

/** The built scripts, the entry first; before it, where the clock is shifted, the script that sets it. */
function modules(built: string, clockShift: number) {
  const entry = entryOf(built);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const others = files.filter((file) => file.endsWith('.js') && file !== 'index.js');
  const scripts = [entry, ...others.map((file) => ({ ...entry, path: join(built, file) }))];
  if (clockShift === 0) return scripts;
  const [first, clock] = ['at-another-hour.js', 'shifted-clock.js'];
  return [
    {
      ...entry,
      path: join(built, first),
      contents: `import './${clock}'; export * from './index.js'; export { default } from './index.js';`,
    },
    { ...entry, path: join(built, clock), contents: `(${shiftClock})(${clockShift});` },
    ...scripts,
  ];
}
