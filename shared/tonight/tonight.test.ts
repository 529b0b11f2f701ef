import { describe, expect, it } from 'vitest';
import { emergencyContacts } from '../emergency/emergency.ts';
import { readHours } from '../helplines/read-hours.ts';
import { fitSheetPage } from '../paper/kiosk/one-page.ts';
import { tonightPage, tonightPaper, tonightSheet } from '../paper/kiosk/tonight-sheet.ts';
import type { SheetPage } from '../paper/sheet/sheet.ts';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { DAYS, type Schedule } from '../time/schedule.ts';
import {
  isForTonight,
  type TonightHelpline,
  type TonightOrganisation,
  type TonightService,
  tonightAt,
} from './tonight.ts';

const everyDay = (start: string, end: string): Schedule => ({
  ...emptySchedule(),
  ...Object.fromEntries(DAYS.map((day) => [day, [{ start, end }]])),
});

const service = (name: string, fields: Partial<TonightService>): TonightService => ({
  _id: name,
  type: 'Day Centre',
  subtype: '',
  provider: { _id: `of ${name}`, name },
  serviceAddress: '1 Quay Street, Bristol',
  availability: ['For Everyone'],
  schedule: emptySchedule(),
  lastCheckedAt: '2026-11-01T00:00:00Z',
  phone: '01174960123',
  phoneDisplay: '0117 496 0123',
  phoneHref: 'tel:+441174960123',
  note: '',
  ...fields,
});

const helpline = (name: string, phone: string, hours: string): TonightHelpline => {
  const answers = readHours(hours);
  return {
    _id: name,
    type: 'General',
    name,
    description: 'Someone to talk to.',
    phoneDisplay: phone,
    phoneHref: `tel:${phone}`,
    onlineWorkingTime: hours,
    lastCheckedAt: '2026-11-01T00:00:00Z',
    ...(answers && { answers }),
  };
};

const SATURDAY_11PM = Date.parse('2026-11-21T23:00:00Z');
const TUESDAY_10AM = Date.parse('2026-11-24T10:00:00Z');

const named = (list: readonly TonightService[]) => list.map(({ _id }) => _id);
const bedsAt = (services: TonightService[], instant: number) =>
  tonightAt(services, [], instant).beds.map(({ service: { _id }, isTonight }) => [_id, isTonight]);

describe('whom to ring', () => {
  const ringAt = (instant: number, added?: Record<string, string>) =>
    tonightAt([], [], instant, added).ring.map(({ contact, words }) => [contact, words]);
  const { council, outOfHours } = emergencyContacts();

  it('at 11 pm on a Saturday is the team out of hours; the council stands with its hours', () => {
    expect(ringAt(SATURDAY_11PM)).toEqual([
      [outOfHours, 'Answers now'],
      [council, council.hours],
    ]);
  });

  it('at 10 am on a Tuesday is the council, but not on a bank holiday that was added', () => {
    expect(ringAt(TUESDAY_10AM)[0]).toEqual([council, 'Answers now']);
    expect(ringAt(TUESDAY_10AM, { '2026-11-24': 'A royal wedding' })[0]?.[0]).toBe(outOfHours);
  });
});

