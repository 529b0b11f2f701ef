import { joinPostcode } from '../../contact/postcode.ts';
import { site } from '../../site/site.ts';
import type { PublicService } from '../service.ts';

type Placed = Pick<PublicService, 'type' | 'provider' | 'serviceAddress'>;

/** What a place is called, and where it is. */
export type PlaceName = {
  name: string;
  /** What is left of the address, '' where it is not known. */
  where: string;
  /** Whose branch it is; '' where the name is the provider's. */
  provider: string;
};

/** So many places of one type make their provider's name say nothing: nineteen libraries. */
const MANY = 3;

/**
 * Names places as somebody looks for them: by their provider or, of a provider that has many of one type, by the branch,
 * which is how its address begins. `all` are the services that decide how many there are.
 */
export function createPlaceNames(all: readonly Placed[]): (service: Placed) => PlaceName {
  const branchOf = createBranchNames(all);
  return (service) => {
    const { provider, serviceAddress } = service;
    const parts = serviceAddress.split(SEPARATOR);
    const branch = branchOf(service);
    const [name, rest] = branch ? [branch, parts.slice(1)] : [provider.name, parts];
    return { name, where: shortAddress(rest, name), provider: branch ? provider.name : '' };
  };
}

const SEPARATOR = /,\s*/;

/** What a place is called as one of its provider's many of a type; '' where its name is the provider's. */
export function createBranchNames(all: readonly Placed[]): (service: Placed) => string {
  const addresses = new Map<string, Set<string>>();
  for (const service of all) {
    const those = addresses.get(keyOf(service)) ?? new Set();
    addresses.set(keyOf(service), those.add(service.serviceAddress));
  }
  return (service) => {
    const [branch = '', more] = service.serviceAddress.split(SEPARATOR);
    return more && (addresses.get(keyOf(service))?.size ?? 0) >= MANY ? branch : '';
  };
}

const keyOf = ({ type, provider }: Placed) => `${type} ${provider._id}`;

/** An address without the city, which every address here has, and without what the name beside it says. */
function shortAddress(parts: readonly string[], name: string): string {
  const city = new RegExp(`^${site().city}\\b\\s*`);
  const short = parts
    .filter((part) => !name.includes(part))
    .map((part) =>
      /^\S+ [A-Z]{1,2}\d/.test(part) || part === site().city ? part.replace(city, '') : part,
    );
  return joinPostcode(short.filter(Boolean).join(', '));
}
