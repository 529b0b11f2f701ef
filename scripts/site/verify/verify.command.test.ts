import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccounts, PASSWORD, PEOPLE } from '../../../e2e/support/api/accounts.ts';
import { type Site as OpenSite, openSite, sampleDirectory } from '../sample-site.ts';
import { OUTSIDE, verify } from './checks.ts';
import { type Meddle, openFront } from './seeded-faults.ts';
import { lookAt } from './site.ts';

// The built Worker, looked at as a live site, as it is and through a network that does to it what networks have done.

let site: OpenSite;
let front: Awaited<ReturnType<typeof openFront>>;

beforeAll(async () => {
  site = await openSite(sampleDirectory(), addAccounts);
  front = await openFront(site.origin);
}, 120_000);
afterAll(async () => {
  await front.close();
  await site.close();
});

/** The refused and the silent, by the name of the check. */
async function judged(token?: string) {
  const verdicts = await verify(lookAt(front.origin), token, Date.now());
  return {
    faults: Object.fromEntries(
      verdicts.filter((it) => it.faults.length > 0).map((it) => [it.name, it.faults]),
    ),
    notChecked: verdicts.filter((it) => it.notChecked).map(({ name }) => name),
  };
}

it('finds nothing wrong with the built Worker, and says what it cannot see', async () => {
  front.meddleWith(undefined);
  expect(await judged()).toEqual({
    faults: {},
    notChecked: ['https', 'Mail', 'Scheduled jobs', 'Age of the backup', 'Number of admins'],
  });
});

it('asks what only an admin may know with an admin’s token, and says when that is refused', async () => {
  front.meddleWith(undefined);
  const answer = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.admin.email, password: PASSWORD }),
  });
  const { accessToken } = await answer.json();
  expect(await judged(accessToken)).toEqual({
    faults: {
      'Scheduled jobs': ['last went well never'],
      'Age of the backup': ['last made never'],
      'Number of admins': [expect.stringMatching(/^1: /)],
    },
    notChecked: ['https'],
  });
  expect((await judged('stale')).faults.Mail).toEqual([
    expect.stringMatching(/^the token was refused \(401\)/),
  ]);
});

const withHeader = (headers: Headers, name: string, value: string | null) => {
  const changed = new Headers(headers);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return { headers: changed };
};

const text = (changed: string) => ({ body: Buffer.from(changed) });

