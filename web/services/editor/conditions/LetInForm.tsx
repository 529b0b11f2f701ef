import { useWatch } from 'react-hook-form';
import { AnswersInput } from '../../../../shared/conditions/answers-input.ts';
import {
  CONDITION_KEYS,
  type ConditionKey,
  conditionsFor,
} from '../../../../shared/conditions/conditions.ts';
import type { Service } from '../../../../shared/services/service.ts';
import { serviceLine } from '../../../../shared/services/service-line.ts';
import forms from '../../../forms/Forms.module.css';
import { SafeForm } from '../../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../../forms/safe-form/use-safe-form.ts';
import { type Answer, type AnswerFaults, ConditionTaps } from './ConditionTaps.tsx';

type Props = {
  /** Tells this form from others in the tab's store. */
  name: string;
  /** The services of one organisation; `first` are chosen as it begins. */
  services: readonly Service[];
  first: readonly string[];
  onSubmit: (input: AnswersInput) => Promise<void>;
};

/** What is chosen: the services, and only the answers that somebody has touched. */
type Typed = { services: string[]; conditions: Partial<Record<ConditionKey, string>> };

const WORDS = {
  services: { label: 'For which services?' },
  conditions: { label: 'Answers' },
};

/** Who is let in, of one service or of several at once; what nobody touches stays as each has it. */
export function LetInForm({ name, services, first, onSubmit }: Props) {
  const initial: Typed = { services: [...first], conditions: {} };
  const form = useSafeForm<Typed, AnswersInput, { version: number }>({
    name,
    schema: AnswersInput,
    initial,
    typedOf: () => initial,
    save: onSubmit,
  });
  const { control, setValue } = form.form;
  const typed = useWatch({ control }) as Typed;
  const chosen = services.filter(({ _id }) => typed.services.includes(_id));
  const keys = CONDITION_KEYS.filter((key) =>
    chosen.some(({ type }) => conditionsFor(type).includes(key)),
  );
  const set = <Name extends keyof Typed>(field: Name, value: Typed[Name]) =>
    setValue(field, value as never, { shouldDirty: true });
  const sources = services.filter(({ conditions }) => Object.keys(conditions).length > 0);
  const errors = form.form.formState.errors as {
    services?: { message?: string };
    conditions?: AnswerFaults;
  };
  const faults = errors.conditions;
  const fault = errors.services?.message;
  return (
    <SafeForm form={form} words={WORDS} label="Save">
      {services.length > 1 && (
        <fieldset id="services" tabIndex={-1} className={forms.group} data-wide="">
          <legend className={forms.label}>For which services?</legend>
          {fault && <p className={forms.error}>{fault}</p>}
          {services.map((service) => (
            <label key={service._id} className={forms.checkbox}>
              <input
                type="checkbox"
                checked={typed.services.includes(service._id)}
                onChange={({ target: { checked } }) =>
                  set(
                    'services',
                    checked
                      ? [...typed.services, service._id]
                      : typed.services.filter((id) => id !== service._id),
                  )
                }
              />
              {serviceLine(service)}
            </label>
          ))}
        </fieldset>
      )}
      {services.length > 1 && sources.length > 0 && (
        <label className={forms.field}>
          <span className={forms.label}>Begin with the answers of</span>
          <select
            className={forms.input}
            value=""
            onChange={({ target: { value } }) => {
              const from = sources.find(({ _id }) => _id === value);
              const answers = keys.map((key) => [key, from?.conditions[key] ?? '']);
              if (from) set('conditions', Object.fromEntries(answers));
            }}
          >
            <option value="">Choose a service</option>
            {sources.map((service) => (
              <option key={service._id} value={service._id}>
                {serviceLine(service)}
              </option>
            ))}
          </select>
        </label>
      )}
      <section data-wide="">
        <ConditionTaps
          keys={keys}
          answerOf={(key) => typed.conditions[key] ?? findAgreed(chosen, key)}
          errorOf={(key) => faults?.[key]?.message}
          onAnswer={(key, answer) => set('conditions', { ...typed.conditions, [key]: answer })}
        />
      </section>
    </SafeForm>
  );
}

/** What all of the services say; undefined where they differ. */
function findAgreed(services: readonly Service[], key: ConditionKey): Answer {
  const [first = '', another] = new Set(services.map(({ conditions }) => conditions[key] ?? ''));
  return another === undefined ? first : undefined;
}
