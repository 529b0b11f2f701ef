import { z } from 'zod';
import { addDays } from '../time/city-time.ts';
import type { Category } from './organisation.ts';

/** In days: who hides addresses for longer is to look again. */
const LONGEST = 366;

/** A form offers to hide for so many days. */
export const HIDDEN_DAYS = 7;

/** The date until whose end the addresses of a category are hidden (docs/product.md#secret-places). */
export const HiddenCategoryInput = z.object({
  until: z.iso.date('Please give a date that exists.'),
});

/** A category with the organisations that have it, and the date until whose end their addresses are hidden; '' where they are not. */
export type CategoryAddresses = { category: Category; organisations: number; until: string };

/** What is wrong with hiding until the end of a date on another, both YYYY-MM-DD, by field. */
export function hiddenUntilFaults(until: string, today: string): Record<string, string> {
  if (until < today) return { until: 'This day is over. Please give a later one.' };
  if (until > addDays(today, LONGEST))
    return { until: `Addresses can be hidden for up to ${LONGEST} days.` };
  return {};
}

/**
 * Whether an organisation has one of these categories, as its list of them is stored: as JSON, which need not be sound, because
 * what is not known is not shown.
 */
export const hasCategory = (stored: string, categories: readonly string[]): boolean =>
  categories.some((category) => stored.includes(JSON.stringify(category)));
