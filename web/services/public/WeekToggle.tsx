import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import styles from './WeekToggle.module.css';

type Props = {
  /** The id of the group of day cells. */
  panelId: string;
  /** Names the button apart from the other cards' ones. */
  of: string;
  open: boolean;
  onToggle: () => void;
};

/**
 * On a phone each card shows today's hours and opens to the whole week. Until script arrives it is a link to the week,
 * which CSS opens by `:target`; where script is off for good every week stands open.
 */
export function WeekToggle({ panelId, of, open, onToggle }: Props) {
  const words = (
    <>
      {open ? 'Show one day only' : 'Show the whole week'}
      <span className="visually-hidden">, {of}</span>
    </>
  );
  return useHydrated() ? (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
    >
      {words}
    </button>
  ) : (
    <a className={styles.toggle} href={`#${panelId}`}>
      {words}
    </a>
  );
}
