import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { cityTime, dayOf } from '../../shared/time/city-time.ts';
import { TONIGHT_HEADING } from '../../shared/tonight/steps.ts';

/** Taps on what a person sees, and counts; typing a word and sending it is one tap, and so is choosing a date. */
export type Hand = {
  page: Page;
  visitor: BrowserContext;
  /** What the city's calendar shows where the task is done. */
  today: string;
  hasScript: boolean;
  /** Opens home, as every task begins, or where else somebody stands. */
  begin: (path?: string) => Promise<void>;
  press: (it: Locator) => Promise<void>;
  tap: (name: string | RegExp) => Promise<void>;
  type: (words: string) => Promise<void>;
  /** Types a postcode and sends it. */
  place: (postcode: string) => Promise<void>;
  sees: (words: string | RegExp) => Promise<void>;
};

/** Does a task from home until the answer is in sight; gives what is to be said of it, if anything. */
export type Task = (hand: Hand) => Promise<string | undefined>;

/** What the coming Sunday is called among the days of a board; the one after today where today is one. */
function sundayFrom(today: string): string {
  const day = dayOf(today);
  return day === 'Sunday' ? 'Today' : day === 'Saturday' ? 'Tomorrow' : 'Sun';
}

export const TASKS: Record<string, Task> = {
  'Eat tonight': async ({ begin, tap, sees }) => {
    await begin();
    await tap('Eat');
    await sees(/^Open now/);
  },
  'Eat on Sunday': async ({ begin, tap, sees, today }) => {
    await begin();
    await tap('Eat');
    await tap(sundayFrom(today));
    await sees(/^Open (on|today,|tomorrow,) Sunday/);
  },
  'A shower': async ({ begin, page, tap }) => {
    await begin();
    await tap('Wash');
    const lines = page.getByRole('main').locator('[data-kind] > li');
    await expect(lines.filter({ hasText: 'Showers' }).first()).toBeInViewport();
  },
  'A shower, with a dog': async (hand) => {
    const { begin, type, tap, sees } = hand;
    await begin();
    await type('shower');
    await tap(/^Showers/);
    await chooses(hand, 'With a dog');
    await sees(/^Known to fit/);
  },
  'Eat without ID': async (hand) => {
    const { begin, tap, sees } = hand;
    await begin();
    await tap('Eat');
    await chooses(hand, 'Without ID');
    await sees(/^Known to fit/);
  },
  'What is near, of all there is': async ({ begin, tap, place, sees, hasScript }) => {
    await begin();
    await tap('Near me');
    // Without script a place is typed where it is sent: in the list that it orders.
    if (!hasScript) await tap('Eat');
    await place('BS1 3NU');
    await sees(/^Nearest first from BS1 3NU/);
    await sees(/^About \d+ minute/);
  },
  'Without ID, whatever the need': async (hand) => {
    const { begin, sees } = hand;
    await begin();
    await chooses(hand, 'Without ID');
    await sees(/^Known to fit/);
  },
  'A shower nearby, with a dog': async (hand) => {
    const { begin, type, tap } = hand;
    await begin();
    await type('shower');
    await tap(/^Showers/);
    await chooses(hand, 'With a dog');
    await isNear(hand);
  },
  'Breakfast without ID, 20 minutes on foot': async (hand) => {
    const { begin, type, tap, sees } = hand;
    await begin();
    await type('breakfast');
    await tap(/^Breakfast/);
    await chooses(hand, 'Without ID');
    await isNear(hand);
    await sees(/^About (\d|1\d|20) minutes’ walk/);
  },
  'A women-only day centre': async (hand) => {
    const { begin, type, tap, sees } = hand;
    await begin();
    await type('day centre');
    await tap(/^Day Centre/);
    await chooses(hand, 'Women only');
    await sees(/^Known to fit/);
  },
  'A step-free toilet nearby, no network': async (hand) => {
    const { begin, page, visitor, hasScript, type, tap, sees } = hand;
    if (hasScript) {
      await begin(paths.near);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await begin(paths.near);
      await sees(/map of the whole city once, about \d+ kB/);
      await visitor.setOffline(true);
    }
    await begin();
    await type('toilet');
    await tap(/^Toilets/);
    await chooses(hand, 'Step-free toilet');
    await isNear(hand);
    return hasScript ? 'asked once before' : 'with a network';
  },
  'The same at a kiosk': async ({ begin, page, tap, press, sees, hasScript }) => {
    if (!hasScript) return 'a kiosk has script';
    await page.setViewportSize({ width: 1080, height: 1920 });
    await begin(`${kioskPaths.home}?postcode=BS1+3NU`);
    await page.waitForURL((url) => url.pathname === kioskPaths.home && url.search === '');
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Toilets/ })
        .first(),
    );
    await tap('Will they let me in?');
    await tap('Step-free toilet');
    await tap('Nearest first');
    await sees(/^Minutes on foot are rough/);
  },
  'Nowhere to sleep': async ({ begin, tap, sees }) => {
    await begin();
    await tap(TONIGHT_HEADING);
    await sees('Ring for a bed');
  },
  'A dentist': async ({ begin, type, sees }) => {
    await begin();
    await type('dentist');
    await sees('Health & Dental Care');
  },
  'Needle exchange': async ({ begin, type, sees }) => {
    await begin();
    await type('needle exchange');
    await sees(/needle exchange/i);
  },
  'A helpline that answers now': async ({ begin, tap, sees }) => {
    await begin();
    await tap('Menu');
    await tap('Helplines');
    await sees(/^Answers now/);
  },
  'A printed list for one person': async ({ begin, page, press, tap, sees }) => {
    await begin();
    await tap('Menu');
    await tap('Print');
    await tap('Choose places');
    const [kind, place] = [page.locator('summary').first(), page.locator('details label').first()];
    await press(kind);
    const name = await place.locator('strong').innerText();
    await press(place);
    await tap('Show the list');
    await sees(name);
  },
  'Send to a friend': async ({ begin, page, press, tap, sees }) => {
    await begin();
    await tap('Eat');
    await press(page.getByRole('main').locator('[data-kind] > li a').first());
    await tap(/^Send this/);
    await sees('Text this to someone');
  },
  'Leave quickly': async ({ begin, page, tap }) => {
    await begin();
    await tap('Leave this site');
    await page.waitForURL((url) => !url.href.startsWith('http://localhost'));
  },
  'No network': async ({ begin, page, visitor, hasScript, tap, sees }) => {
    await begin();
    if (!hasScript) {
      // Nothing can be kept for later without script but a file.
      await tap('Menu');
      await tap('Print');
      const file = page.waitForEvent('download');
      await tap(/PDF/);
      await file;
      return 'kept before, as the PDF';
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitor.setOffline(true);
    await tap('Eat');
    await sees(/^Open now/);
    await page.getByText(/^Information from/).waitFor();
  },
  'Christmas Day': async ({ begin, page, press, tap, sees, today }) => {
    await begin();
    await tap('Eat');
    await tap('Another day');
    const date = page.getByLabel('By date');
    await press(date);
    await date.fill(`${today.slice(0, 4)}-12-25`);
    await tap('Show');
    await sees(/25 December/);
  },
};

/** Narrows the list by who is let in: "Show" leads to it, and without script sends the form. */
async function chooses({ tap, press, page }: Hand, choice: string) {
  await tap('Will they let me in?');
  await press(page.getByLabel(choice, { exact: true }));
  await press(page.locator('#let-in').getByRole('button', { name: 'Show' }));
}

/** Orders it from a postcode of the centre. */
async function isNear({ tap, place, sees }: Hand) {
  await tap('Near me');
  await place('BS1 3NU');
  await sees(/^Nearest first from BS1 3NU/);
  await sees(/^Known to fit/);
  await sees(/^About \d+ minute/);
}

/** The next instant (epoch ms) at which the city's clock shows that hour on that weekday. */
export function nextTime(weekday: 'Saturday' | 'Tuesday', hour: number, now: number): number {
  const inDays = Array.from({ length: 8 }, (_, days) => now + days * 86_400_000);
  const [found = now] = inDays
    .filter((instant) => cityTime(instant).day === weekday)
    .map((instant) => instant + (hour * 60 - cityTime(instant).minute) * 60_000)
    .filter((instant) => instant >= now);
  return found;
}
