import { Fragment } from 'react';
import { paperAddress } from '../../../../shared/paper/handbook/address.ts';
import type { SheetPage } from '../../../../shared/paper/sheet/sheet.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { PrintThis } from './PrintThis.tsx';
import styles from './QrCode.module.css';
import { QrSquare } from './QrSquare.tsx';

type Props = {
  sheet: SheetPage;
  /** A date YYYY-MM-DD that is also to be had as a pocket guide. */
  pocket?: string;
};

/** What takes a screen along: its public page as a code for a phone's camera and as an address to type, or on paper. */
export function QrCode({ sheet, pocket }: Props) {
  const { origin } = useKiosk();
  return (
    <figure className={styles.code} data-take>
      <QrSquare text={origin + sheet.path} name={sheet.title} className={styles.square} />
      <figcaption className={styles.words}>
        <strong>Take this with you</strong>
        <span>Point your phone’s camera at the square.</span>
        <span className={styles.address}>
          {paperAddress(origin, sheet.address ?? sheet.path)
            .split(/(?<=\/)/)
            .map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </span>
        <div className={styles.prints}>
          <PrintThis sheet={sheet} pocket={pocket} className={styles.print} />
        </div>
      </figcaption>
    </figure>
  );
}
