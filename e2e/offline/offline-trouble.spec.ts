import { COPY, OFFLINE } from '../../shared/paths/offline.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/kept.ts';

test('a copy that was damaged hinders nobody, and is whole again at the next visit', async ({
  page,
  keep,
  open,
  cut,
  copied,
}) => {
  const path = paths.helplineType('General');
  await keep(path);
  await page.evaluate(
    async ([prefix, directory, shell]) => {
      const name = (await caches.keys()).find((it) => it.startsWith(prefix)) ?? '';
      const cache = await caches.open(name);
      const { headers } = (await cache.match(directory)) ?? new Response();
      await cache.put(directory, new Response('{"dataVer', { headers }));
      await cache.delete(shell);
    },
    [COPY, OFFLINE.directory, OFFLINE.shell] as const,
  );
  const listed = page.getByRole('main').locator('li[id] h2').first();
  await open(path);
  await expect(listed).toBeVisible();
  await expect
    .poll(async () => {
      await open(path);
      return copied();
    })
    .toEqual(expect.arrayContaining([OFFLINE.directory, OFFLINE.shell]));
  await cut();
  await open(path);
  await expect(listed).toBeVisible();
  await expect(page.getByText('Information from')).toBeVisible();
});

test('a phone without room says so, and goes on without a copy', async ({ page, line, visit }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 20_000 });
  await visit(paths.privacyPolicy);
  await page.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect(page.getByText('The copy could not be kept.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep a copy on this phone' })).toBeVisible();
});
