import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without windows to draw, which takes a third of the time of every test: what Playwright itself would run. */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = `No Chromium was found, and none could be installed. Install one, then run this again:
  Debian (as root)          apt-get update && apt-get install -y chromium-headless-shell
  Ubuntu (as root)          apt-get update && apt-get install -y chromium
  anything else             npx playwright install chromium
or name one you have        CHROMIUM_PATH=/path/to/chromium`;

/** A Chromium that is here: the one CHROMIUM_PATH names, a headless one, Playwright's own, or one on the PATH. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = (names: string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [named, ...onPath([SHELL]), chromium.executablePath(), ...onPath(NAMES), ...MAC_APPS].find(
    (path) => path && isExecutable(path),
  );
}

/** A Chromium that is here, or one installed for the purpose. Throws what to install where neither can be had. */
export function requireBrowser(): string {
  const here = findBrowser();
  if (here) return here;
  console.error('Installing Chromium for the tests ...');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const ways = [
    ...(isDebianRoot
      ? [SHELL, 'chromium'].map((name) => `apt-get update -qq && apt-get install -y -qq ${name}`)
      : []),
    'node_modules/.bin/playwright install chromium',
  ];
  for (const way of ways) {
    spawnSync(way, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(ADVICE);
}

/** Chromium refuses its sandbox to root; the rest keeps it from calling its makers. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
