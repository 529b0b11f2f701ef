import type { Page } from '@playwright/test';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { COPY, OFFLINE } from '../../shared/paths/offline.ts';
import { test as base, expect } from './fixtures.ts';
import { bringToLife } from './live.ts';
import { type Line, openProxy } from './site/proxy.ts';
import { originOf } from './site/sites.ts';

type Kept = {
  /** What the page asks for goes through this connection to the site. */
  line: Line;
  /** Opens a page and waits until the offline copy is there. */
  keep: (path: string) => Promise<void>;
  /** Opens a page and waits until script has put it in the place of the copy's shell. */
  open: (path: string) => Promise<void>;
  /** No connection from here on: the browser is told, and nothing listens. */
  cut: () => Promise<void>;
  /** The addresses in the copy; none where there is no copy. */
  copied: () => Promise<string[]>;
};

/** Tests of the offline copy: the one place where the browser may keep one. */
export const test = base.extend<Kept>({
  serviceWorkers: 'allow',
  line: async ({ site }, use) => {
    const line = await openProxy(await originOf(site));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  open: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await expect(page.locator('[data-shell]')).toHaveCount(0);
      // From the copy the app is there at once; from the server the page waits for a touch.
      await bringToLife(page);
    }),
  keep: async ({ page, visit }, use) =>
    use(async (path) => {
      await visit(path);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }),
  cut: async ({ context, line }, use) =>
    use(async () => {
      await line.cut();
      await context.setOffline(true);
    }),
  copied: async ({ page }, use) =>
    use(() =>
      page.evaluate(async (prefix) => {
        const found: string[] = [];
        for (const name of await caches.keys()) {
          if (!name.startsWith(prefix)) continue;
          for (const { url } of await (await caches.open(name)).keys())
            found.push(new URL(url).pathname);
        }
        return found;
      }, COPY),
    ),
});

export { expect };

/** Gives the site this directory from now on, which is newer than the copy's. */
export const serveDirectory = (line: Line, directory: PublicDirectory) =>
  line.instead.set(OFFLINE.directory, {
    headers: {
      'content-type': 'application/json',
      etag: 'W/"newer"',
      date: new Date().toUTCString(),
    },
    body: JSON.stringify(directory),
  });

/** Sets the instant, by the server's clock, at which it last confirmed the copy. */
export const confirmedAt = (page: Page, at: number) =>
  page.evaluate(
    async ([prefix, when]) => {
      const name = (await caches.keys()).find((it) => it.startsWith(prefix)) ?? '';
      await (await caches.open(name)).put('/offline/checked', new Response(when));
    },
    [COPY, String(at)] as const,
  );
