/** Addresses that are remembered at a time; a flood from more of them meets the bounds of the day. */
const ADDRESSES = 5000;

/**
 * Counts how many of something came from each network address on a day: searches that found nothing, reports of a listing, new
 * kiosks. The counts are in this isolate's memory alone, because a visitor is not to be written down, not even as a digest.
 * What one isolate forgets or does not know lets an address have a little more.
 */
export function createDailyQuota() {
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
