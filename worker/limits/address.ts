/** The parts of an IPv6 address that name a subscriber; each device makes up the other half for itself. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
/** Longer than any address: only the platform sets it, but what it sets becomes a key. */
const TEXT_MAX = 64;

/**
 * Who asks, as the limits by address count them: an IPv4 address whole, an IPv6 one by its /64, because every household
 * is given at least so many and could otherwise be somebody else at each call. An IPv4 address written as IPv6 is the
 * IPv4 address. Null where the platform names none: then the request did not come from outside.
 */
export function addressKey(headers: Headers): string | null {
  const address = headers.get('CF-Connecting-IP')?.trim().toLowerCase().slice(0, TEXT_MAX);
  if (!address) return null;
  const groups = groupsOf(address);
  if (!groups) return address;
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; null for any other text. */
function groupsOf(address: string): number[] | null {
  const [plain = ''] = address.replace(/^\[|\]$/g, '').split('%');
  if (!plain.includes(':')) return null;
  const sides = withoutDots(plain)
    .split('::')
    .map((side) => (side ? side.split(':') : []));
  const [before = [], after = []] = sides;
  const missing = GROUPS - before.length - after.length;
  if (sides.length > 2 || missing < 0 || (sides.length === 1 && missing > 0)) return null;
  const texts = [...before, ...Array<string>(missing).fill('0'), ...after];
  return texts.every((text) => /^[0-9a-f]{1,4}$/.test(text))
    ? texts.map((text) => Number.parseInt(text, 16))
    : null;
}

/** `::ffff:192.0.2.1` as `::ffff:c000:201`. */
const withoutDots = (address: string) =>
  address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_whole, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
