import { expect, it, test } from 'vitest';
import { paperService } from '../testing/paper-records.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { restPages } from './board/rest-pages.ts';
import { wallParts } from './board/wall-pages.ts';
import { filterUnanswered } from './editing/walls-question.ts';
import { filterForWalls, mustStayOffWalls } from './on-walls.ts';
import { limitsOf } from './who/who-may-come.ts';

const isKept = (note: string, availability = 'For Everyone', subtype = '') =>
  mustStayOffWalls({ availability: [availability], note, ...limitsOf({ subtype, note }) });

test.each([
  [isKept('', 'Women Only')],
  [isKept('', 'Refugee & Asylum Seeker Only')],
  [isKept('', 'RAS: Refugee & Asylum Seeker Only')],
  [isKept('', 'For Everyone', "Women's Morning")],
  [isKept('For women only.')],
  [isKept('Support for survivors of domestic abuse.')],
  [isKept('For people who have been raped or sexually assaulted.')],
  [isKept('For people who were trafficked or are being stalked.')],
  [mustStayOffWalls({ availability: ['For Everyone'], note: '', addressNotPublic: true })],
])('who may be looked for there keeps a service off the wall (%#)', (kept) => {
  expect(kept).toBe(true);
});

test.each([
  [isKept('')],
  [isKept('£2.50', 'By appointment only')],
  [isKept('For men and women over 18.')],
  [isKept('Refugees are welcome.')],
  [isKept('', 'Rough Sleepers Only')],
  [isKept('Help with alcohol abuse. Violence is not tolerated.')],
])('others stand there (%#)', (kept) => {
  expect(kept).toBe(false);
});

it('is asked of what is published, kept off, and not answered', () => {
  const women = {
    availability: ['Women Only'],
    note: '',
    subtype: '',
    addressPublic: '' as const,
    onWalls: '' as const,
    published: true,
  };
  const all = [
    women,
    { ...women, onWalls: 'yes' as const },
    { ...women, onWalls: 'no' as const },
    { ...women, published: false },
    { ...women, availability: ['For Everyone'] },
    { ...women, availability: ['For Everyone'], addressPublic: 'no' as const },
  ];
  expect(filterUnanswered(all)).toEqual([all[0], all[5]]);
});

it('boards leave out what is kept off the wall, and nothing else', () => {
  const always = Object.fromEntries(
    Object.keys(emptySchedule()).map((day) => [day, [{ start: '00:00', end: '24:00' }]]),
  );
  const schedule = { ...emptySchedule(), ...always };
  const [mixed, women] = [
    paperService({ _id: 'mixed', type: 'Lunch', schedule }),
    paperService({ _id: 'women', type: 'Lunch', schedule, offWalls: true }),
  ];
  const services = [mixed, women];
  expect(filterForWalls(services)).toEqual([mixed]);
  const now = Date.parse('2026-11-20T12:00Z');
  const own = women.provider._id;
  const resting = restPages(services, now, own).flatMap(({ parts }) => parts);
  const hanging = wallParts(services, now, own, []);
  for (const parts of [resting, hanging]) {
    const ids = new Set(parts.flatMap(({ rows }) => rows.map(({ id }) => id)));
    expect([...ids]).toEqual(['mixed']);
  }
});
