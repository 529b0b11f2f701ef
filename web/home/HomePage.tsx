import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { helplineTypesPresent } from '../../shared/helplines/helpline-types.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { messages } from '../../shared/site/messages.ts';
import { site, siteDescription } from '../../shared/site/site.ts';
import type { Api } from '../api/api.ts';
import { logFailure } from '../api/log-failure.ts';
import { useNow } from '../clock/clock.tsx';
import { Board } from '../directory/board/Board.tsx';
import { NeedLinks } from '../directory/board/NeedLinks.tsx';
import { placeLinkOn } from '../directory/board/PlaceLink.tsx';
import { useFreshBoard } from '../directory/board/use-fresh-board.ts';
import { Icon } from '../icons/Icon.tsx';
import { pageHandle } from '../page/head.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { ErrorCard } from '../ui/Card.tsx';
import { useFocusAfterRouteChange } from '../ui/Page.tsx';
import { HomeBoard } from './HomeBoard.tsx';
import { HomeCards } from './HomeCards.tsx';
import styles from './HomePage.module.css';
import { SupportUs } from './SupportUs.tsx';
import { Urgent } from './Urgent.tsx';

/** How many lines home has of each need; the rest is one touch away. */
const LINES = 3;

/**
 * Lists that fail are left out: the numbers to ring must not wait for them (docs/product.md#wording). `board` is null where
 * there is no directory; which is not the same as nothing that is open.
 */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const [services, helplines] = await Promise.all([
      api.services().catch(logFailure),
      api.helplines().catch(logFailure),
    ]);
    return {
      board: services && (await homeBoard(api, services, request).catch(logFailure)),
      serviceTypes: typesPresent(services ?? []).map(({ type, count }) => ({ type, count })),
      helplineTypes: helplineTypesPresent(helplines ?? []),
    };
  };

async function homeBoard(api: Api, services: PublicService[], request: Request) {
  const { listFirstNow, firstOn, glanceAt, loadBoard } = await import(
    '../directory/board/load-board.ts'
  );
  const { now, day } = await loadBoard(api, services, request);
  return {
    until: now?.until ?? null,
    at: now?.words,
    glance: now && glanceAt(now.needs),
    needs: now && !day ? now.needs.map((its) => listFirstNow(its, LINES)) : [],
    ...(day && 'needs' in day
      ? {
          day: { date: day.date, isToday: day.isToday },
          needs: day.needs.map((its) => firstOn(its, LINES)),
        }
      : { day }),
  };
}

export const handle = pageHandle(() => ({
  title: site().name,
  description: import.meta.env.SSR ? siteDescription() : '',
  path: paths.home,
  feed: true,
}));

/** What stands in which order, and why: docs/product.md#home. */
export function Component() {
  const { board, serviceTypes, helplineTypes } = useLoaderData<ReturnType<typeof loader>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  useFocusAfterRouteChange(heading);
  useFreshBoard(board?.until ?? null);
  const glance = now === null ? null : board?.glance;
  return (
    <>
      <div className={styles.first}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Help in {site().city} if you are homeless
        </h1>
        <div className={styles.urgent}>
          <Urgent />
        </div>
        {glance && (
          <section aria-labelledby="board" className={styles.glance} data-parts={glance.length}>
            <Board id="board" parts={glance} at={board?.at} nameOf={placeLinkOn()} />
          </section>
        )}
        <div className={styles.beside}>
          <SearchBox id="home-search" />
          <NeedLinks id="needs" />
        </div>
      </div>
      <section className={styles.hero} aria-labelledby="welcome">
        <div className={styles.heroInner}>
          <h2 id="welcome">Welcome to the {site().name}</h2>
          <p>
            Find food, a shower, a day centre, health care, advice and someone to talk to. Every
            place says who may come and when it is open. It is free, and you need no account.
          </p>
          <a href="#available-resources" className={styles.prompt}>
            Service Information Below <Icon name="arrow-down" />
          </a>
        </div>
      </section>
      <div className={styles.page}>
        {board ? (
          <HomeBoard needs={now === null && !board.day ? [] : board.needs} day={board.day} />
        ) : (
          <ErrorCard message={messages.servicesFailed}>
            <p>
              We cannot tell what is open. Please try again in a minute, and call before you go.
            </p>
          </ErrorCard>
        )}
        <HomeCards serviceTypes={serviceTypes} helplineTypes={helplineTypes} />
        <SupportUs />
      </div>
    </>
  );
}
