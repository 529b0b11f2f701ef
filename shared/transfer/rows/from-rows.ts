import type { DirectoryFile, OrganisationEntry } from '../../directory/directory-export.ts';
import type { KindsChosen } from '../cells/kind-cell.ts';
import type { ReadSheet } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import { readDittos } from './dittos.ts';
import { kindsOf } from './kinds-of.ts';
import { placeListing, placeWords } from './listing-rows.ts';
import {
  alikeOrganisations,
  appendWords,
  findNamed,
  matchServices,
  mergeFields,
  mergeService,
  type ServiceEntry,
} from './match-rows.ts';
import { readRow } from './read-row.ts';
import type { Ask, Owner, ReadRow, RowEdits, SheetKind } from './row-types.ts';
import { nameKey } from './same-organisation.ts';

export type Converted = {
  /** In the shape that `readDirectoryFile` reads: only what the rows are about. */
  file: { organisations: EntryFields[]; helplines: EntryFields[]; datedChanges?: EntryFields[] };
  /** The row (1 is the first below the headings) that each path of the file came from. */
  rows: Record<string, number>;
  /** Rows that could not be placed. */
  faults: { row: number; message: string; label?: string }[];
  /** What somebody should look at, by row. */
  asks: Ask[];
  /** The words for kinds of help that are no type's own, each once. */
  kinds: SheetKind[];
};

/**
 * The rows of a spreadsheet as a directory file. A row about a record that is there (by id, else by what names it)
 * changes only the columns that are mapped; the records beside it are not in the file, and so stay. What was `written` into
 * rows is by their places, what was `chosen` for kinds of help by their words. The `numbers` of the rows tell where empty lines stood.
 */
