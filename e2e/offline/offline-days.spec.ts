import { paths } from '../../shared/paths/paths.ts';
import { listForDate } from '../../shared/services/lists/dated-list.ts';
import { addDays, cityTime, dayDateWords } from '../../shared/time/city-time.ts';
import { HOUR } from '../../shared/time/units.ts';
import { readApi } from '../support/api/read-api.ts';
import { directoryWithClosing, WHY } from '../support/closing.ts';
import { confirmedAt, expect, serveDirectory, test } from '../support/kept.ts';

const today = () => cityTime(Date.now()).date;

test('what is open on a date is there without a network, on home and on a timetable', async ({
  page,
  request,
  keep,
  open,
  cut,
}) => {
  const services = await readApi(request).services('Lunch');
  await keep(paths.home);
  await cut();
  await open(paths.timetable('Lunch'));
  const when = page.getByRole('navigation', { name: 'When' });
  await when.getByRole('link', { name: 'Tomorrow' }).click();
  await expectDay(addDays(today(), 1));
  await when.getByRole('button', { name: 'Another day' }).click();
  await when.locator('#another-day').getByRole('link').last().click();
  await expectDay(addDays(today(), 6));
  await open(`${paths.timetable('Lunch')}?when=${addDays(today(), 40)}`);
  await expectDay(addDays(today(), 40));
  await open(`${paths.home}?when=tomorrow`);
  const tomorrow = addDays(today(), 1);
  await expect(page.getByText(`Open on ${dayDateWords(tomorrow)}`)).toBeVisible();

  async function expectDay(date: string) {
    await expect(page.getByRole('heading', { name: /^Open on / })).toHaveText(
      `Open on ${dayDateWords(date)}`,
    );
    const { known, unsure, closed } = listForDate(services, date, Date.now());
    const rows = page.locator('[role="row"][id]');
    await expect(rows).toHaveCount(services.length);
    expect(await rows.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      [...known, ...unsure, ...closed].map(({ id }) => id),
    );
  }
});

test('an old copy never says open where a change that it knew of closes', async ({
  page,
  request,
  line,
  keep,
  open,
  cut,
}) => {
  const directory = await directoryWithClosing(request, 3);
  const count = directory.services.filter(({ type }) => type === 'Toilets').length;
  serveDirectory(line, directory);
  await keep(paths.home);
  await cut();
  const path = paths.timetable('Toilets');
  const isOpen = page.locator('[role="row"][id]').getByText(/^Open (now|24)/);
  const statuses = page.getByRole('main').getByText(new RegExp(`^Closed today: ${WHY}`));

  await confirmedAt(page, Date.now() - 23 * HOUR);
  await open(path);
  await expect(statuses).toHaveCount(count);
  await expect(isOpen).toHaveCount(0);
  await open(`${path}?when=today`);
  await expect(page.getByText('Known to be open: none')).toBeVisible();
  await expect(page.getByRole('button', { name: `Closed that day: ${count}` })).toBeVisible();

  // After two days nobody can tell what is open, but a date in figures is answered as it was known.
  await confirmedAt(page, Date.now() - 49 * HOUR);
  await open(path);
  await expect(page.getByText('We cannot tell what is open now')).toBeVisible();
  await expect(isOpen).toHaveCount(0);
  await open(`${path}?when=${addDays(today(), 2)}`);
  await expect(page.getByText('Known to be open: none')).toBeVisible();
  await expect(page.getByRole('button', { name: `Closed that day: ${count}` })).toBeVisible();
});
