import { CHANGE_KINDS, type ChangeKind } from '../../../shared/time/dated-change.ts';
import styles from './ChangeForm.module.css';
import { KIND_WORDS } from './change-form.ts';

type Props = { kind: ChangeKind; onChange: (kind: ChangeKind) => void };

/** What holds on the dates: one of four. */
export const KindField = ({ kind, onChange }: Props) => (
  <fieldset className={styles.set}>
    <legend className={styles.legend}>What holds on these dates?</legend>
    <div className={styles.kinds}>
      {CHANGE_KINDS.toSorted((a, b) => orderOf(a) - orderOf(b)).map((value) => {
        const { label, hint } = KIND_WORDS[value];
        return (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              id={value === 'closed' ? 'kind' : undefined}
              checked={kind === value}
              onChange={() => onChange(value)}
            />
            <span>
              <strong>{label}</strong>
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);

/** The place of a kind among those that are needed most. */
const orderOf = (kind: ChangeKind) => Object.keys(KIND_WORDS).indexOf(kind);
