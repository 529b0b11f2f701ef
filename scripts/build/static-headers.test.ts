import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../worker/http/security-headers.ts';

/** What the platform puts on each file that never reaches the Worker: the lines below the first pattern. */
function ofEveryFile() {
  const [, lines = ''] =
    readFileSync('web/public/_headers', 'utf8').match(/^\/\*\n((?: {2}.+\n)+)/) ?? [];
  return Object.fromEntries(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/:\s(.*)/)),
  );
}

it('guards files as the Worker guards its answers', () => {
  const files = ofEveryFile();
  for (const name of [
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
  ] as const)
    expect(files[name]).toBe(SECURITY_HEADERS[name]);
  // Nothing of it keeps a service worker, whose file may be one of these, from what it has to fetch.
  expect(files['Content-Security-Policy']).toBe(
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});
