import type { Page } from '@playwright/test';
import { bar, button } from './kiosk.ts';

/** What one person does at a kiosk: about forty touches over all kinds of screens, and walks away. The clock is stopped. */
export async function visitOf(page: Page) {
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await button(page, /^Open now|^Food, showers/).tap();
  await bar(page, 'More').tap();
  await bar(page, 'Back').tap();
  for (const type of [/^Breakfast/, /^Toilets/]) {
    await button(page, type).tap();
    await first.tap();
    await button(page, /^More about/).tap();
    for (let back = 0; back < 3; back++) await bar(page, 'Back').tap();
  }
  await button(page, /^Helplines/).tap();
  await button(page, /^Samaritans/).tap();
  await bar(page, 'Bigger').tap();
  await bar(page, 'Home').tap();
  await button(page, /^Organisations/).tap();
  await button(page, 'B').tap();
  await button(page, /^Borderlands/).tap();
  await bar(page, 'Search').tap();
  for (const key of 'FRANK') await page.getByRole('button', { name: key, exact: true }).tap();
  await button(page, /^FRANK/).tap();
  await bar(page, 'Home').tap();
  await button(page, /^Emergency/).tap();
  await page.clock.runFor(211_000);
  await page.touchscreen.tap(500, 500);
}

/** How many touches `visitOf` makes. */
export const TOUCHES = 30;

const SHOWN = `(() => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 1;
  while (walker.nextNode()) nodes++;
  return nodes;
})()`;

/**
 * What the page holds on to once all that can be let go is gone: bytes, listeners, and nodes besides those it shows, of
 * which there are more or fewer as places open and close. The least of three looks, because one may find the engine amid
 * its own work.
 */
export async function heldBy(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const looks: Record<'heap' | 'nodes' | 'listeners', number>[] = [];
  for (let look = 0; look < 3; look++) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { metrics } = await session.send('Performance.getMetrics');
    const count = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
    const { result } = await session.send('Runtime.evaluate', { expression: SHOWN });
    looks.push({
      heap: usedSize,
      nodes: count('Nodes') - Number(result.value),
      listeners: count('JSEventListeners'),
    });
  }
  await session.detach();
  const least = (of: keyof (typeof looks)[number]) => Math.min(...looks.map((it) => it[of]));
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') };
}
