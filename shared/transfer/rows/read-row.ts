import type { DirectoryFile } from '../../directory/directory-export.ts';
import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { DEFAULT_AVAILABILITY, isServiceType } from '../../services/service.ts';
import { SERVICE_KINDS } from '../../services/subtypes-and-availability.ts';
import { foldToLetters } from '../../text/fold.ts';
import { DAYS } from '../../time/schedule.ts';
import type { KindsChosen } from '../cells/kind-cell.ts';
import { COLUMNS_IN, POSTCODE, type ReadSheet } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import { type EntryFields, PROVIDER } from '../spreadsheet-columns.ts';
import { cluesOf, findCalled, mergeFields } from './match-rows.ts';
import { type Asking, readEmail, readPhones } from './read-contacts.ts';
import { type Offered, readOffered } from './read-offered.ts';
import type { Ask, ReadRow, RowEdits, Says } from './row-types.ts';
import { agree, type Clues } from './same-organisation.ts';

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
  { above, chosen }: { above: string; chosen: KindsChosen },
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
  const [mine, theirs] = [{ ...plainFields }, {} as EntryFields];
  const left: string[] = [];
  const leftOfOrganisation: string[] = [];

  const refused = readPhones(sheet, says, {
    into: sheet === 'listings' ? theirs : mine,
    left: leftOfOrganisation,
    ask,
  });
  readEmail(mine, leftOfOrganisation, ask);
  joinPostcode(mine, says(POSTCODE));
  readSecret(mine, ask);
  if (sheet === 'listings')
    for (const key of OF_ORGANISATION)
      if (key in mine) {
        if (String(mine[key]) !== '') theirs[key] = mine[key];
        delete mine[key];
      }
  const phones = [mine.phone ?? theirs.phone ?? []].flat().map(String).filter(Boolean);
  const addresses = [mine.serviceAddress, ...((mine.addresses ?? []) as string[])].map(String);
  const line = {
    row,
    whose,
    refused,
    organisation: theirs,
    providers: findCalled(organisations, whose, { addresses, phones }),
    leftOfOrganisation,
  };
  if (sheet === 'listings') askWhetherSame(line, { addresses, phones }, ask);
  if (sheet !== 'services' && sheet !== 'listings') return [{ ...line, given: mine, left, asks }];

  return readOffered(says, mine, chosen).map(
    ({ fields, week, ...offered }: Offered, at): ReadRow => {
      // What is asked of a row is asked once.
      const askOnce = at === 0 ? ask : () => 0;
      const given = mergeFields(fields, { ...week.fields, ...joinLists(mine, week.fields) });
      const ownLeft = [...offered.left, ...left, ...week.left];
      for (const { label, message, isQuestion } of [...offered.asks, ...week.asks])
        askOnce(label, message, isQuestion);
      readAvailability(given, ownLeft, askOnce);
      if (week.isByAppointment) takeAppointment(given, ownLeft);
      if (!offered.isInWords) askWhichWeeks(given, askOnce);
      return {
        ...line,
        refused: offered.refused ?? refused,
        given,
        left: ownLeft,
        asks: at === 0 ? asks : [],
        kind: at === 0 ? offered.kind : undefined,
        categories: offered.categories ?? [],
        isInWords: offered.isInWords ?? false,
      };
    },
  );
}

/** Where it is written in another way and nothing else agrees, somebody has to say whether it is the one that is here. */
function askWhetherSame(
  { whose, providers }: Pick<ReadRow, 'whose' | 'providers'>,
  clues: Clues,
  ask: Asking,
) {
  const [provider, another] = providers;
  if (!provider || another || foldToLetters(provider.name) === foldToLetters(whose)) return;
  if (provider._id === whose) return;
  if (agree(cluesOf(provider), clues))
    ask(PROVIDER, `Read as ${provider.name}, which is here already.`, false);
  else
    ask(
      PROVIDER,
      `Read as ${provider.name}, which is here already, though no postcode or phone agrees. If it is another, call it something else.`,
    );
}

