import { somethingWrong } from '../../shared/paths/report-paths.ts';
import { lastCheckedWords } from '../../shared/time/words/last-checked.ts';
import { useNow } from '../clock/clock.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import styles from './CheckedOn.module.css';

type Props = {
  _id: string;
  lastCheckedAt: string;
  /** Whether its list is so long that the way to say that it is wrong comes with script (shared/paths/parts.ts). */
  isInLongList?: boolean;
};

/**
 * When somebody last checked a listing, or said that it is still right; nothing where nobody has: its status says that. And
 * where to say that it is wrong: an area of its own, so a link without the router.
 */
export function CheckedOn({ _id, isInLongList = false, ...checked }: Props) {
  const words = lastCheckedWords(checked, useNow());
  const isLive = useHydrated();
  return (
    <p className={styles.checked}>
      {`${words} `}
      {(isLive || !isInLongList) && <a href={somethingWrong(_id)}>Something wrong?</a>}
    </p>
  );
}
