import type { DirectoryFile } from '../directory/directory-export.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { DEFAULT_AVAILABILITY, isServiceType } from '../services/service.ts';
import { SERVICE_KINDS } from '../services/subtypes-and-availability.ts';
import { DAYS } from '../time/schedule.ts';
import { readPhonesCell } from './cells/phones-cell.ts';
import { readTypeCell } from './cells/type-cell.ts';
import { COLUMNS_IN, POSTCODE, type ReadSheet } from './columns-in.ts';
import { type Mapping, plain } from './headings.ts';
import { findCalled, mergeFields } from './match-rows.ts';
import { readWeekCells } from './read-week-cells.ts';
import type { Ask, ReadRow, RowEdits, Says } from './row-types.ts';
import { type Fields, PROVIDER } from './spreadsheet-columns.ts';

/** What a row says: several services where its type names several. `above` is whose it is where it does not say. */
export function readRow(
  sheet: ReadSheet,
  {
    cells,
    row,
    edits = {},
  }: { cells: readonly string[]; row: number; edits?: RowEdits | undefined },
  mapping: Mapping,
  { organisations }: DirectoryFile,
  above: string,
): ReadRow[] {
  const says: Says = (label) => {
    const position = mapping[label];
    if (edits[label] !== undefined) return edits[label].trim();
    return position === undefined ? undefined : unescapeCell(cells[position] ?? '');
  };
  const asks: Ask[] = [];
  const ask = (label: string, message: string, isQuestion = true) =>
    asks.push({ row, label, message, isQuestion });
  const { provider, ...plainFields } = readCells(sheet, says);
  const whose = String(provider ?? '') || above;
  if (above && whose === above && !provider)
    ask(PROVIDER, `There is none: read as ${above}, as in the row above.`, false);
  const [mine, theirs] = [{ ...plainFields }, {} as Fields];
  const left: string[] = [];
  const leftOfOrganisation: string[] = [];

  readPhones(sheet, says, {
    into: sheet === 'listings' ? theirs : mine,
    left: leftOfOrganisation,
    ask,
  });
  readEmail(mine, leftOfOrganisation, ask);
  joinPostcode(mine, says(POSTCODE));
  if (sheet === 'listings')
    for (const key of OF_ORGANISATION)
      if (key in mine) {
        if (String(mine[key]) !== '') theirs[key] = mine[key];
        delete mine[key];
      }
  const line = {
    row,
    whose,
    organisation: theirs,
    providers: findCalled(organisations, whose),
    leftOfOrganisation,
  };
  if (sheet !== 'services' && sheet !== 'listings') return [{ ...line, given: mine, left, asks }];

  const types = says('Type') === undefined ? [undefined] : readTypeCell(says('Type') ?? '');
  return types.map((type, at) => {
    const week = readWeekCells(says, type?.type);
    const subtype = mine.subtype || type?.subtype;
    const given = mergeFields(
      { ...mine, ...(type && { type: type.type }), ...(subtype ? { subtype } : {}) },
      { ...week.fields, ...joinLists(mine, week.fields) },
    );
    const ownLeft = [...left, ...week.left];
    // What is asked of a row is asked once.
    if (at === 0) {
      for (const { label, message, isQuestion } of week.asks) ask(label, message, isQuestion);
      if (types.length > 1)
        ask(
          'Type',
          `Read as ${types.length} services: ${types.map((it) => it?.type).join(', ')}.`,
          false,
        );
      else if (type && plain(type.type) !== plain(says('Type') ?? ''))
        ask('Type', `Read as ${type.type}.`, false);
    }
    readAvailability(given, ownLeft, at === 0 ? ask : () => 0);
    return { ...line, given, left: ownLeft, asks: at === 0 ? asks : [] };
  });
}

