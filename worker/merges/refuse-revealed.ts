import { findPlaces } from '../../shared/addresses/place-words.ts';
import { isSecret, secretPlaces } from '../../shared/addresses/secret-places.ts';
import { ApiError } from '../http/errors.ts';

/** What says of an organisation where it is, and whether everybody may see that. */
export type Said = {
  addressPublic: string;
  addresses: readonly string[];
  description: string;
  services: readonly { addressPublic: string; serviceAddress: string; note: string }[];
  helpline: { description: string } | null;
};

/**
 * Refuses to make one of two where what stays would say a place that nobody hides any more, because the record that hid it goes
 * (docs/decisions/060-secret-places.md). Throws 409 with the words that would be seen.
 */
export function refuseRevealed(before: readonly Said[], after: Said): void {
  const hidden = secretPlaces(after, after.services);
  const lost = before
    .flatMap((it) => secretPlaces(it, it.services))
    .filter((place) => !isSecret(place, hidden));
  if (lost.length === 0) return;
  const { addresses, services, description, helpline } = after;
  const texts = [description, helpline?.description ?? '', ...services.map(({ note }) => note)];
  const said =
    [...addresses, ...services.map((it) => it.serviceAddress)].find((it) => isSecret(it, lost)) ??
    texts.flatMap((text) => findPlaces(text, lost))[0];
  if (said)
    throw new ApiError(
      409,
      `“${said}” is not public, and everybody would see it once these are one. Take it out of what stays first.`,
    );
}
