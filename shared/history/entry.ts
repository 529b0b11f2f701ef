import type { RecordKind } from '../directory/record-kind.ts';

export type FieldValues = Record<string, unknown>;

/** Everything that is listed or was taken down, by id, as records have their fields. */
export type World = Record<RecordKind, Map<string, FieldValues>>;

/** What the history keeps of a change. */
export type Entry = {
  /** ISO instant. */
  at: string;
  kind: string;
  recordId: string;
  /** The fields that differ; the whole record where it was made (`before` is null) or deleted (`after` is null). */
  before: FieldValues | null;
  after: FieldValues | null;
};
