import { describeChange } from '../../../shared/services/changes/announcements.ts';
import type { NamedClash } from '../../../shared/services/changes/change-clashes.ts';
import styles from './ChangeForm.module.css';
import type { TypedChange } from './change-form.ts';

type Props = {
  clashes: readonly NamedClash[];
  keep: readonly string[];
  end: readonly string[];
  today: string;
  onChange: (fields: Pick<TypedChange, 'keep' | 'end'>) => void;
};

const WHAT_KEEPING_MEANS = {
  'same level': 'Keep it: on days that both have, the one you save now counts',
  narrower: 'Keep it: it goes on to count on its days',
};

/** The changes that stand in the way, each to be kept or ended. */
export function ClashChoice({ clashes, keep, end, today, onChange }: Props) {
  const without = (ids: readonly string[], id: string) => ids.filter((it) => it !== id);
  return (
    <section className={styles.clashes} id="clashes">
      <h2>Already there on these dates</h2>
      <p>Say what is to become of each, then save again.</p>
      {clashes.map(({ why, change, target }) => {
        const { _id } = change;
        const choose = (side: 'keep' | 'end') =>
          onChange({
            keep: [...without(keep, _id), ...(side === 'keep' ? [_id] : [])],
            end: [...without(end, _id), ...(side === 'end' ? [_id] : [])],
          });
        return (
          <fieldset key={_id} className={styles.set}>
            <legend>
              <strong>{describeChange(change, today)}</strong> ({target})
            </legend>
            <label className={styles.side}>
              <input
                type="radio"
                name={`clash-${_id}`}
                checked={keep.includes(_id)}
                onChange={() => choose('keep')}
              />
              {WHAT_KEEPING_MEANS[why]}
            </label>
            <label className={styles.side}>
              <input
                type="radio"
                name={`clash-${_id}`}
                checked={end.includes(_id)}
                onChange={() => choose('end')}
              />
              End it
            </label>
          </fieldset>
        );
      })}
    </section>
  );
}