describe('beds', () => {
  const shelter = service('shelter', { beds: 'Walk in', schedule: everyDay('21:30', '08:00') });
  const late = service('late', { beds: 'Walk in', schedule: everyDay('23:30', '08:00') });
  const over = service('over', { beds: 'Walk in', schedule: everyDay('21:30', '22:30') });
  const hostel = service('hostel', { beds: 'By referral', schedule: everyDay('00:00', '24:00') });
  const ring = service('ring', { beds: 'Ring first', schedule: everyDay('09:00', '23:30') });

  it('that one can walk in to stand first, and of these the ones that take people tonight', () => {
    const all = [hostel, over, ring, late, shelter, service('none', {})];
    expect(bedsAt(all, SATURDAY_11PM)).toEqual([
      ['shelter', true],
      ['late', true],
      ['over', false],
      ['ring', true],
      ['hostel', true],
    ]);
  });

  it('of a place that says that it is full are not for tonight', () => {
    const full = { what: 'beds', since: '2026-11-21T22:00:00Z', until: '2026-11-22T12:00:00Z' };
    const said = { ...shelter, full } as TonightService;
    expect(bedsAt([said, late], SATURDAY_11PM)).toEqual([
      ['late', true],
      ['shelter', false],
    ]);
  });

  it('say on paper that they may be full, how one gets one and for whom', () => {
    const women = { ...shelter, bedsFor: 'Women over 18' };
    const sheet = tonightSheet(tonightAt([women], [], SATURDAY_11PM), SATURDAY_11PM);
    const words = JSON.stringify(sheet);
    for (const part of ['Walk in.', 'It may be full: ring', 'Women over 18', 'Open now until 8am'])
      expect(words).toContain(part);
  });

  const house = (id: string, fields: Partial<TonightOrganisation>): TonightOrganisation => ({
    ...{ _id: id, name: id, addresses: ['1 Quay Street, Bristol'] },
    ...{ phoneDisplay: ['', '0117 496 0123'], phoneHref: ['', 'tel:+441174960123'] },
    ...fields,
  });

  it('of an organisation are listed, those to walk in to first, unless a service of its own gives them at known hours', () => {
    const all = [
      house('by referral', { beds: 'By referral' }),
      house('walk in', { beds: 'Walk in' }),
      house('none', {}),
      house(shelter.provider._id, { beds: 'Walk in' }),
    ];
    const { beds, organisations } = tonightAt([shelter], [], SATURDAY_11PM, undefined, all);
    expect(beds).toHaveLength(1);
    expect(organisations.map(({ _id }) => _id)).toEqual(['walk in', 'by referral']);
  });

  it('of an organisation say on paper whom they are for, whom to ring and that no hours are known', () => {
    const women = house('Women’s house', { beds: 'Ring first', bedsFor: 'Women over 18' });
    const silent = house('Silent house', { beds: 'Walk in', phoneDisplay: [], phoneHref: [] });
    const said = (organisation: TonightOrganisation) => {
      const tonight = tonightAt([], [], SATURDAY_11PM, {}, [organisation]);
      const { body } = tonightSheet(tonight, SATURDAY_11PM);
      const entries = body.kind === 'brief' ? body.entries : [];
      return JSON.stringify(entries.filter(({ name }) => name.endsWith(organisation.name)));
    };
    for (const part of ['Ring first. Ring before', 'Women over 18', 'Hours not known', '0117 496'])
      expect(said(women)).toContain(part);
    expect(said(silent)).toContain('It may be full. No phone number is listed.');
  });

  it('that one cannot walk in to tonight are no way out: paper says so before it names them', () => {
    const shut = { ...shelter, schedule: { ...shelter.schedule, Saturday: [] } };
    const firstBed = (services: readonly TonightService[]) => {
      const { body } = tonightSheet(tonightAt(services, [], SATURDAY_11PM), SATURDAY_11PM);
      const entries = body.kind === 'brief' ? body.entries : [];
      return JSON.stringify(entries.find(({ name }) => name.startsWith('4.')));
    };
    expect(firstBed([shut])).toContain('We know no bed that you can walk in to now');
    expect(firstBed([shelter])).not.toContain('We know no bed');
  });

  it('stand on a kiosk’s page as far as there is room below every step: it says how many it leaves out', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...shelter, _id: `shelter ${at}` }));
    const namesOn = ({ body }: SheetPage) =>
      body.kind === 'brief' ? body.entries.map(({ name }) => name) : [];
    const placesOn = ({ body }: SheetPage) => JSON.stringify(body).split('Quay Street').length - 1;
    for (const count of [0, 2, 30]) {
      const tonight = tonightAt(many(count), [], SATURDAY_11PM);
      const page = tonightPage(tonight, SATURDAY_11PM);
      const { notes } = page;
      expect(notes[0]).toMatch(/^These steps are for 11pm/);
      const names = namesOn(page);
      for (const step of ['1.', '2.', '3.', '5.', '6.'])
        expect(names.some((name) => name.startsWith(step))).toBe(true);
      const said = Number(/^(\d+) more/.exec(notes[1] ?? '')?.[1] ?? 0);
      expect(placesOn(page) + said).toBe(placesOn(tonightSheet(tonight, SATURDAY_11PM)));
      expect(fitSheetPage(page).notes).toEqual([]);
    }
  });

  it('stand all on a kiosk’s paper of a few pages where one has no room for them', () => {
    const none = tonightPage(tonightAt([], [], SATURDAY_11PM), SATURDAY_11PM);
    expect(none.all).toBeUndefined();
    const many = Array.from({ length: 9 }, (_, at) => ({ ...shelter, _id: `shelter ${at}` }));
    const tonight = tonightAt(many, [], SATURDAY_11PM);
    const page = tonightPage(tonight, SATURDAY_11PM);
    expect(page.notes).toHaveLength(2);
    expect(page.all).toMatchObject({ pages: 4, more: 0, notes: [page.notes[0]] });
    expect(page.all?.body).toEqual(tonightSheet(tonight, SATURDAY_11PM).body);
  });
});

