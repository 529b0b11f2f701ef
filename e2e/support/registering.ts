import type { Page } from '@playwright/test';

/** The button that registers, before and while it does. */
export const register = (page: Page) => page.getByRole('button', { name: /^Regist/ });

/** Fills in the least that a registration needs. */
export async function fillIn(page: Page, name: string, email: string) {
  await page.getByLabel('Organisation name').fill(name);
  await page.getByLabel('Description').fill('Hot food and company.');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a good password');
}
