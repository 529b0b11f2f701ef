import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bedsLine } from '../../../shared/beds/beds-line.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { announcedOn } from '../../../shared/services/announced.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { shownWeek } from '../../../shared/services/weeks/shown-week.ts';
import { availabilityWords, noteWords } from '../../../shared/services/who/who-words.ts';
import { NO_PHONE } from '../../../shared/services/whom-to-ask.ts';
import { messages } from '../../../shared/site/messages.ts';
import { isUnchecked } from '../../../shared/time/checked.ts';
import { isTimed } from '../../../shared/time/hours-on.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { useNow } from '../../clock/clock.tsx';
import { Announced } from '../../directory/Announced.tsx';
import { CheckedOn } from '../../directory/CheckedOn.tsx';
import { AddressLink, PhoneLink } from '../../directory/Contact.tsx';
import { Conditions } from '../../directory/conditions/Conditions.tsx';
import { StatusBadge } from '../../directory/StatusBadge.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { DayCell } from './DayCell.tsx';
import { type CardTab, InfoAndScheduleTabs } from './InfoAndScheduleTabs.tsx';
import { SendService } from './SendService.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';
import styles from './ServiceRow.module.css';
import { WeekToggle } from './WeekToggle.tsx';

/** How far it is on foot, in a list that is ordered by that. */
export type Walk = { walk?: string };

type Props = {
  service: PublicService & Walk;
  /** What it is called as one of its provider's many places; '' for the provider's name. */
  branch: string;
  /** The city's today, YYYY-MM-DD; null where it is not known. */
  today: string | null;
  /** The date whose hours a folded card shows, today's as a rule. */
  date: string | null;
  /** What holds on that date, in place of the status: in a list for another day. */
  said?: string | undefined;
  heading: 'h2' | 'h3';
  /** Without what only script needs, until there is script. */
  isBrief?: boolean;
  isInLongList?: boolean;
  /** Set where rows are cards with tabs; the choice is the whole table's. */
  tabs: { tab: CardTab; setTab: (tab: CardTab) => void } | null;
};

/**
 * One service, with its cells in the order of the columns. A card shows who may come and the status above the
 * address; they hold nothing to focus, so that the keyboard goes down the card as the eye does. In a card with tabs,
 * which has no columns, each fact names itself.
 */
export function ServiceRow(props: Props) {
  const {
    service,
    branch,
    today,
    date,
    said,
    heading: Heading,
    isBrief,
    isInLongList,
    tabs,
  } = props;
  const { _id, type, subtype, provider, serviceAddress, walk } = service;
  const placeName = branch || provider.name;
  const note = noteWords(service);
  const [wholeWeek, setWholeWeek] = useState(false);
  const hydrated = useHydrated();
  const { unknownDays, timesInWords = [] } = service;
  const now = useNow();
  const week = shownWeek(service, today, now);
  // Where all days are unknown it is said once.
  const isKnown = isTimed(service) && unknownDays?.length !== DAYS.length;
  const known = isKnown || week.some(({ slots }) => slots.length > 0);
  const chosen = date === null ? undefined : week.find((its) => its.date === date);
  const cell = tabs ? undefined : 'cell';
  const name = (column: string) => tabs && <span className="visually-hidden">{column}: </span>;
  const panel = (of: CardTab) =>
    tabs && {
      role: 'tabpanel',
      id: `${of}-${_id}`,
      'aria-labelledby': `${of}-tab-${_id}`,
      hidden: tabs.tab !== of,
    };
  const who = (
    <div role={cell} className={styles.who}>
      <div className={styles.availability}>
        {name('Availability')}
        {service.limit && <strong>{service.limit}. </strong>}
        {availabilityWords(service) || messages.notAvailable}
      </div>
      {said ? <strong>{said}</strong> : <StatusBadge service={service} isBesideSlots={known} />}
      <Announced words={announcedOn(service, today)} />
      {timesInWords.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {service.beds && <div>{bedsLine(service)}</div>}
      <Conditions conditionLines={service.conditionLines} />
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
  return (
    <div role={tabs ? 'listitem' : 'row'} id={_id} className={styles.row}>
      <div role={cell} className={styles.type}>
        <ServiceIcon type={type} /> {name('Service Type')}
        {type}
      </div>
      <div role={tabs ? undefined : 'rowheader'} className={styles.provider}>
        <Heading>
          {(service.formerly ?? []).reduce(
            (name, id) => (
              <span key={id} id={id}>
                {name}
              </span>
            ),
            <Link
              to={paths.organisation(provider._id, provider.part)}
              className={styles.name}
              data-service-name=""
              translate="no"
            >
              {placeName}
            </Link>,
          )}
        </Heading>
        {branch && <div translate="no">{provider.name}</div>}
        {subtype && <div className={styles.subtype}>{subtype}</div>}
      </div>
      {tabs && who}
      {tabs && <InfoAndScheduleTabs id={_id} of={placeName} {...tabs} />}
      <div role={cell} {...panel('info')} className={styles.address}>
        {name('Address')}
        {walk && <strong>{walk}</strong>}
        {serviceAddress ? <AddressLink address={serviceAddress} /> : messages.notAvailable}
        {service.phone ? (
          <PhoneLink display={service.phoneDisplay} href={service.phoneHref} />
        ) : (
          // Its status says whom to ask, unless it says first that nobody has checked the listing.
          !known && now !== null && isUnchecked(service, now) && <p>{NO_PHONE}.</p>
        )}
        <CheckedOn _id={_id} lastCheckedAt={service.lastCheckedAt} isInLongList={isInLongList} />
        {(hydrated || !isBrief) && <SendService service={service} today={today} />}
        {known && !tabs && (
          <WeekToggle
            panelId={`schedule-${_id}`}
            of={placeName}
            open={wholeWeek}
            onToggle={() => setWholeWeek(!wholeWeek)}
          />
        )}
      </div>
      {!tabs && who}
      <div
        role="none"
        id={`schedule-${_id}`}
        {...panel('schedule')}
        className={styles.schedule}
        data-folds={(known && chosen && !wholeWeek) || undefined}
        data-live={hydrated || undefined}
      >
        {known ? (
          week.map((its) => (
            <DayCell key={its.day} shown={its} isChosen={its === chosen} role={cell} />
          ))
        ) : (
          <div
            {...(!tabs && { role: 'cell', 'aria-colspan': DAYS.length })}
            className={styles.unknown}
          >
            {tabs ? (
              <Link to={paths.organisation(provider._id, provider.part)}>Ask {provider.name}</Link>
            ) : (
              'No times are listed.'
            )}
          </div>
        )}
      </div>
    </div>
  );
}
