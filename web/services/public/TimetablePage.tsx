import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { fitsOf } from '../../../shared/conditions/fitting.ts';
import { appendQuery, partQuery, paths } from '../../../shared/paths/paths.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { dayTitle } from '../../../shared/services/lists/day-words.ts';
import { groupByStatus, listForNow, STATUS_TITLES } from '../../../shared/services/lists/when.ts';
import { isServiceType, type PublicService } from '../../../shared/services/service.ts';
import { typesPresent } from '../../../shared/services/service-types.ts';
import { messages } from '../../../shared/site/messages.ts';
import { site } from '../../../shared/site/site.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { useNow } from '../../clock/clock.tsx';
import callLine from '../../directory/CallLine.module.css';
import { CallNow } from '../../directory/CallNow.tsx';
import { PartedList } from '../../directory/cards/PartedList.tsx';
import { askPart, filterPart } from '../../directory/cards/parted.ts';
import { LetIn } from '../../directory/conditions/LetIn.tsx';
import { DayGroups } from '../../directory/day/DayGroups.tsx';
import { loadWhen } from '../../directory/day/load-when.ts';
import { WhenFilter } from '../../directory/day/WhenFilter.tsx';
import { WorkedOutAt } from '../../directory/WorkedOutAt.tsx';
import { pageHandle } from '../../page/head.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { LinkDropdown } from '../../ui/LinkDropdown.tsx';
import { Page } from '../../ui/Page.tsx';
import { OneCardTab } from './card-tabs.tsx';
import { openNowSentence } from './open-now-sentence.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { type ServiceGroup, ServiceTable } from './ServiceTable.tsx';
import { serviceSchema } from './service-schema.ts';
import styles from './TimetablePage.module.css';
import { useFocusedService } from './use-focused-service.ts';

export const loader =
  (api: Api) =>
  async ({ params: { type = '' }, request }: LoaderFunctionArgs) => {
    if (!isServiceType(type)) throw notFound();
    const all = await api.services();
    const ofType = all.filter((service) => service.type === type);
    const parted = askPart(ofType, request, ({ provider: { name }, serviceAddress: detail }) => ({
      name,
      detail,
    }));
    const services = filterPart(ofType, parted);
    return {
      type,
      services,
      parted,
      when: await loadWhen(api, services, request),
      fits: fitsOf(request),
      otherTypes: typesPresent(all)
        .map((present) => present.type)
        .filter((other) => other !== type),
    };
  };

/** Letters of a name that a phone shows smaller: "Health & Dental Care" takes one line instead of two. */
const LONG = 20;

/** So many of a list are told to search engines in full. */
const TOLD = 60;

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { type, services, parted, when } }) => ({
  title: `${type} in ${site().city}`,
  description: import.meta.env.SSR
    ? `${countSentence(type, parted?.total ?? services.length)} Days, times, addresses, who may come, and what is open now.`
    : '',
  path: paths.timetable(type) + partQuery(parted?.part),
  // For search engines, which read what the server sent: no weight in the browser. They keep the whole list alone.
  ...(import.meta.env.SSR &&
    when === null && {
      schema: (origin: string, now: number) =>
        services.slice(0, TOLD).map((service) => serviceSchema(service, origin, now)),
    }),
}));

