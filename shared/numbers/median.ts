/** The middle of some numbers, or between the two in the middle; 0 for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low = 0, high = 0] = [(sorted.length - 1) >> 1, sorted.length >> 1].map(
    (at) => sorted[at] ?? 0,
  );
  return (low + high) / 2;
}
