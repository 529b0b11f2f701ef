import { type Fault, readDirectory } from '../../shared/directory-file.ts';
import type { ImportInput, ImportPreview } from '../../shared/transfer.ts';
import { digestOf } from '../account/tokens.ts';
import { asciiJson, chunks, planLoad, type Statement, type Write } from '../directory/load-plan.ts';
import type { Author } from '../records/queries.ts';
import { instantOf } from '../records/queries.ts';
import { INSERT_ENTRIES, type readStored } from './queries.ts';

type Stored = Awaited<ReturnType<typeof readStored>>;

/** What an import would do to the directory as it stands, and what it takes to do it. */
export function planImport(author: Author, input: ImportInput, { state, stored }: Stored) {
  const now = instantOf(author);
  const { file, overwrite, checked } = input;
  const directory = readDirectory(file);
  const plan = planLoad(directory, stored, {
    now,
    checkedAt: checked ? now : '',
    overwrite,
    isSample: false,
  });
  const preview: ImportPreview = {
    token: digestOf(JSON.stringify([input, state.version, state.changedAt])),
    added: plan.writes.filter(({ before }) => !before).map(listed),
    changed: plan.writes
      .filter(({ before }) => before)
      .map((write) => ({
        ...listed(write),
        ...differing(write),
      })),
    unchanged: plan.unchanged,
    kept: plan.kept,
    keptDeleted: plan.keptDeleted,
    faults: directory.faults satisfies Fault[],
  };
  const statements = [...plan.statements, ...entries(author, plan.writes)];
  return { preview, statements };
}

const listed = ({ kind, id, what }: Write) => ({ kind, id, what });

function entries(author: Author, writes: Write[]): Statement[] {
  const { accountId } = author.viewer;
  const rows = writes.map((write) =>
    asciiJson({
      at: instantOf(author),
      accountId,
      action: author.action,
      kind: write.kind,
      recordId: write.id,
      ...jsonOf(differing(write)),
    }),
  );
  return chunks(rows).map((chunk) => ({ sql: INSERT_ENTRIES, json: `[${chunk.join(',')}]` }));
}

const jsonOf = ({ before, after }: ReturnType<typeof differing>) => ({
  before: before && JSON.stringify(before),
  after: JSON.stringify(after),
});

type Row = Record<string, string | number | null>;
type Fields = Record<string, unknown>;

/** What a load counts for itself, which says nothing of the record. */
const COUNTED = ['version', 'loaded_version', 'updated_at', 'last_checked_at'];

/** The fields that a write changes, as records have them; all of them where there was nothing. */
function differing({ before, after }: Write): { before: Fields | null; after: Fields } {
  const names = Object.keys(after).filter(
    (name) => !COUNTED.includes(name) && (!before || before[name] !== after[name]),
  );
  const fields = (row: Row) =>
    Object.fromEntries(names.map((name) => [fieldOf(name), read(name, row[name] ?? null)]));
  return { before: before && fields(before), after: fields(after) };
}

const FIELDS: Record<string, string> = { id: '_id', provider_id: 'provider' };
const FLAGS = ['approved', 'published'];
const LISTS = [
  'phone',
  'addresses',
  'social_medias',
  'categorising_organisations',
  'availability',
  'schedule',
];

const fieldOf = (column: string) =>
  FIELDS[column] ?? column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** A helpline's phone is no list, and no JSON of one. */
function read(column: string, value: string | number | null): unknown {
  if (FLAGS.includes(column)) return Boolean(value);
  const isJson = LISTS.includes(column) && /^[[{]/.test(String(value));
  return isJson ? JSON.parse(String(value)) : value;
}
