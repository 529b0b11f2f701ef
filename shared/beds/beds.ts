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

/** Whether a text is one of the ways in which one gets a bed. */
export const isBedsWay = (text: string): text is BedsWay => Object.hasOwn(BEDS_WAYS, text);

type Listing = { beds?: BedsWay | '' | undefined };

/** Whether an organisation gives beds, and not by a service of its own that does: that one has hours. */
export const givesBeds = (
  { _id, beds }: Listing & { _id: string },
  services: readonly (Listing & { provider: { _id: string } })[],
): boolean =>
  Boolean(beds) && !services.some((service) => service.beds && service.provider._id === _id);
