import { useParams } from 'react-router-dom';
import { callWords } from '../../../../shared/emergency/national-calls.ts';
import { servicesSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { isServiceType } from '../../../../shared/services/service.ts';
import { messages } from '../../../../shared/site/messages.ts';
import { notFound } from '../../../api/api-error.ts';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { Choices, DayChoice } from '../../parts/lists/DayChoice.tsx';
import { filterLetIn, LetInChoice, LetInParts, useFits } from '../../parts/lists/LetIn.tsx';
import { NearestNote } from '../../parts/lists/Nearest.tsx';
import { OpenGroups } from '../../parts/lists/OpenGroups.tsx';
import { ServiceList } from '../../parts/lists/ServiceList.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk, useNearest } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { sortForScreen } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('Services');

export const loader = ({ params: { type = '' } }: { params: { type?: string } }) => {
  if (!isServiceType(type)) throw notFound();
  return null;
};

/** The services of one type with the day's times. */
export function Component() {
  const { type = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now, settings } = kiosk;
  const nearest = useNearest();
  const made = useOrderTime();
  const asked = useFits(isServiceType(type) ? [type] : []);
  if (!isServiceType(type)) return null;
  if (!directory) return <NoDirectory title={type} />;
  const services = directory.services.filter((service) => service.type === type);
  return (
    <Screen
      title={
        <>
          <ServiceIcon type={type} /> {type}
        </>
      }
      lead={services.length === 0 ? messages.noServices : callWords([type])}
      hint={
        services.length > 0
          ? 'Touch a place for its phone number, its week and the way there.'
          : undefined
      }
    >
      <Choices>
        <DayChoice type={type} />
        {services.length > 0 && <LetInChoice types={[type]} />}
      </Choices>
      <LetInParts services={services} asked={asked}>
        {(those) =>
          now === null ? (
            <ServiceList services={sortForScreen(those, null, settings.own, nearest)} />
          ) : (
            those.length > 0 && <OpenGroups services={those} now={now} showClosed />
          )
        }
      </LetInParts>
      <NearestNote />
      <QrCode
        sheet={servicesSheet(
          type,
          sortForScreen(filterLetIn(services, asked), made, settings.own, nearest),
          informationInstant(kiosk),
          nearest?.words,
        )}
      />
    </Screen>
  );
}
