import { expect, test } from 'vitest';
import { paperHelpline, paperOrganisation, paperService } from '../../testing/paper-records.ts';
import { handbookOf } from '../handbook.ts';
import {
  helplineSheet,
  helplinesSheet,
  openSheet,
  organisationSheet,
  organisationsSheet,
  servicesSheet,
} from '../kiosk/kiosk-sheet.ts';
import { slipOf } from '../kiosk/slip.ts';
import { USUAL_LOOK } from '../print-choice.ts';
import { sheetOf } from '../sheet/print-sheet.ts';
import type { SheetPage } from '../sheet/sheet.ts';
import { checkedSections, timetableSheet } from './checked.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const place = (id: string, lastCheckedAt: string) =>
  paperService({ _id: id, provider: { _id: id, name: id }, lastCheckedAt });

test('a sheet says once when its places were checked where all say the same', () => {
  const services = ['a', 'b'].map((id) => place(id, '2026-11-03T10:00:00Z'));
  const sheet = timetableSheet('Lunch', services, NOW);
  expect(sheet.checked).toBe('All places here: checked 3 Nov 2026.');
  expect(sheet.rows.map(({ checked }) => checked)).toEqual([undefined, undefined]);
});

test('a sheet says of each place when it was checked: the date, from 90 days on plainly, and nothing where check first says it', () => {
  const services = [
    place('new', '2026-11-03T10:00:00Z'),
    place('old', '2026-08-01T10:00:00Z'),
    place('older', '2026-01-01T10:00:00Z'),
    place('never', ''),
  ];
  const words = ['Checked 3 Nov 2026', 'Not checked for 3 months', '', ''];
  const sheet = timetableSheet('Lunch', services, NOW);
  expect(sheet.checked).toBeUndefined();
  expect(sheet.rows.map(({ checked }) => checked)).toEqual(words);
  expect(sheet.rows[2]?.check).toMatch(/^Check first: not checked for/);
  const [section] = checkedSections(services, NOW);
  expect(section?.rows.map(({ checked }) => checked)).toEqual(words);
});

const DAY_BEFORE = (days: number, ms = 0) => new Date(NOW - days * 86_400_000 + ms).toISOString();

/** Ages of a check, and what is printed of them where there is no room for the day of each. */
const AGES = [
  [DAY_BEFORE(0), ''],
  [DAY_BEFORE(90, 1), ''],
  [DAY_BEFORE(90), 'Not checked for 3 months'],
  [DAY_BEFORE(180, 1), 'Not checked for 5 months'],
  [DAY_BEFORE(180), 'Check first: not checked for 6 months'],
  ['', 'Check first: not checked for 6 months'],
] as const;

const aged = (lastCheckedAt: string) => ({
  services: [place('there', lastCheckedAt)],
  organisations: [paperOrganisation({ _id: 'there', name: 'there', lastCheckedAt })],
  helplines: [paperHelpline({ lastCheckedAt })],
});

const linesOf = ({ body }: SheetPage) =>
  body.kind === 'brief'
    ? [body.organisation?.checked ?? [], ...body.entries.map(({ lines }) => lines)].flat()
    : body.kind === 'helplines'
      ? body.groups.flatMap(({ helplines }) => helplines.map(({ checked }) => checked))
      : [];

test.each(AGES)('the handbook says of all that was checked at "%s": "%s"', (at, words) => {
  const directory = { ...aged(at), isSample: false };
  const book = handbookOf(directory, NOW).sections;
  const chosen = (what: object) => {
    const sheet = sheetOf({ ...USUAL_LOOK, ...what } as never, directory, NOW);
    return sheet?.pages.map(({ body }) => body) ?? [];
  };
  const bodies = [
    ...book,
    ...chosen({ what: 'organisations', category: null }),
    ...chosen({ what: 'helplines' }),
  ];
  const said = bodies.flatMap((section): string[] => {
    switch (section.kind) {
      case 'timetable':
        return section.rows.map(({ check, checked = '' }) => check + checked);
      case 'helplines':
        return section.groups.flatMap((it) => it.helplines.map(({ checked }) => checked));
      case 'organisations':
        return section.letters.flatMap((it) => it.organisations.map(({ checked }) => checked));
      default:
        return [];
    }
  });
  expect(said).toEqual([words, words, words, words, words]);
});

test.each(AGES)('a kiosk prints of all that was checked at "%s": "%s"', (at, words) => {
  const { services, organisations, helplines } = aged(at);
  const [organisation] = organisations;
  const [helpline] = helplines;
  if (!organisation || !helpline) throw new Error('The directory is empty.');
  const sheets = [
    servicesSheet('Lunch', services, NOW),
    openSheet(services, NOW),
    organisationsSheet('Organisations', organisations, '/organisations', NOW),
    organisationSheet(organisation, services, NOW),
    helplinesSheet(helplines, NOW),
    helplineSheet(helpline, NOW),
  ];
  const about = { contact: { name: '', phoneDisplay: '' }, notices: [], origin: '' };
  const front = { correctOn: '', useUntil: '', sampleNotice: '', services: [], now: null };
  for (const sheet of sheets) {
    const slip = slipOf(sheet, { ...about, ...front }).entries.flatMap(({ lines }) => lines);
    for (const lines of [linesOf(sheet), slip])
      expect(lines.filter((it) => /check/i.test(it)).every((it) => it === words)).toBe(true);
    expect(linesOf(sheet).includes(words) || !words).toBe(true);
    expect(slip.includes(words) || !words).toBe(true);
  }
});
