import { paths } from '../../shared/paths/paths.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/kept.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ viewport: SIZES.phone });

test('an address that names a card shows its name below the header, from the copy too', async ({
  page,
  request,
  keep,
  open,
}) => {
  const toilets = await readApi(request).services('Toilets');
  const organisations = await readApi(request).organisations();
  const named = [
    ...[8, 14, 20].map((at) => `${paths.timetable('Toilets')}#${toilets[at]?._id}`),
    ...[15, 30, 45].map((at) => `${paths.organisations}#${organisations[at]?._id}`),
  ];
  await keep(paths.home);
  const headerEnds = await page
    .getByRole('banner')
    .evaluate((it) => it.getBoundingClientRect().bottom);
  for (const path of named) {
    await open(path);
    const id = path.split('#')[1];
    const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
    await expect(heading, path).toBeInViewport({ ratio: 1 });
    const box = await heading.boundingBox();
    expect(box?.y, path).toBeGreaterThanOrEqual(headerEnds);
  }
});
