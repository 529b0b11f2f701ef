import type { ReactNode } from 'react';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { ServiceType } from '../../../../shared/services/service.ts';
import { addDays, cityTime } from '../../../../shared/time/city-time.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { KioskLink } from '../touch/KioskLink.tsx';
import styles from './Days.module.css';

type Props = {
  /** The type of the services listed; without one all are. */
  type?: ServiceType;
  /** The date YYYY-MM-DD that is shown, or the week; without one it is the present. */
  date?: string;
};

/** The address of a list for a date: of a type's services or of all kinds. */
export const listOn = (type: ServiceType | undefined, date: string) =>
  type ? kioskPaths.servicesOn(type, date) : kioskPaths.openOn(date);

/** In place of a date: the whole week. */
export const WEEK = 'week';

/** What a list is asked for, which day and who is let in: on a low glass in one row, so that a place stands below it. */
export const Choices = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** Now, today, tomorrow, or another day; nothing where nobody knows which day it is. */
export function DayChoice({ type, date }: Props) {
  const { now } = useKiosk();
  if (now === null) return null;
  const today = cityTime(now).date;
  const tomorrow = addDays(today, 1);
  const choices = [
    { name: 'Now', to: type ? kioskPaths.services(type) : kioskPaths.open, isChosen: !date },
    { name: 'Today', to: listOn(type, today), isChosen: date === today },
    { name: 'Tomorrow', to: listOn(type, tomorrow), isChosen: date === tomorrow },
    {
      name: 'Another day',
      to: kioskPaths.days(type),
      isChosen: date !== undefined && date !== WEEK && date > tomorrow,
    },
    ...(type ? [{ name: 'Whole week', to: kioskPaths.week(type), isChosen: date === WEEK }] : []),
  ];
  return (
    <div role="group" className={styles.choices} aria-label="When">
      {choices.map(({ name, to, isChosen }) => (
        <KioskLink key={name} to={to} className={styles.day} isChosen={isChosen}>
          {name}
        </KioskLink>
      ))}
    </div>
  );
}