export function fromRows(
  sheet: ReadSheet,
  cells: readonly (readonly string[])[],
  mapping: Mapping,
  present: DirectoryFile,
  written: Readonly<Record<number, RowEdits>> = {},
  chosen: KindsChosen = {},
  numbers: readonly number[] = [],
): Converted {
  const { rows, edits, asks } = readDittos(cells, mapping, written, numbers);
  const converted: Converted = {
    file: { organisations: [], helplines: [] },
    rows: {},
    faults: [],
    asks,
    kinds: [],
  };
  const { organisations, helplines } = converted.file;
  const providers = new Map<string, Owner>();

  const add = (entry: EntryFields): Owner => {
    const owner = {
      entry,
      path: `organisations[${organisations.length}]`,
      said: new Set<string>(),
    };
    organisations.push(entry);
    return owner;
  };

  /** The provider's own place in the file, where it stands as it is. */
  const under = (provider: OrganisationEntry): Owner => {
    const { services: _, helpline: __, datedChanges: ___, ...entry } = provider;
    const owner = providers.get(provider._id) ?? add({ ...entry });
    providers.set(provider._id, owner);
    return owner;
  };

  /** An organisation that is new with this spreadsheet, however many of its rows are about it. */
  const newOwner = (name: string): Owner => {
    const key = `new ${nameKey(name)}`;
    const owner = providers.get(key) ?? { ...add({ name }), isNew: true };
    providers.set(key, owner);
    return owner;
  };

  const refuse = (row: number, message: string, label?: string) =>
    converted.faults.push({ row, message, ...(label && { label }) });
  const sound = rows.flatMap((cells, index) => {
    const isAlone = cells.filter((cell) => cell.trim() !== '').length === 1;
    if (!isAlone || written[index + 1] || Object.keys(mapping).length < 3)
      return [{ cells, row: index + 1 }];
    refuse(index + 1, 'Only one of its cells is filled, as in a title.');
    return [];
  });
  let whose = '';
  const read = sound.flatMap(({ cells, row }) => {
    const lines = readRow(sheet, { cells, row, edits: edits[row] }, mapping, present, {
      above: sheet === 'listings' ? whose : '',
      chosen,
    });
    whose = lines[0]?.whose ?? whose;
    return lines;
  });
  // What is asked of a cell is not asked again of those below that only point to it.
  const pointing = new Set(asks.map(({ row, label }) => `${row} ${label}`));
  for (const it of read.flatMap((line) => line.asks))
    if (!it.isQuestion || !pointing.has(`${it.row} ${it.label}`)) converted.asks.push(it);
  converted.kinds = kindsOf(read);
  const stored =
    sheet === 'services' || sheet === 'listings'
      ? matchServices(read)
      : new Map<EntryFields, ServiceEntry>();

  const placeService = ({ row, given, left }: ReadRow, { entry, path }: Owner) => {
    entry.services ??= [];
    const services = entry.services as EntryFields[];
    converted.rows[`${path}.services[${services.length}]`] = row;
    services.push(appendWords(mergeService(stored.get(given) ?? {}, given), 'note', left));
  };

  const place: Record<ReadSheet, (line: ReadRow, provider?: OrganisationEntry) => void> = {
    organisations: ({ row, given, leftOfOrganisation }) => {
      const [same, another] = alikeOrganisations(present.organisations, given);
      if (another) return refuse(row, severalCalled(String(given.name)));
      const { services: _, helpline: __, datedChanges: ___, ...entry } = same ?? {};
      converted.rows[`organisations[${organisations.length}]`] = row;
      // Written in another way, it is called what it was.
      const name = same && nameKey(same.name) === nameKey(String(given.name)) && !given._id;
      const fields = { ...given, ...(name && { name: same.name }) };
      organisations.push(
        appendWords(mergeFields(entry, fields), 'description', leftOfOrganisation),
      );
    },
    services: (line, provider) => {
      if (!provider) return;
      const owner = under(provider);
      placeWords(line, owner);
      if (line.isInWords) converted.rows[owner.path] ??= line.row;
      else placeService(line, owner);
    },
    listings: (line, provider) => {
      const owner = provider ? under(provider) : newOwner(line.whose);
      converted.rows[owner.path] ??= line.row;
      const { isOfService, asks } = placeListing(line, owner, (path) => converted.rows[path]);
      converted.asks.push(...asks);
      placeWords(line, owner);
      if (isOfService) placeService(line, owner);
    },
    helplines: ({ row, given }, provider) => {
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
      helplines.push(mergeFields(findNamed(present.helplines, given) ?? {}, given));
    },
    'dated-changes': ({ row, given }, provider) => {
      const owner: { path: string; entry: EntryFields } = provider
        ? under(provider)
        : { path: '', entry: converted.file };
      // Its services are named by their ids, which have to be in the file.
      if (provider) owner.entry.services ??= provider.services;
      owner.entry.datedChanges ??= [];
      const changes = owner.entry.datedChanges as EntryFields[];
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

  for (const line of read) {
    const { row, whose, providers, refused } = line;
    if (refused) {
      refuse(row, refused.message, refused.label);
      continue;
    }
    const [provider, another] = providers;
    const isAlone = sheet === 'organisations' || (CAN_STAND_ALONE.includes(sheet) && !whose);
    if (isAlone) place[sheet](line);
    else if (another) refuse(row, severalCalled(whose));
    else if (provider || (sheet === 'listings' && whose)) place[sheet](line, provider);
    else if (whose) refuse(row, `There is no organisation called "${whose}".`);
    else refuse(row, 'Whose it is has to be said.');
  }
  for (const owner of providers.values()) describe(owner, converted);
  return converted;
}

/** What need be nobody's: a national helpline, what holds for a type or the city. */
const CAN_STAND_ALONE: readonly ReadSheet[] = ['helplines', 'dated-changes'];

const severalCalled = (name: string) => `Several organisations are called "${name}". Give its Id.`;

/** What it offers is the description of a new organisation of which nothing else is said. */
function describe({ entry, path, isNew }: Owner, { rows, asks }: Converted) {
  if (!isNew || entry.description || !Array.isArray(entry.services)) return;
  const types = [...new Set(entry.services.map(({ type }) => type ?? '').filter(Boolean))];
  // No column says what they are yet.
  if (types.length === 0) return;
  entry.description = `${types.join(', ')}.`;
  const message = `There is none: it says “${entry.description}”`;
  asks.push({ row: rows[path] ?? 0, label: 'Description', message, isQuestion: false });
}
