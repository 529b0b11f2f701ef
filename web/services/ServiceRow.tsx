import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cityTime } from '../../shared/city-time.ts';
import { messages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { DAYS, hasHours } from '../../shared/schedule.ts';
import type { PublicService } from '../../shared/service.ts';
import { useNow } from '../clock.tsx';
import { AddressLink, PhoneLink } from '../directory/Contact.tsx';
import { StatusBadge } from '../directory/StatusBadge.tsx';
import { useHydrated } from '../hydrated.ts';
import { DayCell } from './DayCell.tsx';
import { InfoAndScheduleTabs } from './InfoAndScheduleTabs.tsx';
import { SendService } from './SendService.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';
import styles from './ServiceRow.module.css';
import { WeekToggle } from './WeekToggle.tsx';

export type CardTab = 'info' | 'schedule';

type Props = {
  service: PublicService;
  /** Set where rows are cards with tabs; the choice is the whole table's. */
  tabs: { tab: CardTab; setTab: (tab: CardTab) => void } | null;
};

/** One service. Who may come stands before the status, and both before the times. */
export function ServiceRow({ service, tabs }: Props) {
  const { _id, type, subtype, provider, serviceAddress, availability, schedule, note } = service;
  const [wholeWeek, setWholeWeek] = useState(false);
  const hydrated = useHydrated();
  const now = useNow();
  const today = now === null ? null : cityTime(now).day;
  const known = hasHours(schedule);
  const cell = tabs ? undefined : 'cell';
  const panel = (of: CardTab) =>
    tabs
      ? {
          role: 'tabpanel',
          id: `${of}-${_id}`,
          'aria-labelledby': `${of}-tab-${_id}`,
          hidden: tabs.tab !== of,
        }
      : { role: 'none', id: `${of}-${_id}` };
  return (
    <div role={tabs ? 'listitem' : 'row'} id={_id} className={styles.row}>
      <div role={cell} className={styles.type}>
        <ServiceIcon type={type} /> {type}
      </div>
      <div role={cell} className={styles.provider}>
        <Link to={paths.organisation(provider._id)} className={styles.name} data-service-name="">
          {provider.name}
        </Link>
        {subtype && <div className={styles.subtype}>{subtype}</div>}
      </div>
      {tabs && <InfoAndScheduleTabs id={_id} of={provider.name} {...tabs} />}
      <div {...panel('info')} className={styles.info}>
        <div role={cell} className={styles.address}>
          {serviceAddress ? <AddressLink address={serviceAddress} /> : messages.notAvailable}
          {service.phone && (
            <div>
              <PhoneLink display={service.phoneDisplay} href={service.phoneHref} />
            </div>
          )}
          <SendService service={service} />
        </div>
      </div>
      <div role={cell} className={styles.who}>
        <div className={styles.availability}>
          {availability.join(', ') || messages.notAvailable}
        </div>
        <StatusBadge service={service} />
        {note && <div className={styles.note}>{note}</div>}
        {known && !tabs && (
          <WeekToggle
            panelId={`schedule-${_id}`}
            of={provider.name}
            open={wholeWeek}
            onToggle={() => setWholeWeek(!wholeWeek)}
          />
        )}
      </div>
      <div
        {...panel('schedule')}
        className={styles.schedule}
        data-folds={(known && today !== null && !wholeWeek) || undefined}
        data-live={hydrated || undefined}
      >
        {known ? (
          DAYS.map((day) => (
            <DayCell
              key={day}
              day={day}
              slots={schedule[day]}
              isToday={day === today}
              role={cell}
            />
          ))
        ) : (
          <div
            {...(!tabs && { role: 'cell', 'aria-colspan': DAYS.length })}
            className={styles.unknown}
          >
            <Link to={paths.organisation(provider._id)}>Ask {provider.name}</Link>
          </div>
        )}
      </div>
    </div>
  );
}
