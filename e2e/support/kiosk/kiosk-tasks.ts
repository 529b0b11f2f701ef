import { expect, type Page } from '@playwright/test';
import { bar, button } from './kiosk.ts';
import type { Finger } from './kiosk-finger.ts';

/** A kind of help, which 10 inches have behind one tile more. */
async function kind({ page, touch }: Finger, name: RegExp) {
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
  const it = button(page, name);
  if (!(await it.isVisible())) await touch(button(page, 'Timetables'));
  await touch(it);
}

const firstPlace = (page: Page) => page.getByRole('main').getByRole('listitem').first();
const titled = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** What people come to a kiosk for, from its home until the answer is on the glass. */
export const KIOSK_TASKS: Record<string, (finger: Finger) => Promise<void>> = {
  'Breakfast tomorrow': async (finger) => {
    const { page, touch, see } = finger;
    await kind(finger, /^Breakfast/);
    await touch(button(page, 'Tomorrow'));
    await see(page.getByRole('heading', { name: /^Known to be open/ }));
    await see(firstPlace(page).getByRole('heading').or(firstPlace(page).getByRole('link')).first());
  },
  'Bed tonight': async ({ page, touch, see }) => {
    await touch(button(page, /Nowhere to sleep|Sleep tonight/));
    await see(page.getByText(/^0117 352 6800/).first());
  },
  'An organisation by a misspelt name': async ({ page, touch, type, see }) => {
    await touch(bar(page, 'Search'));
    await type('BORDELANDS');
    await touch(button(page, /^Borderlands/));
    await see(titled(page, /^Borderlands/));
  },
  'A helpline that answers now': async ({ page, touch, see }) => {
    await touch(button(page, /^Helplines/));
    await see(page.getByRole('link', { name: /Answers now/ }).first());
  },
  'A printed list': async (finger) => {
    const { page, touch, see } = finger;
    await kind(finger, /^Lunch/);
    await expect(titled(page, /Lunch/)).toBeVisible();
    const take = page.getByRole('button', { name: 'Take this with you' });
    if (await take.isVisible()) await touch(take);
    await touch(page.getByRole('button', { name: 'Print this' }));
    await see(page.getByRole('button', { name: 'Printing' }));
  },
  'A dentist': async ({ page, touch, type, see }) => {
    await touch(bar(page, 'Search'));
    await type('DENTIST');
    await touch(page.getByRole('main').getByRole('link', { name: /Dent/ }).first());
    await see(titled(page, /Dent/));
    await see(firstPlace(page).getByRole('link').first());
  },
  'What is on here today': async ({ page, touch, see }) => {
    await touch(button(page, /^Here:/));
    await see(page.getByText(/^Today/).first());
  },
  'Christmas Day': async ({ page, touch, see }) => {
    await touch(button(page, /^Open now/));
    await touch(button(page, 'Another day'));
    await touch(page.getByRole('link', { name: /^Fri 25$/ }));
    await see(titled(page, /25 December/));
    await see(button(page, /^Warm and safe by day/));
  },
  'The nearest toilet': async (finger) => {
    const { page, touch, see } = finger;
    await kind(finger, /^Toilets/);
    await touch(page.getByRole('button', { name: 'Nearest first' }));
    await see(firstPlace(page).getByText(/walk|In this house/));
  },
  'Bigger letters': async ({ page, touch, see }) => {
    await touch(bar(page, 'Bigger'));
    await see(bar(page, 'Smaller'));
  },
};
