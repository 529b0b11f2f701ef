import { BOOK_PART_NAMES, BOOK_PARTS } from '../../shared/paper/booklet.ts';
import { paths } from '../../shared/paths/paths.ts';
import buttons from '../ui/Button.module.css';
import styles from './PrintPreview.module.css';

const BOOKLETS = [
  { paper: 'A5', words: 'A5, 12 point' },
  { paper: 'A6', words: 'A6 for a pocket, 9 point' },
  { paper: 'A4', words: 'A4, 14 point' },
] as const;

const FOLDS = [
  { fold: 'A4', words: 'On A4, to print on both sides and fold' },
  { fold: '', words: 'Page by page, to read on a screen' },
] as const;

/** The handbook as a file: on which paper, how it is put together, and which parts are worth a centre's paper. */
export function BookletForm() {
  return (
    <form method="get" action={paths.handbookPdf()} className={styles.chooser}>
      <section className={styles.card} aria-labelledby="booklet">
        <h2 id="booklet">A booklet to fold</h2>
        <fieldset className={styles.choice}>
          <legend>Pages</legend>
          {BOOKLETS.map(({ paper, words }, at) => (
            <label key={paper}>
              <input type="radio" name="paper" value={paper} defaultChecked={at === 0} />
              {words}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choice}>
          <legend>A5 and A6</legend>
          {FOLDS.map(({ fold, words }, at) => (
            <label key={words}>
              <input type="radio" name="fold" value={fold} defaultChecked={at === 0} />
              {words}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choice}>
          <legend>Parts</legend>
          {BOOK_PARTS.map((part) => (
            <label key={part}>
              <input type="checkbox" name="part" value={part} defaultChecked />
              {BOOK_PART_NAMES[part]}
            </label>
          ))}
        </fieldset>
        <p>
          A5: turn the paper on its short edge, fold the pile and staple it. A6: turn it on its long
          edge, cut across the middle, lay the lower half inside the upper half, fold and staple.
          The numbers for danger are always inside the front and on the back.
        </p>
        <button type="submit" className={buttons.secondary}>
          Open the booklet (PDF)
        </button>
      </section>
    </form>
  );
}
