import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { isPhone } from './phone-digits.ts';

/** The fewest characters of a phone number (docs/product.md#validation-organisations). */
const PHONE_MIN = 6;

/** The digits, and the + that may stand before them. */
const WRITTEN_MAX = LIMITS.phoneDigits.value + 1;

/** A phone number as it is stored, or ''; `tooShort` and `invalid` are the messages of its record. */
export const phoneText = (tooShort: string, invalid: string) =>
  text({ value: WRITTEN_MAX, message: invalid })
    .refine((phone) => !phone || phone.length >= PHONE_MIN, tooShort)
    .refine((phone) => !phone || isPhone(phone), invalid);
