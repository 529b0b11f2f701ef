import type { DirectoryFile } from '../directory/directory-export.ts';
import { serviceLine } from '../services/service-line.ts';
import { COLUMNS, type EntryFields, type Sheet } from './spreadsheet-columns.ts';

/** The rows of a sheet, each as the texts of its columns. */
export function toRows(
  sheet: Sheet,
  { organisations, helplines, datedChanges = [] }: DirectoryFile,
): string[][] {
  const entries: Record<Sheet, () => EntryFields[]> = {
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
