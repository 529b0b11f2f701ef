import { useRef } from 'react';
import { foldToLetters } from '../../shared/text/fold.ts';
import { KIND_CHOICES, type KindsChosen } from '../../shared/transfer/cells/kind-cell.ts';
import type { SheetKind } from '../../shared/transfer/rows/row-types.ts';
import forms from '../forms/Forms.module.css';
import styles from './Transfer.module.css';

type Props = {
  kinds: readonly SheetKind[];
  chosen: KindsChosen;
  /** Called for every row that has the word; '' takes it back. */
  onChoose: (word: string, kind: string) => void;
};

/** The words of a sheet for kinds of help: those that nobody knows are asked for once each, the others say what they are read as. */
export function Kinds({ kinds, chosen, onChoose }: Props) {
  // After a choice the word stays where it was.
  const asked = useRef(new Set<string>());
  for (const { word, isAsked } of kinds) if (isAsked) asked.current.add(foldToLetters(word));
  const isFirst = ({ word }: SheetKind) => asked.current.has(foldToLetters(word));
  const [first, others] = [kinds.filter(isFirst), kinds.filter((kind) => !isFirst(kind))];
  const open = first.filter(({ isAsked }) => isAsked).length;
  const list = (shown: readonly SheetKind[]) => (
    <div className={styles.columns}>
      {shown.map((kind) => (
        <Word key={foldToLetters(kind.word)} {...{ kind, chosen, onChoose }} />
      ))}
    </div>
  );
  if (kinds.length === 0) return null;
  return (
    <fieldset className={forms.group}>
      <legend>What kind of help is it?</legend>
      <p className={forms.hint}>
        A choice is for every row with that word. “Words only” puts what the row says into the
        description, and into no timetable.
      </p>
      {first.length > 0 && (
        <>
          <p role="status">
            <strong>
              {open === 0
                ? 'Every word has a kind now.'
                : open === 1
                  ? 'One word is not known. What is it?'
                  : `${open} words are not known. What are they?`}
            </strong>
          </p>
          {list(first)}
        </>
      )}
      {others.length > 0 && (
        <details open={first.length === 0}>
          <summary className={styles.more}>Words that were read: {others.length}</summary>
          {list(others)}
        </details>
      )}
    </fieldset>
  );
}

function Word({ kind, chosen, onChoose }: Omit<Props, 'kinds'> & { kind: SheetKind }) {
  const { word, reads, rows, isAsked } = kind;
  const id = `kind-${foldToLetters(word)}`;
  const choice = chosen[foldToLetters(word)] ?? '';
  return (
    <div className={forms.field} data-invalid={isAsked ? '' : undefined}>
      <label htmlFor={id} className={forms.label}>
        “{word}”
      </label>
      <p id={`${id}-hint`} className={forms.hint}>
        {rows.length === 1 ? 'In 1 row.' : `In ${rows.length} rows.`}
        {reads && !choice && ` Read as: ${reads}.`}
      </p>
      <select
        id={id}
        className={forms.input}
        aria-describedby={`${id}-hint`}
        value={choice}
        onChange={({ target }) => onChoose(word, target.value)}
      >
        <option value="">{reads && !choice ? 'As it is read' : 'Choose a kind'}</option>
        {KIND_CHOICES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
