import { z } from 'zod';
import { LISTING_FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { ANY_FAULT } from '../../shared/lists/shown.ts';
import { type AskedTurn, describeTurn, isTurnAsked, turnFields } from '../http/paging.ts';

/** What may be asked of a list besides its filters and its order. Any of it makes the answer one page. */
const page = {
  ...turnFields,
  wrong: z.enum([ANY_FAULT, ...LISTING_FAULT_NAMES]).optional(),
};

/** What may be asked of one list, its orders included. */
export const pageFields = <Sort extends string>({ sorts }: { sorts: Record<Sort, unknown> }) => ({
  ...page,
  sort: z.enum(Object.keys(sorts) as [Sort, ...Sort[]]).optional(),
});

/** What these are for, in the API's document: `searched` names what `q` looks through. */
export const describePage = (searched: string, { sorts }: { sorts: object }) => ({
  ...describeTurn(searched),
  page: `${describeTurn(searched).page} This, or any of the following, makes the answer one page.`,
  wrong: `Only those with this fault: ${LISTING_FAULT_NAMES.join(', ')}; or "${ANY_FAULT}" for any.`,
  sort: `${Object.keys(sorts).join(', ')}; the first without it.`,
});

/** What is asked of a list, as its query says it. */
export type AskedPage = AskedTurn & {
  wrong?: string | undefined;
  sort?: string | undefined;
};

/** Whether one page is asked for: without any of these the answer is the whole list, as docs/product.md#api has it. */
export const isPageAsked = ({ wrong, sort, ...turn }: AskedPage): boolean =>
  isTurnAsked(turn) || wrong !== undefined || sort !== undefined;
