import { z } from 'zod';
import { countRecords } from '../directory/count-records.ts';
import type { Fault } from '../directory/directory-file.ts';
import type { FileKind } from '../directory/record-kind.ts';
import { LIMITS } from '../validation/limits.ts';

/** An import can be undone for so many hours. */
export const UNDO_HOURS = 24;

/** An import that can be undone. */
export type UndoableImport = {
  _id: string;
  /** ISO instants: when it was done, and until when it can be undone. */
  at: string;
  until: string;
  /** The email of the admin who did it; '' where that sign-in is gone. */
  by: string;
  added: number;
  changed: number;
};

/** What is to be brought in. */
export const ImportInput = z.object({
  /** A directory file, parsed. */
  file: z
    .looseObject({}, 'Must be a directory file.')
    .refine(
      (file) => countRecords(file) <= LIMITS.importRecords.value,
      LIMITS.importRecords.message,
    ),
  /** Also replace what was edited here since it was brought in, and bring back what was deleted here. */
  overwrite: z.boolean().default(false),
  /** Somebody has checked these facts today. */
  checked: z.boolean().default(false),
  /** Records edited here that are replaced all the same, as somebody chose one by one: 'service' and its id. */
  also: z
    .array(z.string().max(LIMITS.token.value, LIMITS.token.message))
    .max(LIMITS.importRecords.value, LIMITS.importRecords.message)
    .default([]),
});
export type ImportInput = z.output<typeof ImportInput>;

/** An import that was agreed to, with the token of its preview. */
export const ImportConfirmed = ImportInput.extend({
  token: z.string().max(LIMITS.token.value, LIMITS.token.message).default(''),
});

type Listed = {
  kind: FileKind;
  id: string;
  what: string;
  /** The organisation that it belongs to; '' where none. */
  of: string;
};

/** A record with the fields that a file says something else of, as they are and as the file has them. */
type Differing = Listed & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};

/** How a record is named where somebody chooses it. */
export const nameChoice = ({ kind, id }: Pick<Listed, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What an import would do. What has a fault is left out, with what belongs to it. */
export type ImportPreview = {
  /** Good for this file and this state of the directory alone. */
  token: string;
  added: Listed[];
  changed: Differing[];
  unchanged: number;
  /** Edited here since they were brought in: they stay as they are, unless somebody chooses what the file says. */
  kept: Differing[];
  /** Deleted here: they stay away. */
  keptDeleted: Listed[];
  faults: Fault[];
};
