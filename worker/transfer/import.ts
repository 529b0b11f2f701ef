import { type Fault, readDirectoryFile } from '../../shared/directory/directory-file.ts';
import type { ImportInput, ImportPreview } from '../../shared/transfer/import.ts';
import { digestOf } from '../platform/crypto.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { loadEntries, pickDifferences } from './load-entries.ts';
import { planLoad } from './load-plan.ts';
import type { Write } from './load-types.ts';
import type { readStored } from './queries.ts';
import { keepForUndo } from './undo-entries.ts';

type Stored = Awaited<ReturnType<typeof readStored>>;

/** What an import would do to the directory as it stands, and what it takes to do it. */
export function planImport(author: Author, input: ImportInput, { state, stored }: Stored) {
  const now = timestampOf(author);
  const { file, overwrite, checked, also } = input;
  const directory = readDirectoryFile(file);
  const plan = planLoad(directory, stored, {
    now,
    checkedAt: checked ? now : '',
    overwrite,
    also: new Set(also),
    isSample: false,
  });
  const preview: ImportPreview = {
    token: digestOf(JSON.stringify([input, state])),
    added: plan.writes.filter(({ before }) => !before).map(nameWrite),
    changed: plan.writes.filter(({ before }) => before).map(compareWrite),
    unchanged: plan.unchanged,
    kept: plan.kept.map(compareWrite),
    keptDeleted: plan.keptDeleted,
    faults: [...directory.faults, ...plan.faults] satisfies Fault[],
  };
  const { accountId } = author.viewer;
  const entries = loadEntries(plan.writes, { at: now, accountId, action: author.action });
  const kept = keepForUndo(plan.writes, { importId: crypto.randomUUID(), at: now, accountId });
  const statements = [...kept, ...plan.statements, ...entries];
  return { preview, statements };
}

const nameWrite = ({ kind, id, what, of }: Write) => ({ kind, id, what, of });

const compareWrite = (write: Write) => ({ ...nameWrite(write), ...pickDifferences(write) });