/** The services of one type: docs/product.md#timetable. */
export function Component() {
  const { type, services, parted, when, otherTypes, fits } = useLoaderData<Data>();
  const day = when === 'now' ? when : when && 'date' in when ? when.date : '';
  useFocusedService();
  return (
    <Page
      wide
      back={{ to: paths.home, label: 'Back to Home' }}
      beside={
        <LinkDropdown
          id="other-services"
          label="Other Services"
          links={otherTypes.map((other) => ({ to: paths.timetable(other), label: other }))}
        />
      }
      title={
        <span className={type.length < LONG ? styles.title : `${styles.title} ${styles.longTitle}`}>
          <ServiceIcon type={type} size={40} /> {type}
        </span>
      }
    >
      <CallNow types={[type]} />
      {type === 'Drugs & Alcohol' && (
        <p className={`${callLine.line} ${callLine.belowHeading}`}>
          <Link to={paths.helplineType('Addiction (Alcohol, Drugs, Gambling)')}>
            Helplines for drink, drugs and gambling
          </Link>
        </p>
      )}
      <WhenFilter
        path={paths.timetable(type)}
        part={parted?.part}
        fits={fits}
        chosen={when}
        all="Any time"
      />
      {parted && <PartedList {...parted} by="area" when={day} />}
      {!parted?.entries.length && (
        <OneCardTab>
          <LetIn
            path={paths.timetable(type)}
            also={appendQuery('', partQuery(parted?.part).slice(1), day && `when=${day}`).slice(1)}
            types={[type]}
            fits={fits}
            items={services}
            className={styles.group}
            between={<WorkedOutAt when={when} />}
          >
            {(those, part) => (
              <div data-one-type="">
                <Results
                  name={part ? `${type}, ${part}` : type}
                  services={those}
                  all={services}
                  when={when}
                  id={part}
                />
              </div>
            )}
          </LetIn>
        </OneCardTab>
      )}
      {/* Below the list, or its first place is not on a phone's first screen. */}
      <Card tone="soft" className={styles.more}>
        <h2 className={styles.cardHeading}>About This Service</h2>
        <p>{countSentence(type, parted?.total ?? services.length)}</p>
      </Card>
      <Card tone="soft" className={styles.more}>
        <h2 className={styles.cardHeading}>Additional Information</h2>
        <p>Hours change, and places fill up. Call before you travel.</p>
        <p>
          Many places close on <Link to={paths.holidays}>bank holidays</Link>.
        </p>
        <p>
          <a href={paths.printTimetable(type)} className={styles.print}>
            Print this timetable
          </a>{' '}
          <a href={paths.timetableCalendar(type)} className={styles.print}>
            Calendar
          </a>
        </p>
      </Card>
    </Page>
  );
}

/** `name` tells two lists of one page apart to the ear, `id` to the page; `all` are those that `services` is chosen from. */
type Named = { name: string; services: PublicService[]; all: PublicService[] };

type ResultsProps = Named & Pick<Data, 'when'> & { id: string | undefined };

function Results({ when, id, ...named }: ResultsProps) {
  const { name, services, all } = named;
  const now = useNow();
  if (services.length === 0) {
    return (
      <EmptyState title={messages.noServices}>
        <p>Nobody lists {name} at the moment. See Other Services above.</p>
      </EmptyState>
    );
  }
  if (when === null || (when === 'now' && now === null)) {
    return <ServiceTable caption={name} groups={listGroups(services, now)} all={all} />;
  }
  if (when === 'now') return <OpenNow {...named} now={now ?? 0} />;
  if ('refusal' in when)
    return (
      <EmptyState title="Choose another day">
        <p>{when.refusal}</p>
      </EmptyState>
    );
  return <OnDay {...named} day={when} id={id} />;
}

/** Titles say something where there is more than one. */
function listGroups(services: PublicService[], now: number | null): ServiceGroup[] {
  const groups = now === null ? [] : groupByStatus(services, now);
  return groups.length > 1 ? groups : [{ services: groups[0]?.services ?? services }];
}

type OnDayProps = Named & { day: ListedDay; id?: string | undefined };

function OnDay({ name, services, all, day, id = 'day' }: OnDayProps) {
  const title = dayTitle(day);
  return (
    <>
      <h2 className={styles.group}>Open {title}</h2>
      <DayGroups id={id} day={day} services={services} heading="h2" className={styles.group}>
        {(entries, caption) => (
          <ServiceTable
            heading="h3"
            caption={`${name} ${title}. ${caption}`}
            groups={[
              {
                services: entries.map(({ service }) => service),
                // The status says more of today.
                said: day.isToday ? undefined : entries.map(({ words }) => words),
              },
            ]}
            all={all}
            date={day.date}
          />
        )}
      </DayGroups>
    </>
  );
}

function OpenNow({ name, services, all, now }: Named & { now: number }) {
  const { everyone, some, later, next, checkFirst } = listForNow(services, now);
  return (
    <>
      <p className={styles.count}>
        {openNowSentence(everyone.length + some.length, services.length)}
      </p>
      <ServiceTable
        caption={name}
        groups={[
          { services: everyone },
          { title: STATUS_TITLES.some, services: some },
          { title: STATUS_TITLES.later, services: later },
          { title: 'Opens next', services: next },
          { title: STATUS_TITLES.checkFirst, services: checkFirst },
        ]}
        all={all}
      />
    </>
  );
}

function countSentence(type: string, count: number): string {
  if (count === 0) return `No place in ${site().city} is listed for ${type}.`;
  return count === 1
    ? `1 place in ${site().city} is listed for ${type}.`
    : `${count} places in ${site().city} are listed for ${type}.`;
}
