import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { askings, DatedChangeRow, holidayAnswers } from '../db/tables.ts';

/** A row as its table has it. */
export type StoredRow = Record<string, unknown> & {
  id: string;
  version: number;
  updatedAt: string;
  lastCheckedAt: string;
};

/** Two rows of a kind that became one: both as they were, and what the merge set of the one that stays. */
export type KeptPair = {
  kind: RecordKind;
  keep: StoredRow;
  drop: StoredRow;
  set: Partial<StoredRow>;
};

/** A listing that went over to the organisation that stays, and what the merge set of it besides. */
export type KeptMoved = {
  id: string;
  published: boolean;
  takenDownReason: string;
};

type Asking = typeof askings.$inferSelect;

/** What undoes a merge. Of sign-ins and reports the ids alone. */
export type MergeUndo = {
  names: { keep: string; drop: string };
  pairs: KeptPair[];
  services: KeptMoved[];
  helpline: KeptMoved | null;
  changes: DatedChangeRow[];
  askings: { keep: Asking | null; drop: Asking | null };
  holidayAnswers: (typeof holidayAnswers.$inferSelect)[];
  /** The first dates of the holidays that the one that stays was not asked about. */
  onlyTheirs: string[];
  accounts: string[];
  /** Reports of what is no more, and those that its people made. */
  reports: string[];
  reportedBy: string[];
};
