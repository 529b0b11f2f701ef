import { AVAILABILITY } from './availability.ts';

/**
 * The choices that say "ring or book before you set out": never shown as open now (docs/product.md#time). The build writes
 * their names here, so that no visitor downloads the table.
 */
export const CHECK_FIRST_AVAILABILITY: readonly string[] = Object.entries(AVAILABILITY).flatMap(
  ([option, { isCheckFirst }]) => (isCheckFirst ? option : []),
);
