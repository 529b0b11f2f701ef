import { SOCIAL_NETWORKS } from '../contact/social-media.ts';
import { RECORD_KINDS } from '../directory/record-kind.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { DAYS } from '../time/schedule.ts';

/** What the history tells of. */
export const HISTORY_KINDS = [...RECORD_KINDS, 'account'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** For how many months the history is kept. */
export const HISTORY_MONTHS = 12;

/** For how long what was deleted can be restored. */
export const RESTORE_DAYS = 30;

type Fields = Record<string, unknown>;

/** Who did what to which record, and when. */
export type HistoryEntry = {
  _id: string;
  /** ISO instant. */
  at: string;
  /** Who; null where nobody was signed in, as at a registration. The e-mail is the one of that time. */
  account: { _id: string; email: string } | null;
  /** As the permission table names it: `service:update`. */
  action: string;
  kind: string;
  recordId: string;
  /** What the record is called, '' where nothing says so any more. */
  name: string;
  /** Whether there is such a record now; false for accounts, which have no page. */
  isThere: boolean;
  /** The fields that differ; the whole record where it was made (`before` is null) or deleted (`after` is null). */
  before: Fields | null;
  after: Fields | null;
  /** ISO instant until which this deletion can be undone; null where it cannot be, or was. */
  restorableUntil: string | null;
};

export type HistoryPage = {
  /** The latest first. */
  entries: HistoryEntry[];
  /** What to ask for as `before` to read on; null at the end. */
  next: string | null;
};

/** What is not a field of a form: it is changed by deeds of their own. */
const OWN_DEEDS = ['approved', 'published', 'provider', 'role'];

/** Whether an entry is a change of fields, by a form or a file, of a record that is still there: it can be put back. */
export function isReversible({ action, kind, isThere, before, after }: HistoryEntry): boolean {
  if (!isThere || !before || !after || kind === 'account') return false;
  const isOfFields = /:(update|import)$/.test(action);
  return isOfFields && !OWN_DEEDS.some((field) => field in before);
}

/** One field of a change, in words; '' where it held nothing. */
export type Difference = { field: string; before: string; after: string };

/** What a field is called where it is read, in the order in which a form has it. */
const LABELS: Record<string, string> = {
  type: 'Type',
  subtype: 'Subtype',
  name: 'Name',
  description: 'Description',
  provider: 'Organisation',
  serviceAddress: 'Address',
  availability: 'Availability',
  ...Object.fromEntries(DAYS.map((day) => [day, day])),
  note: 'Note',
  addresses: 'Addresses',
  email: 'Email',
  phone: 'Phone',
  ...Object.fromEntries(PHONE_LABELS.map((label) => [label, label])),
  website: 'Website',
  ...Object.fromEntries(SOCIAL_NETWORKS.map(({ name }) => [name, name])),
  categorisingOrganisations: 'Categories',
  onlineWorkingTime: 'Online working time',
  approved: 'Approved',
  published: 'Shown to the public',
  services: 'Services',
  helpline: 'Helpline',
  accounts: 'Sign-ins',
  isConfirmed: 'Email confirmed',
  reason: 'Reason given',
};

/**
 * A change field by field, in words: a schedule by its days, phones and handles by what each is, another list by its
 * lines. What only counts is left out.
 */
export function differences({ before, after }: Pick<HistoryEntry, 'before' | 'after'>) {
  const [was, is] = [partsOf(before ?? {}), partsOf(after ?? {})];
  return Object.entries(LABELS).flatMap(([key, field]): Difference[] => {
    const difference = { field, before: words(was[key]), after: words(is[key]) };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** The fields with each day of the schedule, each phone and each handle as one of them. A helpline's phone is a text. */
function partsOf({ schedule, phone, socialMedias, ...fields }: Fields): Fields {
  return {
    ...fields,
    ...(isFields(schedule) && schedule),
    ...(Array.isArray(phone) ? byLabel(PHONE_LABELS, phone) : { phone }),
    ...(Array.isArray(socialMedias) && byLabel(NETWORKS, socialMedias)),
  };
}

const NETWORKS = SOCIAL_NETWORKS.map(({ name }) => name);

const byLabel = (labels: readonly string[], list: readonly unknown[]): Fields =>
  Object.fromEntries(labels.map((label, place) => [label, list[place]]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function words(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join('\n');
  if (isFields(value)) return named(value);
  return value == null ? '' : String(value);
}

/** A record or a slot inside another, in a line. */
function named({ start, end, name, type, serviceAddress, email }: Fields): string {
  if (start !== undefined) return `${start}–${end}`;
  const parts = type && serviceAddress ? [type, serviceAddress] : [name ?? email];
  return parts.map((part) => String(part ?? '')).join(', ');
}

const VERBS: Record<string, string> = {
  register: 'Registered',
  confirm: 'Email confirmed',
  approve: 'Approved',
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  invite: 'Invited',
  remove: 'Removed',
  resetPassword: 'Password set by a link',
  changePassword: 'Password changed',
  changeAdminPassword: 'Password changed',
  confirmEmail: 'Sign-in email changed',
};

/** What was done, in a word or two: 'Changed', 'Taken down'. */
export function describeAction({ action, after }: Pick<HistoryEntry, 'action' | 'after'>): string {
  const [, verb = action] = action.split(':');
  if (verb === 'publish') return after?.published ? 'Put back' : 'Taken down';
  return VERBS[verb] ?? verb;
}
