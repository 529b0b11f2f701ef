import type { Page } from '@playwright/test';
import { signIn } from './accounts.ts';

const PASSWORD = 'a password of its own';

/** Registers an organisation for one test alone, has it approved and signs it in; answers how it signs in again. */
export async function asNewOrganisation(page: Page, name: string, addresses: string[] = []) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@handbook.test`;
  const registered = await page.request.post('/api/auth/register', {
    data: { name, description: 'Made for one test.', email, password: PASSWORD, addresses },
  });
  const { organisation } = await registered.json();
  const token = await signIn(page, 'admin');
  await page.request.put(`/api/organisations/approve/${organisation._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  const login = async (password = PASSWORD, to = '/dashboard') => {
    if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(to);
  };
  await page.evaluate(() => localStorage.clear());
  await login();
  return { login, password: PASSWORD };
}
