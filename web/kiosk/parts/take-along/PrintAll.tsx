import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { frontOf } from '../../../../shared/paper/handbook.ts';
import { USUAL_LOOK } from '../../../../shared/paper/print-choice.ts';
import type { LongList, SheetPage } from '../../../../shared/paper/sheet/sheet.ts';
import { PrintButton } from '../../../print/PrintButton.tsx';
import { Body } from '../../../print/parts/blocks/Body.tsx';
import { PaperPage } from '../../../print/parts/sheet/PaperPage.tsx';
import { PublicOrigin } from '../../../print/parts/sheet/public-origin.ts';
import { useKiosk } from '../../state/kiosk.ts';
import styles from './PrintThis.module.css';
import type { Printer } from './use-printer.ts';

type Props = {
  sheet: SheetPage;
  all: LongList;
  front: ReturnType<typeof frontOf>;
  printer: Printer;
  className: string | undefined;
};

/**
 * All of a list that one page cannot hold, or the most that a press prints of one, on as many pages as its button says; none where
 * the hour has fewer left. It is laid out when somebody wants it.
 */
export function PrintAll({ sheet, all, front, printer, className }: Props) {
  const { origin } = useKiosk();
  const paper = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { printing, left, begin } = printer;
  const label = all.more === 0 ? `Print all: ${all.pages} pages` : `Print ${all.pages} pages`;
  if (left < all.pages && printing !== label) return null;
  return (
    <>
      <PrintButton
        of={paper}
        title={sheet.title}
        label={label}
        className={className}
        isPrinting={printing === label}
        isResting={printing !== ''}
        onPrint={() => {
          // There before the button reads it.
          flushSync(() => setWanted(true));
          begin(label, all.pages);
        }}
      />
      <div hidden>
        <div ref={paper} className={styles.sheet}>
          {isWanted && (
            <PublicOrigin value={origin}>
              <PaperPage page={{ ...sheet, notes: all.notes }} look={USUAL_LOOK} front={front}>
                <Body body={all.body} />
              </PaperPage>
            </PublicOrigin>
          )}
        </div>
      </div>
    </>
  );
}
