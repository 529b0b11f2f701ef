import { expect, type Page, type Request } from '@playwright/test';
import { nextFrames } from './accessible.ts';

/** Opens a page of a signed-in area and waits until all that it asks for has come, its late parts included. */
export async function openArea(page: Page, path: string) {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await expect(page.getByText('Welcome back')).toBeVisible();
  await nextFrames(page);
  await expect.poll(() => underWay.size, 'requests under way').toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
