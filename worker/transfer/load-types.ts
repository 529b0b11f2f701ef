import type { Fault } from '../../shared/directory/directory-file.ts';
import type { FileKind } from '../../shared/directory/record-kind.ts';
import type { JsonStatement, Row } from '../db/json-statement.ts';

export type LoadOptions = {
  /** ISO instant. */
  now: string;
  /** ISO instant at which a person checked the file's facts; '' where nobody claims to have. */
  checkedAt: string;
  /** Also replace what was edited since it was loaded. */
  overwrite: boolean;
  /** Replace only these of what was edited since it was loaded (`nameChoice`). */
  also?: ReadonlySet<string>;
  /** Put up the banner that says this is sample data. */
  isSample: boolean;
};

export type LoadPlan = {
  /** What runs as one batch, in this order; none when nothing changes. */
  statements: JsonStatement[];
  added: number;
  changed: number;
  unchanged: number;
  /** Each record that is added or changed, as its row was (null where there was none) and will be. */
  writes: Write[];
  /** Records that differ from the file but were edited since they were loaded, or were never loaded. */
  kept: Write[];
  /** Records that were deleted here since, and whatever belongs to an organisation that was. */
  keptDeleted: Listed[];
  /** Organisations that lost something of the file, because there is no room for it beside what is here. */
  faults: Fault[];
};

/** `of` names the organisation that a record belongs to, '' where none. */
export type Listed = { kind: FileKind; id: string; what: string; of: string };
export type Write = Listed & { before: Row | null; after: Row };
