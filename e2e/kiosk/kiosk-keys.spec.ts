import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { NOT_SENT } from '../../web/kiosk/state/send-report.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  bar,
  button,
  GLASSES,
  isTakenOver,
  KIOSK_SCREENS,
  scan,
  startKiosk,
  startStopped,
  traces,
} from '../support/kiosk/kiosk.ts';

const second = 1000;

test.use({ hasTouch: true });

test('somebody says by touch what is wrong; in an outage nobody has it, and the next person reads none of it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(KIOSK_SCREENS.upright);
  await startStopped(page);
  const touch = (name: string | RegExp) => page.getByRole('button', { name }).tap();
  await button(page, /^Helplines/).tap();
  await button(page, /^Samaritans/).tap();
  await button(page, 'Something wrong?').tap();
  await expect(page.getByText('Nobody reads this tonight. In danger: 999.')).toBeVisible();
  await touch('The phone number is wrong');
  await context.setOffline(true);
  await touch(/^Send/);
  await expect(page.getByText(NOT_SENT)).toBeVisible();
  await context.setOffline(false);
  await touch('Say more');
  for (const key of ['N', 'O']) await page.getByRole('button', { name: key, exact: true }).tap();
  const sent = page.waitForRequest((it) => it.url().endsWith('/api/reports'));
  await touch(/^Send/);
  expect((await sent).postDataJSON()).toMatchObject({
    what: 'phone',
    words: 'No',
    isFromKiosk: true,
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await bar(page, 'Back').tap();
  await button(page, 'Something wrong?').tap();
  await touch('Something else');
  await page.getByRole('button', { name: 'X', exact: true }).tap();
  await page.clock.runFor(90 * second);
  await page.clock.runFor(30 * second);
  await expect(page.getByRole('heading', { name: 'Touch the screen' })).toBeVisible();
  expect((await traces(page)).path).toBe(kioskPaths.home);
  await expect(page.getByText('What is wrong?')).toHaveCount(0);
});

test('somebody finds a helpline by the keyboard on the screen, and it forgets what was typed', async ({
  page,
  request,
}) => {
  const helplines = await readApi(request).helplines();
  const samaritans = helplines.find(({ name }) => name === 'Samaritans');
  await startStopped(page);
  await bar(page, 'Search').tap();
  const field = page.getByRole('textbox');
  for (const key of 'SAMW') await page.getByRole('button', { name: key, exact: true }).tap();
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try fewer letters.');
  await expect(button(page, 'What is open')).toBeVisible();
  await expect(button(page, 'Helplines')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the last letter' }).tap();
  await expect(field).toHaveValue('Sam');
  await field.tap();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('Sam');

  await button(page, /^Samaritans/).tap();
  await expect(page.getByText(samaritans?.phoneDisplay ?? '').first()).toBeVisible();
  expect(await scan(page)).toBe(
    new URL(page.url()).origin + paths.helpline('General', samaritans?._id ?? ''),
  );

  await bar(page, 'Back').tap();
  await expect(field).toHaveValue('Sam');
  await bar(page, 'Bigger').tap();
  await page.clock.runFor(120 * second);
  await page.touchscreen.tap(500, 500);
  await bar(page, 'Search').tap();
  await expect(field).toHaveValue('');
  await expect(bar(page, 'Bigger')).toBeVisible();
  expect((await traces(page)).session).toEqual([]);
});

test('a search that finds nothing has 999 whole above the keys, on 10 inches both ways up', async ({
  page,
}) => {
  for (const { width, height, pxPerMm } of GLASSES.filter(({ inches }) => inches === '10')) {
    await page.setViewportSize({ width, height });
    await startKiosk(page, { pxPerMm });
    await isTakenOver(page);
    await bar(page, 'Search').tap();
    for (const key of 'ZZXQ') await page.getByRole('button', { name: key, exact: true }).tap();
    await expect(page.getByRole('status')).toHaveText('Nothing found. Try fewer letters.');
    const call = await button(page, /^Call 999/).boundingBox();
    const keys = await page.getByRole('button', { name: 'A', exact: true }).boundingBox();
    expect((call?.y ?? height) + (call?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  }
});
