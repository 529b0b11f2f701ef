import { joinPostcode } from '../../../contact/postcode.ts';
import { HOURS_UNKNOWN } from '../../../services/status-words.ts';
import { NO_PHONE } from '../../../services/whom-to-ask.ts';
import { joinSentences } from '../../../text/sentence.ts';
import { unbrokenPhone } from '../address.ts';
import { hasTimes } from '../hours.ts';
import type { PaperPhone, TimetableRow } from '../sections.ts';
import { branchOf, groupByProvider } from './providers.ts';

/** A service of a grid: what stands beside its days, and what stands across the row below them. */
export type GridRow = {
  row: TimetableRow;
  /** Its provider, or the branch where a group's heading names the provider. */
  name: string;
  /** Where, what, for whom, whom to ring, and when somebody checked it, as one line. */
  facts: string;
  /** What is to come and what to check first, in bold. */
  warnings: string;
};

/** Rows below each other. `name` is the provider of several, '' where a row names its own; `facts` is what they share. */
export type GridGroup = { name: string; facts: string; rows: GridRow[] };

export type Grid = {
  groups: GridGroup[];
  /** Services without a time that is known, gathered at the end under a heading that says so. */
  unknown: GridRow[];
  unknownTitle: string;
};

/** The end of a line of `timesInWords` whose times nobody knows. */
const TIMES_NOT_KNOWN = ', times not known';

/** What is known of a place below a heading that says that its times are not: on which days it is open, and its note. */
export function notesBelowUnknown({ hours, note }: Pick<TimetableRow, 'hours' | 'note'>): string {
  const [days = '', rest] = hours.kind === 'once' ? hours.text.split(TIMES_NOT_KNOWN) : [];
  return joinSentences([rest === undefined ? '' : days, note.replaceAll(TIMES_NOT_KNOWN, '')]);
}

/**
 * A timetable as a sheet for a noticeboard shows it, in print views and PDF alike: the days beside the name, everything
 * else across the row (docs/product.md#paper).
 */
export function gridOf(rows: readonly TimetableRow[]): Grid {
  const isTimed = ({ hours }: TimetableRow) => hasTimes(hours);
  const unknown = rows.filter((row) => !isTimed(row));
  const canRingAll = unknown.every(({ phone }) => phone);
  return {
    groups: groupByProvider(rows.filter(isTimed)).map(groupOf),
    unknown: unknown.map(unknownRow),
    unknownTitle: canRingAll ? HOURS_UNKNOWN : SOME_WITHOUT_PHONE,
  };
}

/** Each says itself whom to ask. */
const SOME_WITHOUT_PHONE = 'Hours not known. Call first, where there is a number.';

/** The heading has said that its times are not known. */
const unknownRow = (row: TimetableRow): GridRow =>
  rowOf(row, row.provider, [
    ...factsOf({ ...row, note: notesBelowUnknown(row) }),
    row.phone ? '' : NO_PHONE,
  ]);

function groupOf(rows: TimetableRow[]): GridGroup {
  const [first] = rows;
  if (!first || rows.length === 1)
    return { name: '', facts: '', rows: rows.map((row) => rowOf(row, row.provider, factsOf(row))) };
  const { provider, subtype, who, phone } = first;
  const isOneKind = rows.every((row) => row.subtype === subtype && row.who === who);
  return {
    name: provider,
    facts: joinSentences([...(isOneKind ? [subtype, who] : []), phoneOf(phone)]),
    rows: rows.map((row) => {
      const { branch, rest } = branchOf(row.address);
      const kind = isOneKind ? [] : [row.subtype, row.who];
      return rowOf(row, branch, [joinPostcode(rest), ...kind, row.note]);
    }),
  };
}

const rowOf = (row: TimetableRow, name: string, facts: string[]): GridRow => ({
  row,
  name,
  facts: joinSentences([...facts, row.checked ?? '']),
  warnings: joinSentences([...row.announced, row.check]),
});

const factsOf = ({ address, subtype, who, note, phone }: TimetableRow): string[] => [
  joinPostcode(address),
  subtype,
  who,
  note,
  phoneOf(phone),
];

const phoneOf = (phone: PaperPhone | null): string =>
  phone ? `Phone\u00a0${unbrokenPhone(phone.display)}${phone.isFree ? ' (free call)' : ''}` : '';