/** What stands where an address should, where nobody may know it. */
const SECRET =
  /\b(?:not (?:given(?: out)?|public|published|disclosed|for publication)|confidential|undisclosed|withheld|secret (?:address|location)|(?:ring|call|phone|ask|contact us|on request|enquire) for (?:the |an )?(?:address|location|details|venue)|(?:address|location|venue) (?:on request|given on))\b/i;

function readSecret(given: EntryFields, ask: Asking) {
  const [address = ''] = [given.serviceAddress, ...((given.addresses ?? []) as string[])];
  if (given.addressPublic || !SECRET.test(String(address))) return;
  given.addressPublic = 'no';
  ask('Address public', 'Read as: address not public.', false);
}

/** What a column of its own says beside what the times say. */
const joinLists = (mine: EntryFields, week: EntryFields): EntryFields =>
  Object.fromEntries(
    ['irregularSlots', 'unknownDays'].flatMap((field) => {
      const [own, also] = [mine[field], week[field]] as (unknown[] | undefined)[];
      return own && also ? [[field, [...new Set([...own, ...also])]]] : [];
    }),
  );

/** What a row with both says of the organisation. */
const OF_ORGANISATION = ['description', 'email', 'website', 'categorisingOrganisations'];

/** What the mapped cells of a row say, but for those that are read together. An empty id counts as no id: the record is found, or made. */
function readCells(sheet: ReadSheet, says: Says): EntryFields {
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

function joinPostcode(given: EntryFields, postcode = '') {
  const join = (address: string) =>
    address && postcode && !foldToLetters(address).includes(foldToLetters(postcode))
      ? `${address}, ${postcode}`
      : address;
  if (typeof given.serviceAddress === 'string') given.serviceAddress = join(given.serviceAddress);
  if (Array.isArray(given.addresses) && given.addresses.length === 1)
    given.addresses = given.addresses.map(join);
}

/** Where its type has no such choice, the note says it, which is read for who may come. */
function takeAppointment(given: EntryFields, left: string[]) {
  const type = String(given.type ?? '');
  const [said = ''] = (given.availability ?? []) as string[];
  const choices: readonly string[] = isServiceType(type) ? SERVICE_KINDS[type].availability : [];
  const choice = choices.find((it) => /appointment/i.test(it));
  if (choice && (!said || said === DEFAULT_AVAILABILITY)) given.availability = [choice];
  else left.push('By appointment');
}

const SOME_WEEKS =
  /\balt(?:ernat(?:e|ing)|\.)? (?:weeks?|mon|tue|wed|thu|fri|sat|sun)|\bfortnight|\bevery (?:other|second) week/i;

/** Times that would stand for every week, while the note says that they are not of each. */
function askWhichWeeks(given: EntryFields, ask: Asking) {
  const isOpen = Object.values(given.schedule ?? {}).some((slots) => slots.length > 0);
  if (isOpen && SOME_WEEKS.test(String(given.note ?? '')))
    ask('Note', 'The times are read as of every week, and this says some weeks. Which are they?');
}

const EVERYBODY =
  /^(?:any(?:one|body)|every(?:one|body)|all|open to all|open to (?:any|every)(?:one|body)|general public|yes|y|-|n\/a)$/i;

const NEWCOMERS =
  /^(?:(?:asylum[ -]seekers?|refugees?|people seeking asylum)(?:\s*(?:and|&|or|\/|,)\s*)?)+(?: only)?$/i;

/** Who may come is one of a few; other words stay as a note, which is read for who is let in. */
function readAvailability(given: EntryFields, left: string[], ask: Asking) {
  const [said = ''] = (given.availability ?? []) as string[];
  const type = String(given.type ?? '');
  if (!said || !isServiceType(type)) return;
  const choices: readonly string[] = SERVICE_KINDS[type].availability;
  const bare = (words: string) => foldToLetters(words).replace(/only$/, '');
  const newcomers = NEWCOMERS.test(said) && choices.find((it) => /asylum/i.test(it));
  const choice = choices.find((it) => bare(it) === bare(said)) ?? newcomers;
  given.availability = [choice || DEFAULT_AVAILABILITY];
  if (choice || EVERYBODY.test(said)) return;
  left.push(said);
  ask('Availability', `“${said}” is none of the choices for ${type}: it stays in the note.`, false);
}
