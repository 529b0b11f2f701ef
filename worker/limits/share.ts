/** Addresses that are remembered at a time; a flood from more of them meets the bounds of the day. */
const ADDRESSES = 5000;

/**
 * How many of a day's searches that found nothing, or of its new kiosks, came from each address, in this isolate's memory
 * alone: a visitor is not to be written down, not even as a digest. What one isolate forgets or does not know only counts a
 * little more.
 */
export function createShare() {
  let today = '';
  const counts = new Map<string, number>();

  return {
    /** Takes one of the most that an address has on a day (YYYY-MM-DD), if one is left; `null` is nobody from outside. */
    take(address: string | null, day: string, most: number): boolean {
      if (address === null) return true;
      if (day !== today || counts.size >= ADDRESSES) counts.clear();
      today = day;
      const taken = counts.get(address) ?? 0;
      if (taken >= most) return false;
      counts.set(address, taken + 1);
      return true;
    },
  };
}
