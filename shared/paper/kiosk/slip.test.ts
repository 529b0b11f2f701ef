import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emergencyContacts } from '../../emergency/emergency.ts';
import { paperHelpline, paperOrganisation, paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import {
  emergencySheet,
  helplineSheet,
  openSheet,
  organisationSheet,
  serviceSheet,
  servicesSheet,
} from './kiosk-sheet.ts';
import { slipOf } from './slip.ts';
import { SLIP } from './slip-fit.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const about = {
  contact: { name: 'Night team', phoneDisplay: '0117 922 2700' },
  notices: [],
  correctOn: 'Correct on Friday 20 November 2026',
  useUntil: 'Take down after Friday 27 November 2026',
  sampleNotice: '',
  origin: 'https://handbook.test',
  services: [],
  now: null,
};
const place = (at: number, fields = {}) =>
  paperService({ _id: `p${at}`, provider: { _id: `p${at}`, name: `Place ${at}` }, ...fields });

const list = (count: number, fields = {}) =>
  servicesSheet(
    'Lunch',
    Array.from({ length: count }, (_, at) => place(at, fields)),
    NOW,
  );
const namesOf = ({ entries }: { entries: { name: string }[] }) => entries.map(({ name }) => name);

describe('a slip', () => {
  test('has the first three places of a screen, whom to ring tonight, and how many more there are', () => {
    const slip = slipOf(list(5), about);
    expect(namesOf(slip)).toEqual(['Place 0', 'Place 1', 'Place 2']);
    expect(slip.tonight).toMatchObject({ name: 'Night team', phone: '0117\u00a0922\u00a02700' });
    expect(slip.footer).toContain(
      'Correct on Friday 20 November 2026. Take down after Friday 27 November 2026. Call before you travel.',
    );
    expect(slip.footer[0]).toBe('2 more: see the square.');
    expect(slipOf(list(3), about).footer.join()).not.toContain('more');
  });

  test('counts what a page of A4 had no room for too', () => {
    expect(slipOf(list(100), about).footer[0]).toBe('97 more: see the square.');
  });

  test('cuts short what is said of three places rather than leave one out, and never what it is', () => {
    const note = 'Ring the bell by the blue door. '.repeat(30).trim();
    const slip = slipOf(list(4, { note }), about);
    expect(namesOf(slip)).toEqual(['Place 0', 'Place 1', 'Place 2']);
    for (const { lines } of slip.entries) {
      expect(lines.some((line) => /^Ring the bell .* …$/.test(line))).toBe(true);
      expect(lines).toContain('1 Quay Street, Bristol');
    }
    expect(slip.footer[0]).toBe('1 more: see the square.');
  });

  test('counts what has no room even so, and never skips one before another', () => {
    const long = { serviceAddress: 'Mmmm Wwww '.repeat(60).trim() };
    const places = [place(0), place(1, long), place(2)];
    const slip = slipOf(servicesSheet('Lunch', places, NOW), about);
    expect(namesOf(slip)).toEqual(['Place 0']);
    expect(slip.footer[0]).toBe('2 more: see the square.');
  });

  test('has those that take somebody next, as they are at the time of printing', () => {
    const week = (start: string, end: string) => ({
      ...emptySchedule(),
      Friday: [{ start, end }],
    });
    const closing = { kind: 'closed', from: '2026-11-01', to: '', reason: 'flood' } as const;
    const services = [
      place(0, { schedule: week('07:00', '08:00') }),
      place(1, { schedule: week('10:00', '12:00'), changes: [closing] }),
      place(2, { schedule: week('11:00', '12:00') }),
      place(3, { schedule: week('08:00', '18:00'), availability: ['Women only'] }),
      place(4, { schedule: week('08:30', '09:45') }),
    ];
    const slip = slipOf(servicesSheet('Lunch', services, NOW), { ...about, services, now: NOW });
    expect(slip.made).toBe('At 9am on Friday 20 November:');
    expect(slip.entries.map(({ name, lines }) => [name, ...lines.slice(0, 2)])).toEqual([
      ['Place 3', 'Open now until 6pm', 'Women only'],
      ['Place 4', 'Open now until 9:45am', '1 Quay Street, Bristol'],
      ['Place 2', 'Opens later today at 11am', '1 Quay Street, Bristol'],
    ]);
    expect(slip.footer.join()).not.toContain('Correct on');
    expect(slip.footer[0]).toBe('2 more: see the square.');
    const tomorrow = Date.parse('2026-11-20T20:00:00Z');
    const [first] = slipOf(servicesSheet('Lunch', services, tomorrow), {
      ...about,
      services,
      now: tomorrow,
    }).entries;
    expect(first?.lines[0]).toBe('Opens Friday 27 November at 7am');
  });

  test('of what is open now is right that day alone, and counts what else is open on it', () => {
    const on = (day: 'Friday' | 'Saturday') => ({
      schedule: { ...emptySchedule(), [day]: [{ start: '08:00', end: '18:00' }] },
    });
    const services = Array.from({ length: 100 }, (_, at) =>
      place(at, on(at % 2 ? 'Friday' : 'Saturday')),
    );
    const now = { ...about, services, now: NOW };
    for (const sheet of [openSheet(services, NOW), servicesSheet('Lunch', services, NOW)]) {
      const { footer } = slipOf(sheet, now);
      expect(footer[0]).toBe('47 more open today: see the square.');
      expect(footer[1]).toBe('Take down after Friday 20 November 2026. Call before you travel.');
    }
    // The week stands on it.
    for (const sheet of [
      serviceSheet(place(1, on('Friday')), NOW),
      organisationSheet(paperOrganisation(), services.slice(0, 2), NOW),
    ])
      expect(slipOf(sheet, now).footer.join()).toContain(about.useUntil);
  });

  test('keeps each number whole, in a note too', () => {
    const slip = slipOf(list(1, { note: 'Or ring 0117 924 4604, 10 to 12.' }), about);
    expect(slip.entries[0]?.lines).toContain('Or ring 0117\u00a0924\u00a04604, 10 to 12.');
    expect(slip.entries[0]?.phone?.display).toBe('0117\u00a0924\u00a04604');
  });

  test('of one service, one organisation or one helpline says what there is to know', () => {
    const service = slipOf(serviceSheet(place(1), NOW), about);
    expect(namesOf(service)).toEqual(['Lunch: Place 1']);
    expect(service.footer).toContain(
      `Something wrong? handbook.test${serviceSheet(place(1), NOW).wrong}`,
    );
    expect(service.entries[0]?.lines).toContain('1 Quay Street, Bristol');
    const organisation = slipOf(organisationSheet(paperOrganisation(), [place(1)], NOW), about);
    expect(namesOf(organisation)).toEqual(['Harbour Kitchen', 'Lunch']);
    const helpline = slipOf(helplineSheet(paperHelpline(), NOW), about);
    expect(namesOf(helpline)).toEqual(['Night Line']);
  });

  test('of emergency has every number there is room for, 999 first', () => {
    const sheet = emergencySheet(emergencyContacts());
    const slip = slipOf(sheet, about);
    expect(slip.entries.length).toBeGreaterThan(3);
    expect(slip.entries[0]?.phone?.display).toMatch(/^999/);
  });

  test('is as wide and as large as its style says', () => {
    const css = readFileSync('web/kiosk/parts/take-along/Slip.module.css', 'utf8');
    expect(css).toContain(`inline-size: ${Math.round((SLIP.width * 25.4) / 72)}mm;`);
    expect(css).toContain(`font-size: ${SLIP.text}pt;\n    line-height: ${SLIP.leading};`);
    expect(css).toContain(`font-size: ${SLIP.title}pt;`);
    expect(Math.round((SLIP.height * 25.4) / 72)).toBe(297 - 2 * 4);
  });
});
