import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
// biome-ignore lint/correctness/useImportExtensions: plain JavaScript, to be copied alone to a device
import { BEATS } from '../../scripts/device/kiosk.mjs';
import { BROWSER_ARGS } from '../../scripts/test/browser.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { expect, test } from '../support/fixtures.ts';
import { button, isTakenOver, startKiosk } from '../support/kiosk/kiosk.ts';

test('a page whose screens have stuck is loaded anew, and works again', async ({ page }) => {
  await page.clock.install();
  await startKiosk(page);
  await isTakenOver(page);
  await expect.poll(() => page.title()).toMatch(new RegExp(`[${BEATS.join('')}]$`));
  await page.evaluate(() => {
    Object.assign(window, { isFirst: true });
    // What React hands its work on with is a message of nothing: it draws no more.
    const send = MessagePort.prototype.postMessage as (...sent: unknown[]) => void;
    MessagePort.prototype.postMessage = function (...sent: unknown[]) {
      if (sent[0] !== null) send.apply(this, sent);
    };
  });
  // Looked at every ten seconds: a clock that jumps looks once.
  await page.clock.runFor(3 * MINUTE);
  await page.waitForFunction(() => !('isFirst' in window));
  await isTakenOver(page);
  await button(page, /^Helplines/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helplines');
});

test('a page whose script goes round in a circle is ended with its browser, which starts again', async ({
  browserName: _,
}, { project }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-hung-'));
  // The browser of the tests, as a device starts its own.
  const browser = join(folder, 'browser');
  const path = project.use.launchOptions?.executablePath ?? chromium.executablePath();
  writeFileSync(browser, `#!/bin/sh\nexec '${path}' --headless ${BROWSER_ARGS.join(' ')} "$@"\n`);
  chmodSync(browser, 0o755);
  const loads: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/kiosk') loads.push('page');
    if (request.url === '/lives') loads.push('lives');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/kiosk' ? pageThat(loads.includes('lives')) : '');
  });
  const address = await listen(server);
  const launcher = spawn(
    process.execPath,
    [
      ...['scripts/device/kiosk.mjs', '--hung-after', '3', '--profile', join(folder, 'profile')],
      `${address}/kiosk`,
    ],
    { env: { ...process.env, CHROMIUM_PATH: browser }, stdio: 'ignore' },
  );
  try {
    // It lives, hangs, and comes back with another life.
    await expect
      .poll(() => loads.slice(0, 4), { timeout: 40_000 })
      .toEqual(['page', 'lives', 'page', 'lives']);
  } finally {
    await stop(launcher);
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** A page that beats, as the kiosk's do, and tells of it once; the first one then goes round in a circle for ever. */
const pageThat = (isSecond: boolean) => `<!doctype html><title>Kiosk</title><script>
let beats = 0;
setInterval(() => {
  document.title = 'Kiosk' + ${JSON.stringify(BEATS[0])}.repeat(++beats);
  if (beats === 5) fetch('/lives').then(() => { if (!${isSecond}) for (;;); });
}, 200);
</script>`;

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

/** It takes its browser along. */
const stop = (launcher: ChildProcess) =>
  new Promise((resolve) => {
    if (launcher.exitCode !== null) return resolve(null);
    launcher.once('exit', resolve);
    launcher.kill('SIGTERM');
  });
