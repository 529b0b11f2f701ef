import { paths } from '../../../shared/paths/paths.ts';
import { SECURITY_TXT } from '../../../worker/pages/security-txt.ts';
import { tagsOf } from './html.ts';
import { listedPaths, perPage, publicPages } from './pages.ts';
import { NotChecked, ofEach, type Site } from './site.ts';

/** The database answers, and the clocks of the site and of this machine agree. */
export async function health(site: Site): Promise<string[]> {
  const { status, text } = await site.get('/api/health');
  if (status !== 200) return [`/api/health answers ${status}`];
  const { ok, now, dataVersion } = JSON.parse(text);
  const apart = Math.abs(Date.now() - Date.parse(now)) / 1000;
  return [
    ...(ok === true && Number.isInteger(dataVersion) ? [] : [`/api/health says ${text}`]),
    ...(apart < 120 ? [] : [`its clock and this one are ${Math.round(apart)} seconds apart`]),
  ];
}

export async function redirectsToHttps(site: Site): Promise<string[]> {
  const url = new URL(site.origin);
  if (url.protocol !== 'https:') throw new NotChecked('the address given is not https');
  url.protocol = 'http:';
  const { status, headers } = await site.ask(url.href, {});
  const isRedirect =
    [301, 308].includes(status) && headers.get('Location')?.startsWith(`${site.origin}/`);
  return isRedirect ? [] : [`${url.href} answers ${status} ${headers.get('Location') ?? ''}`];
}

/** Every page answers, and says that it stands under the address that was given: PUBLIC_ORIGIN is right. */
export async function canonicalAddresses(site: Site): Promise<string[]> {
  const listed = await listedPaths(site);
  const pages = await publicPages(site);
  return perPage(pages, ({ path, status, text }) => {
    if (status !== 200) return `answers ${status}`;
    if (!listed.includes(path)) return null;
    const link = tagsOf(text).find(({ attributes }) => attributes.rel === 'canonical');
    const canonical = link?.attributes.href;
    return canonical === site.origin + path
      ? null
      : `its canonical address is ${canonical ?? 'missing'}`;
  });
}

export async function sitemapAndRobots(site: Site): Promise<string[]> {
  const [sitemap, robots] = await Promise.all([site.get('/sitemap.xml'), site.get('/robots.txt')]);
  const locs = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const elsewhere = locs.filter((loc) => !loc.startsWith(`${site.origin}/`));
  return [
    ...(sitemap.status === 200 && locs.length > 0
      ? []
      : [`/sitemap.xml answers ${sitemap.status} with ${locs.length} pages`]),
    ...elsewhere.slice(0, 3).map((loc) => `/sitemap.xml lists ${loc}`),
    ...(robots.text.includes(`Sitemap: ${site.origin}/sitemap.xml`)
      ? []
      : ['/robots.txt does not name the sitemap']),
    ...(/^Disallow: \/api\/$/m.test(robots.text) ? [] : ['/robots.txt lets robots into /api/']),
    ...(/^Disallow: \/$/m.test(robots.text) ? ['/robots.txt keeps every search engine away'] : []),
  ];
}

/** Whom to tell of a weakness, for as long as the file says. */
export async function securityContact(site: Site): Promise<string[]> {
  return perPage([await site.get(SECURITY_TXT)], ({ status, text }) => {
    if (status !== 200) return `answers ${status}`;
    const expires = Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? '');
    return [
      ...(/^Contact: (mailto:|https:)/m.test(text) ? [] : ['names nobody to tell']),
      ...(expires > Date.now() ? [] : ['has run out']),
      ...(text.includes(`Canonical: ${site.origin}${SECURITY_TXT}\n`)
        ? []
        : ['stands under another address']),
    ];
  });
}

export async function notFound(site: Site): Promise<string[]> {
  const page = ['/no-such-page', paths.timetable('Brunch'), '/%E0%A4%A'];
  const file = [
    '/assets/no-such-file.js',
    '/web/index.html',
    '/.vite/manifest.json',
    '/.dev.vars',
    '/api/no-such-call',
  ];
  const answers = await ofEach([...page, ...file], site.get);
  return perPage(answers, ({ path, status, headers }) => {
    if (status !== 404) return `answers ${status}`;
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    return path.startsWith('/assets/') && isPage ? 'answers with a page' : null;
  });
}

/** The areas of those who sign in are drawn in the browser: what the server sends holds no record. */
export async function areasHoldNoData(site: Site): Promise<string[]> {
  const answers = await ofEach(
    [paths.dashboard, paths.admin, paths.pendingOrganisations],
    site.get,
  );
  return perPage(answers, ({ status, text, headers }) => {
    if (status !== 200) return `answers ${status}`;
    if (isReusedByOthers(headers))
      return `may be kept for others (${headers.get('Cache-Control')})`;
    return /"_id"|accessToken"|"approved"/.test(text) ? 'holds records' : null;
  });
}

const isReusedByOthers = (headers: Headers) =>
  /public|s-maxage/.test(headers.get('Cache-Control') ?? '');

/** Every call that the API's own description puts behind a sign-in refuses a caller without one. */
export async function apiDenies(site: Site): Promise<string[]> {
  const { status, text } = await site.get('/api/openapi.json');
  if (status !== 200) return [`/api/openapi.json answers ${status}`];
  const { paths: described } = JSON.parse(text) as {
    paths: Record<string, Record<string, Described>>;
  };
  const reads = Object.entries(described).filter(([, { get }]) => get?.security?.length);
  if (reads.length === 0) return ['/api/openapi.json names no call behind a sign-in'];
  const asked = reads.map(([path]) =>
    (path.startsWith('/api') ? path : `/api${path}`).replaceAll(/\{\w+\}/g, 'x'),
  );
  return [
    ...perPage(await ofEach(asked, site.get), ({ status }) =>
      status === 401 ? null : `answers ${status} without a token`,
    ),
    ...perPage(
      [
        await site.ask('/api/services', {
          method: 'POST',
          body: '{}',
          headers: { 'Content-Type': 'application/json' },
        }),
      ],
      ({ status }) => (status === 401 ? null : `lets anyone add one (${status})`),
    ),
    ...perPage(
      [
        await site.ask('/api/admin/operations', {
          headers: { Authorization: 'Bearer no.such.token' },
        }),
      ],
      ({ status }) => (status === 401 ? null : `answers ${status} to a token of nobody's`),
    ),
  ];
}

type Described = { security?: unknown[] };

export async function handbookPdf(site: Site): Promise<string[]> {
  return perPage([await site.get(paths.handbookPdf())], ({ status, headers, text }) => {
    if (status !== 200) return `answers ${status}`;
    const type = headers.get('Content-Type');
    if (type !== 'application/pdf') return `is ${type}`;
    return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')
      ? null
      : 'is not a whole PDF';
  });
}

/** Asked for anew at each visit, so that an update, or switching it off, is felt at the next. */
export async function serviceWorker(site: Site): Promise<string[]> {
  return perPage([await site.get('/sw.js')], ({ status, headers, text }) => {
    if (status !== 200) return `answers ${status}`;
    const [type, control] = [headers.get('Content-Type'), headers.get('Cache-Control') ?? ''];
    return [
      ...(type?.startsWith('text/javascript') ? [] : [`is ${type}`]),
      ...(/no-cache|no-store|max-age=0/.test(control)
        ? []
        : [`is kept by browsers (${control || 'no Cache-Control'})`]),
      ...(text.includes('addEventListener') ? [] : ['is not a service worker']),
    ];
  });
}
