import { expect, test } from 'vitest';
import { emergencyContacts, nowhereToSleep } from '../../shared/emergency/emergency.ts';
import { frontOf } from '../../shared/paper/handbook.ts';
import { openSheet, servicesSheet } from '../../shared/paper/kiosk/kiosk-sheet.ts';
import { type Slip, slipOf } from '../../shared/paper/kiosk/slip.ts';
import { takeDownOf } from '../../shared/paper/kiosk/take-down.ts';
import { tonightPage } from '../../shared/paper/kiosk/tonight-sheet.ts';
import type { SheetPage } from '../../shared/paper/sheet/sheet.ts';
import { groupForNow, sortByStatus } from '../../shared/services/lists/when.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { statusAt } from '../../shared/services/status.ts';
import { STEPS } from '../../shared/tonight/steps.ts';
import { isForTonight, tonightAt } from '../../shared/tonight/tonight.ts';
import { sampleDirectory } from './testing/rendered.ts';

// What a roll of 80 mm has of the sample city: in the morning, at night, amid a Sunday, while a day centre is open, and on a bank holiday by day and by night.

const directory = { ...sampleDirectory(), isSample: true };
const { services, helplines } = directory;

const HOURS = [
  '2026-11-20T09:00:00Z',
  '2026-11-20T15:30:00Z',
  '2026-11-20T23:30:00Z',
  '2026-11-22T12:00:00Z',
  '2026-12-01T10:00:00Z',
  '2026-12-25T12:00:00Z',
  '2026-12-25T21:00:00Z',
];

function slipAt(sheet: SheetPage, now: number): Slip {
  const [first] = nowhereToSleep(now, emergencyContacts());
  const front = frontOf(directory, now, takeDownOf(sheet, services, now));
  const contact = first ?? emergencyContacts().outOfHours;
  const origin = 'https://handbook.example.org';
  return slipOf(sheet, { ...front, contact, notices: [], origin, services, now });
}

const serviceOf = (id: string) => services.find(({ _id }) => _id === id);

test.each(HOURS)(
  'at %s every list gives three places that take somebody next, and the number for tonight',
  (at) => {
    const now = Date.parse(at);
    const lists = SERVICE_TYPES.map((type) => services.filter((it) => it.type === type));
    for (const those of [...lists, services]) {
      const [one] = those;
      if (!one) continue;
      const sheet =
        those === services ? openSheet(those, now) : servicesSheet(one.type, those, now);
      const { entries, tonight, made } = slipAt(sheet, now);
      const statuses = those.map((it) => statusAt(it, it.changes, now));
      const taken = statuses.filter((it) => it.kind !== 'closed' || it.opens !== null);
      expect(entries.length, sheet.title).toBe(Math.min(3, taken.length));
      expect(tonight?.phone, sheet.title).toMatch(/^0\d{3}/);
      expect(made).toMatch(/^At .* (November|December):$/);
      // Nobody is sent to one that is closed while another is open.
      const kinds = entries.map(({ id }) => {
        const service = serviceOf(id);
        return service && statusAt(service, service.changes, now).kind;
      });
      const { everyone, some } = groupForNow(those, now);
      const open = everyone.length + some.length;
      if (those !== services)
        expect(kinds.slice(0, open).filter((kind) => kind === 'closed')).toEqual([]);
    }
  },
);

test('on a bank holiday places say that they are to be checked first, with the times of the day', () => {
  const now = Date.parse('2026-12-25T12:00:00Z');
  const showers = services.filter(({ type }) => type === 'Toilets');
  const { entries } = slipAt(servicesSheet('Toilets', showers, now), now);
  expect(entries).toHaveLength(3);
  for (const { lines } of entries) expect(lines[0]).toMatch(/Check first|Closed|Hours not known/);
});

test.each(HOURS)(
  'at %s tonight has who answers and the beds whole, and what is open before what is not',
  (at) => {
    const now = Date.parse(at);
    const general = helplines.filter(({ type }) => type === 'General');
    const tonight = tonightAt(services.filter(isForTonight), general, now);
    const { entries } = slipAt(tonightPage(tonight, now), now);
    const names = entries.map(({ name }) => name);
    const of = (step: string) => names.filter((name) => name.startsWith(`${step}: `)).length;
    expect(names[0]).toBe('In danger?');
    expect(of(STEPS.ring)).toBe(1);
    const { beds, warm } = tonight;
    const open = warm.allNight.length + warm.now.length;
    expect(of(STEPS.beds)).toBe(Math.min(3, beds.length));
    expect(of(STEPS.warm)).toBeGreaterThanOrEqual(Math.min(3 - beds.length, open));
    expect(entries.flatMap(({ lines }) => lines).filter((line) => line.endsWith('…'))).toEqual([]);
    expect(names.filter((name) => /^\d\. /.test(name))).toEqual([]);
  },
);

test.each(HOURS)('at %s no number has a place where a line may break', (at) => {
  const now = Date.parse(at);
  const sheets = SERVICE_TYPES.map((type) =>
    servicesSheet(
      type,
      sortByStatus(
        services.filter((it) => it.type === type),
        now,
      ),
      now,
    ),
  );
  for (const sheet of sheets) {
    const { entries, tonight, footer } = slipAt(sheet, now);
    const texts = entries.flatMap(({ name, phone, lines }) => [
      name,
      phone?.display ?? '',
      ...lines,
    ]);
    for (const text of [...texts, tonight?.phone ?? '', ...footer])
      expect(text).not.toMatch(/\b0\d{2,4} \d{3}/);
  }
});