/** What a column of its own says beside what the times say. */
const joinLists = (mine: Fields, week: Fields): Fields =>
  Object.fromEntries(
    ['irregularSlots', 'unknownDays'].flatMap((field) => {
      const [own, also] = [mine[field], week[field]] as (unknown[] | undefined)[];
      return own && also ? [[field, [...new Set([...own, ...also])]]] : [];
    }),
  );

/** What a row with both says of the organisation. */
const OF_ORGANISATION = ['description', 'email', 'website', 'categorisingOrganisations'];

type Asking = (label: string, message: string, isQuestion?: boolean) => unknown;

/** What the mapped cells of a row say, but for those that are read together. An empty id is none: it is found, or made. */
function readCells(sheet: ReadSheet, says: Says): Fields {
  const given = COLUMNS_IN[sheet].flatMap(({ label, fields }) => {
    const text = says(label);
    return text === undefined || READ_TOGETHER.has(label) ? [] : [fields(text)];
  });
  const { _id, ...fields } = given.reduce(mergeFields, {});
  return _id ? { _id, ...fields } : fields;
}

const READ_TOGETHER = new Set<string>([...PHONE_LABELS, ...DAYS, 'Type']);

/** What a formula was kept from being one with. */
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

function readPhones(
  sheet: ReadSheet,
  says: Says,
  { into, left, ask }: { into: Fields; left: string[]; ask: Asking },
) {
  if (sheet !== 'organisations' && sheet !== 'listings') return;
  for (const [place, label] of PHONE_LABELS.entries()) {
    const text = says(label);
    if (text === undefined || (sheet === 'listings' && !text)) continue;
    const read = readPhonesCell(text, place);
    Object.assign(into, mergeFields(into, { phone: read.phones }));
    left.push(...read.left);
    for (const number of read.assumed)
      ask(label, `${number} is read with a nought before it.`, false);
    for (const words of read.left)
      ask(
        label,
        `“${words}” is no number: it goes into the description. Take it out if it is not for everybody.`,
      );
  }
}

const EMAIL = /[^\s<>,;()[\]"“”]+@[^\s<>,;()[\]"“”]+\.[^\s<>,;()[\]"“”.]+/;

function readEmail(given: Fields, left: string[], ask: Asking) {
  const { email } = given;
  if (typeof email !== 'string' || !email) return;
  const found = EMAIL.exec(email)?.[0];
  if (!found || found === email) return;
  given.email = found.replace(/^mailto:/i, '');
  const rest = email.replace(found, ' ').replaceAll(/^[\s<>,;:()-]+|[\s<>,;:()-]+$/g, '');
  if (!rest || /^mailto$/i.test(rest)) return;
  left.push(rest);
  ask(
    'Email',
    `“${rest}” is no email: it goes into the description. Take it out if it is not for everybody.`,
  );
}

function joinPostcode(given: Fields, postcode = '') {
  const join = (address: string) =>
    address && postcode && !plain(address).includes(plain(postcode))
      ? `${address}, ${postcode}`
      : address;
  if (typeof given.serviceAddress === 'string') given.serviceAddress = join(given.serviceAddress);
  if (Array.isArray(given.addresses) && given.addresses.length === 1)
    given.addresses = given.addresses.map(join);
}

const EVERYBODY =
  /^(?:any(?:one|body)|every(?:one|body)|all|open to all|open to (?:any|every)(?:one|body)|general public|-|n\/a)$/i;

/** Who may come is one of a few; other words stay as a note, which is read for who is let in. */
function readAvailability(given: Fields, left: string[], ask: Asking) {
  const [said = ''] = (given.availability ?? []) as string[];
  const type = String(given.type ?? '');
  if (!said || !isServiceType(type)) return;
  const choices: readonly string[] = SERVICE_KINDS[type].availability;
  const choice = choices.find((it) => plain(it) === plain(said));
  given.availability = [choice ?? DEFAULT_AVAILABILITY];
  if (choice || EVERYBODY.test(said)) return;
  left.push(said);
  ask('Availability', `“${said}” is none of the choices for ${type}: it stays in the note.`);
}
