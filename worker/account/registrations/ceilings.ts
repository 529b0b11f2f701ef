import { site } from '../../../shared/site/site.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../http/errors.ts';
import { addressKey } from '../../limits/address.ts';
import { scaleLimit } from '../../limits/scale.ts';
import { digestOf } from '../../platform/crypto.ts';
import type { Env } from '../../platform/env.ts';

/** How many registrations wait: in all and, where it is known, from the network address that one comes from. */
export type Waiting = Record<CeilingName, number>;

const NAMES = [
  'unconfirmedRegistrationsByAddress',
  'pendingRegistrationsByAddress',
  'unconfirmedRegistrations',
  'pendingRegistrations',
] as const;
type CeilingName = (typeof NAMES)[number];

/** The most there may be of each; those by address are as wide as this site is told to make them. */
export const ceilingsOf = (env: Pick<Env, 'RATE_LIMIT_SCALE'>): Waiting => ({
  unconfirmedRegistrationsByAddress: scaleLimit(
    env,
    LIMITS.unconfirmedRegistrationsByAddress.value,
  ),
  pendingRegistrationsByAddress: scaleLimit(env, LIMITS.pendingRegistrationsByAddress.value),
  unconfirmedRegistrations: LIMITS.unconfirmedRegistrations.value,
  pendingRegistrations: LIMITS.pendingRegistrations.value,
});

/** The first ceiling that is reached; undefined where there is room. */
export const findReached = (waiting: Waiting, ceilings: Waiting): CeilingName | undefined =>
  NAMES.find((name) => waiting[name] >= ceilings[name]);

/** A confirmation or a decision makes room at any time; until then it is of no use to ask every second. */
const RETRY_SECONDS = 3600;

const instead = () =>
  `Please email ${site().email} or ring ${site().phoneDisplay}, and we will add you. What you typed is still here.`;

/** 429 where those of one address are too many, 503 where all are. */
export function createCeilingError(reached: CeilingName): ApiError {
  const status = reached.endsWith('ByAddress') ? 429 : 503;
  return new ApiError(status, `${LIMITS[reached].message} ${instead()}`, {
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
}

/**
 * Says where a registration comes from, to count those of one network address: a digest that nobody can turn back without the
 * site's secret, because there are few enough addresses to try them all. '' where the platform names no address.
 */
export function originDigest(headers: Headers, secret = ''): string {
  const address = addressKey(headers);
  return address ? digestOf(`${secret} registration ${address}`) : '';
}
