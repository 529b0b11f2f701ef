import { expect, it } from 'vitest';
import { emptyTexts } from '../../fields/field.ts';
import type { PublicHelpline } from '../../helplines/helpline.ts';
import type { PublicOrganisation } from '../../organisations/organisation.ts';
import { shortCode } from '../../reports/short-code.ts';
import { needOf } from '../../services/board/needs.ts';
import type { PublicService } from '../../services/service.ts';
import { SERVICE_FIELDS } from '../../services/service-fields.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { SheetPage } from '../sheet/sheet.ts';
import {
  emergencySheet,
  helplineSheet,
  helplinesSheet,
  openSheet,
  organisationSheet,
  organisationsSheet,
  serviceSheet,
  servicesSheet,
} from './kiosk-sheet.ts';
import { limitPages, PAGES_AT_A_PRESS } from './one-page.ts';

const lunch: PublicService = {
  _id: 'lunch',
  type: 'Lunch',
  subtype: '',
  ...emptyTexts(SERVICE_FIELDS),
  provider: { _id: 'goose', name: 'The Wild Goose' },
  serviceAddress: '32 Stapleton Road',
  availability: ['For Everyone'],
  schedule: { ...emptySchedule(), Monday: [{ start: '12:00', end: '14:00' }] },
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
  phone: '08001234567',
  phoneDisplay: '0800 123 4567',
  phoneHref: 'tel:+448001234567',
};

const goose: PublicOrganisation = {
  _id: 'goose',
  name: 'The Wild Goose',
  description: 'We listen and we help. '.repeat(60),
  email: 'goose@handbook.test',
  phoneDisplay: ['0800 123 4567'],
  phoneHref: ['tel:+448001234567'],
  addresses: Array.from(
    { length: 5 },
    (_, n) => `${n} Stapleton Road, Easton, Bristol BS5 0QY, by the blue door`,
  ),
  website: '',
  socialMedias: [],
  categorisingOrganisations: [],
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
};

const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The only row of a paper's only timetable. */
const rowOf = ({ body }: SheetPage) =>
  body.kind === 'timetables' ? body.timetables[0]?.rows[0] : null;
const entriesOf = ({ body }: SheetPage) => (body.kind === 'brief' ? body.entries : []);
const organisationOf = ({ body }: SheetPage) => (body.kind === 'brief' ? body : null);
const FREE = { label: 'Primary Phone', display: '0800 123 4567', isFree: true };

it('says of a service when, where, for whom and whom to ring, days that are closed included', () => {
  const sheet = serviceSheet(lunch, NOW);
  expect(sheet).toMatchObject({
    title: 'The Wild Goose',
    path: '/timetable/Lunch#lunch',
    address: '/timetable/Lunch',
    notes: [],
    body: { timetables: [{ title: 'Lunch' }] },
  });
  expect(rowOf(sheet)).toMatchObject({
    who: 'For Everyone',
    hours: {
      runs: [
        { days: 'Monday', slots: ['12:00–14:00'] },
        { days: 'Tuesday to Sunday', slots: ['Closed'] },
      ],
    },
    address: '32 Stapleton Road',
    phone: { display: '0800 123 4567', isFree: true },
  });
});

it('says where to say that it is wrong: of one listing with its code, of a list where it is looked for', () => {
  expect(serviceSheet(lunch, NOW).wrong).toBe(`/w/${shortCode('lunch')}`);
  expect(organisationSheet(goose, [lunch], NOW).wrong).toBe(`/w/${shortCode('goose')}`);
  expect(servicesSheet('Lunch', [lunch], NOW).wrong).toBe('/w');
  expect(emergencySheet()).not.toHaveProperty('wrong');
});

it('has all of a list beside what one page holds of it, on as many pages as a press prints at most', () => {
  const listOf = (length: number) =>
    servicesSheet(
      'Lunch',
      Array.from({ length }, (_, n) => ({ ...lunch, _id: String(n) })),
      NOW,
    );
  const aPage = entriesOf(listOf(40)).length;
  expect(listOf(aPage).all).toBeUndefined();
  const two = listOf(2 * aPage).all;
  expect(two).toMatchObject({ pages: 2, more: 0 });
  expect(entriesOf({ ...listOf(1), ...two })).toHaveLength(2 * aPage);
  for (const pages of [2, PAGES_AT_A_PRESS.usual, PAGES_AT_A_PRESS.max]) {
    const most = limitPages(listOf((PAGES_AT_A_PRESS.max + 1) * aPage), pages);
    const left = (PAGES_AT_A_PRESS.max + 1 - pages) * aPage;
    expect(most).toMatchObject({
      pages,
      more: left,
      notes: [`${left} more on the page that the square leads to.`],
    });
    expect(entriesOf({ ...listOf(1), ...most })).toHaveLength(pages * aPage);
  }
  expect(limitPages(listOf(2 * aPage), 8)).toMatchObject({ pages: 2, more: 0, notes: [] });
  expect(limitPages(listOf(2 * aPage), 1)).toBeNull();
});

it('leaves out what is not known, but never that hours are not', () => {
  const bare = { ...lunch, schedule: emptySchedule(), serviceAddress: '', phone: '' };
  expect(rowOf(serviceSheet(bare, NOW))).toMatchObject({
    who: 'For Everyone',
    hours: { kind: 'once', text: 'Hours not known. Ask at a day centre.' },
    address: '',
    phone: null,
    note: '',
  });
});

