import type { PrivateName, StoredRecord, WriteStamp } from '../fields/field.ts';
import type { Schedule } from '../time/schedule.ts';
import type { HELPLINE_FIELDS } from './helpline-fields.ts';

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
export type Helpline = Omit<StoredRecord<typeof HELPLINE_FIELDS>, 'type'> & {
  type: HelplineType;
  /** An organisation's id, or null. */
  provider: string | null;
};

/** What the public list gives, its phone in a readable form ('N/A' without one) and as a `tel:` link (''). */
export type PublicHelpline = Omit<
  Helpline,
  'phone' | WriteStamp | PrivateName<typeof HELPLINE_FIELDS>
> & {
  phoneDisplay: string;
  phoneHref: string;
  /** Its part of a large list; absent where one address holds all. */
  part?: string;
  /** The ids of records that were merged into it; absent without any. */
  formerly?: readonly string[];
  /** The week that its hours say; absent where they cannot be read (read-hours.ts). */
  answers?: Schedule;
};
