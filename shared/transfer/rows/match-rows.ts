import type { OrganisationEntry } from '../../directory/directory-export.ts';
import { foldToLetters } from '../../text/fold.ts';
import { endSentence } from '../../text/sentence.ts';
import { DAYS } from '../../time/schedule.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import type { ReadRow } from './row-types.ts';
import { agree, type Clues, nameKey } from './same-organisation.ts';

// What is there already, and which row of a spreadsheet is about it.

/** The later fields over the former, days, conditions, and the places of handles and phones each for itself. */
export function mergeFields(former: EntryFields, later: EntryFields): EntryFields {
  const { schedule, conditions, socialMedias, phone } = later;
  return {
    ...former,
    ...later,
    ...(schedule ? { schedule: { ...(former.schedule as EntryFields), ...schedule } } : {}),
    ...(conditions ? { conditions: { ...(former.conditions as EntryFields), ...conditions } } : {}),
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

/** Like `mergeFields`, but for a service, whose days have known times or unknown ones, never both. */
export function mergeService(former: EntryFields, later: EntryFields): EntryFields {
  const merged = mergeFields(former, later);
  if (!later.schedule) return merged;
  const schedule = merged.schedule as Record<string, unknown[]>;
  const [was, is] = [former, later].map(({ unknownDays }) => (unknownDays ?? []) as string[]);
  const isOfAllDays =
    later.unknownDays !== undefined && DAYS.every((day) => day in (later.schedule as object));
  const unknown = DAYS.filter((day) => is?.includes(day) || (!isOfAllDays && was?.includes(day)));
  if (unknown.length === 0) return merged;
  return { ...merged, unknownDays: unknown.filter((day) => !schedule[day]?.length) };
}

/** An entry with words behind those of one of its fields, each once. */
export function appendWords(
  entry: EntryFields,
  field: string,
  words: readonly string[],
): EntryFields {
  const said = String(entry[field] ?? '');
  const added = words.filter((it) => !said.includes(it)).map(endSentence);
  if (added.length === 0) return entry;
  return { ...entry, [field]: [...(said ? [endSentence(said)] : []), ...new Set(added)].join(' ') };
}

/** The entry that a row is about: by its id, else by its name. */
export const findNamed = <T extends { _id: string; name: string }>(
  entries: T[],
  { _id, name }: EntryFields,
) =>
  entries.find((entry) =>
    _id ? entry._id === _id : foldToLetters(entry.name) === foldToLetters(String(name)),
  );

/** Those that a cell may mean: by id, else by name; of several that are named alike the one with the same postcode or phone. */
export function findCalled(
  organisations: OrganisationEntry[],
  whose: string,
  clues: Clues = { addresses: [], phones: [] },
): OrganisationEntry[] {
  if (whose === '') return [];
  const byId = organisations.filter(({ _id }) => _id === whose);
  if (byId.length > 0) return byId;
  const alike = organisations.filter(({ name }) => nameKey(name) === nameKey(whose));
  const written = alike.filter(({ name }) => foldToLetters(name) === foldToLetters(whose));
  const called = written.length > 0 ? written : alike;
  const agreeing = called.filter((it) => agree(cluesOf(it), clues));
  return called.length > 1 && agreeing.length === 1 ? agreeing : called;
}

/** What is known of an organisation by which it can be told from one of its name. */
export const cluesOf = ({ addresses, phone, services }: OrganisationEntry): Clues => ({
  addresses: [...addresses, ...services.map(({ serviceAddress }) => serviceAddress)],
  phones: phone,
});

/** Those that are named alike: of several the one with the same first address, where there is one. */
export function alikeOrganisations(organisations: OrganisationEntry[], given: EntryFields) {
  if (given._id) return organisations.filter(({ _id }) => _id === given._id);
  const addresses = (given.addresses ?? []) as string[];
  const phones = ((given.phone ?? []) as string[]).filter(Boolean);
  const alike = findCalled(
    organisations,
    organisations.some(({ _id }) => _id === given.name) ? '' : String(given.name),
    { addresses, phones },
  );
  const [address = ''] = addresses;
  const there = alike.filter(
    ({ addresses }) => foldToLetters(addresses[0] ?? '') === foldToLetters(address),
  );
  return alike.length > 1 && there.length === 1 ? there : alike;
}

export type ServiceEntry = OrganisationEntry['services'][number];

/**
 * The stored service that each row is about: by id, else by type, subtype and address. Several may share those (a
 * women's and a mixed session), so each stored service belongs to one row at most, to the one that agrees most with it;
 * a row for which none is left is a new service.
 */
export function matchServices(
  rows: readonly Pick<ReadRow, 'given' | 'providers'>[],
): Map<EntryFields, ServiceEntry> {
  const matched = new Map<EntryFields, ServiceEntry>();
  const taken = new Set<ServiceEntry>();
  const take = (given: EntryFields, service: ServiceEntry) => {
    matched.set(given, service);
    taken.add(service);
  };
  const withoutId: { given: EntryFields; service: ServiceEntry; agreeing: number }[] = [];
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

const isAlike = (service: ServiceEntry, { type, subtype, serviceAddress }: EntryFields) =>
  service.type === type &&
  service.subtype === (subtype ?? '') &&
  service.serviceAddress === serviceAddress;

/** How many of the columns of a row say what the service says; each day of its schedule is one. */
function countAgreeing(service: ServiceEntry, given: EntryFields): number {
  const facts = ({ schedule, ...fields }: EntryFields): EntryFields => ({
    ...fields,
    ...(schedule ?? {}),
  });
  const is = facts(service);
  return Object.entries(facts(given)).filter(
    ([column, says]) => JSON.stringify(is[column] ?? []) === JSON.stringify(says),
  ).length;
}
