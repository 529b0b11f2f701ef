// Takes a picture of every screen of a kiosk on glasses of 10, 15.6, 21.5 and 32 inches both ways up, and of the first pages
// of every sheet of paper, all on a Tuesday at 10 in the morning, into screenshots/walls/, to be judged by eye.
// Usage: npm run screenshots:walls [-- PART-OF-A-NAME]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { shiftClock } from '../../scripts/local/shifted-clock.ts';
import { openSite, type Site, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { wallAddress } from '../../web/kiosk/settings/kiosk-address.ts';
import { DEFAULT_SETTINGS } from '../../web/kiosk/settings/settings.ts';
import { askAgain } from '../support/api/ask-again.ts';
import { type Ids, KIOSK_PAGES } from '../support/area-pages.ts';
import { bar, GLASSES, type Glass, isTakenOver, startKiosk } from '../support/kiosk/kiosk.ts';
import { PAPERS, printPaper } from '../support/print/papers.ts';
import { picturesOf } from '../support/print/pdf-pictures.ts';
import { nextTime } from './what-people-come-for.ts';

const FOLDER = join('screenshots', 'walls');
const PAGES_OF_A_PAPER = 3;
/** Until it rests: the question after the first, the board after both. */
const [ASKS_AFTER, RESTS_AFTER] = [91_000, 31_000];

const wanted = process.argv[2] ?? '';
const instant = nextTime('Tuesday', 10, Date.now());
const clockShift = instant - Date.now();
mkdirSync(FOLDER, { recursive: true });

const site = await openSite(sampleDirectory(), undefined, {}, clockShift);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
try {
  const ids = await chooseRecords(site);
  if (!wanted.startsWith('paper'))
    for (const glass of GLASSES) await lookAtKiosk(browser, site, glass, ids);
  await lookAtPapers(browser, site, ids);
} finally {
  await browser.close();
  await site.close();
}

type Listed = { _id: string; type: string; provider: { _id: string } };

/** Chooses from the place with the most kinds of help, in which the kiosk stands. */
async function chooseRecords({ origin }: Site): Promise<Ids> {
  const { services, helplines } = (await (await fetch(`${origin}/api/directory`)).json()) as {
    services: Listed[];
    helplines: Listed[];
  };
  const kinds = new Map<string, Set<string>>();
  for (const { provider, type } of services)
    kinds.set(provider._id, (kinds.get(provider._id) ?? new Set()).add(type));
  const [own = ''] = [...kinds].sort(([, a], [, b]) => b.size - a.size)[0] ?? [];
  const service = services.find(({ provider }) => provider._id === own);
  return { organisation: own, service: service?._id ?? '', helpline: helplines[0]?._id ?? '' };
}

async function lookAtKiosk(browser: Browser, { origin }: Site, glass: Glass, ids: Ids) {
  const { inches, way, width, height, pxPerMm } = glass;
  const of = `kiosk-${inches}-${way}`;
  const settings = { place: 'The Wild Goose', own: ids.organisation, printer: true, pxPerMm };
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + clockShift });
  const shoot = async (name: string) => {
    if (!`${of}-${name}`.includes(wanted)) return;
    await page.screenshot({ path: join(FOLDER, `${of}-${name}.png`) });
  };
  await startKiosk(page, settings);
  for (const { name, path } of KIOSK_PAGES) {
    const plain = name.replace(/\W+/g, '-');
    if (!`${of}-${plain}-end`.includes(wanted)) continue;
    await page.goto(path(ids));
    await isTakenOver(page);
    await shoot(plain);
    if (await toEnd(page)) await shoot(`${plain}-end`);
  }
  await page.goto(kioskPaths.search);
  await isTakenOver(page);
  for (const key of 'DENTIS') await page.getByRole('button', { name: key, exact: true }).tap();
  await shoot('search-typed');
  await bar(page, 'Bigger').tap();
  await shoot('search-bigger');
  await bar(page, 'Home').tap();
  await shoot('home-bigger');
  await page.clock.runFor(ASKS_AFTER);
  await shoot('question');
  await page.clock.runFor(RESTS_AFTER);
  await shoot('rest');
  await page.clock.runFor(12_000);
  await shoot('rest-turned');
  const wall = wallAddress('', { ...DEFAULT_SETTINGS, ...settings });
  await page.goto(wall);
  await isTakenOver(page);
  await shoot('wall');
  await page.clock.runFor(12_000);
  await shoot('wall-turned');
  await context.close();
}

/** Whether there was more than the glass shows; shows its last lines then. */
function toEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const scroller = document.querySelector('main')?.parentElement;
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight + 1) return false;
    scroller.scrollTop = scroller.scrollHeight;
    return true;
  });
}

async function lookAtPapers(browser: Browser, { origin }: Site, ids: Ids) {
  // A kiosk's policy allows no style but its own, and what it prints needs the margins that its printer has.
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await context.addInitScript(shiftClock, clockShift);
  // A file takes longer to draw than the server keeps a connection that nobody uses.
  askAgain(context.request);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAPERS(ids))) {
    if (!`paper-${name}`.includes(wanted)) continue;
    const pictures = await picturesOf(
      browser,
      await printPaper(page, name, path),
      PAGES_OF_A_PAPER,
    );
    for (const [at, picture] of pictures.entries())
      writeFileSync(join(FOLDER, `paper-${name}-${at + 1}.png`), picture);
  }
  await context.close();
}
