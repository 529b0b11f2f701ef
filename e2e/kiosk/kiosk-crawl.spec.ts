import type { Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { DAYS_AHEAD } from '../../shared/services/lists/asked-date.ts';
import { HOURS_UNKNOWN } from '../../shared/services/status-words.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { DEFAULT_SETTINGS, TOUCH_HEIGHTS } from '../../web/kiosk/settings/settings.ts';
import { findings } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { KIOSK_PAGES } from '../support/area-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, GLASSES, isTakenOver, KIOSK_SCREENS, startKiosk } from '../support/kiosk/kiosk.ts';

/** The smallest that a kiosk is made for. */
const TEN_INCHES = {
  lying: { width: 1280, height: 800 },
  upright: { width: 800, height: 1280 },
  pxPerMm: 5.9,
};

// Everything that can be reached from /kiosk by touch, with the records that strain a layout.
test.use({ site: 'full', hasTouch: true, viewport: KIOSK_SCREENS.upright });

/** Pages asked for side by side. */
const AT_ONCE = 6;

test('nothing that can be reached from the kiosk leads out of it, or to a dead end', async ({
  request,
}) => {
  test.slow();
  const seen = new Set<string>([kioskPaths.home]);
  const next: string[] = [kioskPaths.home];
  const linksOf = async (path: string) => {
    const answer = await request.get(path);
    const html = (await answer.text()).split('<body>')[1]?.split('<script')[0] ?? '';
    const values = (name: string) =>
      [...html.matchAll(new RegExp(` (?:${name})="([^"]*)"`, 'gi'))].map(([, value = '']) => value);
    const links = values('href').filter((it) => it.startsWith('/'));
    expect({
      path,
      status: answer.status(),
      everywhere: [...html.matchAll(/<span>(Home|Back|Search)</g)].map(([, name]) => name),
      headings: html.match(/<h1/g)?.length,
      leadOut: values('href|src|action|formaction|data|ping|xlink:href').filter(
        (it) => !/^\/(kiosk($|\/)|assets\/)/.test(it),
      ),
      forms: html.match(/<(form|select|textarea|iframe|object|embed)\b|contenteditable|target=/gi),
      fields: [...html.matchAll(/<input[^>]*>/gi)].filter(([it]) => !/readonly/i.test(it)),
      // One service says once that its hours are not known.
      repeats: path.startsWith(kioskPaths.service('')) && html.split(HOURS_UNKNOWN).length > 2,
    }).toEqual({
      path,
      status: 200,
      everywhere: ['Home', 'Back', 'Search'],
      headings: 1,
      leadOut: [],
      forms: null,
      fields: [],
      repeats: false,
    });
    return links.filter((it) => it.startsWith(kioskPaths.home));
  };
  while (next.length > 0) {
    const found = new Set((await Promise.all(next.splice(0, AT_ONCE).map(linksOf))).flat());
    for (const path of found) {
      if (isAnotherDay(path) || isAnotherReport(path, seen)) continue;
      if (!seen.has(path)) next.push(path);
      seen.add(path);
    }
  }
  const { services, organisations, helplines } = await everything(request);
  for (const screen of [
    ...services.map(({ _id }) => kioskPaths.service(_id)),
    ...organisations.map(({ _id }) => kioskPaths.organisation(_id)),
    ...helplines.map(({ _id }) => kioskPaths.helpline(_id)),
    kioskPaths.emergency,
    kioskPaths.open,
    kioskPaths.servicesOn('Breakfast', addDays(cityTime(Date.now()).date, DAYS_AHEAD)),
  ])
    expect(seen).toContain(screen);
  expect(seen).not.toContain(kioskPaths.setup);
});

/** Whether a screen is for a day between the first and the last, which stand for all that can be asked for. */
function isAnotherDay(path: string): boolean {
  const date = /\d{4}-\d\d-\d\d$/.exec(path)?.[0];
  const today = cityTime(Date.now()).date;
  return date !== undefined && date !== addDays(today, 1) && date !== addDays(today, DAYS_AHEAD);
}

/** Whether the screen to report one listing has been seen: it stands for those of all. */
const isAnotherReport = (path: string, seen: ReadonlySet<string>) =>
  path.startsWith(kioskPaths.wrong('')) &&
  [...seen].some((it) => it !== path && it.startsWith(kioskPaths.wrong('')));

/** Screens made of parts that others have too, where their colours in the dark are looked at. */
const PUT_TOGETHER = new Set([
  'open now',
  'helplines',
  'helpline',
  'organisations',
  'organisation',
  'category',
  'what is not there any more',
  'no such screen',
]);

test('every kind of screen has targets for fingers, words for tired eyes, and nothing that axe finds', async ({
  page,
  request,
}) => {
  test.slow();
  const { services, organisations, helplines } = await everything(request);
  const hard = organisations.find(({ addresses }) => addresses.length === 5);
  const hardService = services.find(({ provider }) => provider._id === hard?._id);
  await startKiosk(page, { place: 'The Wild Goose', own: hard?._id ?? '', printer: true });
  const ids = {
    organisation: hard?._id ?? '',
    service: hardService?._id ?? '',
    helpline: helplines[0]?._id ?? '',
  };
  for (const { name, path: pathOf } of KIOSK_PAGES) {
    const path = pathOf(ids);
    await page.setViewportSize(KIOSK_SCREENS.upright);
    await page.goto(path);
    await isTakenOver(page);
    await expectForFingersAndEyes(page, 29, path);
    await page.setViewportSize(KIOSK_SCREENS.lying);
    await expectForFingersAndEyes(page, 29, path);
    await bar(page, 'Bigger').tap();
    await expectForFingersAndEyes(page, 45, path);
    await page.setViewportSize(KIOSK_SCREENS.upright);
    await expectForFingersAndEyes(page, 45, path);
    expect(await paperHeight(page), `${path} on paper, in mm`).toBeLessThanOrEqual(A4);
    for (const size of [TEN_INCHES.lying, TEN_INCHES.upright]) {
      await page.setViewportSize(size);
      await page.evaluate((mm) => {
        document.documentElement.style.setProperty('--mm', `${mm}px`);
      }, TEN_INCHES.pxPerMm);
      await expectForFingersAndEyes(page, 45, path, TEN_INCHES.pxPerMm);
    }
    await expectNothingFound(page, path, PUT_TOGETHER.has(name) ? ['light'] : ['light', 'dark']);
  }
});

/** It takes the room of the time beside it at any minute. */
const LONG_NAME = 'The Compass Centre for people who sleep rough, St Pauls';

test('all of Home is on every glass without scrolling, and what is touched in everybody’s reach', async ({
  page,
  request,
}) => {
  const { organisations } = await everything(request);
  const own = organisations.reduce((long, it) => (it.name.length > long.name.length ? it : long));
  for (const { width, height, pxPerMm } of GLASSES) {
    await page.setViewportSize({ width, height });
    await startKiosk(page, { place: LONG_NAME, own: own._id, pxPerMm });
    await isTakenOver(page);
    const seen = await page.evaluate(() => {
      const scroller = document.querySelector('main')?.parentElement;
      const targets = [...document.querySelectorAll('main a, nav a, nav button')]
        .filter((it) => it.checkVisibility())
        .map((it) => it.getBoundingClientRect());
      return {
        hidden: (scroller?.scrollHeight ?? 0) - (scroller?.clientHeight ?? 0),
        count: targets.length,
        top: Math.min(...targets.map(({ top }) => top)),
      };
    });
    const of = `${width} by ${height} at ${pxPerMm}`;
    expect(seen.hidden, `${of} hides nothing`).toBeLessThanOrEqual(1);
    expect(seen.count).toBeGreaterThanOrEqual(16);
    const highest = DEFAULT_SETTINGS.mount + (height - seen.top) / pxPerMm;
    expect(highest, `${of} is in reach`).toBeLessThanOrEqual(TOUCH_HEIGHTS.to);
  }
});

test('so do the question whether anybody is there, the resting screen and the banner of an outage', async ({
  page,
  context,
}) => {
  // Time passes: axe waits for it.
  await page.clock.install();
  await startKiosk(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Information from/)).toBeVisible();
  await expectNothingFound(page, 'the banner');
  await page.clock.runFor(90_000);
  const stay = await page.getByRole('button', { name: 'I’m still here' }).boundingBox();
  expect(stay?.height).toBeGreaterThan(81);
  await expectNothingFound(page, 'the question');
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { name: 'Touch the screen' })).toBeVisible();
  await expectNothingFound(page, 'the resting screen');
  await context.setOffline(false);
  await page.goto(`${kioskPaths.board}?need=wash`);
  await expect(page.getByRole('heading', { name: /^Wash/ })).toBeVisible();
  await expectNothingFound(page, 'the wall');
});

