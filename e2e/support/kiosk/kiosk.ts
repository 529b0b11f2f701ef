import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import type { KioskSettings } from '../../../web/kiosk/settings/settings.ts';
import { DEFAULT_SETTINGS, writeSettings } from '../../../web/kiosk/settings/settings.ts';

/** The screens that a kiosk is judged on: 21.5 inches in full HD, upright and lying, 4.05 pixels to a millimetre. */
export const KIOSK_SCREENS = {
  upright: { width: 1080, height: 1920 },
  lying: { width: 1920, height: 1080 },
} as const;

/** Glasses of 10.1, 15.6, 21.5 and 32 inches as they lie, and their pixels in a millimetre. */
const LYING = {
  '10': { width: 1280, height: 800, pxPerMm: 5.9 },
  '15.6': { width: 1920, height: 1080, pxPerMm: 5.56 },
  '21.5': { width: 1920, height: 1080, pxPerMm: 4.05 },
  '32': { width: 1920, height: 1080, pxPerMm: 2.71 },
} as const;

export type Glass = { inches: string; way: string; width: number; height: number; pxPerMm: number };

/** Every glass that a kiosk is made for, both ways up. */
export const GLASSES: readonly Glass[] = Object.entries(LYING).flatMap(
  ([inches, { width, height, pxPerMm }]) => [
    { inches, way: 'lying', width, height, pxPerMm },
    { inches, way: 'upright', width: height, height: width, pxPerMm },
  ],
);

/** Starts a kiosk as its browser does, and waits until script has taken it over. */
export async function startKiosk(page: Page, settings: Partial<KioskSettings> = {}) {
  const query = writeSettings({ ...DEFAULT_SETTINGS, ...settings });
  await page.goto(`${kioskPaths.home}?${query}`);
  await expect(page).toHaveURL(new RegExp(`${kioskPaths.home}$`));
}

/** Until script has taken the screen over: what is touched before is not heard. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.getPropertyValue('--mm') !== '');

/** Starts one whose time passes only as the test says. */
export async function startStopped(page: Page, settings: Partial<KioskSettings> = {}) {
  await page.clock.install();
  await startKiosk(page, settings);
  await page.clock.pauseAt(Date.now() + 3_000);
}

/** A service, helpline or organisation by what is written on its button. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

export const bar = (page: Page, name: string) =>
  page.getByRole('navigation').getByText(name, { exact: true });

/** What a camera reads off the screen. */
export async function scan(
  page: Page,
  code: Locator = page.getByRole('img', { name: /QR code/ }),
): Promise<string> {
  const png = await code.screenshot();
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return { pixels: [...(canvas?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, png.toString('base64'));
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? '';
}

/** What is left in the browser of whoever was there. */
export const traces = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    entries: history.length,
    path: location.pathname + location.search + location.hash,
    typed: [...document.querySelectorAll('input')].map(({ value }) => value).join(''),
  }));
