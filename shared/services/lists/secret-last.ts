type Placed = { addressNotPublic?: true | undefined };

/** For sorting: whoever has to walk there sees first what has an address to walk to (docs/product.md#secret-places). */
export const compareSecretLast = (a: Placed, b: Placed): number =>
  +!!a.addressNotPublic - +!!b.addressNotPublic;
