import type { ConditionKey, Conditions } from './conditions.ts';
import { FILTERS } from './filters.ts';

/** A condition that lists can be asked for. */
export type Filter = { key: ConditionKey; label: string; offKiosk?: true | undefined };

/** The filters for a list of these types. */
export const filtersFor = (types: readonly string[]): Filter[] =>
  FILTERS.flatMap(([key, label, only, offKiosk]) =>
    !only || only.some((type) => types.includes(type)) ? [{ key, label, offKiosk }] : [],
  );

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
