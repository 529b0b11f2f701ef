type Placed = { addressNotPublic?: true | undefined };

/** Sorts what has an address to walk to before what has none (docs/product.md#secret-places). */
export const compareSecretLast = (a: Placed, b: Placed): number =>
  +!!a.addressNotPublic - +!!b.addressNotPublic;
