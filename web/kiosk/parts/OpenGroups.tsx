import type { PublicService } from '../../../shared/service.ts';
import { useKiosk } from '../kiosk.ts';
import { groupsAt } from '../order.ts';
import { Part } from './Screen.tsx';
import { ServiceList } from './ServiceList.tsx';

type Props = {
  services: readonly PublicService[];
  now: number;
  /** Where they are of several types. */
  showType?: boolean;
  /** Also what is closed for today. */
  showClosed?: boolean;
};

/** Services by whether somebody who sets out now will be let in, as on the web. */
export function OpenGroups({ services, now, showType = false, showClosed = false }: Props) {
  const { settings } = useKiosk();
  const { everyone, some, later, checkFirst, closed } = groupsAt(services, now, settings.own);
  const groups = [
    { title: 'Open now', those: everyone },
    { title: 'Open now for some people', those: some },
    { title: 'Opens later today', those: later },
    { title: 'Check first: these may be open', those: checkFirst },
    { title: 'Closed today', those: showClosed ? closed : [] },
  ];
  return (
    <>
      {everyone.length + some.length === 0 && <p>None is known to be open now.</p>}
      {groups.map(
        ({ title, those }) =>
          those.length > 0 && (
            <Part key={title} title={title}>
              <ServiceList services={those} by={showType ? 'both' : 'provider'} />
            </Part>
          ),
      )}
    </>
  );
}
