import { describe, expect, test } from 'vitest';
import { emergencyContacts, HURT_HEADING } from '../../emergency/emergency.ts';
import type { Point } from '../../places/point.ts';
import { paperHelpline, paperOrganisation, paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Day } from '../../time/schedule.ts';
import { TONIGHT_HEADING } from '../../tonight/steps.ts';
import { unbrokenPhone } from '../handbook/address.ts';
import type { PaperDirectory } from '../handbook/sections.ts';
import { EVERY_DAY, type PrintChoice, USUAL_LOOK } from '../print-choice.ts';
import { sheetOf } from './print-sheet.ts';
import type { SheetBody } from './sheet.ts';
import { NO_WALK_NOTE } from './walk-sections.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const EMPTY: PaperDirectory = { services: [], organisations: [], helplines: [], isSample: false };

type Wanted = PrintChoice extends infer C
  ? C extends unknown
    ? Omit<C, 'size' | 'paper'>
    : never
  : never;

const sheet = (choice: Wanted, directory: Partial<PaperDirectory>) =>
  sheetOf({ ...USUAL_LOOK, ...choice } as never, { ...EMPTY, ...directory }, NOW);

const openOn = (...days: Day[]) => ({
  ...emptySchedule(),
  ...Object.fromEntries(days.map((day) => [day, [{ start: '10:00', end: '12:00' }]])),
});

/** The places of a page with their hours in words. */
function placesOf(body: SheetBody | undefined) {
  const timetables =
    body?.kind === 'timetables' ? body.timetables : body?.kind === 'timetable' ? [body] : [];
  return timetables.flatMap(({ rows }) =>
    rows.map(({ id, hours }) => [
      id.replace('service-', ''),
      hours.kind === 'once' ? hours.text : hours.runs.map(({ days, slots }) => `${days} ${slots}`),
    ]),
  );
}

describe('timetables', () => {
  const services = [
    paperService({ _id: 'week', schedule: openOn('Monday', 'Wednesday', 'Saturday') }),
    paperService({ _id: 'mondays', schedule: openOn('Monday') }),
    paperService({ _id: 'unknown' }),
    paperService({ _id: 'wash', type: 'Showers', schedule: openOn('Sunday') }),
  ];

  test('all that have something in them, each a page with its own public page', () => {
    const all = sheet({ what: 'timetables', types: [], days: EVERY_DAY }, { services });
    expect(all?.pages.map(({ title, path }) => [title, path])).toEqual([
      ['Lunch', '/timetable/Lunch'],
      ['Showers', '/timetable/Showers'],
    ]);
  });

  test('one that was asked for stands even with nothing in it', () => {
    const one = sheet({ what: 'timetables', types: ['Dinner'], days: EVERY_DAY }, { services });
    expect(one).toMatchObject({ title: 'Dinner', pages: [{ body: { rows: [] } }] });
  });

  test('of some days leave out who is closed on all of them, and say so', () => {
    const weekend = sheet(
      { what: 'timetables', types: ['Lunch'], days: ['Saturday', 'Sunday'] },
      { services },
    );
    expect(placesOf(weekend?.pages[0]?.body)).toEqual([
      ['week', ['Saturday 10:00–12:00', 'Sunday Closed']],
      ['unknown', 'Hours not known. Call first.'],
    ]);
    expect(weekend?.pages[0]?.notes).toEqual([
      '1 place is left out: closed on these days.',
      'All places here: checked 1 Nov 2026.',
    ]);
  });

  test('days with the same hours are one line only where they follow each other', () => {
    const two = sheet(
      { what: 'timetables', types: ['Lunch'], days: ['Monday', 'Wednesday'] },
      { services: services.slice(0, 1) },
    );
    expect(placesOf(two?.pages[0]?.body)).toEqual([
      ['week', ['Monday 10:00–12:00', 'Wednesday 10:00–12:00']],
    ]);
  });
});

