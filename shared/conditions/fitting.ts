import type { ConditionKey, Conditions } from './conditions.ts';
import { FILTERS } from './filters.ts';

/** A condition that lists can be asked for. */
export type Filter = { key: ConditionKey; label: string; offKiosk?: true | undefined };

/** The parameter of an address that holds what is asked for: `?fits=dogs&fits=noId`, as a form sends it. */
export const FITS = 'fits';

/** The filters for a list of these types. */
export const filtersFor = (types: readonly string[]): Filter[] =>
  FILTERS.flatMap(([key, label, only, offKiosk]) =>
    !only || only.some((type) => types.includes(type)) ? [{ key, label, offKiosk }] : [],
  );

/** What an address asks for, in the order of the table; what is no filter is left out. */
export const parseFits = (asked: readonly unknown[]): ConditionKey[] =>
  FILTERS.flatMap(([key]) => (asked.includes(key) ? [key] : []));

/** The same as a query, '' for nothing. */
export const fitsQuery = (asked: readonly ConditionKey[]): string =>
  asked.map((key) => `${FITS}=${key}`).join('&');

/**
 * A list by what somebody asks for: what is known to fit all of it, what has not said all of it (ask first), and how many are
 * left out because they say no.
 */
export function partByFit<S extends { conditions?: Conditions }>(
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
