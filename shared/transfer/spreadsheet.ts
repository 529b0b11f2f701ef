import type { DirectoryFile, OrganisationEntry } from '../directory/directory-export.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { serviceLine } from '../services/service-line.ts';
import { DAYS } from '../time/schedule.ts';
import { COLUMNS, type Fields, PROVIDER, SHEETS, type Sheet } from './spreadsheet-columns.ts';

/** The rows of a sheet, each as the texts of its columns. */
export function toRows(
  sheet: Sheet,
  { organisations, helplines, datedChanges = [] }: DirectoryFile,
): string[][] {
  const entries: Record<Sheet, () => Fields[]> = {
    organisations: () => organisations,
    services: () =>
      organisations.flatMap(({ name, services }) =>
        services.map((service) => ({ ...service, provider: name })),
      ),
    helplines: () => [
      ...organisations.flatMap(({ name, helpline }) =>
        helpline ? [{ ...helpline, provider: name }] : [],
      ),
      ...helplines,
    ],
    'dated-changes': () => [
      ...organisations.flatMap(({ name, services, datedChanges: own = [] }) =>
        own.map((change) => {
          const about = services.filter(({ _id }) => change.services.includes(_id));
          return { ...change, provider: name, about: about.map(serviceLine).join('; ') };
        }),
      ),
      ...datedChanges,
    ],
  };
  return entries[sheet]().map((entry) => COLUMNS[sheet].map(({ text }) => text(entry)));
}

/** Which column of a spreadsheet is which of ours, by heading: ours by its label, theirs by its position. */
export type Mapping = Partial<Record<string, number>>;

/** A heading or a name as it is compared: numbers and every script tell them apart. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What else people write above such a column. */
const ALSO: Record<string, string[]> = {
  [PROVIDER]: ['Provider', 'Charity', 'Group'],
  Description: ['What we do', 'About'],
  Addresses: ['Address', 'Where', 'Location'],
  Address: ['Where', 'Location', 'Venue'],
  [PHONE_LABELS[0]]: ['Phones', 'Phone', 'Phone number', 'Telephone', 'Tel'],
  Phone: ['Phone number', 'Telephone', 'Tel'],
  Email: ['Mail', 'Email address'],
  Website: ['Web', 'Site', 'URL'],
  Availability: ['Who can come', 'Who for'],
  Note: ['Notes'],
  ...Object.fromEntries(DAYS.map((day) => [day, [day.slice(0, 3)]])),
};

/** The columns whose headings say what they are: by our own name for one before any other. */
export function guessMapping(sheet: Sheet, headings: string[]): Mapping {
  const known = headings.map(plain);
  const found = COLUMNS[sheet].map(({ label }) => {
    const name = [label, ...(ALSO[label] ?? [])].map(plain).find((it) => known.includes(it));
    return [label, name === undefined ? -1 : known.indexOf(name)];
  });
  return Object.fromEntries(found.filter(([, position]) => Number(position) >= 0));
}

/** What a spreadsheet seems to list: what most of its headings are of; services where they tell nothing. */
export function guessSheet(headings: string[]): Sheet {
  const found = (sheet: Sheet) => Object.keys(guessMapping(sheet, headings)).length;
  return SHEETS.reduce((best, sheet) => (found(sheet) > found(best) ? sheet : best), 'services');
}

export type Converted = {
  /** In the shape that `readDirectory` reads: only what the rows are about. */
  file: { organisations: Fields[]; helplines: Fields[]; datedChanges?: Fields[] };
  /** The row (1 is the first below the headings) that each path of the file came from. */
  rows: Record<string, number>;
  /** Rows that could not be placed. */
  faults: { row: number; message: string }[];
};

/**
 * The rows of a spreadsheet as a directory file. A row about a record that is there (by id, else by what names it)
 * changes only the columns that are mapped; the records beside it are not in the file, and so stay.
 */
