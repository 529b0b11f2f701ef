import { paths } from '../../../shared/paths/paths.ts';
import { listForDate } from '../../../shared/services/lists/dated-list.ts';
import { groupForNow } from '../../../shared/services/lists/when.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';

const PATH = paths.timetable('Breakfast');

test('a day’s link lists what is known to be open then, what may be, and what is closed', async ({
  page,
  visit,
  request,
}) => {
  const services = await readApi(request).services('Breakfast');
  await visit(PATH);
  const tomorrow = page.getByRole('main').getByRole('link', { name: 'Tomorrow' });
  await tomorrow.press('Enter');
  await expect(page).toHaveURL(/\?when=\d{4}-\d\d-\d\d$/);
  await expect(tomorrow).toHaveAttribute('aria-current', 'true');
  const date = new URL(page.url()).searchParams.get('when') ?? '';
  const { known, unsure, closed } = listForDate(services, date, Date.now());
  await expect(page.getByText(`Known to be open: ${known.length || 'none'}`)).toBeVisible();
  const rows = page.locator('[role="row"][id]');
  await expect(rows).toHaveCount(services.length);
  expect(await rows.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    [...known, ...unsure, ...closed].map(({ id }) => id),
  );
  const folded = page.getByRole('button', { name: `Closed that day: ${closed.length}` });
  await expect(folded).toHaveCount(closed.length > 0 ? 1 : 0);
});

test('any date up to 60 days ahead can be asked for, and one beyond is refused in words', async ({
  page,
  visit,
}) => {
  const inDays = (days: number) => addDays(cityTime(Date.now()).date, days);
  await visit(`${PATH}?when=${inDays(60)}`);
  await expect(page.getByText(/^Known to be open: /)).toBeVisible();
  await visit(`${PATH}?when=${inDays(61)}`);
  await expect(page.getByText(/is too far ahead\. You can choose today/)).toBeVisible();
  await expect(page.locator('[role="row"][id]')).toHaveCount(0);
  await visit(`${PATH}?when=2026-02-30`);
  await expect(page.getByText(/^There is no such day\./)).toBeVisible();
});

test('open now lists what is open, places for everyone first, then what opens later and what to check', async ({
  page,
  visit,
  request,
}) => {
  const services = await readApi(request).services('Toilets');
  await visit(`${paths.timetable('Toilets')}?when=now`);
  const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  const { everyone, some, later, next, checkFirst } = groupForNow(
    services,
    Date.parse(data.loaderData.root.now),
  );
  const shown = await page
    .locator('[role="row"][id]')
    .evaluateAll((rows) => rows.map((row) => row.id));
  expect(shown).toEqual(
    [...everyone, ...some, ...later, ...next, ...checkFirst].map(({ _id }) => _id),
  );
});
