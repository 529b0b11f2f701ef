import type { RecordKind } from '../directory/record-kind.ts';
import { paths } from '../paths/paths.ts';
import { capitalise } from '../text/sentence.ts';
import { HISTORY_MONTHS } from './history.ts';

/** What became of something that the public could see, from one day to now. Never who did it, never what was not public. */
export type PublicChange = {
  /** 'closed' is what was deleted; what is taken down is not told. */
  change: 'added' | 'changed' | 'closed';
  kind: RecordKind;
  _id: string;
  /** Its name, a service's provider's; of what is closed the one it had last. A former name stands in `what` alone. */
  name: string;
  /** A service's or helpline's type; '' for an organisation. */
  type: string;
  /** Which public fields changed, in words: 'times changed (old: Monday 10:00–12:00. New: not known)'; none where it was added or closed. */
  what: string[];
  /** What is announced of its dates since then, in words: 'Closed Thursday 24 December: staff training'. */
  announced?: string[];
  /** ISO instant of the last that happened to it. */
  at: string;
};

/** What GET /api/changes answers. */
export type PublicChanges = {
  /** The city date, YYYY-MM-DD, at whose beginning the comparison starts. */
  since: string;
  /** Whether more has happened than is told: then the latest are here. */
  isCut: boolean;
  /** Whether something was taken down since, which is not named: sheets that are older may still show it. */
  isSomeHidden: boolean;
  /** The latest first. */
  changes: PublicChange[];
};

/** How far back anyone may ask: as long as the history is kept. */
export const CHANGES_MONTHS = HISTORY_MONTHS;

/** How far back the sheet and the feed look unless somebody says: as long as most sheets hang. */
export const CHANGES_DAYS = 30;

/** How many changes are told at once. */
export const CHANGES_MAX = 500;

/** 'Lunch: Harbour Kitchen', 'Night Line'. */
export const changeTitle = ({ kind, name, type }: PublicChange): string =>
  kind === 'service' ? `${type}: ${name}` : name;

/** 'New in the handbook', 'Closed or no longer listed', 'Times changed, new phone'; then what is announced. */
export function changeWords({ change, what, announced = [] }: PublicChange): string {
  const fields = what.join(', ');
  const words = {
    added: 'New in the handbook',
    closed: 'Closed or no longer listed',
    changed: capitalise(fields),
  }[change];
  return [words, ...announced].filter(Boolean).join('. ');
}

/** Where the public reads it; of what is closed, where it stood. */
export function changePath({ kind, change, type, _id }: PublicChange): string {
  const isClosed = change === 'closed';
  if (kind === 'service') return isClosed ? paths.timetable(type) : paths.service(type, _id);
  if (kind === 'helpline') return paths.helplineType(type);
  return isClosed ? paths.organisations : paths.organisation(_id);
}
