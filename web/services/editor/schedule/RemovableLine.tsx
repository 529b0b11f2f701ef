import { Icon } from '../../../icons/Icon.tsx';
import styles from './RemovableLine.module.css';

type Props = { id?: string; words: string; fault?: string | undefined; onRemove: () => void };

/** What was added, in words, with the way to take it away and what a save would be refused for. */
export function RemovableLine({ id, words, fault, onRemove }: Props) {
  return (
    <li id={id} tabIndex={-1} className={styles.line}>
      <span>
        {words}
        {fault && <strong className={styles.fault}>{fault}</strong>}
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="x" />
        <span className="visually-hidden">Remove {words}</span>
      </button>
    </li>
  );
}
