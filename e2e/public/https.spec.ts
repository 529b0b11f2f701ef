import { freePort } from '../../scripts/local/free-port.ts';
import { openWorker } from '../../scripts/local/local-worker.ts';
import { expect, test } from '../support/fixtures.ts';

const ORIGIN = 'https://handbook.example.org';

test('a site under https leads whoever asks by plain http there, and takes nothing from them', async ({
  request,
}) => {
  const port = await freePort();
  const worker = await openWorker({ port, isQuiet: true, vars: { PUBLIC_ORIGIN: ORIGIN } });
  try {
    for (const path of ['/', '/organisations', '/api/health', '/timetable/Breakfast?when=now']) {
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([308, ORIGIN + path]);
    }
    const login = await request.post(`http://127.0.0.1:${port}/api/auth/login`, {
      data: { email: 'admin@handbook.test', password: 'a password of tests' },
    });
    expect(login.status()).toBe(403);
    expect((await login.json()).error).toContain(ORIGIN);
  } finally {
    await worker.dispose();
  }
});
