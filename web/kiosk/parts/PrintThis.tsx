import { useRef } from 'react';
import { frontOf } from '../../../shared/paper/handbook.ts';
import { USUAL_LOOK } from '../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../shared/paper/print-sheet.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { Body } from '../../print/parts/Body.tsx';
import { PaperPage } from '../../print/parts/PaperPage.tsx';
import { PublicOrigin } from '../../print/parts/public-origin.ts';
import { toldAt, useKiosk } from '../state/kiosk.ts';
import styles from './PrintThis.module.css';

type Props = { sheet: SheetPage; className: string | undefined };

/** Puts what is on the screen on one sheet; only where a printer stands beside the screen. */
export function PrintThis({ sheet, className }: Props) {
  const kiosk = useKiosk();
  const paper = useRef<HTMLDivElement>(null);
  if (!kiosk.settings.printer) return null;
  const isSample = kiosk.directory?.isSample ?? false;
  return (
    <>
      <PrintButton of={paper} title={sheet.title} label="Print this" className={className} />
      <div hidden>
        <div ref={paper} className={styles.sheet}>
          <PublicOrigin value={kiosk.origin}>
            <PaperPage leaf={sheet} look={USUAL_LOOK} front={frontOf({ isSample }, toldAt(kiosk))}>
              <Body body={sheet.body} />
            </PaperPage>
          </PublicOrigin>
        </div>
      </div>
    </>
  );
}
