import { useEffect, useState } from 'react';
import { cityTime } from '../../shared/time/city-time.ts';
import { clockWords } from '../../shared/time/schedule.ts';
import type { UndoableImport } from '../../shared/transfer/import.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import styles from './Transfer.module.css';
import { transferApi } from './transfer-api.ts';

type Props = {
  /** Changes whenever something was brought in. */
  after: string;
};

/** The imports of the last day, each with its way back. What was edited since stays, and is said. */
export function Undo({ after }: Props) {
  const [imports, setImports] = useState<readonly UndoableImport[]>([]);
  const [undone, setUndone] = useState<{ message: string; kept: string[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever something was brought in or undone
  useEffect(() => {
    let isHere = true;
    transferApi
      .undoable()
      .then(({ imports: found }) => isHere && setImports(found))
      // The page is for bringing in; without an answer there is only no way back to show.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [after, undone]);
  if (imports.length === 0 && !undone) return null;
  return (
    <section aria-labelledby="undo" className={styles.preview}>
      <h2 id="undo">Undo</h2>
      <div role="status">
        {undone && <p>{undone.message}</p>}
        {undone && undone.kept.length > 0 && (
          <>
            <p>These stay, because they were edited or are used since:</p>
            <ul>
              {undone.kept.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {imports.length > 0 && (
        <>
          <p>For a day all that a file brought in can be undone. What was edited since stays.</p>
          <ul className={styles.files}>
            {imports.map((one) => (
              <li key={one._id}>
                <p>{wordsOf(one)}</p>
                <ActionButton
                  label="Undo this import"
                  busyLabel="Undoing..."
                  about={wordsOf(one)}
                  question="Undo all that this file brought in? What was edited since stays."
                  act={async () => {
                    setUndone(await transferApi.undo(one._id));
                    setImports((were) => were.filter((it) => it !== one));
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function wordsOf({ at, by, added, changed }: UndoableImport): string {
  const { day, minute } = cityTime(Date.parse(at));
  const who = by && ` by ${by}`;
  return `${day} at ${clockWords(minute)}${who}: ${added} added, ${changed} changed.`;
}
