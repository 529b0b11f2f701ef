import type { NearBy } from '../places/near.ts';
import type { PublicService } from '../services/service.ts';
import { statusAt } from '../services/status.ts';
import { cityTime } from '../time/city-time.ts';
import { shareText } from './share-text.ts';

const THREE = 3;

/** A place to go to, and all that is to be known of it on the way, a line each. */
export type NearPlace = { id: string; lines: string[] };

/**
 * The nearest three of these services, to send or to print: none that nobody knows the distance of, secret places among
 * them, and none that is closed until further notice. `now` is epoch ms, null where it is not known.
 */
export function nearestThree(
  services: readonly PublicService[],
  near: NearBy,
  now: number | null,
): NearPlace[] {
  const today = now === null ? null : cityTime(now).date;
  const opens = (service: PublicService) => {
    const status = now === null ? null : statusAt(service, service.changes, now);
    return status?.kind !== 'closed' || status.opens !== null;
  };
  return near
    .order(services, (service) => service)
    .filter((it) => !it.addressNotPublic && near.metres(it._id) !== null && opens(it))
    .slice(0, THREE)
    .map((service) => {
      const lines = shareText(service, today).split('\n');
      return { id: service._id, lines: [...lines, near.words(service._id)] };
    });
}

/** The nearest places as one text message, with a blank line between two of them. Where somebody sets out from is not in it. */
export const nearestText = (type: string, places: readonly NearPlace[]): string =>
  [`${type}, the nearest first`, ...places.map(({ lines }) => lines.join('\n'))].join('\n\n');
