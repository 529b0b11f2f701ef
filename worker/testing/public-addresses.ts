import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import { shortCode } from '../../shared/reports/short-code.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { DAY } from '../../shared/time/units.ts';
import { api } from '../api/api.ts';
import worker from '../index.ts';
import { endpointsOf } from '../openapi/endpoints.ts';
import type { Env } from '../platform/env.ts';
import { testNow } from './directory.ts';
import { CATEGORY, COMMON_WORD, searchable } from './marked.ts';

// Everything that anybody may read, as the app's own tables of routes have it: what must be nowhere is looked for here.

/** The types that the marked services are of. */
export const TYPES = ['Breakfast', 'Lunch'] as const;

/** The records that are asked for one by one, and the tokens of mailed links that hold. */
type Ids = { ids: string[]; tokens?: string[] };

/** Those, and one that never held. */
const tokensOf = ({ tokens = [] }: Ids) => ['a-token', ...tokens];

const everyType = (under: string) =>
  SERVICE_TYPES.map((type) => `${under}${encodeURIComponent(type)}`);
const sizes = (path: string) => [path, `${path}?size=large`];
const words = encodeURIComponent(COMMON_WORD);
const category = encodeURIComponent(CATEGORY);
const YEAR_AGO = '2025-06-02';

/** Where each route of the app is asked for, with what there is to be asked. */
export const ADDRESSES: Record<string, (city: Ids) => string[]> = {
  '/robots.txt': (_) => ['/robots.txt'],
  '/.well-known/security.txt': (_) => ['/.well-known/security.txt'],
  '/manifest.webmanifest': (_) => ['/manifest.webmanifest'],
  '/sitemap.xml': (_) => ['/sitemap.xml'],
  '/handbook.pdf': (_) => sizes('/handbook.pdf'),
  '/timetable/:file{.+\\.pdf}': (_) => TYPES.flatMap((type) => sizes(`/timetable/${type}.pdf`)),
  '/poster.pdf': (_) => [
    ...['/poster.pdf', '/poster.pdf?paper=A3', `/poster.pdf?on=${inTwoDays()}`],
    ...TYPES.map((type) => `/poster.pdf?of=${type}`),
  ],
  '/pocket.pdf': (_) => ['/pocket.pdf', `/pocket.pdf?for=${inTwoDays()}`],
  '/services/:file{.+\\.ics}': ({ ids }) => ids.map((id) => `/services/${id}.ics`),
  '/timetable/:file{.+\\.ics}': (_) => TYPES.map((type) => `/timetable/${type}.ics`),
  '/sw.js': (_) => ['/sw.js'],
  '/changes.xml': (_) => ['/changes.xml'],
  '/assets/*': (_) => ['/assets/gone.js'],
  '/': (_) => ['/', '/?when=now', '/?when=Monday', `/?when=${inTwoDays()}`],
  '/immediate-support': (_) => ['/immediate-support'],
  '/tonight': (_) => ['/tonight'],
  '/timetable/:type': (_) =>
    everyType('/timetable/').flatMap((path) => [
      ...[path, `${path}?when=now`, `${path}?when=Monday`],
      `${path}?when=${inTwoDays()}`,
      `${path}?fits=dogs&fits=noId`,
    ]),
  '/open/:need': (_) => [
    ...['/open/eat', '/open/eat?when=now', '/open/eat?when=Monday'],
    ...[`/open/eat?when=${inTwoDays()}`, '/open/eat?fits=dogs', '/open/all?fits=dogs'],
  ],
  '/helpline-type': (_) => ['/helpline-type'],
  '/helpline-type/:type': (_) => ['/helpline-type/General'],
  '/organisations': (_) => ['/organisations'],
  '/org-category/:category?': (_) => ['/org-category', `/org-category/${category}`],
  '/search': (_) => ['/search', `/search?q=${words}`, '/search?q=street', '/search?q=zq'],
  '/holidays/:all?': (_) => ['/holidays', `/holidays?when=${inTwoDays()}`, '/holidays/all'],
  '/near': (_) => [
    ...['/near', '/near?list=/organisations', `/near?list=/open/eat&when=${inTwoDays()}`],
    ...TYPES.map((type) => `/near?list=/timetable/${type}&fits=dogs`),
  ],
  '/joinus': (_) => ['/joinus'],
  '/notices': (_) => ['/notices'],
  '/numbers': (_) => ['/numbers'],
  '/trust': (_) => ['/trust'],
  '/still-right/:token': (city) => tokensOf(city).map((token) => `/still-right/${token}`),
  '/stand-in/:token': (city) => tokensOf(city).map((token) => `/stand-in/${token}`),
  '/w': (_) => ['/w'],
  '/w/:code': ({ ids }) => ['/w/zzzzzz', ...ids.slice(0, 5).map((id) => `/w/${shortCode(id)}`)],
  '/something-wrong': (_) => ['/something-wrong', `/something-wrong?q=${words}`],
  '/something-wrong/:listing': ({ ids }) => ids.map((id) => `/something-wrong/${id}`),
  '/privacy-policy': (_) => ['/privacy-policy'],
  '/terms-of-service': (_) => ['/terms-of-service'],
  '/accessibility': (_) => ['/accessibility'],
  '/offline': (_) => ['/offline'],
  '/*': (_) => ['/nowhere'],
  '/login': (_) => ['/login'],
  '/register': (_) => ['/register'],
  '/forgot-password': (_) => ['/forgot-password'],
  '/reset-password/:token': (_) => ['/reset-password/a-token'],
  '/confirm-email/:token': (_) => ['/confirm-email/a-token'],
  '/confirm-registration/:token': (_) => ['/confirm-registration/a-token'],
  '/confirm-registration': (_) => ['/confirm-registration'],
  '/dashboard/*': (_) => ['/dashboard', '/dashboard/view-organisation'],
  '/admin/*': (_) => ['/admin', '/admin/pending-organisations'],
  '/print': (_) => ['/print'],
  '/print/choose': ({ ids }) => ['/print/choose', `/print/choose?${chosen(ids)}`],
  '/print/today': (_) => sizes('/print/today'),
  '/print/poster': (_) => [
    ...['/print/poster', `/print/poster?on=${inTwoDays()}`, '/print/poster?paper=A3'],
    ...TYPES.map((type) => `/print/poster?of=${type}`),
  ],
  '/print/pocket': (_) => ['/print/pocket', `/print/pocket?for=${inTwoDays()}`],
  '/print/changes': (_) => ['/print/changes', `/print/changes?since=${YEAR_AGO}`],
  '/print/:what': ({ ids }) => [
    ...['timetables', 'helplines', 'organisations', 'handbook', 'tonight'].flatMap((it) =>
      sizes(`/print/${it}`),
    ),
    `/print/organisations?category=${category}`,
    ...ids.map((id) => `/print/organisation?organisation=${id}`),
    `/print/services?${chosen(ids)}`,
  ],
  '/print/*': (_) => ['/print/no/such/sheet'],
  '/kiosk': (_) => ['/kiosk'],
  '/kiosk/open': (_) => ['/kiosk/open'],
  '/kiosk/open/:date': (_) => [`/kiosk/open/${inTwoDays()}`],
  '/kiosk/days/:type?': (_) => ['/kiosk/days', ...everyType('/kiosk/days/')],
  '/kiosk/services/:type': (_) => everyType('/kiosk/services/'),
  '/kiosk/services/:type/:date': (_) =>
    everyType('/kiosk/services/').map((path) => `${path}/${inTwoDays()}`),
  '/kiosk/service/:id': ({ ids }) => ids.map((id) => `/kiosk/service/${id}`),
  '/kiosk/helplines': (_) => ['/kiosk/helplines'],
  '/kiosk/helpline/:id': ({ ids }) => ids.map((id) => `/kiosk/helpline/${id}`),
  '/kiosk/organisations/:letter?': (_) => ['/kiosk/organisations', '/kiosk/organisations/Q'],
  '/kiosk/organisation/:id': ({ ids }) => ids.map((id) => `/kiosk/organisation/${id}`),
  '/kiosk/category/:category': (_) => [`/kiosk/category/${category}`],
  '/kiosk/emergency': (_) => ['/kiosk/emergency'],
  '/kiosk/tonight': (_) => ['/kiosk/tonight'],
  '/kiosk/notices': (_) => ['/kiosk/notices'],
  '/kiosk/board': (_) => ['/kiosk/board', '/kiosk/board?need=eat,wash'],
  '/kiosk/types': (_) => ['/kiosk/types'],
  '/kiosk/need/:need': (_) => ['/kiosk/need/eat', '/kiosk/need/wash'],
  '/kiosk/need/:need/:date': (_) => [`/kiosk/need/wash/${inTwoDays()}`],
  '/kiosk/services/:type/week': (_) => everyType('/kiosk/services/').map((path) => `${path}/week`),
  '/kiosk/setup': (_) => ['/kiosk/setup'],
  '/kiosk/wrong/:id': ({ ids }) => ids.map((id) => `/kiosk/wrong/${id}`),
  '/kiosk/search': (_) => ['/kiosk/search', `/kiosk/search?q=${words}`],
  '/kiosk/*': (_) => ['/kiosk/no/such/screen'],
};

