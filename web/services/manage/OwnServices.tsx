import { Link } from 'react-router-dom';
import { announce } from '../../../shared/services/changes/announcements.ts';
import { type ChangeRecord, changesOf } from '../../../shared/services/changes/change-record.ts';
import type { Service } from '../../../shared/services/service.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { useToday } from '../../clock/use-today.ts';
import marks from '../../ui/records/Marks.module.css';
import type { OwnArea } from '../service-area.ts';
import { ServiceList } from './ServiceList.tsx';

type Props = {
  area: OwnArea;
  caption: string;
  services: Service[];
  changes: readonly ChangeRecord[];
};

/** The viewer's own services, all at once, with the dated changes that are announced of them. */
export function OwnServices({ changes, ...list }: Props) {
  const today = useToday();
  return (
    <>
      <ServiceList
        {...list}
        marks={(service) => (
          <>
            {!service.published && (
              <p className={marks.down}>
                {areaMessages.takenDown}
                {service.takenDownReason && `: ${service.takenDownReason}`}
              </p>
            )}
            {announce(changesOf(service, changes, today), today).map(({ words }) => (
              <p key={words}>{words}</p>
            ))}
          </>
        )}
      />
      <p>
        <Link to={list.area.deleted.to}>{list.area.deleted.label}</Link>
      </p>
    </>
  );
}
