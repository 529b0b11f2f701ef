import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { dayTitle, groupTitles } from '../../../shared/services/lists/day-words.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import { CITY } from '../../../shared/site/site.ts';
import { dateWords, dayOf } from '../../../shared/time/city-time.ts';
import { shortDate } from '../../../shared/time/short-date.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { DayGroups, type Said } from '../../directory/DayGroups.tsx';
import { WorkedOutAt } from '../../directory/WorkedOutAt.tsx';
import { pageHandle } from '../../page/head.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './HolidaysPage.module.css';

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
type Place = Data['services'][number];

export const handle = pageHandle<Data>(() => ({
  title: `Open on bank holidays in ${CITY}`,
  description: 'Which places are open at Christmas, Easter and on other bank holidays, day by day.',
  path: paths.holidays,
}));

const dayWords = (date: string) => `${dayOf(date)} ${dateWords(date)}`;

/** What is open on the coming holidays: docs/product.md#holidays. */
export function Component() {
  const { holidays, shown, next, services, isAll } = useLoaderData<Data>();
  return (
    <Page
      title="Open on bank holidays"
      back={{ to: paths.home, label: 'Back to Home' }}
      lead="Many places close or change their hours. Call before you travel."
    >
      {holidays.length === 0 && next && (
        <EmptyState title="No bank holiday in the next six weeks">
          <p>
            The next is {next.title}: {dayWords(next.from)} {next.from.slice(0, 4)}.
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
                  aria-current={!isAll && shown.some((it) => it.date === date) ? 'page' : undefined}
                >
                  {`${dayOf(date).slice(0, 3)} ${shortDate(date)}`}
                  {name && <span className="visually-hidden">: {name}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {holidays.length > 0 && !isAll && (
        <p className={styles.all}>
          <Link to={`${paths.holidays}/all`}>All these days on one page, to print</Link>
        </p>
      )}
      {holidays.length > 0 && <WorkedOutAt />}
      {holidays.length > 0 && shown.length === 0 && (
        <EmptyState title="Choose one of these days">
          <p>
            For any other day see <Link to={paths.home}>what is open on a date</Link>.
          </p>
        </EmptyState>
      )}
      {shown.map(({ date, name, list }) => (
        <section key={date} className={styles.day}>
          <h2>
            Open {dayTitle(list)}
            {name && `: ${name}`}
          </h2>
          {isAll ? (
            <KnownOpen list={list} services={services} />
          ) : (
            <DayGroups
              id={date}
              day={list}
              services={services}
              heading="h3"
              className={styles.group}
            >
              {(entries) => <Places entries={entries} />}
            </DayGroups>
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

/** Of all days at once, on one paper: what is known to be open, and how many more may be. */
function KnownOpen({ list, services }: { list: ListedDay; services: Place[] }) {
  const entries = list.known.map(({ id, words }) => ({ service: services[Number(id)], words }));
  const { length: unsure } = list.unsure;
  return (
    <>
      <p>{groupTitles(list).known}</p>
      <Places entries={entries.filter((it): it is Said<Place> => it.service !== undefined)} />
      <p>
        {unsure === 1 ? '1 more may be open' : `${unsure} more may be open`}: call first.{' '}
        {list.closed.length} {list.closed.length === 1 ? 'is' : 'are'} closed.
      </p>
    </>
  );
}

/** By kind of help, each place in a line. */
function Places({ entries }: { entries: readonly Said<Place>[] }) {
  if (entries.length === 0) return null;
  const types = new Map<ServiceType, Said<Place>[]>();
  for (const entry of entries)
    types.set(entry.service.type, [...(types.get(entry.service.type) ?? []), entry]);
  return (
    <ul className={styles.types}>
      {[...types].map(([type, places]) => (
        <li key={type}>
          <Link to={paths.timetable(type)} className={styles.type}>
            {type}
          </Link>
          <ul className={styles.places}>
            {places.map(({ service, words }) => (
              <li key={service._id}>
                <strong translate="no">{service.provider}</strong>
                {service.subtype && ` (${service.subtype})`}: {words.replace(/\.?$/, '.')}{' '}
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
