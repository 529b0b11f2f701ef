import { useParams } from 'react-router-dom';
import { daySheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { BoardRow } from '../../../../shared/services/board/board-row.ts';
import { needBoardOn } from '../../../../shared/services/board/need-pages.ts';
import { needOf } from '../../../../shared/services/board/needs.ts';
import type { ListedDay } from '../../../../shared/services/lists/asked-list.ts';
import { dayTitle, groupTitles } from '../../../../shared/services/lists/day-words.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { AlsoTile } from '../../parts/lists/AlsoTile.tsx';
import { BoardLines } from '../../parts/lists/BoardLines.tsx';
import { filterLetIn, LetInChoice, LetInParts, useFits } from '../../parts/lists/LetIn.tsx';
import { NearestNote } from '../../parts/lists/Nearest.tsx';
import styles from '../../parts/lists/Needs.module.css';
import { PlentyTiles } from '../../parts/lists/PlentyTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { useAskedDay } from '../../state/use-asked-day.ts';
import { useOrderTime } from '../../state/use-order-time.ts';
import { loader } from './NeedPage.tsx';

export { loader };

export const handle = kioskHandle('What is open on a day');

/** All that is listed for one need on a day: known to be open by the hour, what may be, and how many are closed. */
export function Component() {
  const { need: id = '', date = '' } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  const need = needOf(id);
  const services = (directory?.services ?? []).filter(({ type }) => need?.types.includes(type));
  const day = useAskedDay(services, date);
  const asked = useFits(need?.types ?? []);
  if (!need) return null;
  if (!directory) return <NoDirectory title={need.name} />;
  if ('refusal' in day) return <Screen title={need.name} lead={day.refusal} />;
  return (
    <Screen title={`${need.name} ${dayTitle(day)}`}>
      {services.length > 0 && <LetInChoice types={need.types} />}
      <LetInParts services={services} asked={asked}>
        {(those) => <LinesOn id={id} services={those} day={day} />}
      </LetInParts>
      <AlsoTile need={need} to={(type) => kioskPaths.servicesOn(type, day.date)} />
      <NearestNote />
      <QrCode
        sheet={daySheet(need, filterLetIn(services, asked), day, informationInstant(kiosk))}
      />
    </Screen>
  );
}

type LinesProps = { id: string; services: readonly PublicService[]; day: ListedDay };

/** The lines of one need on a day, what there is very much of as tiles. */
function LinesOn({ id, services, day }: LinesProps) {
  const kiosk = useKiosk();
  const made = useOrderTime() ?? informationInstant(kiosk);
  const { board, plenty } = needBoardOn(services, day.date, made, id);
  if (!board) return <p>Nobody is listed for this.</p>;
  const titles = groupTitles({ known: board.known, closed: { length: board.closed } });
  // "None" is not said below a count of toilets.
  const isKnownApart = board.known.length === 0 && plenty.some(({ open }) => open > 0);
  const linesOf = (title: string, rows: readonly BoardRow[]) => (
    <ScreenPart title={title}>
      <div className={styles.all}>
        <BoardLines lines={rows.map((row) => ({ row, isOpen: false }))} services={services} />
      </div>
    </ScreenPart>
  );
  return (
    <>
      <PlentyTiles
        plenty={plenty}
        to={(type) => kioskPaths.servicesOn(type, day.date)}
        countOf={(open) => groupTitles({ known: { length: open }, closed: [] }).known}
      />
      {!isKnownApart && linesOf(titles.known, board.known)}
      {board.mayBe.length > 0 && linesOf(titles.unsure, board.mayBe)}
      {board.over.length > 0 && linesOf(titles.over, board.over)}
      {board.closed > 0 && <p>{titles.closed}</p>}
    </>
  );
}
