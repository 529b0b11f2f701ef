import type { ReactNode } from 'react';
import button from '../../ui/Button.module.css';
import styles from './NearPage.module.css';

type Props = {
  /** What is wrong with what was typed; '' for nothing. */
  fault: string;
  typed?: string | undefined;
  /** Called with what was typed, where there is script; it goes nowhere else. */
  onPlace: (typed: string) => void;
  /** Beside its button. */
  children?: ReactNode;
  /** Below, what becomes of it. */
  note: ReactNode;
};

/** Asks where somebody sets out from. Without script it is posted, so that no address and no log has it. */
export const PlaceForm = ({ fault, typed, onPlace, children, note }: Props) => (
  <form
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onPlace(String(new FormData(event.currentTarget).get('place') ?? ''));
    }}
  >
    <label htmlFor="near-place">Postcode, the first half of one, an area or a street</label>
    <p role="alert" id="near-fault" className={styles.fault}>
      {fault}
    </p>
    <div className={styles.form}>
      <input
        id="near-place"
        name="place"
        // Where somebody is stays out of what a browser remembers of forms.
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'near-fault' : undefined}
      />
      <button type="submit" className={button.primary}>
        Nearest first
      </button>
      {children}
    </div>
    <div className={styles.notes}>{note}</div>
  </form>
);
