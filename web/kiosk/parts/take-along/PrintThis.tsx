import { useRef } from 'react';
import { emergencyContacts, nowhereToSleep } from '../../../../shared/emergency/emergency.ts';
import { frontOf } from '../../../../shared/paper/handbook.ts';
import { limitPages } from '../../../../shared/paper/kiosk/one-page.ts';
import { slipOf } from '../../../../shared/paper/kiosk/slip.ts';
import { takeDownOf } from '../../../../shared/paper/kiosk/take-down.ts';
import { noticeLines } from '../../../../shared/paper/notice-lines.ts';
import { USUAL_LOOK } from '../../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../../shared/paper/sheet/sheet.ts';
import { formatTime } from '../../../../shared/time/city-time.ts';
import { PrintButton } from '../../../print/PrintButton.tsx';
import { Body } from '../../../print/parts/blocks/Body.tsx';
import { PaperPage } from '../../../print/parts/sheet/PaperPage.tsx';
import { PublicOrigin } from '../../../print/parts/sheet/public-origin.ts';
import { informationInstant, type Kiosk, noticesOn, useKiosk } from '../../state/kiosk.ts';
import { PrintAll } from './PrintAll.tsx';
import { PrintPocket } from './PrintPocket.tsx';
import styles from './PrintThis.module.css';
import { SlipPaper } from './SlipPaper.tsx';
import { usePrinter } from './use-printer.ts';

type Props = {
  sheet: SheetPage;
  /** A date YYYY-MM-DD that is also to be had as a pocket guide. */
  pocket?: string | undefined;
  className: string | undefined;
};

const LABEL = 'Print this';

/** Puts what is on the screen on one sheet, or all of a long list on a few; only where a printer stands beside the screen. */
export function PrintThis({ sheet, pocket, className }: Props) {
  const kiosk = useKiosk();
  const printer = usePrinter();
  const paper = useRef<HTMLDivElement>(null);
  if (!kiosk.settings.printer) return null;
  const { printing, restsUntil } = printer;
  const isSample = kiosk.directory?.isSample ?? false;
  const notices = noticesOn(kiosk, (place) => place !== 'kiosks');
  const made = informationInstant(kiosk);
  const untilOf = (paper: Pick<SheetPage, 'path' | 'body'>) =>
    takeDownOf(paper, kiosk.directory?.services ?? [], kiosk.now ?? made);
  const all = limitPages(sheet, kiosk.settings.press);
  const front = frontOf({ isSample, notices }, made, untilOf(sheet));
  const contact = contactTonight(kiosk);
  const { origin } = kiosk;
  const services = kiosk.directory?.services ?? [];
  const said = { contact, notices: noticeLines(notices, origin), services };
  const about = { ...front, ...said, origin, now: kiosk.now };
  return (
    <>
      {restsUntil > 0 && (
        <p role="status">{`The printer rests until ${formatTime(restsUntil)}.`}</p>
      )}
      {restsUntil === 0 && (
        <PrintButton
          of={paper}
          title={sheet.title}
          label={LABEL}
          className={className}
          isPrinting={printing === LABEL}
          isResting={printing !== ''}
          onPrint={() => printer.begin(LABEL)}
        />
      )}
      {restsUntil === 0 && all && !kiosk.settings.slip && (
        <PrintAll
          sheet={sheet}
          all={all}
          front={{ ...front, useUntil: untilOf({ ...sheet, ...all }) }}
          printer={printer}
          className={className}
        />
      )}
      {restsUntil === 0 && pocket && !kiosk.settings.slip && (
        <PrintPocket date={pocket} front={front} printer={printer} className={className} />
      )}
      <div hidden>
        <div ref={paper} className={kiosk.settings.slip ? undefined : styles.sheet}>
          <PublicOrigin value={kiosk.origin}>
            {kiosk.settings.slip ? (
              <SlipPaper slip={slipOf(sheet, about)} origin={kiosk.origin} />
            ) : (
              <PaperPage page={sheet} look={USUAL_LOOK} front={front}>
                <Body body={sheet.body} />
              </PaperPage>
            )}
          </PublicOrigin>
        </div>
      </div>
    </>
  );
}

/** Whom to ring for somewhere to sleep; who answers at night where nobody knows the time. */
function contactTonight({ now, directory }: Pick<Kiosk, 'now' | 'directory'>) {
  const contacts = emergencyContacts();
  const [first] = now === null ? [] : nowhereToSleep(now, contacts, directory?.bankHolidays);
  return first ?? contacts.outOfHours;
}
