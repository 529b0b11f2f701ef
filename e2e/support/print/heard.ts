import type { Page } from '@playwright/test';

/**
 * A print view's words as they are heard, from its title on and without what else every page says of itself. A row of a
 * timetable is heard as the file's tags have it: the place with all that is known of it, then its days.
 */
export const heardOn = (page: Page): Promise<string> =>
  page.locator('article').evaluateAll((articles) =>
    articles
      .map((article) => {
        const copy = article.cloneNode(true) as HTMLElement;
        const title = copy.querySelector('h1');
        const words = title?.textContent ?? '';
        (title?.closest('thead td > div') ?? title)?.remove();
        for (const picture of copy.querySelectorAll('svg')) picture.remove();
        for (const row of copy.querySelectorAll('tbody[id]')) {
          const [place, ...days] = row.querySelectorAll(':scope > tr:first-child > *');
          const facts = row.querySelector(':scope > tr:nth-child(2)')?.textContent ?? '';
          if (days.length === 0) continue;
          const heard = [place, ...days].map((it) => it?.textContent ?? '');
          row.textContent = [heard[0], facts, ...heard.slice(1)].join(' ');
        }
        return `${words} ${copy.textContent}`;
      })
      .join(' '),
  );

/** Words as they are compared: neither spaces nor what parts sentences is asked for. */
export const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s.:;,]/g, '');

/** Finds the first of some texts that does not follow the one before it. */
export function outOfOrder(heard: string, wanted: readonly string[]): string | null {
  const all = bare(heard);
  let from = 0;
  for (const words of wanted) {
    const text = bare(words);
    const at = all.indexOf(text, from);
    if (at < 0) return words;
    from = at + text.length;
  }
  return null;
}