export function fromRows(
  sheet: Sheet,
  rows: string[][],
  mapping: Mapping,
  present: DirectoryFile,
): Converted {
  const converted: Converted = {
    file: { organisations: [], helplines: [] },
    rows: {},
    faults: [],
  };
  const { organisations, helplines } = converted.file;
  const providers = new Map<string, { entry: Fields; path: string }>();

  /** The provider's own place in the file, where it stands as it is. */
  const under = (provider: OrganisationEntry) => {
    const { services: _, helpline: __, datedChanges: ___, ...entry } = provider;
    const known = providers.get(provider._id);
    if (known) return known;
    const added = { entry: { ...entry } as Fields, path: `organisations[${organisations.length}]` };
    organisations.push(added.entry);
    providers.set(provider._id, added);
    return added;
  };

  const read = rows.map((cells) => readRow(sheet, cells, mapping, present));
  const stored = sheet === 'services' ? matchServices(read) : new Map<Fields, ServiceEntry>();
  const refuse = (row: number, message: string) => converted.faults.push({ row, message });

  const place: Record<Sheet, (given: Fields, row: number, provider?: OrganisationEntry) => void> = {
    organisations: (given, row) => {
      const [same, another] = alikeOrganisations(present.organisations, given);
      if (another) return refuse(row, severalCalled(String(given.name)));
      const { services: _, helpline: __, datedChanges: ___, ...entry } = same ?? {};
      converted.rows[`organisations[${organisations.length}]`] = row;
      organisations.push(mergeFields(entry, given));
    },
    services: (given, row, provider) => {
      if (!provider) return;
      const { entry, path } = under(provider);
      entry.services ??= [];
      const services = entry.services as Fields[];
      converted.rows[`${path}.services[${services.length}]`] = row;
      services.push(mergeFields(stored.get(given) ?? {}, given));
    },
    helplines: (given, row, provider) => {
      if (provider) {
        const { entry, path } = under(provider);
        const former = converted.rows[`${path}.helpline`];
        if (former !== undefined)
          return refuse(row, `${provider.name} can have one helpline: row ${former} is about it.`);
        converted.rows[`${path}.helpline`] = row;
        entry.helpline = mergeFields(provider.helpline ?? {}, given);
        return;
      }
      converted.rows[`helplines[${helplines.length}]`] = row;
      helplines.push(mergeFields(named(present.helplines, given) ?? {}, given));
    },
    'dated-changes': (given, row, provider) => {
      const owner: { path: string; entry: Fields } = provider
        ? under(provider)
        : { path: '', entry: converted.file };
      // Its services are named by their ids, which have to be in the file.
      if (provider) owner.entry.services ??= provider.services;
      owner.entry.datedChanges ??= [];
      const changes = owner.entry.datedChanges as Fields[];
      const place = `${owner.path && `${owner.path}.`}datedChanges[${changes.length}]`;
      converted.rows[place] = row;
      const known = (provider ?? present).datedChanges ?? [];
      const { about: _, ...change } = mergeFields(
        known.find(({ _id }) => _id === given._id) ?? {},
        given,
      );
      // Without a last day it is a day, never for good.
      changes.push({ to: change.from, ...change });
    },
  };

  for (const [index, { given, whose, providers }] of read.entries()) {
    const row = index + 1;
    const [provider, another] = providers;
    const isAlone = sheet === 'organisations' || (CAN_STAND_ALONE.includes(sheet) && !whose);
    if (isAlone) place[sheet](given, row);
    else if (another) refuse(row, severalCalled(whose));
    else if (provider) place[sheet](given, row, provider);
    else if (whose) refuse(row, `There is no organisation called "${whose}".`);
    else refuse(row, 'Whose it is has to be said.');
  }
  return converted;
}

/** What need be nobody's: a national helpline, what holds for a type or the city. */
const CAN_STAND_ALONE: readonly Sheet[] = ['helplines', 'dated-changes'];

const severalCalled = (name: string) => `Several organisations are called "${name}". Give its Id.`;

/** What a row says, and the organisations whose it may be. */
type ReadRow = { given: Fields; whose: string; providers: OrganisationEntry[] };

function readRow(
  sheet: Sheet,
  cells: string[],
  mapping: Mapping,
  { organisations }: DirectoryFile,
): ReadRow {
  const { provider, ...given } = readCells(sheet, cells, mapping);
  const whose = String(provider ?? '');
  return { given, whose, providers: findCalled(organisations, whose) };
}

