import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import buttons from '../../ui/Button.module.css';
import { allDrafts, dropDraft, moveDraft } from './draft.ts';
import styles from './SafeForm.module.css';

/** On the page of a record that is gone: what to do with what was typed about it and never saved. */
export function LostRecord() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(allDrafts);
  const found = drafts.find(({ draft: { page } }) => page.path === pathname + search);
  if (!found) return null;
  const { form, draft } = found;
  const { asNew } = draft;
  return (
    <section aria-label="Unsaved work" className={styles.restored}>
      <p>You were changing this, and had not saved it. What you typed is still here.</p>
      {asNew && (
        <button
          type="button"
          className={buttons.primary}
          onClick={() => {
            moveDraft(found, asNew);
            navigate(asNew.path);
          }}
        >
          Add it as new
        </button>
      )}
      <button
        type="button"
        className={buttons.secondary}
        onClick={() => {
          dropDraft(form);
          setDrafts(allDrafts());
        }}
      >
        Give it up
      </button>
    </section>
  );
}
