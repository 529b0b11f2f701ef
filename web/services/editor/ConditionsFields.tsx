import {
  answersIn,
  type ConditionKey,
  conditionsFor,
} from '../../../shared/conditions/conditions.ts';
import type { Service } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import forms from '../../forms/Forms.module.css';
import type { SafeFormState } from '../../forms/safe-form/use-safe-form.ts';
import { type AnswerFaults, ConditionTaps } from './conditions/ConditionTaps.tsx';
import type { ServiceFormInput, TypedService } from './service-form.ts';

type Props = {
  form: SafeFormState<TypedService, ServiceFormInput, Service>;
  typed: TypedService;
  className: string | undefined;
};

/** Who is let in, of one service: the questions that its type is asked. */
export function ConditionsFields({ form, typed, className }: Props) {
  const { type, conditions } = typed;
  const answer = (key: ConditionKey, said: string) => {
    const answers = Object.fromEntries(answersIn({ ...conditions, [key]: said }));
    form.form.setValue('conditions', answers, { shouldDirty: true });
  };
  const faults = form.form.formState.errors.conditions as AnswerFaults;
  return (
    <section data-wide="">
      <h2 className={className}>{SERVICE_FIELDS.conditions.formLabel}</h2>
      {type ? (
        <>
          <p className={forms.hint}>
            A tap each; what you leave at “Not said” people are told to ask. It stands beside the
            times, and people can look for it.
          </p>
          <ConditionTaps
            keys={conditionsFor(type)}
            answerOf={(key) => conditions[key] ?? ''}
            errorOf={(key) => faults?.[key]?.message}
            onAnswer={answer}
          />
        </>
      ) : (
        <p>Choose a type to see the questions.</p>
      )}
    </section>
  );
}
