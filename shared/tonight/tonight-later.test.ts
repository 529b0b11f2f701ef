import { expect, it } from 'vitest';
import { readHours } from '../helplines/read-hours.ts';
import { tonightPage, tonightSheet } from '../paper/kiosk/tonight-sheet.ts';
import type { SheetPage } from '../paper/sheet/sheet.ts';
import { paperHelpline, paperService } from '../testing/paper-records.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { NONE_ALL_NIGHT } from './steps.ts';
import { tonightAt } from './tonight.ts';

// Paper that is printed by day is read at night.

const TUESDAY_10AM = Date.parse('2026-11-24T10:00:00Z');

const helpline = (name: string, hours: string) => {
  const answers = readHours(hours);
  const lastCheckedAt = '2026-11-01T00:00:00Z';
  const line = paperHelpline({ _id: name, name, onlineWorkingTime: hours, lastCheckedAt });
  return { ...line, ...(answers && { answers }) };
};

const LINES = [
  helpline('Office line', 'Mon-Fri 9am-5pm'),
  helpline('Night line', '24 hours'),
  helpline('Evening line', 'Monday to Friday 8am-8pm'),
];

const goose = paperService({
  type: 'Day Centre',
  schedule: {
    ...emptySchedule(),
    Tuesday: [
      { start: '10:00', end: '15:00' },
      { start: '20:00', end: '22:00' },
    ],
  },
  lastCheckedAt: '2026-11-01T00:00:00Z',
});

const entriesOf = ({ body }: SheetPage) => (body.kind === 'brief' ? body.entries : []);
const tonight = tonightAt([goose], LINES, TUESDAY_10AM);

it('the numbers where nobody answers stand below a heading, those that answer longest first, each with its hours', () => {
  const lines = [
    ['Night line', 'Answers day and night'],
    ['Evening line', 'Answers until 8pm'],
    ['Office line', 'Answers until 5pm'],
  ];
  const saidOn = (sheet: SheetPage) => {
    const entries = entriesOf(sheet);
    const from = entries.findIndex(({ name }) => name.startsWith('6.'));
    expect(entries[from]?.lines.join(' ')).toMatch(
      /Free calls\. Those that answer all night come first\.$/,
    );
    const numbers = entries.slice(from + 1);
    return numbers.map(({ name, lines: [hours] }) => [name, hours?.split('. ')[0]]);
  };
  expect(saidOn(tonightSheet(tonight, TUESDAY_10AM))).toEqual(lines);
  // One page of a kiosk has no room for all: those of the day go first.
  const page = saidOn(tonightPage(tonight, TUESDAY_10AM));
  expect(page).toEqual(lines.slice(0, page.length));
  expect(page.length).toBeGreaterThan(0);
});

it('a sheet on which no number answers has no heading for them', () => {
  const without = tonightSheet(tonightAt([], [], TUESDAY_10AM), TUESDAY_10AM);
  expect(JSON.stringify(without)).not.toContain('Free calls');
});

it('a warm place that opens again in the evening says so', () => {
  expect(JSON.stringify(tonightSheet(tonight, TUESDAY_10AM))).toContain(
    'Day Centre. Open now until 3pm. Later today: 8pm to 10pm',
  );
});

it('where no place is open to everyone all night they say so, and which opens first', () => {
  const night = Date.parse('2026-11-24T23:00:00Z');
  const saidOn = (sheet: SheetPage) =>
    entriesOf(sheet)
      .filter(({ name }) => name.startsWith('5.'))
      .map(({ name, lines }) => [name.replace('5. Somewhere warm', ''), ...lines.slice(0, 1)]);
  const library = paperService({
    type: 'Wi-Fi & Computer Access',
    schedule: { ...emptySchedule(), Wednesday: [{ start: '09:00', end: '17:00' }] },
  });
  const shut = tonightAt([library], [], night);
  expect(saidOn(tonightSheet(shut, night))).toEqual([
    ['', NONE_ALL_NIGHT],
    ['', 'First to open:'],
    [': Harbour Kitchen', 'Wi-Fi. Closed now. Opens tomorrow at 9am'],
    ['', expect.stringMatching(/^Very cold/)],
  ]);
  expect(saidOn(tonightSheet(shut, night, {}, true))).toEqual([
    [' (we know none that is open all night)', expect.stringContaining('Opens tomorrow')],
  ]);
  const allDay = [{ start: '00:00', end: '24:00' }];
  const schedule = { ...emptySchedule(), Tuesday: allDay, Wednesday: allDay };
  const open = tonightAt([{ ...goose, schedule }], [], night);
  expect(JSON.stringify(tonightSheet(open, night))).not.toContain('all night. Ask');
});

it('printed where nobody knows the time, they say nothing of what is open, nor of which night it is', () => {
  const page = tonightPage(tonight, null);
  const said = JSON.stringify(page);
  expect(said).toContain(goose.provider.name);
  expect(said).toContain('Night line');
  expect(said).not.toMatch(
    /opens |open (?:until|now)|closes|answers (?:until|day)|come first|these steps are for/i,
  );
  expect(page.notes?.[0]).toBe(
    'The screen did not know the time when this was printed. Ring before you go.',
  );
});
