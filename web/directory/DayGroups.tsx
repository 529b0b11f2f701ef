import { Fragment, type ReactNode } from 'react';
import { dateWords, dayOf } from '../../shared/time/city-time.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { ListedDay } from './asked-when.ts';

/** 'today, Sunday 22 November', 'on Friday 25 December'. */
export const dayTitle = ({ date, isToday }: ListedDay): string =>
  `${isToday ? 'today,' : 'on'} ${dayOf(date)} ${dateWords(date)}`;

/** A service, and what holds of it on the day. */
export type Said<S> = { service: S; words: string };

type Props<S> = {
  id: string;
  day: ListedDay;
  /** Those that are shown here. */
  services: readonly S[];
  heading: 'h2' | 'h4';
  className: string | undefined;
  children: (entries: Said<S>[], caption: string) => ReactNode;
};

/** What is known to be open on a day, what may be, and on demand what is closed: nobody is left out. */
export function DayGroups<S extends { _id: string }>(props: Props<S>) {
  const { id, day, services, heading: Heading, className, children } = props;
  const [known, unsure, closed] = ([day.known, day.unsure, day.closed] as const).map((group) =>
    group.flatMap(({ id: its, words }) => {
      const service = services.find(({ _id }) => _id === its);
      return service ? [{ service, words }] : [];
    }),
  );
  const open = `Known to be open: ${known?.length || 'none'}`;
  const unsureWords = 'May be open: call first';
  const closedWords = `Closed that day: ${closed?.length}`;
  return (
    <>
      <p>{open}</p>
      {known?.length ? children(known, open) : null}
      {unsure?.length ? (
        <Fragment>
          <Heading className={className}>{unsureWords}</Heading>
          {children(unsure, unsureWords)}
        </Fragment>
      ) : null}
      {closed?.length ? (
        <Disclosure id={`closed-${id}`} look="plain" label={closedWords}>
          {children(closed, closedWords)}
        </Disclosure>
      ) : null}
    </>
  );
}
