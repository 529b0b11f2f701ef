import { env } from 'cloudflare:test';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicCounts } from '../../shared/counts/counts.ts';
import { kindOfRoute } from '../../shared/counts/page-kinds.ts';
import { database } from '../db/client.ts';
import { pageCounts } from '../db/tables.ts';
import { addService, call, emptyDirectory, testNow, wait } from '../testing/directory.ts';
import { ADDRESSES, visited } from '../testing/public-addresses.ts';
import { admin } from '../testing/viewers.ts';
import { createCounter } from './counter.ts';
import { removeOldCounts } from './queries.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

const db = database(env.DB);
beforeEach(async () => {
  await emptyDirectory();
  await db.delete(pageCounts);
});

const TODAY = '2026-06-01';
const rows = () => db.select().from(pageCounts).orderBy(pageCounts.kind);

const tell = (sent: object) =>
  call('/counts/screens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  });

describe('what is counted', () => {
  it('is one for the kind of each page that is sent, with its day, and nothing else', async () => {
    await addService({ type: 'Lunch' });
    for (const address of ['/', '/?when=now', '/timetable/Lunch', '/timetable/Breakfast', '/kiosk'])
      await visited(address);
    await visited('/search?q=refuge', env, { Cookie: 'known=1', 'CF-Connecting-IP': '192.0.2.7' });
    expect(await rows()).toEqual([
      { day: TODAY, kind: 'home', times: 2 },
      { day: TODAY, kind: 'search', times: 1 },
      { day: TODAY, kind: 'timetables', times: 2 },
    ]);
  });

  it('is no page of people who sign in, none that is not there, none fetched ahead, and no robot’s', async () => {
    for (const address of ['/login', '/admin', '/nowhere', '/api/health', '/robots.txt'])
      await visited(address);
    await visited('/', env, { 'Sec-Purpose': 'prefetch' });
    await visited('/', env, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await rows()).toEqual([]);
  });

  it('is of every public route some kind, or on the list of those that are not counted', () => {
    const others = Object.keys(ADDRESSES).filter((route) => !kindOfRoute(route));
    expect(others.filter((route) => !route.startsWith('/kiosk')).sort()).toEqual(
      [
        ...['/*', '/print/*', '/assets/*', '/offline', '/print', '/print/choose'],
        ...['/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/sitemap.xml'],
        ...['/sw.js', '/changes.xml', '/services/:file{.+\\.ics}', '/timetable/:file{.+\\.ics}'],
        ...['/login', '/register', '/forgot-password', '/reset-password/:token'],
        ...['/confirm-email/:token', '/confirm-registration/:token', '/confirm-registration'],
        ...[
          '/still-right/:token',
          '/stand-in/:token',
          '/something-wrong',
          '/something-wrong/:listing',
        ],
        ...['/w', '/w/:code', '/dashboard/*', '/admin/*'],
      ].sort(),
    );
  });

  it('is of a kiosk what it tells of, because its screens need no server', async () => {
    for (const screens of [3, 200]) expect((await tell({ screens })).status).toBe(200);
    for (const screens of [0, 201, 1.5, 'many']) expect((await tell({ screens })).status).toBe(422);
    expect(await rows()).toEqual([{ day: TODAY, kind: 'kiosk', times: 203 }]);
  });

  it('waits for the database, and is added later', async () => {
    const { add } = createCounter(testNow, 0);
    const ended: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void ended.push(work) };
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const broken = {
      prepare: () => {
        throw new Error('away');
      },
    };
    void add('home', 3, broken as never, context);
    await Promise.all(ended);
    expect(await rows()).toEqual([]);
    void add('home', 1, env.DB, context);
    await Promise.all(ended);
    expect(await rows()).toEqual([{ day: TODAY, kind: 'home', times: 4 }]);
    vi.restoreAllMocks();
  });

  it('goes after two years', async () => {
    const days = ['2024-06-30', '2024-07-01', TODAY];
    await db.insert(pageCounts).values(days.map((day) => ({ day, kind: 'home', times: 12 })));
    await removeOldCounts(env.DB, TODAY);
    expect((await rows()).map(({ day }) => day)).toEqual(['2024-07-01', TODAY]);
  });
});

describe('what is told', () => {
  const CITY = [
    { day: TODAY, kind: 'home', times: 9 },
    { day: '2026-05-31', kind: 'home', times: 40 },
    { day: '2026-05-30', kind: 'home', times: 5 },
    { day: '2026-05-30', kind: 'gone', times: 500 },
    { day: '2025-05-31', kind: 'home', times: 900 },
  ];

  it('are months, to everybody, and nothing below ten', async () => {
    await db.insert(pageCounts).values(CITY);
    wait(60_000);
    const told = (await (await call('/counts')).json()) as PublicCounts;
    expect(told.kinds[0]).toEqual({ kind: 'home', thisMonth: null, lastMonth: 45, year: 54 });
    expect(told.months.slice(0, 2)).toEqual([
      { when: '2026-06', pages: null, kiosks: null, paper: null, copies: null },
      { when: '2026-05', pages: 45, kiosks: null, paper: null, copies: null },
    ]);
    const page = await visited('/numbers');
    expect(page).toContain('fewerthan10');
  });

  it('are days, to the charity', async () => {
    await db.insert(pageCounts).values(CITY);
    const { send } = await admin();
    const { body } = await send('GET', '/counts/days');
    expect(body.slice(0, 3).map(({ pages }: { pages: number | null }) => pages)).toEqual([
      null,
      40,
      null,
    ]);
  });
});
