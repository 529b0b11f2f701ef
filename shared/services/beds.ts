/**
 * How one gets a bed for the night where a service gives them, the way that serves tonight first; '' is stored where it
 * gives none (docs/product.md#tonight). Each with what to do.
 */
export const BEDS_WAYS = {
  'Walk in': 'You can come to the door. Come early.',
  'Ring first': 'Ring before you go.',
  'By referral':
    'Somebody has to ask for you: the council, the outreach team or an advice service.',
} as const;

export type BedsWay = keyof typeof BEDS_WAYS;

export const BEDS_WAY_NAMES = Object.keys(BEDS_WAYS) as [BedsWay, ...BedsWay[]];

export const isBedsWay = (text: string): text is BedsWay => Object.hasOwn(BEDS_WAYS, text);

/** What a listing says of its beds, in a line: 'Beds for the night: walk in. Men and women over 18'; '' without beds. */
export function bedsLine({
  beds,
  bedsFor,
}: {
  beds?: BedsWay | '' | undefined;
  bedsFor?: string;
}): string {
  if (!beds) return '';
  const way = beds.charAt(0).toLowerCase() + beds.slice(1);
  return [`Beds for the night: ${way}`, bedsFor?.replace(/\.$/, '')].filter(Boolean).join('. ');
}
