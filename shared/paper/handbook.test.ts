import { describe, expect, test } from 'vitest';
import { SERVICE_TYPES } from '../services/service.ts';
import { paperHelpline, paperOrganisation, paperService } from '../testing/paper-records.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { DAYS, type Schedule } from '../time/schedule.ts';
import { paperHours } from './handbook/hours.ts';
import type { PaperDirectory, Section } from './handbook/sections.ts';
import { timetableRow } from './handbook/timetables.ts';
import { handbookOf } from './handbook.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const EMPTY: PaperDirectory = { services: [], organisations: [], helplines: [], isSample: false };

const book = (directory: Partial<PaperDirectory> = {}) =>
  handbookOf({ ...EMPTY, ...directory }, NOW);

const find = <K extends Section['kind']>(sections: Section[], kind: K) =>
  sections.find((section): section is Extract<Section, { kind: K }> => section.kind === kind);

describe('the whole handbook', () => {
  test('has forty places of one organisation at most, some of every type, and says what it leaves out', () => {
    const services = Array.from({ length: 50 }, (_, at) =>
      paperService({ _id: `${at}`, type: at < 45 ? 'Lunch' : 'Showers' }),
    );
    const other = paperService({ _id: 'other' });
    const { sections } = book({
      services: [...services, { ...other, provider: { ...other.provider, _id: 'another' } }],
    });
    const timetables = sections.filter((it) => it.kind === 'timetable');
    expect(timetables.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Lunch', 40],
      ['Showers', 1],
    ]);
    expect(timetables[0]?.rows.at(-1)?.id).toContain('other');
    expect(
      timetables.map(({ leftOut }) => leftOut?.map((text) => text.replace(/^.*: /, ''))),
    ).toEqual([
      ['6 more, on the website and on this timetable’s own sheet.'],
      ['4 more, on the website and on this timetable’s own sheet.'],
    ]);
  });

  test('leaves nothing out of an organisation with forty places', () => {
    const services = Array.from({ length: 40 }, (_, at) => paperService({ _id: `${at}` }));
    const { sections } = book({ services });
    const [lunch] = sections.filter((it) => it.kind === 'timetable');
    expect([lunch?.rows.length, lunch?.leftOut]).toEqual([40, []]);
  });

  test('stands in the order of the printed one', () => {
    const { sections, title, correctOn, date } = book({
      services: [paperService({ type: 'Showers', _id: 's' }), paperService()],
      organisations: [paperOrganisation({ categorisingOrganisations: ['Animals'] })],
      helplines: [paperHelpline()],
    });
    expect(sections.map((section) => section.title)).toEqual([
      'Emergency: who to call',
      'How to use this handbook',
      'Housing help from the council',
      'Lunch',
      'Showers',
      'Helplines',
      'Organisations A to Z',
      'Organisations by category',
      'Index of everyday words',
    ]);
    expect({ title, correctOn, date }).toEqual({
      title: 'Bristol Handbook',
      correctOn: 'Correct on Friday 20 November 2026',
      date: '2026-11-20',
    });
  });

  test('says until when it may be used, over the bank holidays that it names', () => {
    const slots = [{ start: '10:00', end: '12:00' }];
    const schedule = { ...emptySchedule(), Friday: slots };
    expect(book({ services: [paperService({ schedule })] }).useUntil).toBe(
      'Use until Thursday 25 March 2027',
    );
    expect(book().useUntil).toBe('');
  });

  test('of an empty directory still says whom to ring and that there are no places yet', () => {
    const { sections } = book();
    expect(sections.map(({ kind }) => kind)).toEqual(['emergency', 'prose', 'council', 'index']);
    expect(find(sections, 'emergency')?.calls[0]?.number).toBe('999');
    expect(JSON.stringify(find(sections, 'prose'))).toContain('There are no places');
  });

  test('names the bank holidays of the weeks ahead', () => {
    const points = find(book().sections, 'prose')?.parts[1]?.points;
    expect(points?.[0]).toBe('Friday 25 December 2026: Christmas Day');
    expect(points?.at(-1)).toContain('January 2027');
  });

  test('leads every reference to something that is in it, and names everything once', () => {
    const services = SERVICE_TYPES.map((type, at) => paperService({ type, _id: `s${at}` }));
    const { sections } = book({
      services,
      organisations: [
        paperOrganisation({ categorisingOrganisations: ['Animals', 'Legal Advice'] }),
        paperOrganisation({ _id: 'zed', name: 'The 1625 Trust' }),
      ],
      helplines: [paperHelpline(), paperHelpline({ _id: 'v', type: 'Victim of a crime' })],
    });
    const ids: string[] = [];
    const targets: string[] = [];
    JSON.stringify(sections, (key, value) => {
      if (key === 'id') ids.push(value);
      if (key === 'target' || key === 'organisation') targets.push(value);
      return value;
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

test('an organisation of Winter Services alone stands under them, in the seventh category', () => {
  const organisations = [paperOrganisation({ categorisingOrganisations: ['Winter Services'] })];
  const found = find(book({ organisations }).sections, 'categories')?.categories;
  expect(found).toMatchObject([
    { category: 'Winter Services', organisations: [{ name: 'Harbour Kitchen' }] },
  ]);
});

describe('the index of everyday words', () => {
  const words = (directory: Partial<PaperDirectory>) =>
    find(book(directory).sections, 'index')?.entries.map(
      ({ word, places }) => `${word}: ${places.map(({ label }) => label).join(', ')}`,
    ) ?? [];

  test('leads from what people say to what we call it', () => {
    const showers = words({ services: [paperService({ type: 'Showers' })] });
    expect(showers).toContain('Bath: Showers');
    expect(showers).toContain('Showers: Showers');
  });

  test('has no word for what the directory lacks, and only the places it has', () => {
    const lunch = words({ services: [paperService()] });
    expect(lunch).toContain('Food: Lunch');
    expect(lunch.join()).not.toMatch(/Bath|Dentist|Dog/);
    expect(lunch).toEqual([...lunch].sort(new Intl.Collator('en-GB').compare));
  });
});

describe('a week on paper', () => {
  const week = (slots: Schedule[(typeof DAYS)[number]], days: readonly string[] = DAYS): Schedule =>
    Object.fromEntries(DAYS.map((day) => [day, days.includes(day) ? slots : []])) as Schedule;

  test('says unknown hours once, and never Closed seven times', () => {
    expect(paperHours(emptySchedule())).toEqual({
      kind: 'once',
      text: 'Hours not known. Call first.',
      isUnknown: true,
    });
  });

  test('is open 24 hours only if all seven days are', () => {
    const allDay = [{ start: '00:00', end: '24:00' }];
    expect(paperHours(week(allDay))).toEqual({ kind: 'once', text: 'Open 24 hours' });
    const sixDays = paperHours(week(allDay, DAYS.slice(0, 6)));
    expect(sixDays).toMatchObject({ kind: 'week' });
    expect(sixDays).toMatchObject({ days: { 6: { day: 'Sunday', slots: ['Closed'] } } });
  });

  test('gives each slot apart, in order, and writes Closed', () => {
    const lateFirst = [
      { start: '18:00', end: '02:00' },
      { start: '09:00', end: '10:00' },
    ];
    expect(paperHours(week(lateFirst, ['Tuesday', 'Wednesday']))).toMatchObject({
      days: [
        { day: 'Monday', slots: ['Closed'], spoken: 'Closed' },
        { slots: ['09:00–10:00', '18:00–02:00'], spoken: '09:00 to 10:00, 18:00 to 02:00' },
        { day: 'Wednesday' },
        { slots: ['Closed'] },
        {},
        {},
        {},
      ],
      runs: [
        { days: 'Monday', slots: ['Closed'] },
        { days: 'Tuesday to Wednesday', slots: ['09:00–10:00', '18:00–02:00'] },
        { days: 'Thursday to Sunday', slots: ['Closed'] },
      ],
    });
  });
});

test('a listing that nobody has checked for six months says so beside its times', () => {
  const schedule = { ...emptySchedule(), Monday: [{ start: '09:00', end: '10:00' }] };
  const row = (lastCheckedAt: string) =>
    timetableRow(paperService({ schedule, lastCheckedAt }), NOW);
  expect(row('2026-05-01T00:00:00Z').check).toBe('Check first: not checked for 6 months');
  expect(row('2026-11-01T00:00:00Z').check).toBe('');
});

test('a place says beside its times to see the note on the days that it names', () => {
  const schedule = { ...emptySchedule(), Monday: [{ start: '09:00', end: '10:00' }] };
  const on = (date: string) =>
    timetableRow(paperService({ schedule, checkFirstOn: [{ from: date, to: date }] }), NOW).check;
  expect(on('2026-11-20')).toBe('Check first: see the note');
  // Monday's opening is next; paper of today leaves it to the note itself.
  expect(on('2026-11-23')).toBe('');
});

test('a place without an address or a number says so and does not leave a gap', () => {
  const row = timetableRow(paperService({ serviceAddress: '', phone: '', phoneHref: '' }), NOW);
  expect(row).toMatchObject({ address: 'N/A', phone: null });
});

test('paper says what is to come, and shows no hours of a place that is closed as long as it hangs', () => {
  const schedule: Schedule = { ...emptySchedule(), Friday: [{ start: '10:00', end: '12:00' }] };
  const words = 'Closed Friday 25 December';
  const day = { kind: 'closed', from: '2026-12-25', to: '2026-12-25', reason: '' } as const;
  const told = { schedule, announced: [{ words, to: day.to }], changes: [day] };
  const row = timetableRow(paperService(told), NOW);
  expect(row).toMatchObject({ announced: [words], hours: paperHours(schedule) });

  const shut = 'Closed until further notice: flood';
  const open = { ...day, from: '2026-11-10', to: '' };
  const flooded = paperService({
    schedule: emptySchedule(),
    weeklySchedule: schedule,
    announced: [{ words: shut, to: '' }],
    changes: [open],
  });
  expect(timetableRow(flooded, NOW)).toMatchObject({
    hours: { kind: 'once', text: shut },
    announced: [],
  });
});
