import type { RecordKind } from '../directory/record-kind.ts';

// What people say is wrong with a listing, and what becomes of it: docs/product.md#something-wrong.

/** What can be wrong. */
export const REPORTED_FAULTS = [
  'closed',
  'times',
  'phone',
  'place',
  'turned away',
  'not safe',
  'other',
] as const;
export type ReportedFault = (typeof REPORTED_FAULTS)[number];

const WORDS: Record<ReportedFault, string> = {
  closed: 'It was closed',
  times: 'The times are wrong',
  phone: 'The phone number is wrong',
  place: 'It is not at this place',
  'turned away': 'I was turned away',
  'not safe': 'It did not feel safe',
  other: 'Something else',
};

/** What somebody ticks, of a listing of this kind: nobody stands before a helpline. */
export function faultWords(fault: ReportedFault, kind: RecordKind): string {
  if (kind === 'helpline' && fault === 'closed') return 'Nobody answers';
  return WORDS[fault];
}

/** What can be wrong with a listing of this kind. */
export const faultsOf = (kind: RecordKind): readonly ReportedFault[] =>
  kind === 'helpline' ? REPORTED_FAULTS.filter((fault) => fault !== 'place') : REPORTED_FAULTS;

/** What everything about something wrong begins with; the number comes after it. */
export const NOBODY_READS = 'Nobody reads this tonight. In danger:';

/** A report is kept for so many days. */
export const REPORT_DAYS = 90;

/** A digest tells reports from one network address apart for so many days. */
export const DIGEST_DAYS = 7;

/** What the charity did about reports. */
export const REPORT_OUTCOMES = ['right', 'changed', 'passed on', 'nothing'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const REPORT_OUTCOME_WORDS: Record<ReportOutcome, string> = {
  right: 'It is right',
  changed: 'Changed: I have put it right',
  'passed on': 'Passed on to them',
  nothing: 'Nothing to be done',
};

/** How an owner's "we are open" is kept. */
export const SAID_OPEN = 'said open';

/** One report, as the charity reads it. */
export type Report = {
  _id: string;
  what: ReportedFault;
  words: string;
  /** ISO instant. */
  at: string;
  /** Who was signed in; null for a visitor. */
  organisation: { _id: string; name: string } | null;
  isFromKiosk: boolean;
  /** What was done; null until then. */
  answered: { at: string; outcome: string; note: string; by: string } | null;
};

/** The reports of one listing that are open, or those that are answered, the latest first. */
export type ReportedListing = {
  _id: string;
  kind: RecordKind;
  /** '' for one that is there no more. */
  name: string;
  organisationId: string | null;
  /** Until when the public reads that people found it closed (ISO instant); '' where it does not. */
  foundClosedUntil: string;
  reports: Report[];
};

/** What several people found of a listing, as its own organisation reads it: neither words nor who. */
export type FoundClosed = {
  _id: string;
  kind: RecordKind;
  name: string;
  count: number;
  /** The last one: ISO instant. */
  lastAt: string;
  /** Until when the public reads of it (ISO instant); '' where it does not. */
  until: string;
};
