import { expect, test } from '../support/fixtures.ts';
import { sentMarkupFaults } from '../support/markup.ts';
import { PRINT_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { originOf } from '../support/site/sites.ts';

test('every page is markup without an error, as the server sends it', async ({ page, request }) => {
  for (const { path, site, status } of [...PUBLIC_PAGES, ...PRINT_PAGES]) {
    const answer = await request.get((await originOf(site)) + path);
    expect(answer.status(), path).toBe(status);
    expect(await sentMarkupFaults(page, await answer.text()), path).toEqual([]);
  }
});

test('what is wrong in markup is found', async ({ page }) => {
  const html = '<input role="combobox" type="search"><p aria-expanded="false" id="a"><p id="a">';
  expect(await sentMarkupFaults(page, html)).toHaveLength(3);
});
