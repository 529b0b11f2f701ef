import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { lastCheckedWords } from '../../../../shared/time/words/last-checked.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { KioskLink } from '../touch/KioskLink.tsx';
import styles from './LastChecked.module.css';

type Props = { _id: string; lastCheckedAt: string };

/** When somebody last checked a listing; nothing where nobody has, which its status says. And where to say that it is wrong. */
export function LastChecked({ _id, ...checked }: Props) {
  const words = lastCheckedWords(checked, useKiosk().now);
  return (
    <div className={styles.checked}>
      {words && <p>{words}</p>}
      <KioskLink to={kioskPaths.wrong(_id)} className={styles.wrong}>
        Something wrong?
      </KioskLink>
    </div>
  );
}
