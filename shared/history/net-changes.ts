import { RECORD_FIELDS } from '../directory/record-fields.ts';
import { RECORD_KINDS, type RecordKind } from '../directory/record-kind.ts';
import type { Field } from '../fields/field.ts';
import type { PublicChange } from './changes.ts';
import type { Entry, FieldValues, World } from './entry.ts';
import { allAnswersOf, describeChange, tellOnce } from './old-and-new.ts';
import { type Guarded, guardMore, isTakenBack } from './quiet.ts';

/** What is not a field of its own: whose a service is. */
const ALSO: Partial<Record<RecordKind, Record<string, string>>> = {
  service: { provider: 'another organisation' },
};

/** What matters most to a reader is said first, and what else changed after it. */
const FIRST = [
  ...['type', 'name', 'provider', 'subtype', 'addresses', 'serviceAddress', 'schedule'],
  ...['phone', 'onlineWorkingTime', 'email', 'website', 'socialMedias'],
];

/** Each public field with what is said when it changed. What is not here is not told. */
function wordsOf(kind: RecordKind): [field: string, words: string][] {
  const fields: Record<string, Field> = RECORD_FIELDS[kind];
  const told = Object.entries(fields).flatMap(([name, { changed }]) =>
    changed ? [[name, changed] as const] : [],
  );
  const words: Record<string, string> = { ...Object.fromEntries(told), ...ALSO[kind] };
  const names = new Set([...FIRST, ...Object.keys(words)]);
  return [...names].flatMap((name) => (words[name] ? [[name, words[name]]] : []));
}

const WORDS = {
  organisation: wordsOf('organisation'),
  service: wordsOf('service'),
  helpline: wordsOf('helpline'),
};

type NetChanges = {
  /** The latest first. */
  changes: PublicChange[];
  /** Whether something was taken down in that time, which is not named. */
  isSomeHidden: boolean;
};

/**
 * What the public would notice between the first of these entries and now: the entries, the latest first, are undone on a
 * copy of what is public now (whatever else `present` holds is left out), and what was public then is laid beside it. What
 * was changed and changed back, or deleted and restored, is no change.
 *
 * It names nothing that is taken down or was never approved: a record is called closed only where it was deleted, and was
 * public until then. Old values are told of what was public all the time, and of no organisation that is `guarded`.
 */
export function netChanges(
  world: World,
  entries: readonly Entry[],
  guarded: Guarded = new Set(),
): NetChanges {
  const present = publicPart(world);
  const past = copyWorld(present);
  const touched = new Map<string, string>();
  /** What the public saw last of each record whose last change deleted it, by its key. */
  const deleted = new Map<string, View | null>();
  const takenDown = new Set<string>();
  const takenBack = new Set<string>();
  let quiet = guarded;
  for (const entry of entries) {
    if (!isKind(entry.kind)) continue;
    const there = present[entry.kind].get(entry.recordId) ?? past[entry.kind].get(entry.recordId);
    undo(past, entry.kind, entry);
    const whole = {
      ...entry.after,
      ...there,
      ...past[entry.kind].get(entry.recordId),
      ...entry.before,
    };
    quiet = guardMore(quiet, { entry, kind: entry.kind, owner: idOf(whole.provider) });
    for (const { kind, id } of recordsOf(entry, entry.kind)) {
      const key = keyOf(kind, id);
      if (isTakenBack(entry)) takenBack.add(key);
      // What was merged into another goes on as that one.
      const isGone = !entry.after && !entry.before?.mergedWith;
      if (!touched.has(key) && isGone) deleted.set(key, publicView(past, kind, id));
      if (!touched.has(key)) touched.set(key, entry.at);
      if (entry.after?.published === false && !present[kind].has(id)) takenDown.add(key);
    }
  }

  /** What is closed, as it was called last; null where it is only taken down, or was before it was deleted. */
  const closed = (kind: RecordKind, id: string): View | null => {
    const seen = deleted.get(keyOf(kind, id));
    const owner = idOf(seen?.fields.provider);
    if (!seen || owner === null) return seen ?? null;
    const provider = publicView(present, 'organisation', owner);
    const last = provider ?? deleted.get(keyOf('organisation', owner));
    if (!last) return null;
    return kind === 'service' ? { ...seen, name: last.name } : seen;
  };

  const isQuiet = (kind: RecordKind, id: string, owner: string | null) => {
    const organisation = kind === 'organisation' ? id : owner;
    return (
      quiet === 'all' ||
      takenBack.has(keyOf(kind, id)) ||
      (organisation !== null &&
        (quiet.has(organisation) || takenBack.has(keyOf('organisation', organisation))))
    );
  };

  const changes = RECORD_KINDS.flatMap((kind) => {
    const ids = new Set([...present[kind].keys(), ...past[kind].keys()]);
    return [...ids].flatMap((_id): PublicChange[] => {
      const was = publicView(past, kind, _id);
      const is = publicView(present, kind, _id);
      const seen = is ?? (was && closed(kind, _id));
      if (!seen) return [];
      const owner = idOf(seen.fields.provider);
      const told = compare(kind, was, is, isQuiet(kind, _id, owner));
      if (!told) return [];
      const instants = [
        touched.get(keyOf(kind, _id)),
        owner === null ? undefined : touched.get(keyOf('organisation', owner)),
      ];
      const [at = ''] = instants
        .filter((it) => it !== undefined)
        .sort()
        .reverse();
      takenDown.delete(keyOf(kind, _id));
      return [{ ...told, kind, _id, name: seen.name, type: typeOf(kind, seen.fields), at }];
    });
  });
  return {
    changes: changes.sort((a, b) => b.at.localeCompare(a.at)),
    isSomeHidden: takenDown.size > 0,
  };
}

