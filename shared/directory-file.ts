import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { HelplineInput } from './helpline-input.ts';
import { OrganisationRecord } from './organisation-input.ts';
import { stripPhone } from './phone-digits.ts';
import { ServiceInput } from './service-input.ts';

/** One thing wrong with a directory file. */
export type Fault = {
  /** Where: `organisations[3].services[1].schedule.Monday`; '' for the file itself. */
  path: string;
  message: string;
};

const entry = {
  _id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'An _id is 1 to 64 letters, digits, hyphens or underscores.')
    .optional(),
  published: z.boolean('Must be true or false.').default(true),
  /** Of a record that is new where it is brought in: it goes on counting where it was taken out. */
  version: z.int('Must be a whole number.').min(1, 'Must be 1 or more.').default(1),
};
const OrganisationEntry = OrganisationRecord.extend({
  ...entry,
  approved: z.boolean('Must be true or false.').default(true),
});
const ServiceEntry = ServiceInput.safeExtend(entry);
const HelplineEntry = HelplineInput.safeExtend(entry);

export type DirectoryOrganisation = z.output<typeof OrganisationEntry> & { _id: string };
/** `provider` is its organisation's id. */
export type DirectoryService = z.output<typeof ServiceEntry> & { _id: string; provider: string };
/** `provider` is its organisation's id, or null. */
export type DirectoryHelpline = z.output<typeof HelplineEntry> & {
  _id: string;
  provider: string | null;
};

/** The sound records of a directory file, in its order, and every fault of the others. */
export type Directory = {
  organisations: DirectoryOrganisation[];
  services: DirectoryService[];
  helplines: DirectoryHelpline[];
  faults: Fault[];
};

/**
 * Reads a directory file of the sample's shape, already parsed from JSON, by the rules the API uses (DESIGN, Local and
 * deployed). Keys that begin with `_` are notes, except `_id`; without one a stable id is derived, so that loading the
 * same file twice gives the same records. Absent flags are true, an absent version is 1. A faulty organisation takes its services and helpline
 * with it; a faulty service or helpline is left out alone. The caller decides whether any fault refuses the whole file.
 */
export function readDirectory(file: unknown): Directory {
  const directory: Directory = { organisations: [], services: [], helplines: [], faults: [] };
  const { faults } = directory;
  const identify = identifier(faults);

  const root = object(withoutNotes(file), '', faults);
  if (!root) return directory;
  unknownKeys(root, ['source', 'asOf', 'organisations', 'helplines'], '', faults);

  for (const [path, raw] of list(root.organisations, 'organisations', faults)) {
    const parsed = parse(OrganisationEntry, raw, path, faults, ['services', 'helpline']);
    const organisation =
      parsed && identify('organisation', path, parsed, [parsed.name, parsed.addresses[0] ?? '']);
    if (organisation) directory.organisations.push(organisation);
    const { services, helpline } = (isObject(raw) ? raw : {}) as Fields;
    readServices(services ?? [], `${path}.services`, organisation?._id);
    if (helpline != null) readHelpline(helpline, `${path}.helpline`, organisation?._id);
  }
  for (const [path, raw] of list(root.helplines ?? [], 'helplines', faults)) {
    readHelpline(raw, path, null);
  }
  return directory;

  /** An undefined `provider` is an organisation at fault: its records are checked, but left out. */
  function readServices(services: unknown, at: string, provider: string | undefined) {
    for (const [path, raw] of list(services, at, faults)) {
      const parsed = parse(ServiceEntry, raw, path, faults);
      if (!parsed || provider === undefined) continue;
      const { type, subtype, serviceAddress } = parsed;
      const service = identify('service', path, parsed, [provider, type, subtype, serviceAddress]);
      if (service) directory.services.push({ ...service, provider });
    }
  }

  function readHelpline(raw: unknown, path: string, provider: string | null | undefined) {
    const parsed = parse(HelplineEntry, raw, path, faults);
    if (!parsed || provider === undefined) return;
    const helpline = identify('helpline', path, parsed, [provider ?? '', parsed.name]);
    if (helpline) directory.helplines.push({ ...helpline, provider });
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

/** What makes a record the same one at the next load (DESIGN, Local and deployed). */
const IDENTITY = {
  organisation: 'name and first address',
  service: 'organisation, type, subtype and address',
  helpline: 'provider and name',
} as const;

/** Gives records their ids and refuses the second of two that would share one. */
function identifier(faults: Fault[]) {
  const places = new Map<string, string>();
  return <T extends { _id?: string | undefined }>(
    kind: keyof typeof IDENTITY,
    path: string,
    record: T,
    identity: readonly string[],
  ): (T & { _id: string }) | null => {
    const _id = record._id ?? derivedId(kind, identity);
    const place = places.get(`${kind} ${_id}`);
    if (place === undefined) {
      places.set(`${kind} ${_id}`, path);
      return { ...record, _id };
    }
    const message =
      record._id === undefined
        ? `Same ${IDENTITY[kind]} as ${place}. Give one of them an _id of its own.`
        : `Same _id as ${place}.`;
    faults.push({ path, message });
    return null;
  };
}

function derivedId(kind: string, identity: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([kind, ...identity])))).slice(0, 16);
}
