import type { OrganisationEntry } from '../../directory/directory-export.ts';
import type { Category } from '../../organisations/organisation.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';

/** What somebody should look at: what was taken for something, or, a question, what is not understood and stays as a note. */
export type Ask = {
  /** 1 is the first below the headings. */
  row: number;
  label: string;
  message: string;
  isQuestion: boolean;
};

/** What a row says, and the organisations whose it may be. */
export type ReadRow = {
  row: number;
  given: EntryFields;
  /** What it says of its organisation, where one row has both. */
  organisation: EntryFields;
  whose: string;
  providers: OrganisationEntry[];
  /** What is not understood and stays: in the note of the service, in the description of the organisation. */
  left: string[];
  leftOfOrganisation: string[];
  asks: Ask[];
  /** Why it is left out whatever else it says, and at which cell. */
  refused?: { label: string; message: string } | undefined;
  /** What it says that its organisation is listed under. */
  categories?: readonly Category[];
  /** Whether what it offers is of no timetable, and stands in the description of its organisation. */
  isInWords?: boolean;
  kind?: ReadKind | undefined;
};

/** A word for a kind of help that is no type's own: what it was read as, or that it has to be asked for. */
export type ReadKind = { word: string; reads: string; isAsked: boolean };

/** A word for a kind of help in a sheet, with the rows that have it. */
export type SheetKind = ReadKind & { rows: number[] };

/** The text of a cell by the label of its column; undefined where no column is that. */
export type Says = (label: string) => string | undefined;

/** An organisation of the file that is made, and what rows have said of it. */
export type Owner = { entry: EntryFields; path: string; said: Set<string>; isNew?: true };

/** What somebody has written into cells of a row instead, by the labels of columns, mapped or not. */
export type RowEdits = Readonly<Record<string, string>>;
