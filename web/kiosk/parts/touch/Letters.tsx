import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { KioskLink } from './KioskLink.tsx';
import styles from './Letters.module.css';

type Props = { letters: readonly string[]; chosen: string | undefined };

/** Only letters under which somebody stands: none leads to an empty screen. */
export function Letters({ letters, chosen }: Props) {
  return (
    <ul className={styles.letters} aria-label="Letters">
      {letters.map((letter) => (
        <li key={letter} data-chosen={letter === chosen || undefined}>
          <KioskLink to={kioskPaths.letter(letter)} className={styles.letter}>
            {letter}
          </KioskLink>
        </li>
      ))}
    </ul>
  );
}
