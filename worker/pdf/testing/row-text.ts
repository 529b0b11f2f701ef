import type { TimetableRow } from '../../../shared/paper/handbook/sections.ts';
import { dense } from './layout.ts';

/** An ordinary day, one on which the closings of Christmas are announced, and one amid them. */
export const DATES = ['2026-11-20', '2026-12-01', '2026-12-26'];

/** A service's whole row, as it stands on paper, without spaces. */
export function rowText({
  provider,
  subtype,
  who,
  address,
  note,
  phone,
  hours,
  check,
}: TimetableRow) {
  const ring = phone ? `Phone ${phone.display}${phone.isFree ? ' (free call)' : ''}` : '';
  const times =
    hours.kind === 'once'
      ? hours.text
      : hours.runs.map(({ days, slots }) => days + slots.join('')).join('');
  return {
    facts: dense([provider, subtype, who, address, note, ring].join('')),
    provider: dense(provider),
    kind: dense(subtype + who),
    place: dense(address + note),
    ring: dense(ring),
    times: dense(times + check),
  };
}
