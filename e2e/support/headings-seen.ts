import type { Page } from '@playwright/test';

/** Every h1 that stands on any page from now on, however briefly. */
export async function headingsSeen(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('sawHeading', (title: string) => void seen.push(title));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { sawHeading: (title: string) => void }).sawHeading;
    new MutationObserver(() => {
      // One that the browser is still reading has no text yet.
      for (const { textContent } of document.querySelectorAll('h1'))
        if (textContent) tell(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return seen;
}
