import { count, type Limit, text } from './limit.ts';

/** Values that two messages share stand here, so that a message cannot name another number than its row. */
const IMPORT_RECORDS = 10_000;
const ROWS_OF_PAGE = 100;
const IMPORT_ROWS = 5_000;
const IMPORT_COLUMNS = 200;
const PROVIDERS_OFFERED = 50;
const RECORDS_FOUND = 50;

/** What one request may carry and what one page of a list may hold. */
export const REQUEST_LIMITS = {
  id: text(
    'An id',
    'Id of a record',
    64,
    'Ours have 36; a directory file may bring others of up to 64.',
  ),
  pointPlace: text(
    'Place',
    'Postcode or coordinates of an address that has no postcode',
    60,
    'Coordinates with ten decimals have 30; more says nothing more.',
  ),
  filterValue: text(
    'A filter',
    'Value in the query of an address',
    200,
    'Longer than any type, name or id that there is.',
  ),
  fieldsTaken: count(
    'Fields taken from the other of two records that are merged',
    50,
    'entries',
    'These are more fields than a record has.',
    'A service, which has most, has fewer than 30.',
  ),
  rowsOfPage: count(
    'Records on a page of a list for admins',
    ROWS_OF_PAGE,
    'records',
    `A page has one to ${ROWS_OF_PAGE} records.`,
    'The pages ask for 50: what a phone draws at once.',
  ),
  providersOffered: count(
    'Organisations that a choice offers at once',
    PROVIDERS_OFFERED,
    'records',
    `The first ${PROVIDERS_OFFERED} by name are offered. Type part of a name to find the others.`,
    'Nobody reads down a longer list on a phone. The others are found by part of their name.',
  ),
  recordsFound: count(
    'Records that the admin’s search shows',
    RECORDS_FOUND,
    'records',
    `The first ${RECORDS_FOUND} are shown. Write more of what you look for.`,
    'Nobody reads down a longer list; a word more of the name finds the others.',
  ),
  signInCode: text(
    'Code',
    'Code of an app, or a recovery code, at signing in',
    40,
    'The longest has 24 letters; people put blanks and hyphens between.',
  ),
  token: text(
    'A token',
    'Token in an address or a body',
    200,
    'Ours have 43 or 64; a longer one was not made here.',
  ),
  idempotencyKey: text(
    'An Idempotency-Key',
    'Idempotency key of a call',
    128,
    'A UUID has 36; the other keys in use are digests.',
  ),
  bodyBytes: count(
    'Body of a call',
    64 * 1024,
    'bytes',
    'That is too much to send at once.',
    'An organisation with every field full is 10 kB.',
  ),
  importBytes: count(
    'Directory file that is brought in',
    8 * 1024 * 1024,
    'bytes',
    'That is too much to send at once.',
    'A directory of 2,000 services is 1.5 MB.',
  ),
  importRows: count(
    'Rows of a spreadsheet that is brought in',
    IMPORT_ROWS,
    'entries',
    `A spreadsheet can have up to ${IMPORT_ROWS.toLocaleString('en-GB')} rows. Please bring it in in parts.`,
    'Thirty rows for each of 150 organisations; a browser reads so many within a second.',
  ),
  importColumns: count(
    'Columns of a spreadsheet that are read',
    IMPORT_COLUMNS,
    'entries',
    `A spreadsheet can have up to ${IMPORT_COLUMNS} columns.`,
    'Ours has 60; those further right are not read.',
  ),
  workbookBytes: count(
    'Excel file that is brought in',
    4 * 1024 * 1024,
    'bytes',
    'This Excel file is too large. Save the sheet that you need as CSV, then choose that.',
    'A list of 5,000 rows is 400 kB; the rest would be pictures.',
  ),
  workbookUnpacked: count(
    'Excel file that is brought in, unpacked',
    32 * 1024 * 1024,
    'bytes',
    'This Excel file is too large once it is unpacked. Save the sheet that you need as CSV, then choose that.',
    'Its sheets are text that packs to a tenth. Whoever declares more is refused before anything is unpacked.',
  ),
  importRecords: count(
    'Records of a directory file',
    IMPORT_RECORDS,
    'records',
    `A directory file can hold up to ${IMPORT_RECORDS.toLocaleString('en-GB')} records.`,
    'Fifty times the sample, and no more statements than one batch of the database takes.',
  ),
} as const satisfies Record<string, Limit>;
