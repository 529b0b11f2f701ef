import { z } from 'zod';
import { FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { ANY_FAULT, PAGE_SIZE } from '../../shared/lists/shown.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { filterValue } from '../records/filter.ts';

const digits = z.string().regex(/^\d{1,6}$/, 'Must be a number.');
const { value: most, message } = LIMITS.rowsOfPage;

/** What may be asked of a list besides its filters and its order. Any of it makes the answer one page. */
const page = {
  page: digits.transform(Number).optional(),
  perPage: digits
    .transform(Number)
    .refine((rows) => rows >= 1 && rows <= most, message)
    .optional(),
  q: filterValue,
  wrong: z.enum([ANY_FAULT, ...FAULT_NAMES]).optional(),
};

/** The same with the orders of one list. */
export const pageFields = <Sort extends string>({ sorts }: { sorts: Record<Sort, unknown> }) => ({
  ...page,
  sort: z.enum(Object.keys(sorts) as [Sort, ...Sort[]]).optional(),
});

/** What these are for, in the API's document: `searched` names what `q` looks through. */
export const describePage = (searched: string, { sorts }: { sorts: object }) => ({
  page: 'From 1; past the last page it is the last one. This, or any of the following, makes the answer one page.',
  perPage: `Records on a page: 1 to ${most}, ${PAGE_SIZE} without it.`,
  q: `Only those whose ${searched} contains this, in any case.`,
  wrong: `Only those with this fault: ${FAULT_NAMES.join(', ')}; or "${ANY_FAULT}" for any.`,
  sort: `${Object.keys(sorts).join(', ')}; the first without it.`,
});

/** What is asked of a list, as its query says it. */
export type AskedPage = {
  page?: number | undefined;
  perPage?: number | undefined;
  q?: string | undefined;
  wrong?: string | undefined;
  sort?: string | undefined;
};

/** Whether one page is asked for: without any of these the answer is the whole list, as docs/product.md#api has it. */
export const isPageAsked = ({ page, perPage, q, wrong, sort }: AskedPage): boolean =>
  [page, perPage, q, wrong, sort].some((value) => value !== undefined);
