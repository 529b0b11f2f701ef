import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
// biome-ignore lint/correctness/useImportExtensions: plain JavaScript, to be copied alone to a device
import * as launch from './kiosk.mjs';

const { BEATS, createPulse, flagsFor, nextWait, policyFor, tellsOfCrash, titleIn, untilTime } =
  launch;

const ADDRESS = 'https://handbook.test/kiosk?place=The+Wild+Goose&pxmm=4.05';

describe('the launcher of a kiosk', () => {
  it('opens the address full screen, with a profile that keeps the offline copy', () => {
    const flags = flagsFor(ADDRESS, { profile: '/var/kiosk', printer: false });
    expect(flags).toContain('--kiosk');
    expect(flags).toContain('--user-data-dir=/var/kiosk');
    expect(flags).not.toContain('--incognito');
    expect(flags).not.toContain('--kiosk-printing');
    expect(flags.at(-1)).toBe(ADDRESS);
  });

  it('prints without a dialog where there is a printer', () => {
    expect(flagsFor(ADDRESS, { profile: '/', printer: true })).toContain('--kiosk-printing');
  });

  it('allows the kiosk alone', () => {
    expect(policyFor(ADDRESS)).toMatchObject({
      URLBlocklist: ['*'],
      URLAllowlist: ['https://handbook.test/kiosk', 'about:blank', 'about:srcdoc'],
      HomepageLocation: ADDRESS,
      DeveloperToolsAvailability: 2,
    });
    expect(JSON.stringify(policyFor(ADDRESS))).not.toContain('example');
  });

  it('is run by a unit that starts it again whenever it ends', () => {
    const unit = readFileSync('scripts/device/handbook-kiosk.service', 'utf8');
    const [, file] = /^ExecStart=.* %h\/kiosk\/(\S+) /m.exec(unit) ?? [];
    expect(existsSync(join('scripts/device', file ?? 'none'))).toBe(true);
    expect(unit).toMatch(/^Restart=always$/m);
    // A whole day of failures does not make systemd give up.
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  });

  it('waits longer each time Chromium ends at once, a minute at most, and not after a good run', () => {
    let waited = 0;
    const waits = Array.from({ length: 9 }, () => {
      waited = nextWait(100, waited);
      return waited / 1000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(nextWait(3_600_000, 60_000)).toBe(1000);
  });

  it('hears of a page that crashed, and of nothing else that its browser says', () => {
    expect(tellsOfCrash('{"method":"Target.targetCrashed","params":{"status":"crashed"}}')).toBe(
      true,
    );
    expect(tellsOfCrash('{"method":"Target.targetCreated","params":{}}')).toBe(false);
    expect(tellsOfCrash('{"id":1,"result":{"title":"Target.targetCrashed"}}')).toBe(false);
    expect(tellsOfCrash('half a mess')).toBe(false);
  });

  it('reads the title of the page among all that its browser lists', () => {
    const targetInfos = [
      { type: 'service_worker', title: 'a worker' },
      { type: 'page', title: 'Kiosk' },
    ];
    expect(titleIn(JSON.stringify({ id: 2, result: { targetInfos } }))).toBe('Kiosk');
    expect(titleIn('{"id":1,"result":{}}')).toBeNull();
    expect(titleIn('{"method":"Target.targetCrashed"}')).toBeNull();
    expect(titleIn('half a mess')).toBeNull();
  });

  it('takes a page for hung that has beaten and beats no more, and no other', () => {
    const [first, second] = BEATS;
    const hasHung = createPulse(60_000);
    expect(hasHung(`Kiosk${first}`, 0)).toBe(false);
    expect(hasHung(`Kiosk${first}`, 59_999)).toBe(false);
    expect(hasHung(`Kiosk${second}`, 60_000)).toBe(false);
    // Another screen is a sign of life too.
    expect(hasHung('Helplines', 100_000)).toBe(false);
    expect(hasHung('Helplines', 159_999)).toBe(false);
    expect(hasHung('Helplines', 160_000)).toBe(true);

    const hasNeverBeaten = createPulse(60_000);
    expect(hasNeverBeaten('Kiosk', 0)).toBe(false);
    expect(hasNeverBeaten('Kiosk', 600_000)).toBe(false);
  });

  it('restarts at the next such time, not at once', () => {
    const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes);
    expect(untilTime('04:30', at(4, 0))).toBe(30 * 60_000);
    expect(untilTime('04:30', at(4, 30))).toBe(24 * 3_600_000);
    expect(untilTime('04:30', at(22, 30))).toBe(6 * 3_600_000);
    expect(untilTime('25:00', at(4, 0))).toBeNull();
    expect(untilTime('4:30', at(4, 0))).toBeNull();
  });
});

describe('with a browser that ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-test-'));
  let launcher: ChildProcess;
  afterEach(() => {
    launcher.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('starts it again, also where its page has crashed, and takes it along when it is stopped itself', async () => {
    const starts = join(folder, 'starts');
    const browser = join(folder, 'browser');
    // Ends at once the first time; the second time it stays, but says that its page is gone; then it stays, as it should.
    writeFileSync(
      browser,
      `#!/bin/sh
      echo "$$ $*" >> ${starts}
      case $(wc -l < ${starts}) in
        1) exit 1 ;;
        2) printf '{"method":"Target.targetCrashed","params":{}}\\0' >&4 ;;
      esac
      exec sleep 600
      `,
    );
    chmodSync(browser, 0o755);
    const args = [
      'scripts/device/kiosk.mjs',
      '--printer',
      '--profile',
      join(folder, 'profile'),
      ADDRESS,
    ];
    launcher = spawn(process.execPath, args, {
      env: { ...process.env, CHROMIUM_PATH: browser },
      stdio: 'ignore',
    });
    const lines = () => (existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n') : []);
    await vi.waitFor(() => expect(lines()).toHaveLength(3), { timeout: 20_000 });
    expect(lines()[2]).toContain('--kiosk-printing');
    expect(lines()[2]).toContain(ADDRESS);

    const last = Number(lines()[2]?.split(' ')[0]);
    const ended = new Promise((resolve) => launcher.once('exit', resolve));
    launcher.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(() => process.kill(last, 0)).toThrow();
  });
});
