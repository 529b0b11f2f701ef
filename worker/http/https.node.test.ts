import { describe, expect, it } from 'vitest';
import { redirectToHttps } from './https.ts';

const ORIGIN = 'https://handbook.test';
const ask = (url: string, method = 'GET', origin: string | undefined = ORIGIN, sent = {}) =>
  redirectToHttps({ url, method, headers: new Headers(sent) }, origin);

describe('plain http of a site under https', () => {
  it.each(['GET', 'HEAD'])('leads %s to the same address there', (method) => {
    const answer = ask('http://handbook.test/timetable/Breakfast?when=now', method);
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get('Location')).toBe(`${ORIGIN}/timetable/Breakfast?when=now`);
    expect(answer?.headers.get('Strict-Transport-Security')).toContain('max-age');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
    expect(answer?.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['http://evil.test//evil.test/x', 'http://handbook.test//evil.test/x'])(
    'leads nowhere else, whatever host %s names',
    (url) => {
      const location = ask(url)?.headers.get('Location') ?? '';
      expect(new URL(location).origin).toBe(ORIGIN);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s in words', async (method) => {
    const answer = ask('http://handbook.test/api/auth/login', method);
    expect(answer?.status).toBe(403);
    expect(await answer?.json()).toEqual({ error: expect.stringContaining(ORIGIN) });
  });
});

it('refuses a read with a token, which has crossed the network in the open', async () => {
  const token = { authorization: 'Bearer a.b.c' };
  const answer = ask('http://handbook.test/api/organisations', 'GET', ORIGIN, token);
  expect(answer?.status).toBe(403);
  expect(answer?.headers.get('Location')).toBeNull();
  expect(await answer?.json()).toEqual({ error: expect.stringContaining('without encryption') });
});

describe('no other request', () => {
  it.each([
    ['https', 'https://handbook.test/', ORIGIN],
    ['one’s own machine', 'http://localhost:8787/', 'http://localhost:8787'],
    ['a fresh clone, which has no origin yet', 'http://localhost:5173/', ''],
  ])('is led anywhere: %s', (_what, url, origin) => {
    expect(ask(url, 'GET', origin)).toBeUndefined();
    expect(ask(url, 'POST', origin)).toBeUndefined();
  });
});
