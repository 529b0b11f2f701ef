import { useParams } from 'react-router-dom';
import { daySheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import type { NearBy } from '../../../../shared/places/near.ts';
import type { AskedDay, ListedDay } from '../../../../shared/services/lists/asked-list.ts';
import type { DateGroup, OnDate } from '../../../../shared/services/lists/dated-list.ts';
import { dayTitle, groupTitles } from '../../../../shared/services/lists/day-words.ts';
import { isServiceType, type PublicService } from '../../../../shared/services/service.ts';
import { notFound } from '../../../api/api-error.ts';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { Choices, DayChoice } from '../../parts/lists/DayChoice.tsx';
import { DayList } from '../../parts/lists/DayList.tsx';
import { filterLetIn, LetInChoice, LetInParts, useFits } from '../../parts/lists/LetIn.tsx';
import { NearestNote } from '../../parts/lists/Nearest.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk, useNearest } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { useAskedDay } from '../../state/use-asked-day.ts';

export const handle = kioskHandle('Services on a day');

export const loader = ({ params: { type = '' } }: { params: { type?: string } }) => {
  if (!isServiceType(type)) throw notFound();
  return null;
};

/** The services of one type on a day: known to be open, may be, closed. */
export function Component() {
  const { type = '', date = '' } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  const services = (directory?.services ?? []).filter((service) => service.type === type);
  const nearest = useNearest();
  const day = byDistance(useAskedDay(services, date), services, nearest);
  const asked = useFits(isServiceType(type) ? [type] : []);
  if (!isServiceType(type)) return null;
  if (!directory) return <NoDirectory title={type} />;
  if ('refusal' in day)
    return (
      <Screen title={type} lead={day.refusal}>
        <DayChoice type={type} />
      </Screen>
    );
  return (
    <Screen
      title={
        <>
          <ServiceIcon type={type} /> {type} {dayTitle(day)}
        </>
      }
    >
      <Choices>
        <DayChoice type={type} date={day.date} />
        {services.length > 0 && <LetInChoice types={[type]} />}
      </Choices>
      <LetInParts services={services} asked={asked}>
        {(those) => <OnDay services={those} day={day} />}
      </LetInParts>
      <NearestNote />
      <QrCode
        sheet={daySheet(type, filterLetIn(services, asked), day, informationInstant(kiosk))}
      />
    </Screen>
  );
}

/** Puts the nearest first in each group of a day, where somebody wants that. */
function byDistance(
  day: AskedDay,
  services: readonly PublicService[],
  nearest: NearBy | null,
): AskedDay {
  if ('refusal' in day || !nearest) return day;
  const byId = new Map(services.map((service) => [service._id, service]));
  const sort = (entries: readonly OnDate[]) =>
    nearest.order(entries, ({ id }) => byId.get(id) ?? { _id: id });
  const { known, unsure, over, closed } = day;
  return {
    ...day,
    known: sort(known),
    unsure: sort(unsure),
    over: sort(over),
    closed: sort(closed),
  };
}

type OnDayProps = { services: readonly PublicService[]; day: ListedDay };

/** What is known to be open of some services, what may be, what is over, and what is closed. */
function OnDay({ services, day }: OnDayProps) {
  const of = (group: DateGroup) =>
    day[group].filter(({ id }) => services.some(({ _id }) => _id === id));
  const those = {
    known: of('known'),
    unsure: of('unsure'),
    over: of('over'),
    closed: of('closed'),
  };
  const titles = groupTitles(those);
  const list = (group: DateGroup) => (
    <DayList services={services} entries={those[group]} date={day.date} isToday={day.isToday} />
  );
  return (
    <>
      <ScreenPart title={titles.known}>{list('known')}</ScreenPart>
      {those.unsure.length > 0 && <ScreenPart title={titles.unsure}>{list('unsure')}</ScreenPart>}
      {those.over.length > 0 && <ScreenPart title={titles.over}>{list('over')}</ScreenPart>}
      {those.closed.length > 0 && <ScreenPart title={titles.closed}>{list('closed')}</ScreenPart>}
    </>
  );
}
