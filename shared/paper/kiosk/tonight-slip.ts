import { STEPS } from '../../tonight/steps.ts';
import type { BriefEntry } from '../sheet/sheet.ts';
import { fitEntries, PLACES, sumOf } from './slip-fit.ts';

// The steps for tonight on a slip (docs/product.md#kiosk).

/** Numbers to ring for a bed, then where one may go: what to say and to bring has no room, and is said to stand elsewhere. */
export function pickSteps(entries: readonly BriefEntry[]): BriefEntry[] {
  const of = (step: string) => entries.filter(({ name }) => name.startsWith(`${step}: `));
  const isNumbered = ({ name }: BriefEntry) => /^\d\. /.test(name);
  const before = entries.slice(0, entries.findIndex(isNumbered));
  // Who answers now stands first.
  const ring = of(`1. ${STEPS.ring}`).slice(0, 1);
  const places = [...of(`4. ${STEPS.beds}`), ...of(`5. ${STEPS.warm}`)].slice(0, PLACES);
  return [...before, ...ring, ...places].map((entry) => ({
    ...entry,
    name: entry.name.replace(/^\d\. /, ''),
    // When it opens says that it is closed.
    lines: entry.lines.map((line) => line.replace(/\bClosed now\. (?=Opens )/, '')),
  }));
}

/**
 * As much of the picked steps as has room, in whole sentences: whoever holds half of who answers when has nobody to ring. Warm
 * places that are closed go first, then what calls cost and what else is spare, then the other warm places; of each the last first.
 */
export function fitSteps(picked: readonly BriefEntry[], room: number): BriefEntry[] {
  const isWarm = ({ name }: BriefEntry) => name.startsWith(`${STEPS.warm}: `);
  let fitted = [...picked];
  const shortenLast = (find: (entry: BriefEntry) => boolean, shorten: typeof leaveOut) => {
    while (sumOf(fitted) > room) {
      const at = fitted.findLastIndex(find);
      if (at < 0) return;
      fitted = fitted.flatMap((entry, place) => (place === at ? shorten(entry) : entry));
    }
  };
  shortenLast((entry) => isWarm(entry) && entry.isClosed === true, leaveOut);
  shortenLast(({ spare = [] }) => spare.length > 0, leaveOutSpare);
  shortenLast(isWarm, leaveOut);
  return fitEntries(fitted, room);
}

const leaveOut = (_: BriefEntry): BriefEntry[] => [];

/** An entry without the last of its spare lines. */
function leaveOutSpare({ spare = [], ...entry }: BriefEntry): BriefEntry[] {
  const lines = entry.lines.filter((line) => line !== spare.at(-1));
  return [{ ...entry, lines, spare: spare.slice(0, -1) }];
}
