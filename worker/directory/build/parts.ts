import { letterOf } from '../../../shared/directory/sort-key.ts';
import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import { areaPart, partList } from '../../../shared/paths/parts.ts';
import type { StoredPublicService } from './public-records.ts';
import type { Stamped } from './write-stamps.ts';

type Lists = {
  services: StoredPublicService[];
  organisations: Stamped<PublicOrganisation>[];
  helplines: Stamped<PublicHelpline>[];
};

/** What each record was last given more as: the same object while nothing differs, so that its pages stand. */
const given = new WeakMap<object, object>();

/** The record with more to say of it: the same object while that is the same. */
export function addFields<Found extends object>(record: Found, more: Partial<Found>): Found {
  const before = given.get(record);
  if (before && isGiven(before, more)) return before as Found;
  const now = { ...record, ...more };
  given.set(record, now);
  return now;
}

const isGiven = (before: object, more: object) =>
  Object.entries(more).every(
    ([name, value]) =>
      JSON.stringify((before as Record<string, unknown>)[name]) === JSON.stringify(value),
  );

/**
 * The lists with the part in which each record of a large one stands (docs/product.md#large-lists): services by area,
 * organisations and helplines by letter. A service also knows its provider's, so that every link carries it. The same lists
 * where none is large.
 */
export function addParts({ services, organisations, helplines }: Lists): Lists {
  const ofOrganisation = partList(organisations, ({ name }) => letterPart(name));
  const parts = new Map([...ofOrganisation].map(([{ _id }, part]) => [_id, part]));
  const ofService = partsByType(services, ({ serviceAddress }) => areaPart(serviceAddress));
  const ofHelpline = partsByType(helplines, ({ name }) => letterPart(name));
  if (parts.size + ofService.size + ofHelpline.size === 0)
    return { services, organisations, helplines };
  return {
    services: services.map((service) => {
      const part = ofService.get(service);
      const its = parts.get(service.provider._id);
      return addFields(service, {
        ...(part && { part }),
        ...(its && { provider: { ...service.provider, part: its } }),
      });
    }),
    organisations: organisations.map((organisation) => {
      const part = ofOrganisation.get(organisation);
      return part ? addFields(organisation, { part }) : organisation;
    }),
    helplines: helplines.map((helpline) => {
      const part = ofHelpline.get(helpline);
      return part ? addFields(helpline, { part }) : helpline;
    }),
  };
}

/** The letter that a name stands under, as an address has it. */
const letterPart = (name: string): string => letterOf(name).replace('–', '-');

/** Each type is a list of its own. */
function partsByType<Item extends { type: string }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<Item, string> {
  const types = [...new Set(items.map(({ type }) => type))];
  return new Map(
    types.flatMap((type) => [
      ...partList(
        items.filter((item) => item.type === type),
        keyOf,
      ),
    ]),
  );
}
