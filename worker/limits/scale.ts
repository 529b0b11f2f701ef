import type { Env } from '../platform/env.ts';

/**
 * A ceiling by address or by time, as wide as this site is told to make it: 1 where it is deployed, more on a machine on
 * which many clients share one address. The start script widens the platform's own limits by the same factor.
 */
export function scaleLimit(
  { RATE_LIMIT_SCALE }: Pick<Env, 'RATE_LIMIT_SCALE'>,
  ceiling: number,
): number {
  const scale = Number(RATE_LIMIT_SCALE);
  return scale > 0 ? Math.ceil(ceiling * scale) : ceiling;
}
