// Does what people come for, from home on a phone, with and without script, and prints how many taps and seconds each takes;
// a picture of each answer goes into screenshots/tasks/. Usage: npm run tasks, under faketime for another hour
import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, expect, type Locator, type Page } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { paths } from '../../shared/paths/paths.ts';
import { TONIGHT_HEADING } from '../../shared/tonight/steps.ts';
import { SIZES } from '../support/sizes.ts';

const FOLDER = 'screenshots/tasks';

/** Taps on what a person sees, and counts; typing a word and sending it is one tap. */
type Hand = {
  page: Page;
  press: (it: Locator) => Promise<void>;
  tap: (name: string | RegExp) => Promise<void>;
  type: (words: string) => Promise<void>;
  sees: (words: string | RegExp) => Promise<void>;
};

const day = (weekday: number) => new RegExp(`^(${['Sun', 'Today', 'Tomorrow'][weekday]})$`);
const today = new Date().getDay();

const TASKS: Record<string, (hand: Hand) => Promise<void>> = {
  'Eat tonight': async ({ tap, sees }) => {
    await tap('Eat');
    await sees(/^Open now/);
  },
  'Eat on Sunday': async ({ tap, sees }) => {
    await tap('Eat');
    await tap(day(today === 0 ? 1 : today === 6 ? 2 : 0));
    await sees(/^Open (on|today,) Sunday/);
  },
  'A shower': async ({ tap, sees }) => {
    await tap('Wash');
    await sees(/Showers/);
  },
  'Nowhere to sleep': async ({ tap, sees }) => {
    await tap(TONIGHT_HEADING);
    await sees('Ring for a bed');
  },
  'A dentist': async ({ type, sees }) => {
    await type('dentist');
    await sees(/Health & Dental Care/);
  },
  'Needle exchange': async ({ type, sees }) => {
    await type('needle exchange');
    await sees(/needle exchange/i);
  },
  'A helpline that answers now': async ({ page, tap, sees }) => {
    await tap(TONIGHT_HEADING);
    await page.getByText('Free calls that are answered now').scrollIntoViewIfNeeded();
    await sees('Free calls that are answered now');
  },
  'A printed list for one person': async ({ page, press, tap }) => {
    await tap('Menu');
    await tap('Print');
    await tap('Choose places');
    await press(page.getByRole('checkbox').first());
    await tap('Show the list');
    await page.waitForURL(/print.services/);
  },
  'Send to a friend': async ({ page, press, tap, sees }) => {
    await tap('Eat');
    await press(page.getByRole('main').locator('[data-kind] > li a').first());
    await tap(/^Send this/);
    await sees('Text this to someone');
  },
  'Leave quickly': async ({ tap }) => tap('Leave this site'),
  'Christmas Day': async ({ page, press, tap, sees }) => {
    await tap('Eat');
    await tap('Another day');
    const date = page.getByLabel('By date');
    await press(date);
    await date.fill(`${new Date().getFullYear()}-12-25`);
    await tap('Show');
    await sees(/25 December/);
  },
};

mkdirSync(FOLDER, { recursive: true });
const site = await openSite(sampleDirectory());
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
console.log(`At ${new Date().toString()}\n\n| Task | With script | Without |\n|---|---|---|`);
for (const [name, perform] of Object.entries(TASKS)) {
  const cells: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({
      viewport: SIZES.phone,
      javaScriptEnabled,
      serviceWorkers: 'block',
    });
    cells.push(await measure(visitor, name, perform, javaScriptEnabled));
    await visitor.close();
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
await browser.close();
await site.close();

async function measure(
  visitor: BrowserContext,
  name: string,
  perform: (hand: Hand) => Promise<void>,
  hasScript: boolean,
): Promise<string> {
  const page = await visitor.newPage();
  page.setDefaultTimeout(15_000);
  let taps = 0;
  const press = async (it: Locator) => {
    await it.click();
    taps++;
  };
  const tap = async (label: string | RegExp) => {
    const named = page.getByRole('link', { name: label, exact: true });
    const button = page.getByRole('button', { name: label, exact: true });
    await press(named.or(button).filter({ visible: true }).first());
  };
  const type = async (words: string) => {
    const box = page.getByRole('main').locator('input[name="q"]');
    await box.fill(words);
    await box.press('Enter');
    taps++;
  };
  const sees = (words: string | RegExp) =>
    expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible({
      timeout: 15_000,
    });
  const start = performance.now();
  await page.goto(site.origin + paths.home);
  try {
    await perform({ page, press, tap, type, sees });
  } catch (error) {
    return `not done: ${String(error).split('\n')[0]}`;
  }
  const seconds = (performance.now() - start) / 1000;
  const file = `${name.toLowerCase().replaceAll(' ', '-')}${hasScript ? '' : '-no-script'}`;
  await page.screenshot({ path: `${FOLDER}/${file}.png` }).catch(() => {});
  return `${taps} ${taps === 1 ? 'tap' : 'taps'}, ${seconds.toFixed(1)} s`;
}
