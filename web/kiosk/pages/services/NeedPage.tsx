import { useParams } from 'react-router-dom';
import { callWords } from '../../../../shared/emergency/national-calls.ts';
import { openSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { needBoard } from '../../../../shared/services/board/need-pages.ts';
import { needOf } from '../../../../shared/services/board/needs.ts';
import { listPartsNow } from '../../../../shared/services/board/shown-board.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { notFound } from '../../../api/api-error.ts';
import { AlsoTile } from '../../parts/lists/AlsoTile.tsx';
import { BoardLines } from '../../parts/lists/BoardLines.tsx';
import { filterLetIn, LetInChoice, LetInParts, useFits } from '../../parts/lists/LetIn.tsx';
import { NearestNote } from '../../parts/lists/Nearest.tsx';
import styles from '../../parts/lists/Needs.module.css';
import { PlentyTiles } from '../../parts/lists/PlentyTiles.tsx';
import { TypeTiles } from '../../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk, useNearest } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { groupsAt } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('What is open');

export const loader = ({ params: { need } }: { params: { need?: string } }) => {
  if (!needOf(need)) throw notFound();
  return null;
};

/** All that is listed for one need: open, opening, and what is to be called first. */
export function Component() {
  const { need: id = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now, settings } = kiosk;
  const nearest = useNearest();
  const made = useOrderTime() ?? now;
  const need = needOf(id);
  const asked = useFits(need?.types ?? []);
  if (!need) return null;
  if (!directory) return <NoDirectory title={need.name} />;
  const services = directory.services.filter(({ type }) => need.types.includes(type));
  if (now === null || made === null)
    return (
      <Screen title={need.name} lead="We cannot tell what is open now. Check the hours first.">
        <TypeTiles services={services} />
      </Screen>
    );
  const groupsOf = (those: readonly PublicService[]) => {
    const { closed: _, ...groups } = groupsAt(those, made, settings.own, nearest);
    return Object.values(groups).flat();
  };
  return (
    <Screen title={need.name} lead={`Places fill up: call first. ${callWords(need.types)}`.trim()}>
      {services.length > 0 && <LetInChoice types={need.types} />}
      <LetInParts services={services} asked={asked}>
        {(those) => <NeedLines id={id} services={those} made={made} />}
      </LetInParts>
      <AlsoTile need={need} to={kioskPaths.services} />
      <NearestNote />
      <QrCode
        sheet={openSheet(groupsOf(filterLetIn(services, asked)), informationInstant(kiosk), need)}
      />
    </Screen>
  );
}

type LinesProps = { id: string; services: readonly PublicService[]; made: number };

/** The lines of one need, what there is very much of as tiles. */
function NeedLines({ id, services, made }: LinesProps) {
  const { board, plenty } = needBoard(services, made, id);
  const isOpenApart = plenty.some(({ open }) => open > 0);
  const parts = (board ? listPartsNow(board) : []).filter(
    ({ rows }) => rows.length > 0 || !isOpenApart,
  );
  return (
    <>
      <PlentyTiles
        plenty={plenty}
        to={kioskPaths.services}
        countOf={(open) => (open > 0 ? `${open} open now` : 'All places')}
      />
      {board ? (
        parts.map(({ kind, title, rows }) => (
          <ScreenPart key={title} title={isOpenApart && kind === 'later' ? 'Opens next' : title}>
            <div className={styles.all}>
              <BoardLines
                lines={rows.map((row) => ({ row, isOpen: kind === 'open' }))}
                services={services}
                made={made}
              />
            </div>
          </ScreenPart>
        ))
      ) : (
        <p>Nobody is listed for this.</p>
      )}
    </>
  );
}
