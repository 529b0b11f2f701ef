import { dayDateWords } from '../../time/city-time.ts';
import type { ListedDay } from './asked-list.ts';

// The words of a list for a date, on every screen and on paper: apart, as pages without such a list have none of its rules.

/** 'today, Sunday 22 November', 'on Friday 25 December'. */
export const dayTitle = ({ date, isToday }: Pick<ListedDay, 'date' | 'isToday'>): string =>
  `${isToday ? 'today,' : 'on'} ${dayDateWords(date)}`;

/** What a list for today calls what was open and is over. */
export const OVER = 'Over for today';

/** What the groups of a list are called. */
export const groupTitles = ({
  known,
  closed,
}: Pick<Record<keyof ListedDay, { length: number }>, 'known' | 'closed'>) => ({
  known: `Known to be open: ${known.length || 'none'}`,
  unsure: 'May be open: call first',
  over: OVER,
  closed: `Closed that day: ${closed.length}`,
});
