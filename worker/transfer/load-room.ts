import type { Fault } from '../../shared/directory/directory-file.ts';
import { isOver } from '../../shared/services/changes/change-input.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import type { Service } from '../../shared/services/service.ts';
import { SHARES } from '../../shared/services/service-text.ts';
import { LIMITS, type Limit } from '../../shared/validation/limits.ts';
import type { Row } from '../db/json-statement.ts';
import { fieldOf } from './load-content.ts';
import type { Write } from './load-types.ts';

// A file is read without the database, so that only here it is known what an owner has besides what a file brings.

/** Something that an owner may have only so much of in all, and how much of it some rows are. */
type Room = { limit: Limit; of: (rows: readonly Row[]) => number };

/**
 * The writes for which their owner has room, with what is already there; of an owner without room none is left, and a
 * fault says why. What does not grow is always taken, as it is by forms and API.
 */
export function leaveOutExcess(writes: readonly Write[], stored: readonly Row[], today: string) {
  const faults: Fault[] = [];
  const fitting = [...byOwner(writes)].flatMap(([owner, theirs]) => {
    const rooms = roomsOf(theirs[0]?.kind, owner, today);
    if (rooms.length === 0) return theirs;
    const before = stored.filter((row) => ownerOf(row) === owner);
    const written = new Map(theirs.map(({ id, after }) => [id, after]));
    const after = [
      ...before.map((row) => written.get(String(row.id)) ?? row),
      ...theirs.flatMap((write) => (write.before ? [] : [write.after])),
    ];
    const exceeded = rooms.filter(
      ({ limit, of }) => of(after) > limit.value && of(after) > of(before),
    );
    const path = theirs[0]?.of || 'What belongs to no organisation';
    for (const message of new Set(exceeded.map(({ limit }) => limit.message)))
      faults.push({ path, message });
    return exceeded.length > 0 ? [] : theirs;
  });
  return { fitting, faults };
}

function roomsOf(kind: Write['kind'] | undefined, owner: Row[string], today: string): Room[] {
  const all = (rows: readonly Row[]) => rows.length;
  if (kind === 'service')
    return [
      { limit: LIMITS.servicesOfOrganisation, of: all },
      ...Object.values(SHARES).map(({ limit, of }) => ({
        limit,
        of: (rows: readonly Row[]) => of(rows.map((row) => toRecord('service', row) as Service)),
      })),
    ];
  // That an organisation has one helpline is the database's to say: the file's takes its place.
  if (kind === 'helpline')
    return owner === null ? [{ limit: LIMITS.helplinesWithoutProvider, of: all }] : [];
  if (kind !== 'dated change') return [];
  if (owner === null) return [{ limit: LIMITS.changesOfCity, of: all }];
  const isOpen = (row: Row) => !isOver(toRecord('dated change', row) as ChangeRecord, today);
  return [
    { limit: LIMITS.changesKept, of: all },
    { limit: LIMITS.changesOfOrganisation, of: (rows) => rows.filter(isOpen).length },
  ];
}

const ownerOf = (row: Row) => row.provider_id ?? row.organisation_id ?? null;

function byOwner(writes: readonly Write[]) {
  const owners = new Map<Row[string], Write[]>();
  for (const write of writes) {
    const owner = ownerOf(write.after);
    const theirs = owners.get(owner) ?? [];
    theirs.push(write);
    owners.set(owner, theirs);
  }
  return owners;
}

const toRecord = (kind: 'service' | 'dated change', row: Row): unknown =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => fieldOf(kind, column, value)));
