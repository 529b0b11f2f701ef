import type { ConditionKey, Conditions } from './conditions.ts';
import { FILTERS, type FilterRow } from './filters.ts';
import { FITS } from './fits-parameter.ts';

/** The filters for a list of these types. */
export const filtersFor = (types: readonly string[]): readonly FilterRow[] =>
  FILTERS.filter(([, , only]) => !only || only.some((type) => types.includes(type)));

/** What somebody asks for, in the order of the table; what is no filter is left out. */
export const parseFits = (asked: readonly unknown[]): ConditionKey[] =>
  FILTERS.map(([key]) => key).filter((key) => asked.includes(key));

/** What an address asks for (`parseFits`). */
export const fitsOf = ({ url }: { url: string }): ConditionKey[] =>
  parseFits(new URL(url).searchParams.getAll(FITS));

/** As a query, '' for nothing. */
export const fitsQuery = (asked: readonly ConditionKey[]): string =>
  asked.map((key) => `${FITS}=${key}`).join('&');

/**
 * A list by what somebody asks for: what is known to fit all of it, what has not said all of it (ask first), and how many are
 * left out because they say no.
 */
export function splitByFit<S extends { conditions?: Conditions | undefined }>(
  services: readonly S[],
  asked: readonly ConditionKey[],
): { fit: S[]; unsaid: S[]; out: number } {
  const says = (service: S, answer: string | undefined) =>
    asked.some((key) => service.conditions?.[key] === answer);
  const left = services.filter((service) => !says(service, 'no'));
  return {
    fit: left.filter((service) => !says(service, undefined)),
    unsaid: left.filter((service) => says(service, undefined)),
    out: services.length - left.length,
  };
}