/** Millimetres between the margins that the Print button sets. */
const A4 = 297 - 2 * 10;

/** How high the sheet is that the screen would print; 0 where it prints none. */
const paperHeight = (page: Page) =>
  page.evaluate(() => {
    const hidden = document.querySelector<HTMLElement>('main [hidden]');
    if (!hidden) return 0;
    hidden.hidden = false;
    const height = hidden.firstElementChild?.getBoundingClientRect().height ?? 0;
    hidden.hidden = true;
    return (height / 96) * 25.4;
  });

/**
 * 20 mm and a dead gap of 1 mm (docs/product.md#kiosk), at so many pixels to a millimetre; text as on a screen of 4.05.
 */
async function expectForFingersAndEyes(page: Page, text: number, path: string, mm = 4.05) {
  const faults = await page.evaluate(
    ({ text, target, gap }) => {
      const main = document.querySelector('main');
      const nav = document.querySelector('nav');
      if (!main || !nav) return ['no main part or no bar'];
      const faults: string[] = [];
      const isSeen = (element: Element) => element.checkVisibility();
      for (const part of [main, nav]) {
        const targets = [...part.querySelectorAll('a, button, input, select')].filter(isSeen);
        const boxes = targets.map((element) => ({
          name: element.textContent || element.getAttribute('name'),
          box: element.getBoundingClientRect(),
        }));
        for (const [at, { name, box }] of boxes.entries()) {
          if (box.width < target || box.height < target)
            faults.push(`${name} is ${box.width} by ${box.height}`);
          for (const { name: other, box: its } of boxes.slice(at + 1)) {
            const across = Math.max(its.left - box.right, box.left - its.right);
            const down = Math.max(its.top - box.bottom, box.top - its.bottom);
            if (Math.max(across, down) < gap) faults.push(`${name} is too near to ${other}`);
          }
        }
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement;
          if (!element || !texts.currentNode.textContent?.trim() || !isSeen(element)) continue;
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (size < text) faults.push(`${element.textContent} is written in ${size}px`);
        }
        const scroller = main.parentElement;
        if (scroller && scroller.scrollWidth > scroller.clientWidth)
          faults.push(`goes ${scroller.scrollWidth - scroller.clientWidth}px off the glass`);
      }
      const outside = nav.getBoundingClientRect();
      if (outside.bottom > window.innerHeight + 1 || outside.right > window.innerWidth + 1)
        faults.push('the bar is off the glass');
      return faults;
    },
    { text: (text * mm) / 4.05, target: mm * 20 - 0.1, gap: mm },
  );
  expect(faults, `${path} with text of ${text}px, ${mm} pixels to a millimetre`).toEqual([]);
}

/** The enhanced contrast is 7:1 (WCAG 1.4.6). On a kiosk alone the page may not be zoomed (docs/product.md#kiosk). */
const LIGHT = {
  rules: {
    'color-contrast-enhanced': { enabled: true },
    // Asks for less.
    'color-contrast': { enabled: false },
    'meta-viewport': { enabled: false },
  },
};
const DARK = { runOnly: ['color-contrast-enhanced'] };

/** Looks at a screen with axe; of a list that repeats itself, at the first four. */
async function expectNothingFound(
  page: Page,
  path: string,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'main li:nth-child(n + 5), main a:nth-of-type(n + 5)',
    ))
      element.hidden = true;
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const found = await findings(page, colorScheme === 'dark' ? DARK : LIGHT);
    expect(found, `${path}, ${colorScheme}`).toEqual([]);
  }
}

async function everything(request: Parameters<typeof readApi>[0]) {
  const api = readApi(request);
  const [services, organisations, helplines] = await Promise.all([
    api.allServices(),
    api.organisations(),
    api.helplines(),
  ]);
  return { services, organisations, helplines };
}