const inTwoDays = () => new Date(testNow() + 2 * DAY).toISOString().slice(0, 10);

const chosen = (ids: string[]) => new URLSearchParams(ids.slice(0, 40).map((id) => ['id', id]));

/** What may be asked of a call besides its path. */
const QUERIES: Record<string, string[]> = {
  '/changes': [`?since=${YEAR_AGO}`],
  '/services/public': TYPES.map((type) => `?type=${type}`),
  '/helplines/public': ['?type=General'],
};

const readable = endpointsOf(api.routes).filter(({ method }) => method === 'GET');

/** Every call that reads: as somebody who has not signed in, whatever it says to that. */
const calls = (city: Ids) =>
  readable.flatMap(({ path }) => {
    const named = path.includes(':token') ? tokensOf(city) : city.ids;
    const paths = path.includes(':') ? named.map((it) => path.replace(/:\w+/, it)) : [path];
    return paths.flatMap((it) =>
      ['', ...(QUERIES[path] ?? [])].map((query) => `/api${it}${query}`),
    );
  });

/** What a visitor is sent: its headers and body, of a paper its text. */
export async function visited(
  address: string,
  bindings: Env = env,
  headers: Record<string, string> = {},
): Promise<string> {
  vi.setSystemTime(testNow());
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test${address}`, { headers });
  const answer = await worker.fetch(request as never, bindings, context);
  await waitOnExecutionContext(context);
  const answered = JSON.stringify([...answer.headers]);
  if (answer.headers.get('Content-Type') !== 'application/pdf')
    return searchable(answered + (await answer.text()));
  const paper = await env.READ_PDF.fetch('http://pdf.test/', {
    method: 'POST',
    body: await answer.arrayBuffer(),
  });
  const { pages } = (await paper.json()) as { pages: { texts: { text: string }[] }[] };
  const drawn = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
  return searchable(answered + drawn + JSON.stringify(pages));
}

/** Every address and every call that reads, each once. */
export const everythingPublic = (city: Ids): string[] => [
  ...Object.values(ADDRESSES).flatMap((addresses) => addresses(city)),
  ...calls(city),
];

/** Where each mark is, of what a visitor is sent from these addresses. */
export async function marksIn(addresses: readonly string[], bindings?: Env) {
  const where = new Map<string, string[]>();
  for (const address of addresses) {
    const text = await visited(address, bindings);
    for (const mark of text.match(/zq\d{4}x|1179\d{6}/g) ?? [])
      where.set(mark, [...(where.get(mark) ?? []), address]);
  }
  return where;
}

/** Where no place of the directory stands. Every other route of the app is known to show one. */
export const WITHOUT_PLACES = [
  ...['/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/sitemap.xml'],
  ...['/sw.js', '/assets/*', '/offline', '/*', '/print', '/print/*'],
  ...['/immediate-support', '/helpline-type', '/holidays/:all?', '/notices', '/numbers', '/trust'],
  // A place is posted to it, and the list is answered to that alone.
  '/near',
  ...['/joinus', '/privacy-policy', '/terms-of-service', '/accessibility'],
  ...['/login', '/register', '/forgot-password', '/reset-password/:token'],
  ...['/confirm-email/:token', '/confirm-registration/:token', '/confirm-registration'],
  ...['/dashboard/*', '/admin/*', '/w', '/w/:code', '/stand-in/:token'],
];
