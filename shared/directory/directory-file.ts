import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { z } from 'zod';
import { stripPhone } from '../contact/phone-digits.ts';
import { normaliseChange } from '../services/changes/change-input.ts';
import type { ChangeRecord } from '../services/changes/change-record.ts';
import { SHARES } from '../services/service-text.ts';
import { LIMITS } from '../validation/limits.ts';
import { ChangeEntry, HelplineEntry, OrganisationEntry, ServiceEntry } from './file-entries.ts';

/** One thing wrong with a directory file. */
export type Fault = {
  /** Where: `organisations[3].services[1].schedule.Monday`; '' for the file itself. */
  path: string;
  message: string;
};

export type DirectoryOrganisation = z.output<typeof OrganisationEntry> & { _id: string };
/** `provider` is its organisation's id. */
export type DirectoryService = z.output<typeof ServiceEntry> & { _id: string; provider: string };
/** `provider` is its organisation's id, or null. */
export type DirectoryHelpline = z.output<typeof HelplineEntry> & {
  _id: string;
  provider: string | null;
};

/** `organisation` is null of a type or the city. */
export type DirectoryChange = Omit<ChangeRecord, 'updatedAt'>;

/** The sound records of a directory file, in its order, and every fault of the others. */
export type Directory = {
  organisations: DirectoryOrganisation[];
  services: DirectoryService[];
  helplines: DirectoryHelpline[];
  changes: DirectoryChange[];
  faults: Fault[];
};

/**
 * Reads a directory file of the sample's shape, already parsed from JSON, by the rules the API uses
 * (docs/product.md#running-it). Keys that begin with `_` are notes, except `_id`; without one a stable id is derived,
 * so that loading the same file twice gives the same records; alike services of an organisation have theirs by their
 * order. Absent flags are true, an absent version is 1. A faulty organisation takes its services and helpline with it;
 * a faulty service or helpline is left out alone. The caller decides whether any fault refuses the whole file.
 */
export function readDirectoryFile(file: unknown): Directory {
  const directory: Directory = {
    organisations: [],
    services: [],
    helplines: [],
    changes: [],
    faults: [],
  };
  const { faults } = directory;

  const root = object(withoutNotes(file), '', faults);
  if (!root) return directory;
  const identify = createIdentifier(faults, serviceIdsOf(root));
  unknownKeys(root, ['source', 'asOf', 'organisations', 'helplines', 'datedChanges'], '', faults);

  for (const [path, raw] of list(root.organisations, 'organisations', faults)) {
    const parsed = parse(OrganisationEntry, raw, path, faults, [
      ...['services', 'helpline', 'datedChanges'],
    ]);
    const organisation =
      parsed && identify('organisation', path, parsed, [parsed.name, parsed.addresses[0] ?? '']);
    if (organisation) directory.organisations.push(organisation);
    const { services, helpline, datedChanges } = (isObject(raw) ? raw : {}) as Fields;
    readServices(services ?? [], `${path}.services`, organisation?._id);
    if (helpline != null) readHelpline(helpline, `${path}.helpline`, organisation?._id);
    readChanges(datedChanges ?? [], `${path}.datedChanges`, organisation?._id);
  }
  for (const [path, raw] of list(root.helplines ?? [], 'helplines', faults)) {
    readHelpline(raw, path, null);
  }
  readChanges(root.datedChanges ?? [], 'datedChanges', null);
  return directory;

  /** An undefined `provider` is an organisation at fault: its records are checked, but left out. */
  function readServices(services: unknown, at: string, provider: string | undefined) {
    const sound: z.output<typeof ServiceEntry>[] = [];
    const first = directory.services.length;
    for (const [index, [path, raw]] of list(services, at, faults).entries()) {
      if (index === LIMITS.servicesOfOrganisation.value) {
        faults.push({ path: at, message: LIMITS.servicesOfOrganisation.message });
        return;
      }
      const parsed = parse(ServiceEntry, raw, path, faults);
      if (parsed) sound.push(parsed);
      if (!parsed || provider === undefined) continue;
      const service = identify('service', path, parsed, serviceIdentity({ ...parsed, provider }));
      if (service) directory.services.push({ ...service, provider });
    }
    const exceeded = Object.values(SHARES).filter(({ of, limit }) => of(sound) > limit.value);
    const messages = new Set(exceeded.map(({ limit }) => limit.message));
    for (const message of messages) faults.push({ path: at, message });
    // Nobody can say which of them is too much: they are left out together.
    if (messages.size > 0) directory.services.length = first;
  }

  function readHelpline(raw: unknown, path: string, provider: string | null | undefined) {
    const parsed = parse(HelplineEntry, raw, path, faults);
    if (!parsed || provider === undefined) return;
    const helpline = identify('helpline', path, parsed, [provider ?? '', parsed.name]);
    if (helpline) directory.helplines.push({ ...helpline, provider });
  }

  /** They name services by their ids, those of their own organisation. */
  function readChanges(raw: unknown, at: string, organisation: string | null | undefined) {
    const { value, message } = organisation === null ? LIMITS.changesOfCity : LIMITS.changesKept;
    const isTheirs = ({ provider }: DirectoryService) => provider === organisation;
    const known = new Set(directory.services.filter(isTheirs).map(({ _id }) => _id));
    for (const [index, [path, item]] of list(raw, at, faults).entries()) {
      if (index === value) {
        faults.push({ path: at, message });
        return;
      }
      const parsed = parse(ChangeEntry, item, path, faults);
      if (!parsed || organisation === undefined) continue;
      const isOwned = parsed.scope === 'service' || parsed.scope === 'organisation';
      if (isOwned !== (organisation !== null))
        faults.push({ path: `${path}.scope`, message: 'Does not belong here.' });
      else if (normaliseChange(parsed).services.some((id) => !known.has(id)))
        faults.push({
          path: `${path}.services`,
          message: 'Must be services of this organisation.',
        });
      else {
        const identity = [organisation ?? '', JSON.stringify(parsed)];
        const change = identify('dated change', path, parsed, identity);
        if (!change) continue;
        const { fromNow: _, ...fields } = { ...change, ...normaliseChange(change) };
        directory.changes.push({ ...fields, organisation });
      }
    }
  }
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key === '_id' || !key.startsWith('_'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNotes(inner)]));
}