it('holds as many of a list as one page does, and says how many more there are', () => {
  const services = Array.from({ length: 40 }, (_, n) => ({ ...lunch, _id: String(n) }));
  const sheet = servicesSheet('Lunch', services, NOW);
  const held = entriesOf(sheet).length;
  expect(held).toBeGreaterThan(4);
  expect(sheet.notes).toEqual([`${40 - held} more on the page that the square leads to.`]);
  expect(servicesSheet('Lunch', services.slice(0, 3), NOW)).toMatchObject({ notes: [] });
  const [walk] = entriesOf(servicesSheet('Lunch', [lunch], NOW, () => 'About 5 minutes’ walk'));
  expect(walk?.lines[0]).toBe('About 5 minutes’ walk');
});

it('says of what is open which kind of help it is, and its week because paper has no clock', () => {
  const sheet = openSheet([lunch], NOW);
  expect(sheet).toMatchObject({ title: 'What is open', path: '/' });
  expect(entriesOf(sheet)).toMatchObject([
    {
      name: 'Lunch: The Wild Goose',
      phone: { display: '0800 123 4567' },
      lines: expect.arrayContaining([expect.stringMatching(/^For Everyone\. Mon.*12/)]),
    },
  ]);
});

it('takes what is open need by need, food first, and toilets and Wi-Fi after what there is little of', () => {
  const of = (type: PublicService['type'], at: number) => ({
    ...lunch,
    _id: `${type} ${at}`,
    type,
  });
  const five = [1, 2, 3, 4, 5];
  const all = [
    ...five.map((at) => of('Toilets', at)),
    ...five.map((at) => of('Wi-Fi & Computer Access', at)),
    of('Showers', 1),
    of('Day Centre', 1),
    of('Breakfast', 1),
    of('Lunch', 1),
  ];
  const ids = entriesOf(openSheet(all, NOW)).map(({ id }) => id);
  expect(ids.slice(0, 6)).toEqual([
    'Breakfast 1',
    'Showers 1',
    'Day Centre 1',
    'Wi-Fi & Computer Access 1',
    'Lunch 1',
    'Toilets 1',
  ]);
  expect(ids.length).toBeGreaterThan(6);
});

it('names the need of a list, whose public page the square leads to', () => {
  const need = needOf('eat');
  expect(openSheet([lunch], NOW, need)).toMatchObject({ title: 'Eat', path: '/open/eat' });
});

it('prints of each helpline and organisation of a list whom to ring, and when or where', () => {
  const { phoneDisplay, phoneHref } = lunch;
  const { lastCheckedAt } = lunch;
  const line = { type: 'General', name: 'To talk to', lastCheckedAt };
  const helpline = { ...line, phoneDisplay, phoneHref };
  const hours = { onlineWorkingTime: 'Day and night' };
  expect(
    entriesOf(helplinesSheet([{ ...helpline, ...hours } as PublicHelpline], NOW)),
  ).toMatchObject([
    { name: 'To talk to (General)', phone: { ...FREE, label: 'Phone' }, lines: ['Day and night'] },
  ]);
  const sheet = organisationsSheet('Animals', [goose], '/org-category/Animals', NOW);
  expect(sheet).toMatchObject({ title: 'Animals', path: '/org-category/Animals' });
  expect(entriesOf(sheet)).toMatchObject([
    { name: 'The Wild Goose', phone: FREE, lines: [goose.addresses[0]] },
  ]);
});

it('prints every emergency number, with hours because paper has no clock', () => {
  const sheet = emergencySheet();
  const entries = entriesOf(sheet);
  expect(JSON.stringify(entries)).toContain('0808 200 0247');
  expect(JSON.stringify(entries)).toContain('Not checked yet');
  expect(entries.map(({ phone }) => phone && `${phone.label} ${phone.display}`)).toContain(
    'Call 999, then press 55',
  );
  expect(entries.flatMap(({ lines }) => lines).join(' ')).toMatch(
    /9am to 5pm.*From 5pm on weekdays/,
  );
  expect(sheet.notes).toEqual([]);
});

it('keeps every number and address of an organisation, and shortens what it says of itself', () => {
  const long = { ...goose, description: 'We listen and we help. '.repeat(120) };
  const sheet = organisationSheet(long, [lunch], NOW);
  const organisation = organisationOf(sheet)?.organisation;
  expect(organisation).toMatchObject({ phones: [FREE], email: goose.email });
  expect(organisation?.addresses).toHaveLength(5);
  expect(organisation?.description).toMatch(/\b(We|listen|and|we|help\.) …$/);
  expect(organisation?.description.length).toBeLessThan(long.description.length);
  expect(sheet.notes).toEqual(['1 more on the page that the square leads to.']);
  const short = organisationSheet({ ...goose, description: 'We listen.' }, [lunch], NOW);
  expect(organisationOf(short)).toMatchObject({
    organisation: { description: 'We listen.' },
    entries: [{ name: 'Lunch', lines: ['For Everyone', 'Monday 12:00–14:00'] }],
  });
  expect(short.notes).toEqual([]);
});

it('shortens what a helpline says of itself to what one page holds', () => {
  const description = 'We listen and we help. '.repeat(200);
  const helpline = { ...lunch, type: 'General', name: 'To talk to', description, website: '' };
  const { body } = helplineSheet(
    {
      ...helpline,
      email: '',
      onlineWorkingTime: 'Day and night',
    } as unknown as PublicHelpline,
    NOW,
  );
  const [group] = body.kind === 'helplines' ? body.groups : [];
  expect(group?.helplines[0]?.description).toMatch(/ …$/);
  expect(group?.helplines[0]?.phone).toMatchObject({ isFree: true });
});
