/** Every kind of helpline (docs/product.md#helpline). */
export const HELPLINE_TYPES = [
  'General',
  'Addiction (Alcohol, Drugs, Gambling)',
  'Victim of a crime',
] as const;

export type HelplineType = (typeof HELPLINE_TYPES)[number];

export const DEFAULT_HELPLINE_TYPE: HelplineType = 'General';

/**
 * The fewest characters of a helpline's description (docs/product.md#validation-helplines); the most are in
 * `limits.ts`.
 */
export const HELPLINE_DESCRIPTION_MIN = 5;

/** Whether a text, as from an address bar, names a helpline type exactly. */
export function isHelplineType(text: string): text is HelplineType {
  return (HELPLINE_TYPES as readonly string[]).includes(text);
}

/** A helpline as stored (docs/product.md#helpline). '' stands for an absent optional text. */
export type Helpline = {
  _id: string;
  type: HelplineType;
  name: string;
  description: string;
  phone: string;
  email: string;
  website: string;
  onlineWorkingTime: string;
  /** An organisation's id, or null. */
  provider: string | null;
  published: boolean;
  version: number;
  updatedAt: string;
  lastCheckedAt: string;
};

/** What the public list gives, its phone with a readable form ('N/A' without one) and a `tel:` link (''). */
export type PublicHelpline = Omit<Helpline, 'published'> & {
  phoneDisplay: string;
  phoneHref: string;
};
