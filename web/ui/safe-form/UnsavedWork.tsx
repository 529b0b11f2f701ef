import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pagesWithDrafts } from './draft.ts';
import styles from './SafeForm.module.css';

/** The way back to what was typed and not saved before a session ended or a tab was loaded again. */
export function UnsavedWork() {
  const [pages] = useState(pagesWithDrafts);
  if (pages.length === 0) return null;
  return (
    <section aria-label="Unsaved work" className={styles.restored}>
      <p>You have unsaved work. It is kept until you save it or log out.</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
