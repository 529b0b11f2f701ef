import { useParams } from 'react-router-dom';
import { daySheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { ListedDay } from '../../../../shared/services/lists/asked-list.ts';
import { dayTitle, groupTitles } from '../../../../shared/services/lists/day-words.ts';
import { type PublicService, SERVICE_ICONS } from '../../../../shared/services/service.ts';
import { typesPresent } from '../../../../shared/services/service-types.ts';
import { DayChoice } from '../../parts/lists/DayChoice.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Tile, Tiles } from '../../parts/touch/Tiles.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { useAskedDay } from '../../state/use-asked-day.ts';

export const handle = kioskHandle('What is open on a day');

/** Every kind of help on a day, with how many are known to be open; which they are is one touch away. */
export function Component() {
  const { date = '' } = useParams();
  const { directory } = useKiosk();
  const services = directory?.services ?? [];
  const day = useAskedDay(services, date);
  if (!directory) return <NoDirectory title="What is open" />;
  if ('refusal' in day)
    return (
      <Screen title="What is open" lead={day.refusal}>
        <DayChoice />
      </Screen>
    );
  return (
    <Screen title={`Open ${dayTitle(day)}`} hint="Touch what you need.">
      <DayChoice date={day.date} />
      <Tiles wide>
        {typesPresent(services).map(({ type }) => (
          <Tile
            key={type}
            to={kioskPaths.servicesOn(type, day.date)}
            icon={SERVICE_ICONS[type]}
            name={type}
            more={openWords(
              services.filter((it) => it.type === type),
              day,
            )}
          />
        ))}
      </Tiles>
      <QrCode sheet={daySheet(null, services, day)} pocket={day.date} />
    </Screen>
  );
}

/** What a day's list says of some of its services, in a line. */
function openWords(services: readonly PublicService[], day: ListedDay): string {
  const ids = new Set(services.map(({ _id }) => _id));
  const of = (group: 'known' | 'unsure') => day[group].filter(({ id }) => ids.has(id));
  const known = of('known');
  return known.length === 0 && of('unsure').length > 0
    ? groupTitles({ known, closed: [] }).unsure
    : groupTitles({ known, closed: [] }).known;
}
