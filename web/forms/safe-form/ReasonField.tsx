import { LIMITS } from '../../../shared/validation/limits.ts';
import { tooLong } from '../../../shared/validation/too-long.ts';
import { CharacterCount } from '../CharacterCount.tsx';
import forms from '../Forms.module.css';
import { useKeptValue } from './use-kept-fields.ts';

type Props = {
  /** Unique on the page. */
  id: string;
  value: string;
  onChange: (reason: string) => void;
  /** Whether it takes the focus as it appears. */
  focus?: boolean;
};

/** What is wrong with a reason; '' for one that can be sent. */
export const reasonFault = (reason: string) => tooLong(LIMITS.deletionReason, reason);

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

/**
 * Why something is deleted or taken down, for the email to its owner and the history. What was typed outlives a session that
 * ends.
 */
export function ReasonField({ id, value, onChange, focus }: Props) {
  useKeptValue(`reason of ${id}`, value || null, onChange);
  return (
    <div className={forms.field} data-invalid={reasonFault(value) ? '' : undefined}>
      <label htmlFor={id} className={forms.label}>
        Reason<span className={forms.optional}> (optional)</span>
      </label>
      <p id={`${id}-hint`} className={forms.hint}>
        We send it with the email that says so, and keep it in the history. Up to{' '}
        {LIMITS.deletionReason.value} characters.
      </p>
      <textarea
        id={id}
        ref={focus ? takeFocus : undefined}
        className={forms.input}
        aria-describedby={`${id}-hint`}
        rows={3}
        aria-invalid={reasonFault(value) !== '' || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <CharacterCount text={value.trim()} most={LIMITS.deletionReason.value} />}
    </div>
  );
}
