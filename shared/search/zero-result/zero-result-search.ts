import { z } from 'zod';
import { LIMITS } from '../../validation/limits.ts';

/** The longest that is kept of what somebody searched for. */
export const WORDS_MAX = 40;
/** On how many days words have to be searched for before anybody sees them: what one person once typed stays unseen. */
export const SIGHTINGS = 3;
/** They are kept for so many days. */
export const KEPT_DAYS = 90;

/** What an admin sees of words that were searched for and not found. */
export type ZeroResultSearch = {
  words: string;
  /** How often, on how many days, and on which last (YYYY-MM-DD, in the city). */
  times: number;
  days: number;
  last: string;
};

/** What a page reports that found nothing without the server. */
export const ZeroResultSearchInput = z.object({
  text: z.string().max(LIMITS.searchText.value, LIMITS.searchText.message),
});

const MORE_THAN_A_POSTCODE = /(?:\d\D*){5}/;

/**
 * What is kept of a search that found nothing: its letters, in lower case, with single spaces, 40 characters at most. ''
 * for what looks like an email address or a number, of which nothing is kept.
 */
export function keptWords(text: string): string {
  if (text.includes('@') || MORE_THAN_A_POSTCODE.test(text)) return '';
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, WORDS_MAX).join('').trim();
}
