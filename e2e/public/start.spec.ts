import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/local/free-port.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('npm start serves the sample, and a second start keeps the data', async () => {
  // It builds and fills a database, which takes a slow machine minutes beside other tests.
  test.setTimeout(300_000);
  const stateDir = mkdtempSync(join(tmpdir(), 'handbook-start-'));
  try {
    const first = await start(stateDir);
    for (const [path, shown] of [
      [paths.home, 'Available Resources'],
      [paths.timetable('Breakfast'), 'Julian Trust'],
      [paths.organisations, 'Julian Trust'],
    ] as const) {
      const response = await fetch(first.origin + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(shown);
    }
    const before = await health(first.origin);
    expect(before.isSample).toBe(true);
    await first.stop();

    const second = await start(stateDir);
    const after = await health(second.origin);
    expect(after.dataVersion).toBe(before.dataVersion);
    await second.stop();
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
});

async function start(stateDir: string) {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
  });
  await said(child, 'The handbook is at');
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://localhost:${port}`, stop };
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: unknown) => {
      output += chunk;
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
}

async function health(origin: string): Promise<{ dataVersion: number; isSample: boolean }> {
  const response = await fetch(`${origin}/api/health`);
  return response.json();
}
