import { Fragment, type ReactNode } from 'react';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { groupTitles } from '../../../shared/services/lists/day-words.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';

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

/** What is known to be open on a day, what may be, what is over, and on demand what is closed: nobody is left out. */
export function DayGroups<S extends { _id: string }>(props: Props<S>) {
  const { id, day, services, heading: Heading, className, children } = props;
  const [known, unsure, over, closed] = [day.known, day.unsure, day.over, day.closed].map((group) =>
    group.flatMap(({ id: its, words }) => {
      const service = services.find(({ _id }) => _id === its);
      return service ? [{ service, words }] : [];
    }),
  );
  const titles = groupTitles({ known: known ?? [], closed: closed ?? [] });
  const part = (entries: Said<S>[] | undefined, title: string) =>
    entries?.length ? (
      <Fragment>
        <Heading className={className}>{title}</Heading>
        {children(entries, title)}
      </Fragment>
    ) : null;
  return (
    <>
      <p>{titles.known}</p>
      {known?.length ? children(known, titles.known) : null}
      {part(unsure, titles.unsure)}
      {part(over, titles.over)}
      {closed?.length ? (
        <Disclosure id={`closed-${id}`} look="plain" label={titles.closed}>
          {children(closed, titles.closed)}
        </Disclosure>
      ) : null}
    </>
  );
}
