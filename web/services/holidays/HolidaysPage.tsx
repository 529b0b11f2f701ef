import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import { site } from '../../../shared/site/site.ts';
import { dayDateWords, dayOf } from '../../../shared/time/city-time.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { WorkedOutAt } from '../../directory/WorkedOutAt.tsx';
import { pageHandle } from '../../page/head.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './HolidaysPage.module.css';
import { HolidaysTogether } from './HolidaysTogether.tsx';

/** One day of the coming holidays, the first unless the address names another; every day at `/holidays/all`, for paper. */
export const loader =
  (api: Api) =>
  async ({ params: { all }, request }: LoaderFunctionArgs) => {
    if (all !== undefined && all !== 'all') throw notFound();
    // What works out lists is fetched where somebody moves on from day to day.
    const { loadHolidays } = await import('./load-holidays.ts');
    return loadHolidays(api, all ? 'all' : new URL(request.url).searchParams.get('when'));
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;
type Entry = Data['shown'][number]['known'][number];

export const handle = pageHandle<Data>(() => ({
  title: `Open on bank holidays in ${site().city}`,
  description: import.meta.env.SSR
    ? 'Which places are open at Christmas, Easter and on other bank holidays, day by day.'
    : '',
  path: paths.holidays,
}));

/** 'Christmas and New Year: Thursday 24 December to Friday 1 January'. */
function spanOf({ title, days }: Data['holidays'][number]): string {
  const [first = '', last = first] = [days[0]?.date, days.at(-1)?.date];
  return `${title}: ${first === last ? dayDateWords(first) : `${dayDateWords(first)} to ${dayDateWords(last)}`}`;
}

/** What is open on the coming holidays: docs/product.md#holidays. */
export function Component() {
  const { holidays, shown, next, together } = useLoaderData<Data>();
  return (
    <Page
      title="Open on bank holidays"
      back={{ to: paths.home, label: 'Back to Home' }}
      lead="Many places close or change their hours. Call before you travel."
    >
      {holidays.length === 0 && next && (
        <EmptyState title="No bank holiday in the next six weeks">
          <p>
            The next is {next.title}: {dayDateWords(next.from)} {next.from.slice(0, 4)}.
          </p>
        </EmptyState>
      )}
      {holidays.map(({ title, days }) => (
        <nav key={title} aria-label={title} className={styles.days}>
          <h2>{title}</h2>
          <ul>
            {days.map(({ date, name }) => (
              <li key={date}>
                <Link
                  to={`${paths.holidays}?when=${date}`}
                  aria-current={shown.some((it) => it.date === date) ? 'page' : undefined}
                  replace
                  data-in-place=""
                >
                  {`${dayOf(date).slice(0, 3)} ${shortDate(date)}`}
                  {name && <span className="visually-hidden">: {name}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {holidays.length > 0 && !together && (
        <nav aria-label="Paper" className={styles.all}>
          <Link to={`${paths.holidays}/all`}>All these days, to print</Link>
        </nav>
      )}
      {holidays.length > 0 && <WorkedOutAt when={{ isToday: false }} />}
      {together && <HolidaysTogether types={together} dates={holidays.map(spanOf).join('; ')} />}
      {holidays.length > 0 && !together && shown.length === 0 && (
        <EmptyState title="Choose one of these days">
          <p>
            For any other day see <Link to={paths.home}>what is open on a date</Link>.
          </p>
        </EmptyState>
      )}
      {shown.map(({ date, name, title, titles, known, unsure, over, closed }) => (
        <section key={date}>
          <h2>
            Open {title}
            {name && `: ${name}`}
          </h2>
          <p>{titles.known}</p>
          <Places entries={known} />
          {unsure.length > 0 && (
            <>
              <h3 className={styles.group}>{titles.unsure}</h3>
              <Places entries={unsure} />
            </>
          )}
          {over.length > 0 && (
            <>
              <h3 className={styles.group}>{titles.over}</h3>
              <Places entries={over} />
            </>
          )}
          {closed.length === 0 && <p>{titles.closed}</p>}
          {closed.length > 0 && (
            <details className={styles.closed}>
              <summary className={styles.summary}>{titles.closed}</summary>
              <Places entries={closed} />
            </details>
          )}
        </section>
      ))}
      {holidays.length > 0 && (
        <p>
          <Link to={paths.tonight}>Nowhere to sleep tonight?</Link> The council’s out-of-hours team
          answers on bank holidays too.
        </p>
      )}
    </Page>
  );
}

/** What is open by kind of help, each place in a line. */
function Places({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  const types = new Map<ServiceType, Entry[]>();
  for (const entry of entries) types.set(entry.type, [...(types.get(entry.type) ?? []), entry]);
  return (
    <ul className={styles.types}>
      {[...types].map(([type, places]) => (
        <li key={type}>
          <Link to={paths.timetable(type)} className={styles.type}>
            {type}
          </Link>
          <ul className={styles.places}>
            {places.map(({ words, ...service }) => (
              <li key={service.id}>
                <strong translate="no">
                  <bdi>{service.provider}</bdi>
                </strong>
                {service.kind && ` (${service.kind})`}: {words.replace(/\.?$/, '.')}{' '}
                <bdi>{service.address}</bdi>
                {service.phone && (
                  <>
                    {' '}
                    <a href={service.phoneHref}>{service.phone}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
