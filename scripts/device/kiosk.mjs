// Starts Chromium as a kiosk; starts it again whenever it ends or its page crashes or hangs, and once a night. It needs nothing but
// Node 18.17 or later, and is copied to the device with the two files beside it: Chromium's policy, and the unit by which
// systemd runs it. docs/kiosk.md says how.
// Usage: node kiosk.mjs [--printer] [--restart-at 04:30] [--hung-after 180] [--profile DIR] [--policy] ADDRESS
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Milliseconds before Chromium is started again: more each time it ends at once, a minute at most. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** One that ran so long did not end at once. */
const RAN_WELL = 60_000;
/** One that does not end within so many milliseconds of being asked to is made to. */
const MAY_LINGER = 10_000;
/** How often the page's title is looked at while it is waited for, in so many parts of that time. */
const LOOKS = 6;

/**
 * What a living page counts with behind its title: nobody sees it, and only a page whose script runs goes on counting
 * (web/kiosk/device/heartbeat.ts).
 */
export const BEATS = ['\u200c', '\u200d'];

/** What Chromium is started with. Not --incognito: the copy for when there is no network would be gone each time. */
export function flagsFor(address, { profile, printer }) {
  return [
    '--kiosk',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--noerrdialogs',
    '--hide-crash-restore-bubble',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    '--disable-features=Translate,TouchpadOverscrollHistoryNavigation',
    '--password-store=basic',
    '--check-for-update-interval=31536000',
    '--remote-debugging-pipe',
    ...(printer ? ['--kiosk-printing'] : []),
    address,
  ];
}

/** How long to wait before the next start, after one that ran for `ran` milliseconds and was waited for `waited`. */
export function nextWait(ran, waited) {
  return ran >= RAN_WELL ? FIRST_WAIT : Math.min(Math.max(waited * 2, FIRST_WAIT), LONGEST_WAIT);
}

/** Milliseconds from a Date until the device's clock next shows 'HH:MM'; null for what is no time. */
export function untilTime(time, now) {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return null;
  const next = new Date(now);
  next.setHours(Number(hours), Number(minutes), 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next - now;
}

/** The address that stands in the policy's file for the kiosk's own. */
const EXAMPLE = 'https://handbook.example.org/kiosk';

/**
 * Chromium's policy for a kiosk: this one address and what is below it (a sheet is printed from an empty frame), no tools,
 * no downloads, nothing remembered. Throws where the policy's file is not beside this one.
 */
export function policyFor(address) {
  const { origin, pathname } = new URL(address);
  const file = fileURLToPath(new URL('handbook-kiosk-policy.json', import.meta.url));
  const policy = JSON.parse(readFileSync(file, 'utf8'));
  const allowed = policy.URLAllowlist.map((it) => (it === EXAMPLE ? `${origin}${pathname}` : it));
  return { ...policy, URLAllowlist: allowed, HomepageLocation: address };
}

function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const isThere = (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return process.env.CHROMIUM_PATH ?? onPath.find(isThere);
}

/** Whether one of Chromium's messages says that a page has crashed. */
export function tellsOfCrash(message) {
  try {
    return JSON.parse(message).method === 'Target.targetCrashed';
  } catch {
    return false;
  }
}

/** The title of the page in one of Chromium's answers about its targets; null in what is none. */
export function titleIn(message) {
  try {
    const { targetInfos } = JSON.parse(message).result ?? {};
    return targetInfos?.find(({ type }) => type === 'page')?.title ?? null;
  } catch {
    return null;
  }
}

/**
 * Says of each title that is read, with its instant in milliseconds, whether the page has hung: it has beaten before, and not for
 * so long. A page that never beats, such as one of another build, is left alone.
 */
export function createPulse(hungAfter) {
  let last;
  let beatenAt = null;
  return (title, at) => {
    const isChanged = title !== last;
    last = title;
    const isMarked = BEATS.some((mark) => title.endsWith(mark));
    if (isChanged && (isMarked || beatenAt !== null)) beatenAt = at;
    return beatenAt !== null && at - beatenAt >= hungAfter;
  };
}

/**
 * Chromium outlives its page, as where memory ran out: then it shows a grey face until somebody comes. And a page whose script
 * has stuck shows its last screen for ever: it is noticed by its title, which needs no tools that the policy forbids.
 */
function watchPage(child, hungAfter, onFailure) {
  const [, , , toChromium, fromChromium] = child.stdio;
  // Closed as Chromium ends: its exit is heard of anyway.
  for (const pipe of [toChromium, fromChromium]) pipe.on('error', () => {});
  let unread = '';
  fromChromium.setEncoding('utf8').on('data', (text) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop();
    if (messages.some(tellsOfCrash)) fail('crashed');
    for (const message of messages) {
      const title = titleIn(message);
      if (title !== null && hasHung(title, performance.now())) fail('hung');
    }
  });
  const hasHung = createPulse(hungAfter);
  const send = (id, method, params = {}) =>
    toChromium.write(`${JSON.stringify({ id, method, params })}\0`);
  const looking = setInterval(() => send(2, 'Target.getTargets'), hungAfter / LOOKS);
  const stop = () => clearInterval(looking);
  const fail = (how) => {
    stop();
    onFailure(how);
  };
  child.once('exit', stop).once('error', stop);
  send(1, 'Target.setDiscoverTargets', { discover: true });
}