it('of the sample city a kiosk’s one page has a bed and somewhere warm at any hour, and when it opens', () => {
  const phone = { phoneDisplay: '0117 496 0123', phoneHref: 'tel:+441174960123' };
  const listed = SAMPLE_CITY.services.map(({ irregularSlots: _, ...it }) => ({
    ...it,
    lastCheckedAt: '2026-11-01T00:00:00Z',
    ...{ phone: '01174960123', ...phone },
  }));
  const general = SAMPLE_CITY.helplines
    .filter(({ type }) => type === 'General')
    .map((it) => ({ ...it, ...phone }));
  for (let hour = 0; hour < 7 * 24; hour++) {
    const now = SATURDAY_11PM + hour * 3_600_000;
    const places = listed.filter(isForTonight);
    const { body } = tonightPage(tonightAt(places, general, now, {}, []), now);
    const entries = body.kind === 'brief' ? body.entries : [];
    const said = (step: string) =>
      entries
        .flatMap(({ name, lines }) => (name.startsWith(step) ? [name, ...lines] : []))
        .join(' ');
    expect(said('4.')).toMatch(/The Julian Trust.*Bristol BS\d/);
    expect(said('5.')).toMatch(
      /(Day Centre|Breakfast|Wi-Fi)\. (Open|Closed now\. Opens)[^.]*\. (?!Very cold)\w/,
    );
  }
});

it('on paper the steps say for which night they are, and what to do in danger', () => {
  const directory = { services: [], organisations: [], helplines: [], isSample: false };
  const [page] = tonightPaper(directory, SATURDAY_11PM).pages;
  const entries = page?.body.kind === 'brief' ? page.body.entries : [];
  expect(entries[0]).toMatchObject({
    name: 'In danger?',
    phone: { label: 'Call', display: '999' },
  });
  expect(entries[1]).toMatchObject({
    name: 'Not safe at home?',
    phone: { display: expect.stringMatching(/^[\d ]+$/) },
    lines: ['Free, day and night.'],
  });
  expect(page?.notes).toEqual([
    'These steps are for 11pm on Saturday 21 November 2026. On another night, print them again.',
  ]);
});

describe('somewhere warm', () => {
  const allNight = service('all night', { schedule: everyDay('00:00', '24:00') });
  const evening = service('evening', { schedule: everyDay('18:00', '23:30') });
  const morning = service('morning', { schedule: everyDay('07:00', '12:00') });
  const breakfast = service('breakfast', {
    type: 'Breakfast',
    schedule: everyDay('06:30', '08:00'),
  });
  const van = service('van', { subtype: 'Outreach', schedule: everyDay('00:00', '24:00') });
  const women = service('women', { limit: 'Women only', schedule: everyDay('00:00', '24:00') });

  it('is open to everyone through the whole night, and is no van', () => {
    const { warm } = tonightAt([allNight, evening, van, women], [], SATURDAY_11PM);
    expect(named(warm.allNight)).toEqual(['all night']);
    expect(named(warm.now)).toEqual(['evening']);
  });

  it('is a library where that opens first, and never a toilet', () => {
    const library = service('library', {
      type: 'Wi-Fi & Computer Access',
      schedule: everyDay('13:00', '17:00'),
    });
    const toilet = service('toilet', { type: 'Toilets', schedule: everyDay('07:00', '18:00') });
    const late = service('late', { schedule: everyDay('20:00', '22:00') });
    const { warm } = tonightAt([late, toilet, library], [], SATURDAY_11PM);
    expect(named(warm.next)).toEqual(['library', 'late']);
  });

  it('that closes before the morning is not open all night', () => {
    const untilThree = service('until three', { schedule: everyDay('18:00', '03:00') });
    expect(tonightAt([untilThree], [], SATURDAY_11PM).warm.allNight).toEqual([]);
  });

  it('is the first to open where nothing is open, the soonest first', () => {
    const { warm } = tonightAt([morning, breakfast, women], [], SATURDAY_11PM);
    expect(named(warm.next)).toEqual(['breakfast', 'morning']);
  });

  it('of a day is what is open, for the night to come what is open through it', () => {
    const { warm } = tonightAt([allNight, morning, evening], [], TUESDAY_10AM);
    expect([named(warm.allNight), named(warm.now)]).toEqual([['all night'], ['morning']]);
  });
});

it('where nobody answers, only free numbers are named that answer now', () => {
  const lines = [
    helpline('night line', '08088000661', '24 hours'),
    helpline('office line', '08088010503', 'Mon-Fri 9am-5pm'),
    helpline('dear line', '03001233393', '24 hours'),
    helpline('silent line', '08001111', ''),
  ];
  const answering = (instant: number, added?: Record<string, string>) =>
    tonightAt([], lines, instant, added).answering.map(({ name }) => name);
  expect(answering(SATURDAY_11PM)).toEqual(['night line']);
  expect(answering(TUESDAY_10AM)).toEqual(['night line', 'office line']);
  expect(answering(TUESDAY_10AM, { '2026-11-24': 'A royal wedding' })).toEqual(['night line']);
});
