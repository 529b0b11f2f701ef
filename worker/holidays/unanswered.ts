import type { D1Database } from '@cloudflare/workers-types';
import type { NotAnswered, Turned } from '../../shared/lists/list-page.ts';
import type { Holiday } from '../../shared/time/holidays/holidays.ts';
import { type AskedTurn, contains, turnTo } from '../http/paging.ts';
import { listAsked, openHolidays } from './queries.ts';

type Figures = Holiday & { answered: number; notYet: number; reachable: number };

/** The coming holidays with how many have answered, and a page of those that have not on the one that begins on `from`. */
type UnansweredPage = Turned<NotAnswered> & { holidays: Figures[]; from: string };

/** See there; an address of a holiday that is over leads to the next one. */
export async function listUnansweredPage(
  d1: D1Database,
  { from, q, ...asked }: AskedTurn & { from?: string | undefined },
  now: number,
): Promise<UnansweredPage> {
  const open = await openHolidays(d1, now);
  const organisations = open.length > 0 ? await listAsked(d1, now) : [];
  const holidays = open.map((holiday) => {
    const rest = organisations.filter((it) => !it.hasAnswered(holiday));
    return {
      figures: {
        ...holiday,
        answered: organisations.length - rest.length,
        notYet: rest.length,
        reachable: rest.filter(({ mayBeAsked }) => mayBeAsked).length,
      },
      rest,
    };
  });
  const chosen = holidays.find(({ figures }) => figures.from === from) ?? holidays[0];
  const rest = chosen?.rest ?? [];
  const found = rest.filter(({ name }) => contains(name, q));
  const { offset, ...turned } = turnTo(found.length, asked);
  return {
    holidays: holidays.map(({ figures }) => figures),
    from: chosen?.figures.from ?? '',
    items: found
      .slice(offset, offset + turned.perPage)
      .map(({ hasAnswered, wasAsked, ...organisation }) => organisation),
    ...turned,
    known: rest.length,
  };
}
