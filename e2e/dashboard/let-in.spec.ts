import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerWhoIsLetIn, createHand } from '../support/own-tasks.ts';
import { SIZES } from '../support/sizes.ts';

test.describe('an organisation', () => {
  test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone, hasTouch: true });

  test('says by taps who is let in, of all its services at once, and people read it', async ({
    page,
  }) => {
    await asNewOrganisation(page, `Open Door ${test.info().repeatEachIndex}`, ['1 Quay Street']);
    const api = await ownApi(page);
    const id = await api.addService({ type: 'Day Centre' });
    await api.addService({ type: 'Lunch' });
    await page.goto(dashboardPaths.letIn());
    const answer = (question: string, said: string) =>
      page.getByRole('group', { name: question }).getByLabel(said, { exact: true }).check();
    await answer('Can people bring a dog?', 'Yes');
    await answer('Can people come without ID?', 'No');
    await answer('Is it for women only?', 'Yes');
    await answer('Is it for men only?', 'Yes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Is it for women only?' })).toContainText(
      'It cannot be “Women only” and “Men only” at once.',
    );
    await answer('Is it for men only?', 'Not said');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The public sees it now.')).toBeVisible();
    await page.goto(paths.timetable('Day Centre'));
    const row = page.locator(`[id="${id}"]`);
    await expect(row).toContainText('Women only');
    await expect(row).toContainText('Dogs welcome');
    await expect(row).toContainText('Bring ID');
  });

  test('agrees by one tap that a service for women stands on screens on walls, and not before', async ({
    page,
    context,
  }) => {
    await asNewOrganisation(page, `Safe Harbour ${test.info().repeatEachIndex}`, ['1 Quay Street']);
    const api = await ownApi(page);
    await api.addService({ type: 'Wi-Fi & Computer Access', availability: ['Women Only'] });
    const { _id: own } = await api.organisation();
    await api.openAllDay();
    const wall = await context.newPage();
    const heading = wall.getByRole('heading', { level: 1 });
    await wall.goto(`${kioskPaths.board}?own=${own}`);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('Here today');

    await page.goto(dashboardPaths.home);
    const question = page.getByRole('region', { name: 'May everybody in a room read this?' });
    await expect(question).toContainText('Wi-Fi & Computer Access');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Yes, show it there' }).click();
    await expect(question).toHaveCount(0);
    await expect(async () => {
      await wall.reload();
      await expect(heading).toHaveText('Here today', { timeout: 2_000 });
    }).toPass();
    await wall.close();
  });

  test('answers all questions about a lunch in 24 taps, and gives its dinner the same answers', async ({
    page,
  }) => {
    await asNewOrganisation(page, `Many Taps ${test.info().repeatEachIndex}`, ['1 Quay Street']);
    const api = await ownApi(page);
    const lunch = await api.addService({ type: 'Lunch' });
    const dinner = await api.addService({ type: 'Dinner' });
    await page.goto(dashboardPaths.home);
    const hand = createHand(page);
    await answerWhoIsLetIn(hand);
    expect(hand.taps()).toBeLessThanOrEqual(24);
    await page.goto(dashboardPaths.letIn(dinner));
    await page.getByLabel('Begin with the answers of').selectOption(lunch);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The public sees it now.')).toBeVisible();
    const [first, second] = await api.services();
    expect(Object.keys(first.conditions).length).toBeGreaterThan(15);
    expect(second.conditions).toEqual(first.conditions);
  });
});