describe("one person's choice", () => {
  const services = [
    paperService({ _id: 'a' }),
    paperService({ _id: 'b', type: 'Showers', schedule: openOn('Monday') }),
    paperService({ _id: 'c' }),
  ];

  test('has the places in the order of the handbook, closed on these days or not', () => {
    const { pages } =
      sheet({ what: 'services', ids: ['b', 'a'], days: ['Sunday'], isWalk: false }, { services }) ??
      {};
    expect(placesOf(pages?.[0]?.body)).toEqual([
      ['a', 'Hours not known. Call first.'],
      ['b', ['Sunday Closed']],
    ]);
    expect(pages?.[0]).toMatchObject({
      path: '/print/services?id=b&id=a&day=Sunday',
      notes: [],
    });
  });

  test('says whom to ring, because it is carried: 999, both numbers for tonight, and who is hurt', () => {
    const { help = [] } =
      sheet({ what: 'services', ids: ['a'], days: EVERY_DAY, isWalk: false }, { services })
        ?.pages[0] ?? {};
    const { council, outOfHours, hurt } = emergencyContacts();
    expect(help.map(({ lead, calls }) => [lead, calls.map(({ number }) => number)])).toEqual([
      ['In danger?', ['999']],
      [TONIGHT_HEADING, [council, outOfHours].map((it) => unbrokenPhone(it.phoneDisplay))],
      [HURT_HEADING, [unbrokenPhone(hurt.phoneDisplay)]],
    ]);
  });

  test('is to be checked again, because nobody takes it down', () => {
    expect(
      sheet({ what: 'services', ids: ['a'], days: EVERY_DAY, isWalk: false }, { services })
        ?.useUntil,
    ).toMatch(/^Check again after [A-Z][a-z]+day \d+ \w+ \d{4}: hours change$/);
  });

  test('says how many of them are gone', () => {
    const notes = (ids: string[]) =>
      sheet({ what: 'services', ids, days: EVERY_DAY, isWalk: false }, { services })?.pages[0]
        ?.notes;
    expect(notes(['a', 'x'])).toEqual(['1 place you chose is no longer listed.']);
    expect(notes(['x', 'y'])).toEqual(['2 places you chose are no longer listed.']);
  });

  test('is ordered as a walk where that was asked for, secret and unknown places below', () => {
    const at = (north: number): Point[] => [[north, -2.6]];
    const walked = [
      ...services,
      paperService({ _id: 'd' }),
      paperService({ _id: 'secret', addressNotPublic: true }),
    ];
    const { pages } =
      sheetOf(
        {
          ...USUAL_LOOK,
          what: 'services',
          ids: ['a', 'b', 'c', 'd', 'secret'],
          days: EVERY_DAY,
          isWalk: true,
        },
        { ...EMPTY, services: walked },
        NOW,
        { a: at(51.45), b: at(51.46), c: at(51.455), secret: at(51.45) },
      ) ?? {};
    const body = pages?.[0]?.body;
    const timetables = body?.kind === 'timetables' ? body.timetables : [];
    expect(timetables.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['1. Lunch', ['service-a']],
      ['2. Lunch: about 10 minutes’ walk', ['service-c']],
      ['3. Showers: about 10 minutes’ walk', ['service-b']],
      ['Lunch: distance not known', ['service-d', 'service-secret']],
    ]);
    expect(new Set(timetables.map(({ id }) => id)).size).toBe(timetables.length);
    expect(pages?.[0]?.notes.join()).toContain('places may be closed');
  });

  test('stand in no such order, and say so, where nobody could read where they are', () => {
    const choice = { what: 'services', ids: ['a', 'b'], days: EVERY_DAY } as const;
    const made = (isWalk: boolean, points: null | undefined) =>
      sheetOf(
        { ...USUAL_LOOK, ...choice, ids: [...choice.ids], isWalk },
        { ...EMPTY, services },
        NOW,
        points,
      )?.pages[0];
    const [page, usual] = [made(true, null), made(false, undefined)];
    expect(page?.body).toEqual(usual?.body);
    expect(page?.notes).toEqual([NO_WALK_NOTE]);
  });
});

