import { z } from 'zod';
import { bankHolidayOn } from '../../time/bank-holidays.ts';
import { addDays } from '../../time/city-time.ts';
import { CHANGE_KINDS } from '../../time/dated-change.ts';
import { hasOverlap, isTime } from '../../time/slot-checks.ts';
import { text } from '../../validation/fields.ts';
import { LIMITS } from '../../validation/limits.ts';
import { slot } from '../editing/slot-input.ts';
import { SERVICE_TYPES } from '../service.ts';
import { CHANGE_SCOPES, type ChangeRecord, lastDateOf } from './change-record.ts';

/** The most days that a change with an end may last. */
export const LONGEST_CHANGE = 366;

const NO_SUCH_DATE = 'Please give a date that exists.';
const date = z.iso.date(NO_SUCH_DATE);
const isDate = (value: string) => date.safeParse(value).success;

const ids = ({ value, message }: { value: number; message: string }) =>
  z.array(z.string().max(LIMITS.id.value, LIMITS.id.message)).max(value, message);

const { value: slotsMax, message: tooManySlots } = LIMITS.slotsADay;

/**
 * A dated change as a form and the API give it (docs/product.md#dated-changes). What depends on the day is
 * `changeDateFaults`; whose it is and what it clashes with is decided elsewhere.
 */
export const ChangeInput = z
  .object({
    scope: z.enum(CHANGE_SCOPES, 'Invalid value').prefault('service'),
    services: ids(LIMITS.servicesOfOrganisation).prefault([]),
    type: z.union([z.literal(''), z.enum(SERVICE_TYPES)], 'Invalid service type').prefault(''),
    kind: z.enum(CHANGE_KINDS, 'Please choose what holds on these dates.'),
    from: date,
    to: z.union([z.literal(''), date], NO_SUCH_DATE).prefault(''),
    slots: z
      .array(slot)
      .max(slotsMax, tooManySlots)
      .refine((list) => !list.every(isTimed) || !hasOverlap(list), 'These times overlap.')
      .prefault([]),
    reason: text(LIMITS.changeReason).prefault(''),
    fromNow: z.boolean('Must be true or false.').prefault(false),
  })
  .superRefine(({ scope, services, type, kind, from, to, slots, reason }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (scope === 'service' && services.length === 0)
      fault('services', 'Please choose at least one service.');
    if (scope === 'bank holiday') {
      if (kind !== 'check first')
        fault('kind', 'A bank holiday is a day to check first: it says nothing of hours.');
      if (to !== from) fault('to', 'A bank holiday is one day. Please add each by itself.');
      if (!reason) fault('reason', 'Please give the name of the bank holiday.');
    }
    if (scope === 'type' && !type) fault('type', 'Please choose a type of service.');
    if (kind === 'hours' && slots.length === 0) fault('slots', 'Please add the opening times.');
    // Other rules are checked beside a date that does not exist; what it is compared with is not.
    if (!isDate(from) || !isDate(to)) return;
    if (to < from) fault('to', 'The last day cannot be before the first.');
    else if (to >= addDays(from, LONGEST_CHANGE))
      fault('to', `A change can last up to ${LONGEST_CHANGE} days, or until further notice.`);
  });

export type ChangeInput = z.output<typeof ChangeInput>;

/** What else a call says: which of the changes that stand in the way stay as they are, and which end now. */
export const clashDecisions = {
  keep: ids(LIMITS.changesDecided).prefault([]),
  end: ids(LIMITS.changesDecided).prefault([]),
};

const isTimed = ({ start, end }: { start: string; end: string }) => isTime(start) && isTime(end);

/** Two years and their 29 February. */
const AHEAD = 731;

/** What is wrong on a city date with when a change holds, by field. */
export function changeDateFaults(
  { scope, from, to, fromNow }: Pick<ChangeInput, 'scope' | 'from' | 'to' | 'fromNow'>,
  today: string,
  before?: ChangeRecord,
): Record<string, string> {
  if (to && to < today) return { to: 'These dates are over.' };
  if (from > addDays(today, AHEAD)) return { from: 'A change can begin up to two years ahead.' };
  const official = scope === 'bank holiday' && bankHolidayOn(from);
  if (official) return { from: `That day is a bank holiday already: ${official}.` };
  const stays = before?.from === from;
  if (from < addDays(today, -LONGEST_CHANGE) && !stays)
    return { from: `A change can have begun up to ${LONGEST_CHANGE} days ago.` };
  if (fromNow && from !== today && !(stays && before?.since))
    return { fromNow: '"From now" is for a change that begins today.' };
  return {};
}

/** The fields of an input that count: other hours only for 'hours', services only for those it names. */
export function normaliseChange(input: ChangeInput): ChangeInput {
  const { scope, services, type, kind, slots } = input;
  return {
    ...input,
    services: scope === 'service' ? [...new Set(services)] : [],
    type: scope === 'type' ? type : '',
    slots: kind === 'hours' ? slots : [],
  };
}

/** Whether a change was ended before its dates are over, on a city date: then it can hold again. */
export const canHoldAgain = ({ to, endedAt }: Pick<ChangeRecord, 'to' | 'endedAt'>, date: string) =>
  endedAt !== '' && (!to || to >= date);

/** Whether a change holds no more on a city date. */
export const isOver = (change: Pick<ChangeRecord, 'from' | 'to' | 'endedAt'>, date: string) => {
  const last = lastDateOf(change);
  return last !== '' && (last < change.from || last < date);
};