const keyOf = (kind: RecordKind, id: string) => `${kind} ${id}`;

const publicPart = (world: World): World => {
  const seen = (kind: RecordKind) =>
    new Map([...world[kind]].filter(([id]) => publicView(world, kind, id) !== null));
  return {
    organisation: seen('organisation'),
    service: seen('service'),
    helpline: seen('helpline'),
  };
};

const isKind = (kind: string): kind is RecordKind => Object.hasOwn(RECORD_FIELDS, kind);

const copyWorld = (world: World): World => ({
  organisation: new Map(world.organisation),
  service: new Map(world.service),
  helpline: new Map(world.helpline),
});

function undo(world: World, kind: RecordKind, { recordId, before, after }: Entry) {
  if (!before) {
    world[kind].delete(recordId);
    for (const { part, id } of partsOf(after)) world[part].delete(id);
    return;
  }
  const there = after && world[kind].get(recordId);
  // Its making or its loading was never written down: what it was before cannot be said.
  if (after && !there) return;
  world[kind].set(recordId, { ...there, ...before });
  if (!after) for (const { part, id, fields } of partsOf(before)) world[part].set(id, fields);
}

/** What was deleted or restored with an organisation. */
function partsOf(whole: FieldValues | null) {
  const { services = [], helpline = null } = (whole ?? {}) as {
    services?: FieldValues[];
    helpline?: FieldValues | null;
  };
  return [
    ...services.map((fields) => ({ part: 'service' as const, fields })),
    ...(helpline ? [{ part: 'helpline' as const, fields: helpline }] : []),
  ].map(({ part, fields }) => ({ part, fields, id: String(fields._id) }));
}

/** What an entry is about, with what was deleted or restored along with it. */
const recordsOf = ({ recordId, before, after }: Entry, kind: RecordKind) => [
  { kind, id: recordId },
  ...partsOf(before && after ? null : (before ?? after)).map(({ part, id }) => ({
    kind: part,
    id,
  })),
];

type View = { fields: FieldValues; name: string };

/** The whole rule of who is public once more, for a time that is past: null for what nobody could see. */
function publicView(world: World, kind: RecordKind, id: string): View | null {
  const fields = world[kind].get(id);
  if (!fields || fields.published === false) return null;
  if (kind === 'organisation')
    return isPublic(fields) ? { fields, name: String(fields.name) } : null;
  const owner = idOf(fields.provider);
  const provider = owner === null ? null : world.organisation.get(owner);
  if (owner !== null && !(provider && isPublic(provider))) return null;
  return { fields, name: String(kind === 'service' ? provider?.name : fields.name) };
}

const isPublic = ({ role, approved, published }: FieldValues) =>
  role !== 'admin' && approved === true && published !== false;

/** The id of a provider as a service has it, which may be the bare id. */
function idOf(provider: unknown): string | null {
  if (typeof provider === 'object') return (provider as { _id?: string } | null)?._id ?? null;
  return provider === undefined ? null : String(provider);
}

const typeOf = (kind: RecordKind, fields: FieldValues | undefined) =>
  kind === 'organisation' ? '' : String(fields?.type ?? '');

function compare(kind: RecordKind, was: View | null, is: View | null, isQuiet: boolean) {
  if (!was && !is) return null;
  if (!was) return { change: 'added' as const, what: [] };
  if (!is) return { change: 'closed' as const, what: [] };
  const changed = WORDS[kind]
    .filter(([field]) => plain(field, was.fields) !== plain(field, is.fields))
    .map(([field, words]) => describeChange(field, words, was.fields, is.fields, isQuiet));
  const what = tellOnce(changed);
  return what.length > 0 ? { change: 'changed' as const, what } : null;
}

/**
 * A value so that it can be compared: what holds nothing is nothing, in whichever way; a schedule's days in any order. The
 * public reads a service's conditions with what its subtype and availability say, which the history keeps apart.
 */
function plain(field: string, fields: FieldValues): string {
  const value = field === 'conditions' ? allAnswersOf(fields) : fields[field];
  if (field === 'provider') return idOf(value) ?? '';
  if (Array.isArray(value) && value.every((it) => it === '')) return '';
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return value ? JSON.stringify(value) : '';
}