function end(child) {
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), MAY_LINGER);
  child.once('exit', () => clearTimeout(force));
}

/** Runs Chromium for as long as this process lives. */
function keepRunning(chromium, address, { profile, printer, restartAt, hungAfter }) {
  let child;
  let waited = 0;
  let next;

  const start = () => {
    // Left behind by a power cut, it would keep Chromium from starting; this profile is nobody else's.
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(join(profile, lock), { force: true });
    const startedAt = Date.now();
    const stdio = ['inherit', 'inherit', 'inherit', 'pipe', 'pipe'];
    const started = spawn(chromium, flagsFor(address, { profile, printer }), { stdio });
    child = started;
    watchPage(started, hungAfter, (how) => {
      console.log(`The page has ${how}.`);
      end(started);
    });
    const ended = (why) => {
      waited = nextWait(Date.now() - startedAt, waited);
      console.log(`Chromium ended (${why}). It starts again in ${waited / 1000} s.`);
      next = setTimeout(start, waited);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? code));
  };

  const restartNightly = () => {
    const wait = untilTime(restartAt, new Date());
    setTimeout(() => {
      end(child);
      restartNightly();
    }, wait);
  };

  const stop = () => {
    clearTimeout(next);
    child.removeAllListeners('exit');
    child.once('exit', () => process.exit(0));
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
    end(child);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

  start();
  if (restartAt) restartNightly();
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      printer: { type: 'boolean', default: false },
      'restart-at': { type: 'string' },
      'hung-after': { type: 'string', default: '180' },
      profile: { type: 'string', default: join(homedir(), '.handbook-kiosk') },
      policy: { type: 'boolean', default: false },
    },
  });
  const [address = ''] = positionals;
  const restartAt = values['restart-at'];
  const hungAfter = Number(values['hung-after']) * 1000;
  const chromium = findChromium();
  const fault = !URL.canParse(address)
    ? 'Give the address that /kiosk/setup makes, in quotation marks.'
    : restartAt && untilTime(restartAt, new Date()) === null
      ? '--restart-at takes a time such as 04:30.'
      : !(hungAfter >= 1000)
        ? '--hung-after takes a number of seconds.'
        : !chromium && !values.policy
          ? 'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium'
          : '';
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
  } else if (values.policy) console.log(JSON.stringify(policyFor(address), null, 2));
  else {
    mkdirSync(values.profile, { recursive: true });
    keepRunning(chromium, address, { ...values, restartAt, hungAfter });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
