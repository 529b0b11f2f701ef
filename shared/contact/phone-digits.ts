import { LIMITS } from '../validation/limits.ts';

/**
 * A typed number without the spaces, dots, hyphens and brackets that people write, as it is stored. Whatever else was
 * typed stays, for the check to refuse.
 */
export function stripPhone(text: string): string {
  return text.replace(/[\s.()[\]\p{Dash_Punctuation}]/gu, '');
}

/**
 * Whether a text is a number as the API takes it: at most 15 digits, optionally starting with +
 * (docs/product.md#validation-organisations).
 */
export function isPhone(text: string): boolean {
  return /^\+?\d+$/.test(text) && text.replace('+', '').length <= LIMITS.phoneDigits.value;
}
