import { type Page, test } from '@playwright/test';
import { adminToken } from './admin-token.ts';

const PASSWORD = 'a password of its own';

/**
 * Registers an organisation for one test alone, has it approved and signs it in; answers how it signs in again. What an
 * earlier try of the same test has left is deleted first: a name and what stands under it are the test's alone.
 */
export async function asNewOrganisation(page: Page, name: string, addresses: string[] = []) {
  const { retry } = test.info();
  const headers = { authorization: `Bearer ${await adminToken(page)}` };
  if (retry > 0) await deleteNamed(page, name, headers);
  const again = retry > 0 ? `.${retry}` : '';
  const email = `${name.toLowerCase().replaceAll(' ', '.')}${again}@handbook.test`;
  const registered = await page.request.post('/api/auth/register', {
    data: { name, description: 'Made for one test.', email, password: PASSWORD, addresses },
  });
  if (!registered.ok()) throw new Error(`${registered.status()}: ${await registered.text()}`);
  const { organisation } = await registered.json();
  const approve = `/api/organisations/approve/${organisation._id}`;
  const approved = await page.request.put(approve, { headers, data: {} });
  if (!approved.ok()) throw new Error(`${approved.status()}: ${await approved.text()}`);
  const login = async (password = PASSWORD, to = '/dashboard') => {
    if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(to);
  };
  // Whoever was signed in here before is not any more.
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  await login();
  return { login, password: PASSWORD };
}

async function deleteNamed(page: Page, name: string, headers: Record<string, string>) {
  const listed = await page.request.get('/api/organisations', { headers });
  const organisations: { _id: string; name: string }[] = await listed.json();
  for (const { _id } of organisations.filter((it) => it.name === name))
    await page.request.delete(`/api/organisations/${_id}`, { headers });
}
