export type Registered = { name: string; email: string; approved: boolean };
/** `reason` is what the admin typed, if anything. */
type Deleted = { name: string; reason?: string };
type Listing = { listing: string; reason?: string };

/** A stand-in whom a mail goes to: who named them, the last date, and the organisation. */
export type StandingIn = { by: string; until: string; organisation: string };
/** What asks an organisation for something goes to stand-ins too: docs/product.md#while-one-is-away. */
type Asking = { standIn?: StandingIn };

/** Each kind of mail, with what it has to know besides whom it goes to. */
export type MailData = {
  registration: Registered;
  registrations: { count: number; first: Registered[] };
  receipt: { name: string };
  welcome: { name: string };
  rejected: Deleted;
  approval: { name: string };
  deleted: Deleted;
  restored: { name: string };
  'taken-down': Deleted;
  'put-back': Deleted;
  'listing-taken-down': Listing;
  'listing-put-back': Listing;
  'listing-deleted': Listing;
  /** It is the same as another, and they are one listing now: what it was called, and what that one is. */
  merged: { name: string; into: string };
  /** That was undone. */
  parted: { name: string; from: string };
  'changes-overruled': {
    /** The wider closing in words, and of the organisation's own changes those that stay and those that ended. */
    closing: string;
    kept: string[];
    ended: string[];
  };
  'still-closed': {
    /** Null for a mail to the organisation itself; its id, or '' for none, for one to the charity. */
    organisation: string | null;
    closings: string[];
    /** After how many it is asked again; a mail of before there were settings has none. */
    days?: number;
  } & Asking;
  'holiday-hours': {
    /** 'Christmas and New Year, Thursday 24 December to Friday 1 January', one for each question. */
    holidays: string[];
    isReminder: boolean;
    /** Closings until further notice that are asked about too. */
    closings?: string[];
  } & Asking;
  'still-right': {
    name: string;
    /** 'Breakfast, 1 Quay Street: Monday to Friday 08:00–10:00', as the public reads it. */
    listings: string[];
    /** How many more there are. */
    more: number;
    /** So many days nobody has checked the one whose check is oldest; -1 where nobody ever has. */
    days: number;
    isReminder: boolean;
    /** What the link is about (worker/still-right/link.ts). */
    about: string;
    /** Closings until further notice that are asked about too. */
    closings?: string[];
  } & Asking;
  /** People agreed that one of its places was closed: which, and nothing of what they wrote. */
  'found-closed': { listing: string } & Asking;
  /** Goes to somebody who is named to stand in for somebody else. */
  'stand-in-named': { standIn: StandingIn };
  /** Goes to the person who named them, once they want no more of it. */
  'stand-in-declined': { email: string };
  reset: Record<string, never>;
  'confirm-email': Record<string, never>;
  'email-changed': { email: string };
  'password-changed': Record<string, never>;
  'second-factor-on': Record<string, never>;
  'second-factor-off': Record<string, never>;
  'second-factor-removal': { role: 'organisation' | 'admin'; organisationId: string };
  'recovery-code-used': Record<string, never>;
  invitation: { name: string };
  'many-sign-ins': Record<string, never>;
  'address-hidden': {
    /** The organisation whose address it was, and its service; '' for all addresses of the organisation. */
    name: string;
    service: string;
    organisationId: string;
    /** ISO instant. */
    at: string;
  };
  /** The whole directory was taken out as a file. */
  exported: {
    /** Who did it, put in as the mail is queued. */
    by?: string | null;
  };
  'line-changed': {
    /** The line in words, and by its name. */
    line: string;
    name: string;
    changes: { field: string; before: string; after: string }[];
    /** Who did it, put in as the mail is queued. */
    by?: string | null;
  };
  /** What waits for the charity, counted: no name, because mail is kept by others. */
  monday: { topics: { title: string; todo: string }[] };
  'check-lines': { lines: { line: string; checked: string }[]; days: number };
  'admin-changed': {
    change: AdminChange;
    /** What the admin signs in with, from then on. */
    email: string;
    /** Who did it; null where nobody was signed in. */
    by: string | null;
    organisationId: string;
  };
};

/** Changes of an admin's sign-in that all admins are told of. */
export type AdminChange =
  | 'command'
  | 'invited'
  | 'email'
  | 'password'
  | 'ownPassword'
  | 'secondFactorOff'
  | 'removalAsked'
  | 'removalStopped'
  | 'removed';

export type MailKind = keyof MailData;

/** The mails that go to stand-ins too. Mails about signing in never do. */
type AskingKind = 'still-right' | 'still-closed' | 'holiday-hours' | 'found-closed';

export type Mail = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];

/** One of those. */
export type AskingMail = Extract<Mail, { kind: AskingKind }>;
