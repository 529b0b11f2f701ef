import { type FormEvent, useState } from 'react';
import buttons from '../../ui/Button.module.css';
import styles from './ConflictChoice.module.css';
import { differences, mergeChanges, type Side } from './merge.ts';
import type { Conflict } from './use-safe-form.ts';

/** What a field is called and how its value reads. Fields without words are not chosen between. */
export type FieldWords<Typed> = {
  [Field in keyof Typed]?: { label: string; show?: (value: Typed[Field]) => string };
};

type Props<Typed extends object> = {
  conflict: Conflict<Typed>;
  words: FieldWords<Typed>;
  /** Called with the values that were chosen; the event is the form's own. */
  onChoose: (values: Typed, event: FormEvent) => void;
};

/** Two versions of one record, field by field. What only one of both changed is chosen already. */
export function ConflictChoice<Typed extends object>({ conflict, words, onChoose }: Props<Typed>) {
  const { base, mine, theirs } = conflict;
  const shown = (values: Typed, field: keyof Typed) =>
    (words[field]?.show ?? String)(values[field]) || 'Nothing';
  // A blank line more or less is no choice.
  const found = differences(base, mine, theirs).filter(
    ({ field }) => words[field] && shown(mine, field) !== shown(theirs, field),
  );
  const [chosen, setChosen] = useState<Partial<Record<keyof Typed, Side>>>({});
  const sideOf = ({ field, suggested }: (typeof found)[number]) => chosen[field] ?? suggested;
  const sides = Object.fromEntries(found.map((it) => [it.field, sideOf(it)]));
  return (
    <form
      className={styles.conflict}
      onSubmit={(event) =>
        onChoose(mergeChanges(mine, theirs, sides as Partial<Record<keyof Typed, Side>>), event)
      }
    >
      <h2>Two versions</h2>
      <p>
        {found.length > 0
          ? 'Somebody else saved this while you were changing it. Nothing of yours is lost. Choose what to keep.'
          : 'Somebody else saved the same changes. You can go on from here.'}
      </p>
      {found.map((difference) => {
        const { field } = difference;
        return (
          <fieldset key={field} className={styles.field}>
            <legend>{words[field]?.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={sideOf(difference) === side}
                  onChange={() => setChosen({ ...chosen, [field]: side })}
                />
                <span>
                  <strong>{side === 'mine' ? 'Keep mine' : 'Take theirs'}</strong>
                  <span className={styles.value}>
                    {shown(side === 'mine' ? mine : theirs, field)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <button type="submit" className={buttons.primary}>
        Save what I chose
      </button>
    </form>
  );
}
