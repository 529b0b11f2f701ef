import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { frontOf } from '../../../../shared/paper/handbook.ts';
import { pocketGuide } from '../../../../shared/paper/pocket/guide.ts';
import { PrintButton } from '../../../print/PrintButton.tsx';
import { PocketSheet } from '../../../print/parts/pocket/PocketSheet.tsx';
import { PublicOrigin } from '../../../print/parts/sheet/public-origin.ts';
import { useKiosk } from '../../state/kiosk.ts';
import styles from './PrintThis.module.css';
import type { Printer } from './use-printer.ts';

type Props = {
  /** YYYY-MM-DD */
  date: string;
  front: ReturnType<typeof frontOf>;
  printer: Printer;
  className: string | undefined;
};

const LABEL = 'Print a pocket guide';

/** The day of the screen in pictures, on one sheet to fold. It is laid out when somebody wants it: that takes a while. */
export function PrintPocket({ date, front, printer: { printing, begin }, className }: Props) {
  const { directory, now, origin } = useKiosk();
  const paper = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  if (!directory || now === null) return null;
  return (
    <>
      <PrintButton
        of={paper}
        title={`Pocket guide ${date}`}
        label={LABEL}
        className={className}
        isPrinting={printing === LABEL}
        isResting={printing !== ''}
        onPrint={() => {
          // There before the button reads it.
          flushSync(() => setWanted(true));
          begin(LABEL);
        }}
      />
      <div hidden>
        <div ref={paper} className={styles.pocket}>
          {isWanted && (
            <PublicOrigin value={origin}>
              <PocketSheet guide={pocketGuide(date, directory, now)} front={front} />
            </PublicOrigin>
          )}
        </div>
      </div>
    </>
  );
}
