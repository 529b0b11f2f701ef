import { env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstLine } from '../shared/lines/editing/first-lines.ts';
import { FIRST_SETTINGS } from '../shared/site/site.ts';
import { MINUTE } from '../shared/time/units.ts';
import { addAccount } from './testing/accounts.ts';
import { addHelpline, addService, emptyDirectory, wait } from './testing/directory.ts';
import { mailsTo } from './testing/mailbox.ts';
import { searchable } from './testing/marked.ts';
import { ADDRESSES, visited } from './testing/public-addresses.ts';
import { admin } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// The same build for another city: what an admin edits is on every page, paper and mail, and the first values nowhere
// (docs/product.md#settings, docs/product.md#edited-lines).

const SETTINGS = {
  name: 'Anytown Shelter Guide',
  city: 'Anytown',
  charityName: 'Quaymark Trust',
  phone: '01179244604',
  email: 'hello@quaymark.test',
  website: 'https://quaymark.test',
  contact: 'https://quaymark.test/contact',
  donate: 'https://quaymark.test/donate',
  volunteer: '',
  feedbackForm: '',
  leaveNewTab: 'https://weather.test',
  leaveThisTab: 'https://news.test',
  controllerName: 'Quaymark Trustees',
  controllerAddress: '2 Mark Street, Anytown',
  mailbox: 'office@quaymark.test',
};

/** What of the first values must be nowhere any more. */
const GONE = [
  ...[FIRST_SETTINGS.name, FIRST_SETTINGS.charityName, FIRST_SETTINGS.phoneDisplay],
  ...[FIRST_SETTINGS.leaveNewTab, 'harbourlight.example', 'homeless in Bristol'],
  ...[firstLine('council').name ?? '', firstLine('outOfHours').name ?? ''],
  '0117 352 6800',
].map(searchable);

const addresses = [
  ...Object.values(ADDRESSES).flatMap((each) => each({ ids: [] }).slice(0, 1)),
  '/print/handbook',
];
const texts = new Map<string, string>();
let first: Map<string, string>;
let charity: Awaited<ReturnType<typeof admin>>;

async function readAll() {
  const read = new Map<string, string>();
  for (const address of addresses) read.set(address, await visited(address));
  return read;
}

beforeAll(async () => {
  await emptyDirectory();
  charity = await admin();
  await addService({ serviceAddress: '1 Quay Street, Anytown' });
  await addHelpline();
  first = await readAll();
  const put = async (line: string, fields: object) => {
    const { status, body } = await charity.send('PUT', `/lines/${line}`, fields);
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  const source = 'rang';
  await put('settings', SETTINGS);
  await put('council', { source, name: 'Anytown Housing Desk', phone: '01154960001' });
  await put('outOfHours', { source, name: 'Anytown Night Desk', phone: '01154960002' });
  await put('tonight', { source, say: ['Say that you have no home in Anytown.'] });
  wait(MINUTE);
  for (const [address, text] of await readAll()) texts.set(address, text);
}, 120_000);
afterAll(() => void vi.useRealTimers());

it('nothing that anybody may read says the first city’s name, charity or numbers any more', () => {
  const left = [...texts].flatMap(([address, text]) =>
    GONE.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${address}`),
  );
  expect(left).toEqual([]);
  // Each of them was to be read before, or this test would see nothing.
  const seen = [...first.values()].join();
  expect(GONE.filter((trace) => !seen.includes(trace))).toEqual([]);
});

it.each([
  ['/', ['<title>Anytown Shelter Guide', 'weather.test', 'news.test', '0115 496 000']],
  ['/immediate-support', ['Anytown Housing Desk', '0115 496 0001', '0115 496 0002']],
  ['/tonight', ['Say that you have no home in Anytown.', 'Anytown Night Desk']],
  ['/privacy-policy', ['Quaymark Trust', 'hello@quaymark.test']],
  ['/manifest.webmanifest', ['Anytown Shelter Guide', 'Free help in Anytown']],
  ['/offline', ['Anytown Shelter Guide', '0115 496 0001']],
  ['/kiosk/emergency', ['Anytown Shelter Guide', '0115 496 0001']],
  ['/kiosk/tonight', ['Say that you have no home in Anytown.']],
  ['/print/handbook', ['Anytown Shelter Guide', '0115 496 0001']],
  ['/handbook.pdf', ['Anytown Shelter Guide', '0115 496 0001', 'Quaymark Trust']],
  ['/changes.xml', ['Anytown Shelter Guide', 'Quaymark Trust']],
  ['/.well-known/security.txt', ['hello@quaymark.test']],
])('%s says what was edited', (address, words) => {
  const text = texts.get(address) ?? '';
  expect(words.filter((it) => !text.includes(searchable(it)))).toEqual([]);
});

it('no visitor is told what is for admins alone', () => {
  const all = [...texts.values()].join();
  expect(all).not.toContain(searchable(SETTINGS.mailbox));
});

it('a mail is from the site as it is called now', async () => {
  const second = await addAccount({
    role: 'admin',
    organisationId: charity.organisationId,
    email: `${crypto.randomUUID()}@handbook.test`,
  });
  await charity.send('PUT', '/lines/settings', { city: 'Anytown-on-Sea' });
  const [mail] = await mailsTo(second.email);
  expect(mail?.text).toContain('Anytown Shelter Guide, by Quaymark Trust.');
  expect(mail?.text).toContain('City: Anytown-on-Sea. Before: Anytown');
  expect(env.PUBLIC_ORIGIN).toBe('https://handbook.test');
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ city: 'Any(town' }, 'city'],
  [{ charityName: 'x'.repeat(101) }, 'charityName'],
  [{ leaveThisTab: '' }, 'leaveThisTab'],
  [{ donate: 'javascript:alert(1)' }, 'donate'],
  [{ askLinesDays: 0 }, 'askLinesDays'],
  [{ askClosingsDays: 366 }, 'askClosingsDays'],
])('refuses %j at its field', async (fields, field) => {
  const { status, body } = await charity.send('PUT', '/lines/settings', fields);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});