describe('organisations', () => {
  const organisations = [
    paperOrganisation({ categorisingOrganisations: ['Animals'] }),
    paperOrganisation({ _id: 'other', name: 'The Other' }),
  ];

  test('of a category that has none says so, and whom to ask', () => {
    const [page] = sheet({ what: 'organisations', category: 'Winter Services' }, {})?.pages ?? [];
    expect(page?.body).toMatchObject({
      none: 'There are currently no organisations available for Winter Services. Ask at a day centre, or call the numbers above.',
    });
    expect(page?.help?.map(({ lead }) => lead)).toContain('Nowhere to sleep tonight?');
    const some = sheet({ what: 'organisations', category: null }, { organisations });
    expect(some?.pages[0]?.help).toBeUndefined();
  });

  test('of a category lead to its own public page', () => {
    const animals = sheet({ what: 'organisations', category: 'Animals' }, { organisations });
    expect(animals?.pages[0]).toMatchObject({
      title: 'Animals',
      path: '/org-category/Animals',
      body: { letters: [{ letter: 'H', organisations: [{ name: 'Harbour Kitchen' }] }] },
    });
  });

  test('one has all that it runs and nothing of others', () => {
    const one = sheet(
      { what: 'organisation', id: 'harbour' },
      {
        organisations,
        services: [
          paperService(),
          paperService({ _id: 'x', provider: { _id: 'other', name: 'The Other' } }),
        ],
        helplines: [paperHelpline({ provider: 'harbour' }), paperHelpline({ _id: 'n' })],
      },
    );
    expect(one?.pages).toHaveLength(1);
    expect(one?.pages[0]).toMatchObject({
      title: 'Harbour Kitchen',
      path: '/organisations#harbour',
      body: {
        timetables: [{ title: 'Lunch', rows: [{ id: 'service-lunch' }] }],
        helplines: [{ id: 'helpline-night' }],
      },
    });
  });

  test('one that is gone has no sheet', () => {
    expect(sheet({ what: 'organisation', id: 'gone' }, { organisations })).toBeNull();
  });
});

test('the whole handbook has the order of its file: the front, the emergency page, what is in it, timetables below each other, and the emergency page again', () => {
  const services = [paperService(), paperService({ _id: 'wash', type: 'Showers' })];
  const { pages = [] } = sheet({ what: 'handbook' }, { services }) ?? {};
  expect(pages.map(({ id }) => id)).toEqual([
    'cover',
    'emergency',
    'contents',
    'how-to-use',
    'council',
    'timetables',
    'index',
    'emergency-again',
  ]);
  expect(pages[2]?.body).toMatchObject({
    entries: [
      { target: 'emergency' },
      { target: 'how-to-use' },
      { target: 'council' },
      { title: 'Lunch', target: 'timetable-lunch' },
      { title: 'Showers', target: 'timetable-showers' },
      { target: 'index' },
    ],
  });
  expect(pages[5]?.body).toMatchObject({
    timetables: [{ id: 'timetable-lunch' }, { id: 'timetable-showers' }],
  });
});

test('a sheet with times says until when it may be used, by the places that are on it', () => {
  const services = [
    paperService({ schedule: openOn('Friday') }),
    paperService({ _id: 's', type: 'Showers', schedule: openOn('Monday') }),
  ];
  const until = (choice: Wanted) => sheet(choice, { services })?.useUntil;
  for (const choice of [
    { what: 'timetables', types: ['Showers'], days: EVERY_DAY },
    { what: 'helplines' },
    { what: 'organisations', category: null },
  ] satisfies Wanted[])
    expect(until(choice)).toMatch(/^Take down after [A-Z][a-z]+day \d/);
});
