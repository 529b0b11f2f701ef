import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emergencyContacts } from '../../emergency/emergency.ts';
import { paperHelpline, paperOrganisation, paperService } from '../../testing/paper-records.ts';
import {
  emergencySheet,
  helplineSheet,
  organisationSheet,
  serviceSheet,
  servicesSheet,
} from './kiosk-sheet.ts';
import { SLIP, slipOf } from './slip.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const about = {
  contact: { name: 'Night team', phoneDisplay: '0117 922 2700' },
  notices: [],
  correctOn: 'Correct on Friday 20 November 2026',
  useUntil: 'Take down after Friday 27 November 2026',
  sampleNotice: '',
  origin: 'https://handbook.test',
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
    expect(slip.tonight).toMatchObject({ name: 'Night team', phone: '0117 922 2700' });
    expect(slip.footer).toContain(
      'Correct on Friday 20 November 2026. Take down after Friday 27 November 2026. Call before you travel.',
    );
    expect(slip.footer[0]).toBe('2 more on the page that the square leads to.');
    expect(slipOf(list(3), about).footer.join()).not.toContain('more');
  });

  test('counts what a page of A4 had no room for too', () => {
    expect(slipOf(list(100), about).footer[0]).toBe(
      '97 more on the page that the square leads to.',
    );
  });

  test('counts what has no room rather than run on over a second piece', () => {
    const long = { serviceAddress: 'Mmmm Wwww '.repeat(60).trim() };
    const slip = slipOf(list(3, long), about);
    expect(slip.entries.length).toBeLessThan(3);
    expect(slip.footer.join()).toMatch(/^[23] more on the page/);
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
