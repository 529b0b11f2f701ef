import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { fitsOf } from '../../shared/conditions/fitting.ts';
import { WHOLE_LIST } from '../../shared/paths/parts.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ALL_HELP, needIcon, openListOf } from '../../shared/services/board/needs.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { site } from '../../shared/site/site.ts';
import type { Api } from '../api/api.ts';
import { notFound } from '../api/api-error.ts';
import { useNow } from '../clock/clock.tsx';
import { Board } from '../directory/board/Board.tsx';
import { NeedLinks } from '../directory/board/NeedLinks.tsx';
import { placeToCallOn } from '../directory/board/PlaceLink.tsx';
import { useFreshBoard } from '../directory/board/use-fresh-board.ts';
import { CallNow } from '../directory/CallNow.tsx';
import { LetIn } from '../directory/conditions/LetIn.tsx';
import { WhenFilter } from '../directory/day/WhenFilter.tsx';
import { WorkedOutAt } from '../directory/WorkedOutAt.tsx';
import { Icon } from '../icons/Icon.tsx';
import { pageHandle } from '../page/head.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { Page } from '../ui/Page.tsx';
import type { AskedDay } from './HomeBoard.tsx';
import styles from './NeedPage.module.css';

export const loader =
  (api: Api) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const found = openListOf(params.need);
    if (!found) throw notFound();
    const { id, types, also } = found;
    const listed = await api.services();
    const all = listed.filter(({ type }) => types.includes(type));
    // All help of a large city is more than a page holds: its needs have it in parts.
    const services = id === ALL_HELP.id && all.length > WHOLE_LIST ? [] : all;
    const { loadBoard, listPartsNow, partsOn } = await import('../directory/board/load-board.ts');
    const { now, day } = await loadBoard(api, services, request, [found]);
    const dated = day && 'needs' in day ? day : null;
    const asked: AskedDay | null = dated ? { date: dated.date, isToday: dated.isToday } : day;
    const parts = dated
      ? dated.needs.flatMap((its) => partsOn(its, dated))
      : (now?.needs.flatMap(listPartsNow) ?? []);
    const said = new Map(services.map(({ _id, conditions }) => [_id, conditions]));
    return {
      need: id,
      day: asked,
      at: now?.words,
      until: now?.until ?? null,
      parts: parts.map(({ rows, ...part }) => ({
        ...part,
        rows: rows.map((row) => ({ ...row, conditions: said.get(row.id) })),
      })),
      closed: dated?.needs[0]?.closed ?? 0,
      isLarge: services.length < all.length,
      types: typesPresent(all).map(({ type }) => type),
      also: also && listed.some(({ type }) => type === also.type) ? also : null,
      fits: fitsOf(request),
    };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { need } }) => ({
  title: `${openListOf(need)?.name}: what is open in ${site().city}`,
  description: import.meta.env.SSR
    ? `Where to go in ${site().city}: what is open now, what opens next, who may come, and what is open on any day.`
    : '',
  path: paths.need(need),
}));

/** All that answers one need, now or on a day (docs/product.md#the-board). */
export function Component() {
  const { need, day, at, until, parts, closed, isLarge, types, also, fits } = useLoaderData<Data>();
  const now = useNow();
  useFreshBoard(until);
  const its = openListOf(need);
  const query = day && 'date' in day ? `?when=${day.date}` : '';
  return (
    <Page
      back={{ to: paths.home, label: 'Back to Home' }}
      title={
        <span className={styles.title}>
          {its && its !== ALL_HELP && <Icon name={needIcon(its)} size={40} />} {its?.name}
        </span>
      }
    >
      {its && <CallNow types={its.types} />}
      {isLarge && <p>There are very many places. What do you need? Choose it below.</p>}
      <WhenFilter path={paths.need(need)} fits={fits} chosen={day ?? 'now'} isWeek />
      {day && 'refusal' in day && <p>{day.refusal}</p>}
      {isLarge || (now === null && !query) ? (
        <WorkedOutAt />
      ) : (
        <LetIn
          path={paths.need(need)}
          also={query.slice(1)}
          types={types}
          fits={fits}
          items={parts.flatMap(({ rows }) => rows)}
          className={styles.heading}
        >
          {(shown, part) => (
            <div className={styles.board}>
              <Board
                id={part ? `board-${part}` : 'board'}
                // Without a choice a part stays that says nothing is open.
                parts={parts
                  .map((its) => ({ ...its, rows: its.rows.filter((row) => shown.includes(row)) }))
                  .filter(({ rows }) => !part || rows[0])}
                at={query ? '' : `as of ${at}`}
                nameOf={placeToCallOn(day)}
              />
            </div>
          )}
        </LetIn>
      )}
      {also && (
        <p className={styles.closed}>
          <Link to={paths.timetable(also.type) + (query || '?when=now')}>{also.says}</Link>
        </p>
      )}
      {closed > 0 && (
        <p
          className={styles.closed}
        >{`Closed that day: ${closed}. To see which, choose a list below.`}</p>
      )}
      {types.length === 0 && (
        <p className={styles.closed}>Nobody lists a place for this at the moment.</p>
      )}
      {types.length > 0 && (
        <>
          <h2 className={styles.heading}>Whole weeks and phone numbers</h2>
          <LinkList
            links={types.map((type) => ({ to: paths.timetable(type) + query, label: type }))}
          />
        </>
      )}
      <NeedLinks id="needs" current={need} />
    </Page>
  );
}
