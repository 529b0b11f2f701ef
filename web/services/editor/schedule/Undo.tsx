import buttons from '../../../ui/Button.module.css';
import styles from './Undo.module.css';

/** What has just happened to several times at once, said aloud, and the way back. It stays in sight of the editor. */
export function Undo({ words, onUndo }: { words: string; onUndo: () => void }) {
  return (
    <div className={styles.undo} data-empty={words ? undefined : ''}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      {words && (
        <button type="button" className={buttons.secondary} onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}
