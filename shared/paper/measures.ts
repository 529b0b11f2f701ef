/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** The sum of some numbers, 0 of none. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);
