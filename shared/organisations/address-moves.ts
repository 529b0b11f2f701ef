import { z } from 'zod';
import { ServiceInput } from '../services/editing/service-input.ts';
import type { Service } from '../services/service.ts';
import { LIMITS } from '../validation/limits.ts';

/** Services that go from one address to another in one call. */
export const MoveInput = z.object({
  services: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .min(1, 'Please choose at least one service.')
    .max(LIMITS.servicesOfOrganisation.value, LIMITS.servicesOfOrganisation.message),
  from: ServiceInput.shape.serviceAddress,
  to: ServiceInput.shape.serviceAddress,
});
export type MoveInput = z.output<typeof MoveInput>;

/** Services that stand at an address which their profile has no more, with the one that came in its place. */
export type AddressMove<Moving> = { from: string; to: string; services: Moving[] };

type Moving = Pick<Service, 'serviceAddress'>;

/**
 * What a changed profile leaves behind: for each address that is gone from it the services that use it. The address that
 * came in its place is the new one of the same line, else the first new one, else the first there is; without any there is
 * nowhere to move to.
 */
export function findAddressMoves<S extends Moving>(
  before: readonly string[],
  after: readonly string[],
  services: readonly S[],
): AddressMove<S>[] {
  const isNew = (address: string | undefined) => address && !before.includes(address);
  return before.flatMap((from, line) => {
    const theirs = services.filter(({ serviceAddress }) => serviceAddress === from);
    const to = isNew(after[line]) ? after[line] : (after.find(isNew) ?? after[0]);
    const isGone = from !== '' && !after.includes(from);
    return isGone && to && theirs.length > 0 ? [{ from, to, services: theirs }] : [];
  });
}
