import { z } from 'zod';
import type { Turned } from '../../shared/lists/list-page.ts';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import { LIMITS } from '../../shared/validation/limits.ts';

// Part of a list: how it is asked for, found and described.

/** A value that a list is filtered by. */
export const filterValue = z
  .string()
  .max(LIMITS.filterValue.value, LIMITS.filterValue.message)
  .optional();

const digits = z.string().regex(/^\d{1,6}$/, 'Must be a number.');
const { value: most, message } = LIMITS.rowsOfPage;

/** What may be asked of every list: part of it. */
export const turnFields = {
  page: digits.transform(Number).optional(),
  perPage: digits
    .transform(Number)
    .refine((rows) => rows >= 1 && rows <= most, message)
    .optional(),
  q: filterValue,
};

/** What `turnFields` are for, in the API's document: `searched` names what `q` looks through. */
export const describeTurn = (searched: string) => ({
  page: 'From 1; past the last page it is the last one.',
  perPage: `Records on a page: 1 to ${most}, ${PAGE_SIZE} without it.`,
  q: `Only those whose ${searched} contains this, in any case.`,
});

/** What is asked of a list, as its query says it. */
export type AskedTurn = {
  page?: number | undefined;
  perPage?: number | undefined;
  q?: string | undefined;
};

/** Whether part of a list is asked for. */
export const isTurnAsked = ({ page, perPage, q }: AskedTurn): boolean =>
  [page, perPage, q].some((value) => value !== undefined);

/** Where a page of a list of so many rows begins, the last one where a later one is asked for. */
export function turnTo(
  total: number,
  { page = 1, perPage = PAGE_SIZE }: AskedTurn,
): Pick<Turned<unknown>, 'page' | 'pages' | 'perPage' | 'total'> & { offset: number } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const at = Math.min(Math.max(page, 1), pages);
  return { page: at, pages, perPage, total, offset: (at - 1) * perPage };
}

/** Whether a name contains what is searched for, in any case. */
export const contains = (name: string, q = ''): boolean =>
  name.toLowerCase().includes(q.trim().toLowerCase());

/** One page of a list of these. */
export const pageSchema = (items: z.ZodType) =>
  z.object({
    items: z.array(items),
    page: z.int().describe('From 1.'),
    pages: z.int(),
    perPage: z.int(),
    total: z.int().describe('How many there are on all pages.'),
    known: z.int().describe('How many there are, whatever is searched for.'),
  });
