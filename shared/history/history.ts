import { RECORD_KINDS } from '../directory/record-kind.ts';

/** What the history tells of. */
export const HISTORY_KINDS = [
  ...RECORD_KINDS,
  'dated change',
  'notice',
  'hidden addresses',
  'kiosk',
  'account',
  'search words',
  'site line',
  'point',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** The history is kept for so many months. */
export const HISTORY_MONTHS = 12;

/** What was deleted can be restored for so long. */
export const RESTORE_DAYS = 30;

type Fields = Record<string, unknown>;

/** Who did what to which record, and when. */
export type HistoryEntry = {
  _id: string;
  /** ISO instant. */
  at: string;
  /** Who; null where nobody was signed in, as at a registration. The email is the one of that time. */
  account: { _id: string; email: string } | null;
  /** What was done, as the permission table names it: `service:update`. */
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

/** What is not a field of a form: actions of their own change it. */
const OWN_ACTIONS = ['approved', 'published', 'provider', 'role', 'endedAt'];

/** What an entry has beside the fields of a form, which no call takes. */
const NO_FIELDS = ['about', 'since', 'version', 'updatedAt'];

/** The fields of a form among those that the history kept of a record. */
export const formFieldsOf = (kept: Fields | null): [field: string, value: unknown][] =>
  Object.entries(kept ?? {}).filter(([field]) => !NO_FIELDS.includes(field));

/** Whether an entry is a change of fields, by a form or a file, of a record that is still there: it can be put back. */
export function isReversible({ action, kind, isThere, before, after }: HistoryEntry): boolean {
  if (!isThere || !before || !after || kind === 'account') return false;
  const isOfFields = /:(update|import)$/.test(action);
  const isOfForm = formFieldsOf({ ...before, ...after }).length > 0;
  return isOfFields && isOfForm && !OWN_ACTIONS.some((field) => field in before);
}

const VERBS: Record<string, string> = {
  register: 'Registered',
  confirm: 'Email confirmed',
  check: 'Still right',
  uncheck: 'Still right, taken back',
  note: 'Still right, by phone',
  checkAsStandIn: 'Still right, said by a stand-in',
  uncheckAsStandIn: 'Still right, taken back by a stand-in',
  name: 'Stand-in named',
  withdraw: 'Stand-in ended',
  decline: 'Stand-in wants no more emails',
  approve: 'Approved',
  create: 'Added',
  update: 'Changed',
  end: 'Ended',
  full: 'Full or not',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  undo: 'Import undone',
  teach: 'Added',
  set: 'Place set',
  forget: 'Removed',
  hide: 'Addresses hidden',
  show: 'Addresses shown again',
  invite: 'Invited',
  remove: 'Removed',
  keep: 'Kept',
  resetPassword: 'Password set by a link',
  changePassword: 'Password changed',
  changeAdminPassword: 'Password changed',
  confirmEmail: 'Sign-in email changed',
};

/** What was done, in a word or two: 'Changed', 'Taken down'. */
export function describeAction({ action, after }: Pick<HistoryEntry, 'action' | 'after'>): string {
  const [, verb = action] = action.split(':');
  if (action === 'merge:make') return after ? 'Changed by merging' : 'Merged into another';
  if (action === 'merge:undo') return 'Merging undone';
  if (verb === 'publish') return after?.published ? 'Put back' : 'Taken down';
  return VERBS[verb] ?? verb;
}
