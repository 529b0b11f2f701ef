import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, startKiosk, startStopped } from '../support/kiosk/kiosk.ts';

declare global {
  interface Window {
    said: string[];
    isSilent: boolean;
  }
}

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // The tests' browser has no voice of its own.
    window.said = [];
    window.isSilent = true;
    const voices = [{ lang: 'en-GB', localService: true, name: 'of the test' }];
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: Utterance) => {
        window.said.push(text);
        window.isSilent = false;
      },
      cancel: () => {
        window.isSilent = true;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  }),
);

test('a screen is read by headphones, and silent again when one leaves it or nobody is there', async ({
  page,
}) => {
  await startStopped(page, { sound: 'headphones' });
  const listen = page.getByRole('button', { name: 'Listen' });
  await listen.tap();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const said = await page.evaluate(() => window.said.join('\n'));
  expect(said).toMatch(/^What do you need\?\nEmergency help, In danger, or not safe at home/);
  expect(await page.evaluate(() => window.isSilent)).toBe(false);

  await bar(page, 'Search').tap();
  await expect.poll(() => page.evaluate(() => window.isSilent)).toBe(true);
  await listen.tap();
  await expect.poll(() => page.evaluate(() => window.isSilent)).toBe(false);
  await page.clock.runFor(200_000);
  await expect.poll(() => page.evaluate(() => window.isSilent)).toBe(true);
});

test('a loudspeaker leaves out what concerns abuse, and no kiosk speaks unless its set-up says so', async ({
  page,
}) => {
  await startKiosk(page, { sound: 'speaker' });
  const listen = page.getByRole('button', { name: 'Listen' });
  await listen.tap();
  const said = await page.evaluate(() => window.said.join('\n'));
  expect(said).toContain('What do you need?');
  expect(said).not.toMatch(/safe at home/);

  await page.goto(kioskPaths.emergency);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency help');
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(listen).toHaveCount(0);
  await startKiosk(page, { sound: 'none' });
  await expect(listen).toHaveCount(0);
});
