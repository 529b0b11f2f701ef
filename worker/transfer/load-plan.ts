import type {
  DirectoryHelpline,
  DirectoryOrganisation,
  DirectoryService,
  Directory as FileDirectory,
} from '../../shared/directory/directory-file.ts';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { nameChoice } from '../../shared/transfer/import.ts';
import type { Row } from '../db/json-statement.ts';
import { keepAlike } from './alike-services.ts';
import { planChanges } from './load-changes.ts';
import { contentOf } from './load-content.ts';
import { leaveOutExcess } from './load-room.ts';
import {
  raiseVersion,
  removeTombstones,
  type StoredRows,
  TABLES,
  type Table,
  upsertRows,
} from './load-statements.ts';
import type { Listed, LoadOptions, LoadPlan, Write } from './load-types.ts';

const KINDS: Record<Table, RecordKind> = {
  organisations: 'organisation',
  services: 'service',
  helplines: 'helpline',
};

/**
 * What it takes to bring a file's sound records into the database. A record that says the same is left alone, its check
 * date too unless the file was checked later. New words are only as checked as the file that brings them.
 */
export function planLoad(file: FileDirectory, stored: StoredRows, options: LoadOptions): LoadPlan {
  const plan: LoadPlan = {
    statements: [],
    added: 0,
    changed: 0,
    unchanged: 0,
    writes: [],
    kept: [],
    keptDeleted: [],
    faults: [],
  };
  const { date } = cityTime(Date.parse(options.now));
  const wanted = wantedRows(file, stored);
  const isDeleted = findDeleted(stored, options);
  for (const table of TABLES) {
    const kind = KINDS[table];
    const present = new Map(stored[table].map((row) => [row.id, row]));
    const wished = wanted[table].flatMap(({ id, what, of, version, lastCheckedAt, content }) => {
      const row = present.get(id) ?? null;
      const listed = { kind, id, what, of };
      if (!row && isDeleted(listed, content)) {
        plan.keptDeleted.push(listed);
        return [];
      }
      const write = decide(
        row,
        content,
        { version, checkedAt: checkDate(lastCheckedAt, options) },
        isReplaced(listed, options) ? { ...options, overwrite: true } : options,
      );
      if (row && write === 'kept')
        plan.kept.push({ ...listed, before: row, after: { id, ...keepSecret(row, content) } });
      else if (write === 'unchanged') plan.unchanged += 1;
      return typeof write === 'string' ? [] : [{ ...listed, before: row, after: { id, ...write } }];
    });
    const writes = takeFitting(plan, wished, stored[table], date);
    plan.statements.push(
      ...upsertRows(
        table,
        writes.map(({ after }) => after),
      ),
    );
  }
  const changes = planChanges(file, stored, options, { plan, isDeleted });
  const fitting = takeFitting(plan, changes, stored.dated_changes, date);
  plan.statements.push(
    ...upsertRows(
      'dated_changes',
      fitting.map(({ after }) => after),
    ),
  );
  plan.statements.push(...removeTombstones(comingBack(plan.writes, stored)));
  if (plan.statements.length > 0) {
    const isSeen = options.isSample || isSeenByPublic(plan.writes, stored);
    plan.statements.push(raiseVersion({ ...options, isSeen }));
  }
  return plan;
}

/** Whether somebody chose that a file's words take the place of what was edited here. */
const isReplaced = (listed: Listed, { overwrite, also }: LoadOptions): boolean =>
  overwrite || Boolean(also?.has(nameChoice(listed)));

/** Adds to a plan those of some writes for which there is room, and gives them. */
function takeFitting(plan: LoadPlan, wished: Write[], stored: readonly Row[], today: string) {
  const { fitting, faults } = leaveOutExcess(wished, stored, today);
  plan.writes.push(...fitting);
  plan.faults.push(...faults);
  plan.changed += fitting.filter(({ before }) => before).length;
  plan.added += fitting.filter(({ before }) => !before).length;
  return fitting;
}

/** Whether any of these records is public before or after they are written. */
function isSeenByPublic(writes: readonly Write[], { organisations }: StoredRows): boolean {
  const isPublic = (row: Row | null) =>
    row !== null && row.role !== 'admin' && Boolean(row.approved && row.published);
  const all = [...organisations, ...writes.map(({ after }) => after)];
  const owners = new Set(all.filter(isPublic).map(({ id }) => id));
  return writes.some(({ kind, before, after }) =>
    [before, after].some((row) =>
      kind === 'dated change'
        ? row && (row.organisation_id === null || owners.has(row.organisation_id as string))
        : kind === 'organisation'
          ? isPublic(row)
          : row?.published && (!row.provider_id || owners.has(row.provider_id)),
    ),
  );
}

