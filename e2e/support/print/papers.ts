import type { Page } from '@playwright/test';
import { PRINTED_PAGE_CSS } from '../../../shared/paper/print-style.ts';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import type { Ids } from '../area-pages.ts';
import { startKiosk } from '../kiosk/kiosk.ts';

const on = (type: string, more = '') => `${paths.printTimetable(type)}${more}`;

/** Every sheet of paper that there is: files, print views, and what screens of a kiosk print. */
export const PAPERS = ({ organisation, service }: Ids): Record<string, string> => ({
  handbook: '/handbook.pdf',
  'handbook-large': '/handbook.pdf?size=large',
  'handbook-A5': '/handbook.pdf?paper=A5',
  'handbook-A5-folded': '/handbook.pdf?paper=A5&fold=A4',
  'handbook-A6': '/handbook.pdf?paper=A6',
  'handbook-A6-folded': '/handbook.pdf?paper=A6&fold=A4',
  'timetable-file': '/timetable/Breakfast.pdf',
  'timetable-file-large': '/timetable/Breakfast.pdf?size=large',
  timetable: on('Toilets'),
  'timetable-large': on('Lunch', '&size=large'),
  'timetable-A3': on('Lunch', '&paper=A3'),
  'poster-of-type': '/poster.pdf?of=Breakfast',
  'poster-of-day': '/poster.pdf',
  'poster-A3': '/poster.pdf?of=Lunch&paper=A3',
  'poster-printed': `${paths.print}/poster?of=Dinner`,
  'pocket-printed': `${paths.print}/pocket`,
  pocket: '/pocket.pdf',
  'handbook-printed': `${paths.print}/handbook`,
  'handbook-printed-large': `${paths.print}/handbook?size=large`,
  today: `${paths.print}/today`,
  'today-of-type': `${paths.print}/today?only=Lunch`,
  'today-on-one-page': `${paths.print}/today?pages=1`,
  'today-in-area': `${paths.print}/today?area=BS2`,
  'today-ahead': `${paths.print}/today?date=${addDays(cityTime(Date.now()).date, 60)}`,
  'today-large': `${paths.print}/today?size=large`,
  tonight: `${paths.print}/tonight`,
  helplines: `${paths.print}/helplines`,
  organisations: `${paths.print}/organisations`,
  organisation: `${paths.print}/organisation?organisation=${organisation}`,
  places: `${paths.print}/services?id=${service}`,
  changes: `${paths.print}/changes`,
  'kiosk-service': kioskPaths.service(service),
  'kiosk-services': kioskPaths.services('Toilets'),
  'kiosk-open': kioskPaths.open,
  'kiosk-pocket': kioskPaths.open,
  'kiosk-helplines': kioskPaths.helplines,
  'kiosk-organisations': kioskPaths.organisations,
  'kiosk-organisation': kioskPaths.organisation(organisation),
  'kiosk-emergency': kioskPaths.emergency,
  'kiosk-tonight': kioskPaths.tonight,
  'slip-tonight': kioskPaths.tonight,
  'slip-service': kioskPaths.service(service),
  'slip-services': kioskPaths.services('Toilets'),
});

/** A paper as a file: as it is served, as the browser prints it, or as a kiosk's button does. */
export async function printPaper(page: Page, name: string, path: string): Promise<Uint8Array> {
  if (path.includes('.pdf')) return new Uint8Array(await (await page.request.get(path)).body());
  const isKiosk = path.startsWith(paths.kiosk);
  if (isKiosk) await startKiosk(page, { printer: true, slip: name.startsWith('slip') });
  await page.goto(path, { waitUntil: 'load' });
  if (isKiosk) await showPaper(page, name.endsWith('pocket'));
  await page.evaluate(() => document.fonts.ready);
  return new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
}

/** In place of a kiosk's screen what its button would print. */
async function showPaper(page: Page, isPocket: boolean) {
  await page.getByRole('button', { name: 'Print this' }).waitFor();
  if (isPocket) await page.getByRole('button', { name: 'Print a pocket guide' }).click();
  await page.evaluate(
    (which) => {
      const paper = document.querySelector(which);
      if (paper) document.body.replaceChildren(paper);
    },
    isPocket
      ? 'div:has(> [data-page="a4-pocket"])'
      : 'main [hidden] > div:has(> :is(article, [data-page]))',
  );
  // As the button has it: before all others, or Chromium gives a page of its own margins these.
  await page.evaluate((css) => {
    const style = document.createElement('style');
    style.append(css);
    document.head.prepend(style);
  }, PRINTED_PAGE_CSS);
}