function object(value: unknown, path: string, faults: Fault[]): Fields | null {
  if (isObject(value)) return value;
  faults.push({ path, message: 'Must be an object.' });
  return null;
}

function list(value: unknown, path: string, faults: Fault[]): [path: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [`${path}[${index}]`, item]);
  faults.push({ path, message: 'Must be a list.' });
  return [];
}

function unknownKeys(fields: Fields, known: readonly string[], path: string, faults: Fault[]) {
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) faults.push({ path: at(path, [key]), message: 'Unknown key.' });
  }
}

/** The record, its phones stripped and its fields checked; null when it has a fault, one noted for each path. */
function parse<S extends z.ZodObject>(
  schema: S,
  raw: unknown,
  path: string,
  faults: Fault[],
  nested: readonly string[] = [],
): z.output<S> | null {
  const faultsBefore = faults.length;
  const fields = object(raw, path, faults);
  if (!fields) return null;
  unknownKeys(fields, [...Object.keys(schema.shape), ...nested], path, faults);
  const parsed = schema.safeParse({ ...fields, ...('phone' in fields && strippedPhone(fields)) });
  const messages = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const where = at(path, issue.path);
    if (!messages.has(where)) messages.set(where, issue.message);
  }
  for (const [where, message] of messages) faults.push({ path: where, message });
  return parsed.success && faults.length === faultsBefore ? parsed.data : null;
}

function strippedPhone({ phone }: Fields): { phone: unknown } {
  const strip = (value: unknown) => (typeof value === 'string' ? stripPhone(value) : value);
  return { phone: Array.isArray(phone) ? phone.map(strip) : strip(phone) };
}

function at(path: string, keys: readonly PropertyKey[]): string {
  const steps = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return `${path}${steps.join('')}`.replace(/^\./, '');
}

/** The ids that services of the file bring with them, wherever they stand in it: none is made for another. */
function serviceIdsOf({ organisations }: Fields): ReadonlySet<unknown> {
  const entries = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
  const services = entries(organisations).flatMap(({ services }) => entries(services));
  return new Set(services.map(({ _id }) => _id));
}

/** What makes a record the same one at the next load, and is one record's only. */
const IDENTITY = {
  organisation: 'name and first address',
  helpline: 'provider and name',
  'dated change': 'all that it says',
} as const;

/** Gives records their ids and refuses the second of two that would share one; of services it makes another id. */
function createIdentifier(faults: Fault[], serviceIds: ReadonlySet<unknown>) {
  const places = new Map<string, string>();
  const ordinals = new Map<string, number>();

  /** A women's and a mixed session may share all that identifies a service: the first that has no id yet is next. */
  const nextServiceId = (identity: readonly string[]): string => {
    const key = JSON.stringify(identity);
    let ordinal = ordinals.get(key) ?? 0;
    let id: string;
    do {
      ordinal += 1;
      id = derivedServiceId(identity, ordinal);
    } while (places.has(`service ${id}`) || serviceIds.has(id));
    ordinals.set(key, ordinal);
    return id;
  };

  return <T extends { _id?: string | undefined }>(
    kind: keyof typeof IDENTITY | 'service',
    path: string,
    record: T,
    identity: readonly string[],
  ): (T & { _id: string }) | null => {
    const derive = () => (kind === 'service' ? nextServiceId(identity) : derivedId(kind, identity));
    const _id = record._id ?? derive();
    const place = places.get(`${kind} ${_id}`);
    if (place === undefined) {
      places.set(`${kind} ${_id}`, path);
      return { ...record, _id };
    }
    const message =
      record._id === undefined && kind !== 'service'
        ? `Same ${IDENTITY[kind]} as ${place}. Give one of them an _id of its own.`
        : `Same _id as ${place}.`;
    faults.push({ path, message });
    return null;
  };
}

type ServiceIdentity = Pick<DirectoryService, 'provider' | 'type' | 'subtype' | 'serviceAddress'>;

/** What a service without an id of its own is known by; several of an organisation may share it. */
export const serviceIdentity = (service: ServiceIdentity): string[] => [
  service.provider,
  service.type,
  service.subtype,
  service.serviceAddress,
];

/** The id of the first (`ordinal` 1), second or later of the services that share an identity. */
export const derivedServiceId = (identity: readonly string[], ordinal: number): string =>
  derivedId('service', ordinal === 1 ? identity : [...identity, String(ordinal)]);

function derivedId(kind: string, identity: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([kind, ...identity])))).slice(0, 16);
}