/** What the mapped cells of a row say. An empty id is none: it is found, or made. */
function readCells(sheet: Sheet, cells: string[], mapping: Mapping): Fields {
  const given = COLUMNS[sheet].flatMap(({ label, fields }) => {
    const position = mapping[label];
    return position === undefined ? [] : [fields(unescapeCell(cells[position] ?? ''))];
  });
  const { _id, ...fields } = given.reduce(mergeFields, {});
  return _id ? { _id, ...fields } : fields;
}

/** What a formula was kept from being one with. */
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** The later fields over the former, days, conditions, and the places of handles and phones each for itself. */
function mergeFields(former: Fields, later: Fields): Fields {
  const { schedule, conditions, socialMedias, phone } = later;
  return {
    ...former,
    ...later,
    ...(schedule ? { schedule: { ...(former.schedule as Fields), ...schedule } } : {}),
    ...(conditions ? { conditions: { ...(former.conditions as Fields), ...conditions } } : {}),
    ...(socialMedias ? { socialMedias: byPlace(former.socialMedias, socialMedias) } : {}),
    // A helpline's phone is one text.
    ...(Array.isArray(phone) ? { phone: byPlace(former.phone, phone) } : {}),
  };
}

/** A place that a column did not speak of is a hole in the later list. */
function byPlace(former: unknown, later: unknown): string[] {
  const [was, is] = [(former ?? []) as string[], later as string[]];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, n) => is[n] ?? was[n] ?? '');
}

const named = <T extends { _id: string; name: string }>(entries: T[], { _id, name }: Fields) =>
  entries.find((entry) => (_id ? entry._id === _id : plain(entry.name) === plain(String(name))));

/** Those that a cell may mean. */
function findCalled(organisations: OrganisationEntry[], whose: string): OrganisationEntry[] {
  const byId = organisations.filter(({ _id }) => _id === whose);
  return byId.length > 0
    ? byId
    : organisations.filter(({ name }) => whose !== '' && plain(name) === plain(whose));
}

/** Those that are named alike: of several the one with the same first address, where there is one. */
function alikeOrganisations(organisations: OrganisationEntry[], given: Fields) {
  if (given._id) return organisations.filter(({ _id }) => _id === given._id);
  const alike = organisations.filter(({ name }) => plain(name) === plain(String(given.name)));
  const [address = ''] = (given.addresses ?? []) as string[];
  const there = alike.filter(({ addresses }) => plain(addresses[0] ?? '') === plain(address));
  return alike.length > 1 && there.length === 1 ? there : alike;
}

type ServiceEntry = OrganisationEntry['services'][number];

/**
 * The stored service that each row is about: by id, else by type, subtype and address. Several may share those (a
 * women's and a mixed session), so each stored service belongs to one row at most, to the one that agrees most with it;
 * a row for which none is left is a new service.
 */
function matchServices(rows: readonly ReadRow[]): Map<Fields, ServiceEntry> {
  const matched = new Map<Fields, ServiceEntry>();
  const taken = new Set<ServiceEntry>();
  const take = (given: Fields, service: ServiceEntry) => {
    matched.set(given, service);
    taken.add(service);
  };
  const withoutId: { given: Fields; service: ServiceEntry; agreeing: number }[] = [];
  for (const { given, providers } of rows)
    for (const service of providers[0]?.services ?? [])
      if (given._id) {
        if (given._id === service._id) take(given, service);
      } else if (isAlike(service, given))
        withoutId.push({ given, service, agreeing: countAgreeing(service, given) });
  // A stable sort: among those that agree as much, the first row has the first service.
  withoutId.sort((one, other) => other.agreeing - one.agreeing);
  for (const { given, service } of withoutId)
    if (!matched.has(given) && !taken.has(service)) take(given, service);
  return matched;
}

const isAlike = (service: ServiceEntry, { type, subtype, serviceAddress }: Fields) =>
  service.type === type &&
  service.subtype === (subtype ?? '') &&
  service.serviceAddress === serviceAddress;

/** How many of the columns of a row say what the service says; each day of its schedule is one. */
function countAgreeing(service: ServiceEntry, given: Fields): number {
  const facts = ({ schedule, ...fields }: Fields): Fields => ({ ...fields, ...(schedule ?? {}) });
  const is = facts(service);
  return Object.entries(facts(given)).filter(
    ([column, says]) => JSON.stringify(is[column] ?? []) === JSON.stringify(says),
  ).length;
}
