import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expect, serveDirectory, test } from '../support/kept.ts';

/** The last of a list, far below what a phone shows first, as if another had been merged into it. */
function mergeIntoLast<Item extends { _id: string }>(items: Item[], formerly: string) {
  const last = items.at(-1);
  if (!last) throw new Error('The sample has no such records.');
  return { items: items.map((it) => (it === last ? { ...it, formerly: [formerly] } : it)), last };
}

test('an old address of what was merged leads to the card that stays, without a network too', async ({
  page,
  request,
  line,
  keep,
  open,
  cut,
}) => {
  const directory = (await (await request.get('/api/directory')).json()) as PublicDirectory;
  const houses = mergeIntoLast(directory.organisations, 'old-house');
  const toilets = mergeIntoLast(
    directory.services.filter(({ type }) => type === 'Toilets'),
    'old-toilet',
  );
  const lines = mergeIntoLast(
    directory.helplines.filter(({ type }) => type === 'General'),
    'old-line',
  );
  const isSame = (it: { _id: string }) => (other: { _id: string }) => other._id === it._id;
  const merged: PublicDirectory = {
    ...directory,
    dataVersion: directory.dataVersion + 1,
    organisations: houses.items,
    services: directory.services.map((it) => toilets.items.find(isSame(it)) ?? it),
    helplines: directory.helplines.map((it) => lines.items.find(isSame(it)) ?? it),
  };
  serveDirectory(line, merged);
  await keep(paths.home);
  await cut();
  for (const [path, old, { _id }] of [
    [paths.organisations, 'old-house', houses.last],
    [paths.timetable('Toilets'), 'old-toilet', toilets.last],
    [paths.helplineType('General'), 'old-line', lines.last],
  ] as const) {
    await open(`${path}#${old}`);
    const card = page.locator(`[id="${_id}"]`);
    await expect(card.locator(`[id="${old}"]`)).toHaveCount(1);
    await expect(card.locator('h2, h3').first()).toBeInViewport();
    // Who hears the page begins there too.
    await expect(card.locator(':focus')).toHaveCount(1);
  }
});
