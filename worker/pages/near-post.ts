import type { Context } from 'hono';
import { findPlace, isTooFar, PLACE_FAULTS, PLACE_TEXT } from '../../shared/places/find-place.ts';
import type { NearOutcome } from '../../shared/places/near.ts';
import { publicDirectory } from '../directory/snapshot.ts';
import { backgroundContext } from '../http/background-context.ts';
import type { PageVariables } from '../http/security-headers.ts';
import type { Env } from '../platform/env.ts';
import { readTable } from '../points/find-points.ts';
import { logFault } from '../telemetry/faults.ts';

/**
 * Looks up what somebody without script has posted: nothing of it is kept, no log has it, and the answer is not stored
 * (docs/product.md#how-far).
 */
export async function answerNear(
  c: Context<{ Bindings: Env; Variables: PageVariables }>,
): Promise<NearOutcome> {
  const { place } = await c.req.parseBody().catch(() => ({ place: '' }));
  const typed = typeof place === 'string' ? place.slice(0, PLACE_TEXT) : '';
  const refuse = (status: number, message: string) => ({ status, message, typed });
  try {
    const { directory } = await publicDirectory.read(c.env, Date.now(), backgroundContext(c));
    const { points, areas, edition } = directory.places;
    const found = findPlace(typed, { areas, postcodes: await readTable(c.env.DB, edition) });
    if ('fault' in found) return refuse(422, found.fault);
    if (isTooFar(found.point, Object.values(points))) return refuse(422, PLACE_FAULTS.tooFar);
    const near = { name: found.name, from: found.point, points };
    return { status: 200, message: '', typed, near };
  } catch (error) {
    logFault('The distances could not be read:', error);
    return refuse(503, PLACE_FAULTS.noTable);
  }
}
