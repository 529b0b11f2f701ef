import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { BoardRow } from '../../../../shared/services/board/board-row.ts';
import { type PublicService, SERVICE_ICONS } from '../../../../shared/services/service.ts';
import { statusAt } from '../../../../shared/services/status.ts';
import { BoardTime } from '../../../directory/board/BoardTime.tsx';
import { useKiosk, useNearest } from '../../state/kiosk.ts';
import { Status } from '../service/Status.tsx';
import { KioskIcon } from '../touch/KioskIcon.tsx';
import { KioskLink } from '../touch/KioskLink.tsx';
import styles from './BoardLines.module.css';
import { FromHere } from './Nearest.tsx';

type Line = { row: BoardRow; isOpen: boolean };
type Props = {
  lines: readonly Line[];
  services: readonly PublicService[];
  /** The instant whose order and times the lines have, epoch ms; left out where they are of another day. */
  made?: number;
};

/**
 * The board's lines as buttons: when, what, where, for whom. They stay where they were as somebody came; what has opened or
 * closed since says so in its line (docs/decisions/014-a-kiosks-list-stands.md).
 */
export function BoardLines({ lines, services, made }: Props) {
  const { now } = useKiosk();
  const nearest = useNearest();
  const ordered = nearest?.order(lines, ({ row }) => ({ _id: row.id })) ?? lines;
  return (
    <ul className={styles.lines}>
      {ordered.map(({ row, isOpen }) => {
        const { id, type, subtype, when, place, where, who, advice, announced } = row;
        const service = services.find(({ _id }) => _id === id);
        const kindAt = (instant: number) =>
          service && statusAt(service, service.changes, instant).kind;
        const isChanged = made !== undefined && now !== null && kindAt(made) !== kindAt(now);
        return (
          <li key={id} className={styles.item}>
            <KioskLink to={kioskPaths.service(id)} className={styles.line} data-open={isOpen}>
              <span className={styles.when}>
                {when.before && <span>{when.before} </span>}
                <BoardTime className={styles.time} time={when.time} />
                {when.after && <span> {when.after}</span>}
              </span>
              <span className={styles.what}>
                <strong className={styles.place}>{place}</strong>
                <span>
                  <KioskIcon name={SERVICE_ICONS[type]} /> {subtype ? `${type}, ${subtype}` : type}
                  {where && <span data-where="">, {where}</span>}
                </span>
                {(who || advice) && (
                  <strong className={styles.advice}>
                    {[who, advice].filter(Boolean).join('. ')}
                  </strong>
                )}
                {announced && <strong className={styles.advice}>{announced}</strong>}
                <FromHere id={id} />
                {isChanged && service && <Status service={service} isChanged />}
              </span>
            </KioskLink>
          </li>
        );
      })}
    </ul>
  );
}
