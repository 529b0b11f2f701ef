import { expect, type Locator, type Page } from '@playwright/test';
import { conditionsFor } from '../../shared/conditions/conditions.ts';
import { cityTime } from '../../shared/time/city-time.ts';

// What an organisation does in a hurry on a phone. Journeys hold the taps to their bounds, `npm run tasks` measures the seconds.

/** A thumb whose taps are counted. */
export type Hand = ReturnType<typeof createHand>;

export function createHand(page: Page) {
  let taps = 0;
  return {
    page,
    taps: () => taps,
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    /** One tap opens the phone's own list, one chooses. */
    choose: async (field: Locator, option: string) => {
      await field.selectOption(option);
      taps += 2;
    },
    /** The phone's own calendar: it opens, a month on is one tap, then the day, then "Set". */
    pick: async (field: Locator, date: string, monthsOn: number) => {
      await field.fill(date);
      taps += 3 + monthsOn;
    },
  };
}

export const savedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Saved. The public sees it now.' });

/** Begins on the dashboard of an organisation with a lunch among other services. */
export async function closeLunchToday({ page, tap }: Hand) {
  await tap(page.getByRole('link', { name: /^Closed today\?/ }));
  await tap(page.getByLabel('Lunch, 1 Quay Street'));
  await tap(page.getByRole('button', { name: 'Closed today' }));
  await expect(savedHeading(page)).toBeFocused();
}

/** Begins on the dashboard of one that is closed today. */
export async function endClosing({ page, tap }: Hand) {
  await tap(page.getByRole('link', { name: 'See, change or end it' }));
  await tap(page.getByRole('button', { name: /^End it now/ }));
  await expect(page.getByRole('heading', { name: 'Over' })).toBeVisible();
}

/** Begins on the dashboard: three of its services are closed from Christmas Eve to 2 January. */
export async function closeForChristmas({ page, tap, pick }: Hand) {
  const today = cityTime(Date.now()).date;
  const year = Number(today.slice(0, 4));
  const [first, last] = [`${year}-12-24`, `${year + 1}-01-02`];
  const monthsOn = 12 - Number(today.slice(5, 7));
  await tap(page.getByRole('link', { name: /^Closed today\?/ }));
  // Whoever closes for Christmas does so in the month before.
  await pick(page.getByLabel('First day'), first, Math.min(monthsOn, 1));
  // It opens at the month of the first day.
  await pick(page.getByLabel('Last day'), last, 1);
  for (const type of ['Breakfast', 'Lunch', 'Showers'])
    await tap(page.getByText(`${type}, 1 Quay Street`, { exact: false }));
  await expect(page.getByText(/Closed .*24 December to .*2 January/).first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(savedHeading(page)).toBeFocused();
}

/** In the form to add a service whose type is chosen. */
export async function addFirstTuesday({ page, tap, choose }: Hand) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await tap(page.locator('label', { hasText: 'Tuesday' }).first());
  await choose(field('Which weeks?'), 'first');
  await choose(field('Opens'), '10:00');
  await choose(field('Closes'), '12:00');
  await tap(page.getByRole('button', { name: 'Add 10am to midday, first Tuesday of the month' }));
  await expect(page.getByText('First Tuesday of the month, 10am to midday').first()).toBeVisible();
  await tap(page.getByRole('button', { name: /^(Add Service|Save|Saving)/ }));
  await expect(page.getByRole('heading', { name: 'Service added successfully!' })).toBeFocused();
}

/** Begins on the dashboard: says who is let in to its lunch, each question that a tap answers. */
export async function answerWhoIsLetIn({ page, tap }: Hand) {
  await tap(page.getByRole('link', { name: /^Total Services/ }));
  const lunch = page.getByRole('row', { name: /^Lunch/ });
  await tap(lunch.getByRole('link', { name: /^Who is let in/ }));
  const questions = page.getByRole('group').filter({ has: page.getByLabel('Not said') });
  await expect(questions).toHaveCount(conditionsFor('Lunch').length);
  for (const question of await questions.all()) {
    // Where a thumb has it: near the edge a tap scrolls first, and lands on what comes there.
    await question.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const isNo = /men only|Is it only for|other languages/.test(await question.innerText());
    await tap(question.getByText(isNo ? 'No' : 'Yes', { exact: true }));
  }
  await tap(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(savedHeading(page)).toBeFocused();
}
