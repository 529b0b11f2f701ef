import { ORGANISATION_FIELDS } from '../organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';
import {
  COLUMNS,
  type Column,
  PROVIDER,
  SHEETS,
  type Sheet,
  shownColumns,
} from './spreadsheet-columns.ts';

// What a spreadsheet that is brought in may have beside what is taken out.

/** What a spreadsheet that is brought in can be a list of: 'listings' have an organisation and its service in one row. */
export const READ_SHEETS = [...SHEETS, 'listings'] as const;
export type ReadSheet = (typeof READ_SHEETS)[number];

/** What each is called where somebody chooses. */
export const SHEET_NAMES: Record<ReadSheet, string> = {
  organisations: 'organisations',
  services: 'services',
  helplines: 'helplines',
  'dated-changes': 'dated changes',
  listings: 'organisations with their services',
};

export const TIMES = 'Opening times';
export const OPEN_ON = 'Open on';
export const OPENS = 'Opens at';
export const CLOSES = 'Closes at';
export const POSTCODE = 'Postcode';

/** Read together with other columns (read-row.ts), and so no field by itself. */
const readBeside = (label: string): Column => ({ label, text: () => '', fields: () => ({}) });

const OF_WEEKS = [TIMES, OPEN_ON, OPENS, CLOSES].map(readBeside);
const postcode = readBeside(POSTCODE);

const { description, phone, email, website, categorisingOrganisations } = ORGANISATION_FIELDS;
const { published: _, ...ofService } = SERVICE_FIELDS;

const LISTING_COLUMNS: Column[] = [
  ...COLUMNS.services.filter(({ label }) => label === PROVIDER),
  ...shownColumns({ description, phone, email, website, categorisingOrganisations }),
  ...shownColumns(ofService),
  ...COLUMNS.services.filter(({ label }) => label === 'Checked'),
  postcode,
  ...OF_WEEKS,
];

/** The columns that are read of each. */
export const COLUMNS_IN: Record<ReadSheet, readonly Column[]> = {
  ...(COLUMNS as Record<Sheet, Column[]>),
  organisations: [...COLUMNS.organisations, postcode],
  services: [...COLUMNS.services, postcode, ...OF_WEEKS],
  listings: LISTING_COLUMNS,
};
