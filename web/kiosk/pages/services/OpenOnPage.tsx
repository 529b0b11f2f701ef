import { useParams } from 'react-router-dom';
import { daySheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { needGlancesOn } from '../../../../shared/services/board/need-pages.ts';
import { dayTitle } from '../../../../shared/services/lists/day-words.ts';
import { DayChoice } from '../../parts/lists/DayChoice.tsx';
import { NeedGlances } from '../../parts/lists/NeedGlances.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { useAskedDay } from '../../state/use-asked-day.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('What is open on a day');

/** What is known to be open on a day, parted by need as the present is: all of it is one touch further. */
export function Component() {
  const { date = '' } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  const services = directory?.services ?? [];
  const day = useAskedDay(services, date);
  const made = useOrderTime() ?? informationInstant(kiosk);
  if (!directory) return <NoDirectory title="What is open" />;
  if ('refusal' in day)
    return (
      <Screen title="What is open" lead={day.refusal}>
        <DayChoice />
      </Screen>
    );
  return (
    <Screen title={`Open ${dayTitle(day)}`}>
      <DayChoice date={day.date} />
      <NeedGlances
        glancesOf={(lines) => needGlancesOn(services, day.date, made, lines)}
        to={(need) => kioskPaths.needOn(need, day.date)}
      />
      <QrCode sheet={daySheet(null, services, day, informationInstant(kiosk))} pocket={day.date} />
    </Screen>
  );
}
