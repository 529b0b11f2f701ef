import type { EmergencyContact } from '../../edited/edited.ts';
import type { NationalCall } from '../../emergency/national-calls.ts';
import type { HelplineType, PublicHelpline } from '../../helplines/helpline.ts';
import type { PublicNotice } from '../../notices/notice.ts';
import type { Category, PublicOrganisation } from '../../organisations/organisation.ts';
import type { PublicService, ServiceIcon, ServiceType } from '../../services/service.ts';
import type { BankHolidays } from '../../time/bank-holidays.ts';
import type { Day } from '../../time/schedule.ts';

/** Clear print is 14 pt, large print 18 pt, laid out again and never only enlarged (docs/product.md#paper). */
export const PAPER_SIZES = ['clear', 'large'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** What a handbook is made of, in the order in which the API lists it. */
export type PaperDirectory = {
  services: readonly PublicService[];
  organisations: readonly PublicOrganisation[];
  helplines: readonly PublicHelpline[];
  isSample: boolean;
  /** Those that an admin added. */
  bankHolidays?: BankHolidays | undefined;
  /** What the charity says to everybody as it is printed. */
  notices?: readonly PublicNotice[] | undefined;
};

/** Said on every page (docs/product.md#paper). */
export const CALL_BEFORE_YOU_TRAVEL = 'Call before you travel';

export type Handbook = {
  title: string;
  /** 'Correct on Friday 20 November 2026', by the city's date. */
  correctOn: string;
  /** The city's date of `correctOn`, YYYY-MM-DD. */
  date: string;
  /** 'Use until Thursday 24 December 2026', of a paper with times; '' where it says no last day. */
  useUntil: string;
  /** What to say above sample data; '' otherwise. */
  sampleNotice: string;
  /** What the charity says to everybody as it is printed, the most severe first. */
  notices: readonly PublicNotice[];
  /**
   * In the order of docs/product.md#paper, those with nothing in them left out. The emergency page is also the back's.
   */
  sections: Section[];
};

/** What a reference inside the handbook leads to: the id of a section, or of an entry in one. */
export type Target = string;

type Base = {
  /** Unique in a handbook; an anchor in HTML, a destination in the PDF. */
  id: Target;
  title: string;
  /** The public page that says the same, for the address in text and the QR code. */
  path: string;
};

export type Section =
  | EmergencySection
  | ProseSection
  | CouncilSection
  | TimetableSection
  | HelplinesSection
  | OrganisationsSection
  | CategoriesSection
  | IndexSection;

/** `cannotWait`: for tonight or for danger, so wherever there is room for a few numbers only. `id` where the index leads to it. */
type ContactGroup = {
  id?: Target;
  heading: string;
  cannotWait: boolean;
  contacts: EmergencyContact[];
};

export type EmergencySection = Base & {
  kind: 'emergency';
  calls: readonly NationalCall[];
  groups: ContactGroup[];
};

/** A heading ('' for none), then paragraphs, then points. `id` where the index leads to it. */
export type ProsePart = { id?: Target; heading: string; paragraphs: string[]; points: string[] };

export type ProseSection = Base & { kind: 'prose'; parts: ProsePart[] };

export type CouncilSection = Base & {
  kind: 'council';
  parts: ProsePart[];
  contacts: EmergencyContact[];
};

/** A day's slot texts in order, or 'Closed' alone. `spoken` is the day for the ear: '10:00 to 12:00'. */
export type DayHours = { day: Day; slots: string[]; spoken: string };

/** Days in a row with the same hours: 'Monday to Friday', ['10:00–12:00', '14:00–16:00'] or ['Closed']. */
export type HoursRun = { days: string; slots: string[] };

export type Hours =
  /** Said once in place of a week: 'Hours not known. Call first.', 'Open 24 hours'. */
  | { kind: 'once'; text: string; isUnknown?: true }
  /** Seven days for a grid, and the same as few lines for a list. */
  | { kind: 'week'; days: DayHours[]; runs: HoursRun[] };

export type TimetableRow = {
  /** 'service-{id}'. */
  id: Target;
  service: ServiceType;
  /** '' is the ordinary kind. */
  subtype: string;
  provider: string;
  /** The provider's entry in the A to Z. */
  organisation: Target;
  /** 'N/A' where there is none. */
  address: string;
  who: string;
  /** '' where there is none. */
  note: string;
  /** The provider's first number, readable; null where it has none. */
  phone: PaperPhone | null;
  hours: Hours;
  /** What is to come of its dates: 'Closed Thursday 24 December to Saturday 2 January'. */
  announced: string[];
  /** 'Check first: not checked for 6 months', or ''. */
  check: string;
  /** 'Checked 3 Nov 2026', on a sheet where not all its places say the same; in the handbook what is old; '' or nothing elsewhere. */
  checked?: string;
};

export type TimetableSection = Base & {
  kind: 'timetable';
  type: ServiceType;
  icon: ServiceIcon;
  rows: TimetableRow[];
  /** 'All places here: checked 3 Nov 2026.', above a sheet where all say the same. */
  checked?: string;
  /** What the handbook leaves out of it, and where that stands; none on every other paper. */
  leftOut?: readonly string[];
};

export type PaperPhone = {
  /** 'Primary Phone' and its like, or 'Phone'. */
  label: string;
  display: string;
  /** `tel:...`, or '' for what cannot be dialled. */
  href: string;
  isFree: boolean;
};

export type HelplineEntry = {
  /** 'helpline-{id}'. */
  id: Target;
  name: string;
  description: string;
  phone: PaperPhone | null;
  /** Free text, '' where there is none, as the rest. */
  hours: string;
  email: string;
  /** As stored, with its scheme; `displayWebsite` makes it readable. */
  website: string;
  /** 'Not checked for 4 months', from 180 days on to check first, '' while its check is new. */
  checked: string;
};

type HelplineGroup = {
  /** 'helplines-{type}'. */
  id: Target;
  type: HelplineType;
  title: string;
  /** Its own public page. */
  path: string;
  forWhom: string;
  helplines: HelplineEntry[];
};

export type HelplinesSection = Base & { kind: 'helplines'; groups: HelplineGroup[] };

export type OrganisationEntry = {
  /** 'organisation-{id}'. */
  id: Target;
  name: string;
  description: string;
  categories: string[];
  phones: PaperPhone[];
  email: string;
  website: string;
  addresses: string[];
  socials: { network: string; href: string }[];
  /** The timetables it stands in: `target` is its first row there. */
  services: { type: ServiceType; count: number; target: Target }[];
  /** 'Not checked for 4 months', from 180 days on to check first, '' while its check is new. */
  checked: string;
};

export type OrganisationsSection = Base & {
  kind: 'organisations';
  /** Said where there are none, and whom to ask instead. */
  none?: string;
  letters: { letter: string; organisations: OrganisationEntry[] }[];
};

export type CategoriesSection = Base & {
  kind: 'categories';
  categories: {
    /** 'category-{category}'. */
    id: Target;
    category: Category;
    /** Its own public page. */
    path: string;
    organisations: { name: string; target: Target; phone: PaperPhone | null }[];
  }[];
};

/** A word that people say, and where its help stands. */
export type IndexEntry = { word: string; places: { label: string; target: Target }[] };

export type IndexSection = Base & { kind: 'index'; entries: IndexEntry[] };