/** Whether a record that is not there was deleted here, or would belong to an organisation that was. */
function findDeleted({ tombstones, organisations }: StoredRows, { overwrite }: LoadOptions) {
  const stones = new Set(tombstones.map(({ kind, id }) => `${kind} ${id}`));
  const present = new Set(organisations.map(({ id }) => id));
  return ({ kind, id }: Listed, { provider_id: provider }: Row): boolean => {
    if (overwrite) return false;
    const isOrphan = provider && !present.has(provider) && stones.has(`organisation ${provider}`);
    return stones.has(`${kind} ${id}`) || Boolean(isOrphan);
  };
}

/** The tombstones of what is there again. */
function comingBack(writes: readonly Write[], { tombstones }: StoredRows): Row[] {
  const back = new Set(writes.map(({ kind, id }) => `${kind} ${id}`));
  return tombstones.filter(({ kind, id }) => back.has(`${kind} ${id}`));
}

/** When a record was checked: as its file says of it or as is said of the whole file, the later of both; never to come. */
function checkDate(lastCheckedAt: string, { now, checkedAt }: LoadOptions): string {
  const said = lastCheckedAt > now ? now : lastCheckedAt;
  return said > checkedAt ? said : checkedAt;
}

/** A file that does not say whether an address may be seen does not say that it may: what is known of it stays. */
const keepSecret = (row: Row | null, content: Row): Row =>
  row && content.address_public === ''
    ? { ...content, address_public: row.address_public ?? '' }
    : content;

/**
 * The row to write, or why none is. A date that is said of a record counts for new words only where it is later than that
 * of the words which stand: else it was said of those.
 */
function decide(
  row: Row | null,
  ofRecord: Row,
  { version: firstVersion, checkedAt: said }: { version: number; checkedAt: string },
  { now, checkedAt: ofFile, overwrite }: LoadOptions,
) {
  const content = keepSecret(row, ofRecord);
  const checkedAt = !row || said > String(row.last_checked_at) ? said : ofFile;
  const history = (version: number) => ({
    version,
    loaded_version: version,
    updated_at: now,
    last_checked_at: checkedAt,
  });
  if (!row) return { ...content, ...history(firstVersion) };
  const differs = Object.entries(content).some(([column, value]) => row[column] !== value);
  if (row.version !== row.loaded_version && !(overwrite && differs)) {
    return differs ? 'kept' : 'unchanged';
  }
  if (!differs && checkedAt <= String(row.last_checked_at)) return 'unchanged';
  return { ...content, ...history(Number(row.version) + 1) };
}

type Wanted = Pick<DirectoryService, 'version' | 'lastCheckedAt'> & {
  id: string;
  what: string;
  of: string;
  content: Row;
};

function wantedRows(file: FileDirectory, stored: StoredRows): Record<Table, Wanted[]> {
  // An organisation has one helpline: under a new name it is still the same record.
  const helplineOf = new Map(stored.helplines.map((row) => [row.provider_id, String(row.id)]));
  const names = new Map([
    ...stored.organisations.map(({ id, name }) => [id, String(name)] as const),
    ...file.organisations.map(({ _id, name }) => [_id, name] as const),
  ]);
  const contentOfService = (record: DirectoryService) => contentOf('service', record);
  const services = keepAlike(file.services, stored.services, contentOfService);
  return {
    organisations: file.organisations.map((record) =>
      toWanted('organisation', record, { what: record.name, of: '' }),
    ),
    services: services.map((record) =>
      toWanted('service', record, {
        what: serviceLine(record),
        of: names.get(record.provider) ?? '',
      }),
    ),
    helplines: file.helplines.map((record) => {
      const { provider, name } = record;
      const id = (provider && helplineOf.get(provider)) ?? record._id;
      const of = (provider && names.get(provider)) ?? '';
      return toWanted('helpline', { ...record, _id: id }, { what: name, of });
    }),
  };
}

type FileRecord = DirectoryOrganisation | DirectoryService | DirectoryHelpline;

const toWanted = (
  kind: RecordKind,
  record: FileRecord,
  called: Pick<Wanted, 'what' | 'of'>,
): Wanted => ({
  id: record._id,
  ...called,
  version: record.version,
  lastCheckedAt: record.lastCheckedAt,
  content: contentOf(kind, record),
});