const FAULTS: [string, keyof typeof OUTSIDE, RegExp, Meddle][] = [
  [
    'drops a security header',
    'Security headers',
    /^\/: X-Content-Type-Options is missing/,
    (_p, { headers }) => withHeader(headers, 'X-Content-Type-Options', null),
  ],
  [
    'lets scripts of others in',
    'Content-Security-Policy',
    /script-src allows https:\/\/cdn\.test/,
    (_p, { headers }) =>
      withHeader(
        headers,
        'Content-Security-Policy',
        (headers.get('Content-Security-Policy') ?? '').replace(
          "script-src 'self'",
          "script-src 'self' https://cdn.test",
        ),
      ),
  ],
  [
    'minifies the style of a page',
    'Content-Security-Policy',
    /style block is not the one/,
    (_p, _a, body) => text(body.replace('</style>', ' </style>')),
  ],
  [
    'sets a cookie of its own',
    'No cookie',
    /^\/assets\/.*: sets __cf_bm/,
    (path, { headers }) =>
      path.startsWith('/assets/')
        ? withHeader(headers, 'Set-Cookie', '__cf_bm=1; Path=/')
        : undefined,
  ],
  [
    'adds a script that counts visitors',
    'No third party',
    /loads https:\/\/counter\.test\/beacon\.js/,
    (_p, _a, body) =>
      text(
        body.replace(
          '</body>',
          '<script defer src="https://counter.test/beacon.js"></script></body>',
        ),
      ),
  ],
  [
    'adds a script to the page itself',
    'No third party',
    /has a script inside/,
    (_p, _a, body) => text(body.replace('</body>', '<script>(function(){})()</script></body>')),
  ],
  [
    'takes a typeface from elsewhere',
    'No third party',
    /\.css: loads https:\/\/fonts\.test/,
    (path, _a, body) =>
      path.endsWith('.css')
        ? text(`${body}@font-face{src:url(https://fonts.test/a.woff2)}`)
        : undefined,
  ],
  [
    'fetches from elsewhere in a script',
    'No third party',
    /\.js: loads https:\/\/api\.test/,
    (path, _a, body) =>
      path.endsWith('.js') ? text(`${body};fetch("https://api.test/count")`) : undefined,
  ],
  [
    'hides mail addresses from robots',
    'Mail and phone links',
    /were rewritten/,
    (_p, _a, body) =>
      text(body.replaceAll(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#a1b2"')),
  ],
  [
    'breaks phone links',
    'Mail and phone links',
    /lacks its link tel:/,
    (path, _a, body) =>
      path === '/organisations' ? text(body.replaceAll('href="tel:', 'data-tel="')) : undefined,
  ],
  [
    'stands under another address',
    'Pages and their canonical addresses',
    /canonical address is https:\/\/old\.test/,
    (_p, _a, body) => text(body.replace(/(rel="canonical" href=")[^"]+/, '$1https://old.test/')),
  ],
  [
    'lists another site',
    'Sitemap and robots',
    /lists https:\/\/old\.test/,
    (path, _a, body) =>
      path === '/sitemap.xml' ? text(body.replaceAll(front.origin, 'https://old.test')) : undefined,
  ],
  [
    'keeps search engines away',
    'Sitemap and robots',
    /keeps every search engine away/,
    (path, _a, body) => (path === '/robots.txt' ? text(`${body}Disallow: /\n`) : undefined),
  ],
  [
    'keeps an old copy of whom to tell of a weakness',
    'Contact for weaknesses',
    /security\.txt: has run out/,
    (path, _a, body) =>
      path.endsWith('/security.txt')
        ? text(body.replace(/^Expires: .+$/m, 'Expires: 2026-01-01T00:00:00.000Z'))
        : undefined,
  ],
  [
    'answers everything with a page',
    'What is not there',
    /no-such-page: answers 200/,
    () => ({ status: 200 }),
  ],
  [
    'forgets files at once',
    'Caching of files',
    /Cache-Control is no-store/,
    (_p, { headers }) => withHeader(headers, 'Cache-Control', 'no-store'),
  ],
  [
    'keeps pages for an hour',
    'Caching of files',
    /^\/: may be reused/,
    (path, { headers }) =>
      path === '/' ? withHeader(headers, 'Cache-Control', 'max-age=3600') : undefined,
  ],
  [
    'sends pages as they are',
    'Compression',
    /^\/: is not compressed/,
    (path, { headers }) => (path === '/' ? withHeader(headers, 'X-Plain', '1') : undefined),
  ],
  [
    'sends records with an area',
    'Areas hold no data',
    /^\/admin: holds records/,
    (path, _a, body) =>
      path === '/admin' ? text(body.replace('</body>', '{"_id":"1"}</body>')) : undefined,
  ],
  [
    'opens a call to everyone',
    'API without a token',
    /^\/api\/history: answers 200 without a token/,
    (path) => (path === '/api/history' ? { status: 200 } : undefined),
  ],
  [
    'lost its database',
    'Health',
    /^\/api\/health answers 503/,
    (path) => (path === '/api/health' ? { status: 503 } : undefined),
  ],
  [
    'has a wrong clock',
    'Health',
    /seconds apart/,
    (path, _a, body) =>
      path === '/api/health'
        ? text(body.replace(/"now":"[^"]+"/, '"now":"2020-01-01T00:00:00.000Z"'))
        : undefined,
  ],
  [
    'sends half of the handbook',
    'Handbook as PDF',
    /not a whole PDF/,
    (path, { body }) =>
      path === '/handbook.pdf' ? { body: body.subarray(0, body.length / 2) } : undefined,
  ],
  [
    'keeps the service worker for a year',
    'Service worker',
    /kept by browsers/,
    (path, { headers }) =>
      path === '/sw.js' ? withHeader(headers, 'Cache-Control', 'max-age=31536000') : undefined,
  ],
];

it.each(FAULTS)('finds a site that %s', async (_what, check, words, meddle) => {
  front.meddleWith(meddle);
  const faults = await OUTSIDE[check](lookAt(front.origin));
  expect(faults.join('\n')).toMatch(new RegExp(words, 'm'));
});
