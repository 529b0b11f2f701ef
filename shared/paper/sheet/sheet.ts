import type { Day } from '../../time/schedule.ts';
import type { ContentsEntry } from '../handbook/contents.ts';
import type { HelpLine } from '../handbook/help-now.ts';
import type {
  HelplineEntry,
  OrganisationEntry,
  PaperPhone,
  Section,
  Target,
  TimetableSection,
} from '../handbook/sections.ts';

// What a sheet of paper is made of, whatever draws it: print views, the PDF and the kiosk's printer.

/** What starts on a page of its own, with its title, its address and its code at the head of every page. */
export type SheetPage = {
  /** Unique on a sheet: an anchor. */
  id: string;
  title: string;
  /** Which page says the same on a screen. */
  path: string;
  /** What stands for it in text, where that is shorter: nobody types an id. */
  address?: string;
  /**
   * Where somebody says that something on it is wrong: a short address, and a code too where it is about one listing
   * (docs/product.md#something-wrong). Without one where another page of the paper says it.
   */
  wrong?: string;
  /** Whom to ring, on a paper that somebody carries. */
  help?: HelpLine[];
  /** What has to be said before it: whose places are gone, what was left out. */
  notes: string[];
  body: SheetBody;
  /** A list that is longer than a page: as many pages of it as are worth printing beside a screen. */
  all?: LongList;
  /** One entry for each place, for a paper that picks some of them; only where the body has several in one, or not all. */
  each?: BriefEntry[];
};

/** `pages` of A4 hold it, all but so many `more`, of which its notes do not tell yet. */
export type LongList = { notes: string[]; body: SheetBody; pages: number; more: number };

export type SheetBody =
  | Section
  /** The front of the whole handbook. */
  | { kind: 'cover' }
  /** What stands in it, by title and anchor. */
  | { kind: 'contents'; entries: ContentsEntry[] }
  /** Several timetables below each other: all of the handbook, or the places that a person chose, with helplines below. */
  | { kind: 'timetables'; timetables: TimetableSection[]; helplines?: BriefEntry[] }
  /** One organisation with all that it runs. */
  | {
      kind: 'organisation';
      organisation: OrganisationEntry;
      timetables: TimetableSection[];
      helplines: HelplineEntry[];
    }
  /** Whom to ring and where to go, in short: as many as one page holds, perhaps all of one organisation. */
  | { kind: 'brief'; organisation: OrganisationEntry | null; entries: BriefEntry[] };

/** A name with its number, and what else is to be known of it in a line or two. */
export type BriefEntry = {
  id: Target;
  name: string;
  phone: PaperPhone | null;
  lines: string[];
  /** Those of its lines that narrow paper may cut short or leave out: who is let in, the note, what a call costs. */
  spare?: string[];
  /** That it is a place that is closed when this is printed: narrow paper leaves it out first. */
  isClosed?: true;
};

/** A choice as it goes on paper: `title` names the whole of it, `days` those that it shows. */
export type Sheet = { title: string; days: Day[]; useUntil: string; pages: SheetPage[] };
