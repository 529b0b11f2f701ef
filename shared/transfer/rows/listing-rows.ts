import type { EntryFields } from '../spreadsheet-columns.ts';
import { appendWords, mergeFields } from './match-rows.ts';
import type { Ask, Owner, ReadRow } from './row-types.ts';

/** What a row with both says of its organisation, and where it says it. */
const LABELS: Record<string, string> = {
  description: 'Description',
  phone: 'Primary Phone',
  email: 'Email',
  website: 'Website',
  categorisingOrganisations: 'Categories',
};

/**
 * Gives an organisation what a row with one of its services says of it. Several rows may be about it: the first that says
 * something stands, and another that says something else is told. Also gives the service its address.
 */
export function placeListing(
  { row, given, organisation, leftOfOrganisation, whose }: ReadRow,
  owner: Owner,
  rowOf: (path: string) => number | undefined,
): { isOfService: boolean; asks: Ask[] } {
  const { entry, said, path, isNew } = owner;
  const asks: Ask[] = [];
  for (const [field, value] of Object.entries(organisation)) {
    if (!said.has(field)) {
      said.add(field);
      Object.assign(entry, mergeFields(entry, { [field]: value }));
    } else if (JSON.stringify(entry[field]) !== JSON.stringify(value)) {
      const label = LABELS[field] ?? field;
      const message = `Row ${rowOf(path)} says something else of ${whose}, and stands.`;
      asks.push({ row, label, message, isQuestion: true });
    }
  }
  Object.assign(entry, appendWords(entry, 'description', leftOfOrganisation));
  const addresses = (entry.addresses ?? []) as string[];
  const address = String(given.serviceAddress ?? '');
  if (isNew && address && addresses.length === 0) entry.addresses = [address];
  if (isNew && given.addressPublic) entry.addressPublic ??= given.addressPublic;
  const isOfService = SAID_OF_SERVICES.some((field) => isSaid(given[field]));
  if (isOfService && !address)
    given.serviceAddress = ((entry.addresses ?? []) as string[])[0] ?? '';
  return { isOfService, asks };
}

/** A row without any of these is about its organisation alone. */
const SAID_OF_SERVICES = ['type', 'schedule', 'irregularSlots', 'unknownDays'];

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value as EntryFields).some((part) => !Array.isArray(part) || part.length > 0)
    : Boolean(value);

/** Gives an organisation its categories, and what it offers that no timetable has as words of its description. */
export function placeWords({ left, categories = [], isInWords }: ReadRow, { entry }: Owner) {
  if (isInWords) Object.assign(entry, appendWords(entry, 'description', left));
  const listed = (entry.categorisingOrganisations ?? []) as string[];
  if (categories.length > 0)
    entry.categorisingOrganisations = [...new Set([...listed, ...categories])];
}
