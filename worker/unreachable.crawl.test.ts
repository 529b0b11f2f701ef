import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../shared/directory/directory.ts';
import { statusAt } from '../shared/services/status.ts';
import { describeStatus } from '../shared/services/status-words.ts';
import { cityTime } from '../shared/time/city-time.ts';
import { DAYS } from '../shared/time/schedule.ts';
import { MINUTE } from '../shared/time/units.ts';
import { visit } from './testing/crawls/surfaces.ts';
import { addOrganisation, addService, emptyDirectory, testNow, wait } from './testing/directory.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// A place whose hours run is not said to be open where neither it nor its organisation has an address, a phone or a website
// (docs/product.md#status). The same place with them shows that each surface would say so.

const today = cityTime(testNow()).date;
const TYPE = 'Day%20Centre';
const BADGE = 'Open now until 4:45pm';
/** Beside the slots of a timetable. */
const ROW_BADGE = 'Open now until 16:45';
const CHECK = 'Check first';

/** Where to read, what says there that the place is open, and what stands there of one that cannot be reached. */
const SURFACES: Record<string, [address: string, open: string, check: string]> = {
  'the timetable': [`/timetable/${TYPE}`, ROW_BADGE, CHECK],
  'its list of what is open now': [`/timetable/${TYPE}?when=now`, '1 of 1 is open now', CHECK],
  'its list for a date': [`/timetable/${TYPE}?when=${today}`, ROW_BADGE, CHECK],
  'the board of home': ['/', 'until 4:45 pm', 'May be open: 1'],
  'the board of home for a date': [
    `/?when=${today}`,
    '09:15 to 16:45 Day Centre',
    'May be open: 1',
  ],
  'the page of its need': ['/open/warm', 'until 4:45 pm', CHECK],
  'the same for a date': [
    `/open/warm?when=${today}`,
    'Monday 1 June 09:15 to 16:45',
    'May be open: call first 09:15 to 16:45',
  ],
  'the page for tonight': ['/tonight', ROW_BADGE, 'We know no place'],
  'the kiosk’s list': [`/kiosk/services/${TYPE}`, ROW_BADGE, CHECK],
  'the kiosk’s first screen': ['/kiosk', '1 open now', 'Day Centre'],
  'the kiosk’s steps for tonight': ['/kiosk/tonight', ROW_BADGE, 'We know no place'],
};

/** Where nothing says of a place that it is open now. */
const SILENT = [
  '/organisations',
  '/org-category/Housing%20Advice',
  '/search?q=harbour',
  '/holidays',
  '/print/timetables',
  '/print/handbook',
  `/print/today?date=${today}`,
];

const visitText = async (address: string) => (await visit(address)).text();

/** What a person reads there. */
async function read(address: string): Promise<string> {
  const page = await visitText(address);
  const body = page.slice(page.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '');
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

async function city(address: string, reached: Parameters<typeof addOrganisation>[0] = {}) {
  await emptyDirectory();
  const { id: providerId } = await addOrganisation(reached);
  const hours = [{ start: '09:15', end: '16:45' }];
  await addService({
    providerId,
    type: 'Day Centre',
    serviceAddress: address,
    schedule: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, hours]))),
    lastCheckedAt: new Date(testNow()).toISOString(),
  });
  // Longer than anything older may be shown for.
  wait(MINUTE);
}

/** What names the city alone leads nobody anywhere. */
const NOWHERE = 'Bristol (full address not known)';
const NONE = { phone: '[""]', addresses: `["","${NOWHERE}"]`, website: '' };

async function look() {
  const texts: Record<string, string> = {};
  for (const address of [...Object.values(SURFACES).map(([it]) => it), ...SILENT])
    texts[address] = await read(address);
  const markup = await visitText(`/timetable/${TYPE}`);
  const services = await readServices();
  return { texts, markup, services, words: services.map(statusWords) };
}

async function readServices() {
  const answer = await visit('/api/directory');
  return ((await answer.json()) as PublicDirectory).services;
}

const statusWords = (service: PublicDirectory['services'][number]) =>
  describeStatus(statusAt(service, service.changes, testNow()));

let open: Awaited<ReturnType<typeof look>>;
let lost: Awaited<ReturnType<typeof look>>;

beforeAll(async () => {
  await city('1 Quay Street, Bristol');
  open = await look();
  await city(NOWHERE, NONE);
  lost = await look();
}, 120_000);
afterAll(() => void vi.useRealTimers());

describe('a place that cannot be reached, while its hours run', () => {
  it.each(Object.entries(SURFACES))('is not open now on %s', (_name, [address, yes, check]) => {
    expect(open.texts[address]).toContain(yes);
    expect(lost.texts[address]).not.toContain(yes);
    expect(lost.texts[address]).toContain(check);
  });

  it.each(SILENT)('is not said to be open on %s', (address) => {
    expect(lost.texts[address]).not.toMatch(/open now|until (4:45pm|16:45)|Closes at/i);
  });

  it('has no opening hours in the markup for search engines', () => {
    expect(open.markup).toContain('"openingHours"');
    expect(lost.markup).not.toContain('"openingHours"');
  });

  it('is to be checked first in the API and in the copy for offline', async () => {
    expect([open.words, lost.words]).toEqual([
      [BADGE],
      [`${CHECK}: no address or phone is listed`],
    ]);
    const answer = await visit('/api/services/public');
    expect(await answer.json()).toMatchObject([{ unreachable: true }]);
  });

  it.each([
    ['a phone', { phone: '["01179244604"]' }],
    ['a website', { website: 'https://harbour.test' }],
    ['an address', { addresses: '["1 Quay Street, Bristol"]' }],
  ])('can be reached once its organisation has %s', async (_what, one) => {
    await city('', { ...NONE, ...one });
    expect((await readServices()).map(statusWords)).toEqual([BADGE]);
  });
});
