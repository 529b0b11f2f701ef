import { useId } from 'react';
import { type ConditionKey, conditionOf, isYes } from '../../../../shared/conditions/conditions.ts';
import { LIMITS } from '../../../../shared/validation/limits.ts';
import forms from '../../../forms/Forms.module.css';
import styles from './ConditionTaps.module.css';

/** An answer; undefined where several services differ, and each keeps its own. */
export type Answer = string | undefined;

/** What is wrong with answers, as a form has it. */
export type AnswerFaults = Partial<Record<ConditionKey, { message?: string }>> | undefined;

type Props = {
  keys: readonly ConditionKey[];
  answerOf: (key: ConditionKey) => Answer;
  /** What is wrong with an answer. */
  errorOf: (key: ConditionKey) => string | undefined;
  onAnswer: (key: ConditionKey, answer: string) => void;
};

/** The questions about who is let in, a tap each (docs/product.md#will-they-let-me-in). "Not said" is an answer too. */
export const ConditionTaps = ({ keys, answerOf, errorOf, onAnswer }: Props) => (
  <div className={styles.questions}>
    {keys.map((key) => (
      <Question
        key={key}
        of={key}
        answer={answerOf(key)}
        error={errorOf(key)}
        onAnswer={(answer) => onAnswer(key, answer)}
      />
    ))}
  </div>
);

type QuestionProps = {
  of: ConditionKey;
  answer: Answer;
  error: string | undefined;
  onAnswer: (answer: string) => void;
};

function Question({ of, answer, error, onAnswer }: QuestionProps) {
  const name = useId();
  const { question, holds } = conditionOf(of);
  const id = `conditions.${of}`;
  const chosen = answer === undefined ? undefined : isYes(answer) ? 'yes' : answer;
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
    { value: '', label: 'Not said' },
  ];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.question}
      data-invalid={error ? '' : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>{question}</legend>
      {error && (
        <p id={`${id}-error`} className={forms.error}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {answer === undefined && (
        <p className={forms.hint}>They differ. Each keeps its answer unless you choose one.</p>
      )}
      <div className={styles.taps}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.tap}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onAnswer(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {holds && chosen === 'yes' && (
        <label className={styles.value}>
          {VALUES[holds].label}{' '}
          <input
            value={answer === 'yes' ? '' : answer}
            inputMode={VALUES[holds].inputMode}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            onChange={({ target }) => onAnswer(target.value || 'yes')}
          />
        </label>
      )}
    </fieldset>
  );
}

/** What is typed for a yes. */
const VALUES = {
  age: { label: `Which age? (1 to ${LIMITS.conditionAge.value})`, inputMode: 'numeric' },
  languages: { label: 'Which ones? (“Polish, Somali”)', inputMode: 'text' },
} as const;
