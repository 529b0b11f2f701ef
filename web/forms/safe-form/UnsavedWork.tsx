import { useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../ui/Button.module.css';
import { allDrafts, dropDraft } from './draft.ts';
import styles from './SafeForm.module.css';

/** The way back to what was typed and not saved before a session ended or a tab was loaded again. */
export function UnsavedWork() {
  const [drafts, setDrafts] = useState(allDrafts);
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Unsaved work" className={styles.restored}>
      <p>You have unsaved work. It is kept until you save it or log out.</p>
      <ul className={styles.drafts}>
        {drafts.map(({ form, draft: { page } }) => (
          <li key={form}>
            <Link to={page.path}>{page.title}</Link>
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => {
                if (!confirm(`Give up what you typed in “${page.title}”?`)) return;
                dropDraft(form);
                setDrafts(allDrafts());
              }}
            >
              Give up<span className="visually-hidden"> {page.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
