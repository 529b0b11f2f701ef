import type { PublicService } from '../../../../shared/services/service.ts';
import { formatTime } from '../../../../shared/time/city-time.ts';
import { useKiosk, useNearest } from '../../state/kiosk.ts';
import { type Group, groupsAt, groupTitle } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';
import { ScreenPart } from '../screen/Screen.tsx';
import { ServiceList } from './ServiceList.tsx';

type Props = {
  services: readonly PublicService[];
  now: number;
  /** Where they are of several types. */
  showType?: boolean;
  /** Whether places that are closed for today are listed too. */
  showClosed?: boolean;
};

/**
 * Services by whether somebody who sets out will be let in, as on the web; in the order that stood when somebody came to
 * the screen. What has changed since says so in its place.
 */
export function OpenGroups({ services, now, showType = false, showClosed = false }: Props) {
  const { settings } = useKiosk();
  const nearest = useNearest();
  const made = useOrderTime() ?? now;
  const groups = groupsAt(services, made, settings.own, nearest);
  const present = groupsAt(services, now, settings.own);
  const shown = (Object.keys(groups) as Group[]).filter(
    (group) => showClosed || group !== 'closed',
  );
  const isNone = groups.everyone.length + groups.some.length === 0;
  const isNoneNow = present.everyone.length + present.some.length === 0;
  return (
    <>
      {isNone && (
        <p>
          {isNoneNow
            ? 'None is known to be open now.'
            : `None was known to be open at ${formatTime(made)}.`}
        </p>
      )}
      {shown.map((group) => {
        const those = groups[group];
        const left = new Set(those.filter((service) => !present[group].includes(service)));
        return (
          those.length > 0 && (
            <ScreenPart key={group} title={groupTitle(group, made, left.size === 0)}>
              <ServiceList services={those} by={showType ? 'both' : 'provider'} changed={left} />
            </ScreenPart>
          )
        );
      })}
    </>
  );
}
