import type { Page } from '@playwright/test';

/** What the public organisations are called. */
export async function publicNames(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/organisations/public');
  return (await answer.json()).map(({ name }: { name: string }) => name);
}
