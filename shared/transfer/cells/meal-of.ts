import type { ServiceType } from '../../services/service.ts';
import { type Schedule, type Slot, slotSpan } from '../../time/schedule.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';

/** Until which minute of the day the middle of a meal may be; that of a dinner is later. */
const MIDDLES: readonly [ServiceType, number][] = [
  ['Breakfast', 10 * 60 + 30],
  ['Lunch', 16 * 60],
];

/** Which meal food is at the hours of a week, by the middle of its first; undefined where none are known. */
export function mealOf({ schedule, irregularSlots }: EntryFields): ServiceType | undefined {
  const slots = [
    ...Object.values((schedule ?? {}) as Partial<Schedule>).flat(),
    ...((irregularSlots ?? []) as Slot[]),
  ];
  const [first] = slots;
  if (!first) return undefined;
  const { from, to } = slotSpan(first);
  return MIDDLES.find(([, until]) => (from + to) / 2 < until)?.[0] ?? 'Dinner';
}
