import { useRef, useState } from 'react';
import { emergencyContacts, nowhereToSleep } from '../../../../shared/emergency/emergency.ts';
import { frontOf } from '../../../../shared/paper/handbook.ts';
import { noticeLines } from '../../../../shared/paper/notice-lines.ts';
import { USUAL_LOOK } from '../../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../../shared/paper/print-sheet.ts';
import { slipOf } from '../../../../shared/paper/slip.ts';
import { formatTime } from '../../../../shared/time/city-time.ts';
import { PrintButton } from '../../../print/PrintButton.tsx';
import { Body } from '../../../print/parts/blocks/Body.tsx';
import { PaperPage } from '../../../print/parts/sheet/PaperPage.tsx';
import { PublicOrigin } from '../../../print/parts/sheet/public-origin.ts';
import { noticesOn, toldAt, useKiosk } from '../../state/kiosk.ts';
import { mayPrintFrom, withPrint } from '../../state/print-cap.ts';
import styles from './PrintThis.module.css';
import { SlipPaper } from './SlipPaper.tsx';

type Props = { sheet: SheetPage; className: string | undefined };

/** A printer has a page out by then, and nobody presses again because nothing seems to happen, in milliseconds. */
const RESTS = 20_000;

/** When this device has printed, whoever it was: it says nothing of them. */
let printed: number[] = [];

/** Puts what is on the screen on one sheet; only where a printer stands beside the screen. */
export function PrintThis({ sheet, className }: Props) {
  const kiosk = useKiosk();
  const paper = useRef<HTMLDivElement>(null);
  const [, setCount] = useState(0);
  if (!kiosk.settings.printer) return null;
  const now = kiosk.now ?? Date.now();
  const from = mayPrintFrom(printed, kiosk.settings.pages, now);
  const isSample = kiosk.directory?.isSample ?? false;
  const notices = noticesOn(kiosk, (place) => place !== 'kiosks');
  const front = frontOf({ isSample, notices }, toldAt(kiosk));
  const [first] = nowhereToSleep(now, emergencyContacts(), kiosk.directory?.bankHolidays);
  const { origin } = kiosk;
  const contact = first ?? emergencyContacts().outOfHours;
  const about = { ...front, contact, notices: noticeLines(notices, origin), origin };
  return (
    <>
      {from > 0 && <p role="status">{`The printer rests until ${formatTime(from)}.`}</p>}
      {from === 0 && (
        <PrintButton
          of={paper}
          title={sheet.title}
          label="Print this"
          className={className}
          rests={RESTS}
          onPrint={() => {
            printed = withPrint(printed, now);
            // The last page of an hour is still on its way: its button goes once it has said so.
            setTimeout(() => setCount((was) => was + 1), RESTS);
          }}
        />
      )}
      <div hidden>
        <div ref={paper} className={kiosk.settings.slip ? undefined : styles.sheet}>
          <PublicOrigin value={kiosk.origin}>
            {kiosk.settings.slip ? (
              <SlipPaper slip={slipOf(sheet, about)} origin={kiosk.origin} />
            ) : (
              <PaperPage leaf={sheet} look={USUAL_LOOK} front={front}>
                <Body body={sheet.body} />
              </PaperPage>
            )}
          </PublicOrigin>
        </div>
      </div>
    </>
  );
}
