import { useParams } from 'react-router-dom';
import { daySheet } from '../../../shared/paper/kiosk-sheet.ts';
import { dayTitle, groupTitles } from '../../../shared/services/lists/day-words.ts';
import { isServiceType } from '../../../shared/services/service.ts';
import { notFound } from '../../api/api-error.ts';
import { ServiceIcon } from '../../services/public/ServiceIcon.tsx';
import { DayChoice } from '../parts/lists/DayChoice.tsx';
import { DayList } from '../parts/lists/DayList.tsx';
import { NoDirectory } from '../parts/NoDirectory.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Part, Screen } from '../parts/Screen.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';
import { useAskedDay } from '../state/use-asked-day.ts';

export const handle = kioskHandle('Services on a day');

export const loader = ({ params: { type = '' } }: { params: { type?: string } }) => {
  if (!isServiceType(type)) throw notFound();
  return null;
};

/** The services of one type on a day: known to be open, may be, closed. */
export function Component() {
  const { type = '', date = '' } = useParams();
  const { directory } = useKiosk();
  const services = (directory?.services ?? []).filter((service) => service.type === type);
  const day = useAskedDay(services, date);
  if (!isServiceType(type)) return null;
  if (!directory) return <NoDirectory title={type} />;
  if ('refusal' in day)
    return (
      <Screen title={type} lead={day.refusal}>
        <DayChoice type={type} />
      </Screen>
    );
  const titles = groupTitles(day);
  const list = (group: 'known' | 'unsure' | 'closed') => (
    <DayList services={services} entries={day[group]} date={day.date} isToday={day.isToday} />
  );
  return (
    <Screen
      title={
        <>
          <ServiceIcon type={type} /> {type} {dayTitle(day)}
        </>
      }
    >
      <DayChoice type={type} date={day.date} />
      <Part title={titles.known}>{list('known')}</Part>
      {day.unsure.length > 0 && <Part title={titles.unsure}>{list('unsure')}</Part>}
      {day.closed.length > 0 && <Part title={titles.closed}>{list('closed')}</Part>}
      <QrCode sheet={daySheet(type, services, day)} />
    </Screen>
  );
}
