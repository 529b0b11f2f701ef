import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { accountMessages } from '../../shared/site/account-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { fieldMessages } from '../../shared/validation/field-messages.ts';
import type { ApiError } from '../api/api-error.ts';
import { asApiError } from '../api/api-error.ts';
import type { Failure } from './ErrorSummary.tsx';
import type { FieldState } from './Field.tsx';

/** docs/product.md#states: how long after an error the page scrolls to its top. */
const SCROLL_AFTER = 300;

type Options<Typed extends FieldValues, Input> = {
  /** The rules that the API checks too. */
  schema: z.ZodType<Input>;
  /** Fields without one keep what the browser or a password manager put there before script arrived. */
  defaults?: DefaultValues<Typed>;
  /** What was typed, as the schema takes it. */
  prepare?: (typed: Typed) => unknown | Promise<unknown>;
  /** Sends it. An ApiError that it throws is shown, with the messages of its fields. */
  send: (input: Input) => Promise<void>;
  /** Milliseconds from a refused `send` to the scroll. */
  scrollAfter?: number;
  /** Whether what was typed outlives a failure, and the form may say so. */
  keeps?: boolean;
  /** Fields that are emptied on any failure, whether it was sent or not: passwords, of which nobody sees what is wrong. */
  clears?: readonly Path<Typed>[];
};

/**
 * A form of this site: one message per field path, from the schema or the API, in a summary that takes the focus and at
 * each field. What was typed stays. Messages change when the form is sent, not while someone types.
 */
export function useCheckedForm<Typed extends FieldValues, Input extends FieldValues>({
  schema,
  defaults,
  prepare = (typed) => typed,
  send,
  scrollAfter = SCROLL_AFTER,
  keeps = false,
  clears = [],
}: Options<Typed, Input>) {
  const [failure, setFailure] = useState<(Failure & { status?: number }) | null>(null);
  const isSending = useRef(false);
  const resolver: Resolver<Typed, unknown, Input> = async (typed) => {
    const prepared = await prepare(typed);
    const { success, data, error } = schema.safeParse(prepared);
    if (success) return { values: data, errors: {} };
    const lengths = lengthsOf(error.issues, prepared);
    return { values: {}, errors: nestErrors<Typed>(fieldMessages(error.issues), lengths) };
  };
  const form = useForm<Typed, unknown, Input>({
    resolver,
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const clear = () => {
    for (const path of clears) form.setValue(path, '' as PathValue<Typed, Path<Typed>>);
  };
  const fail = (error: ApiError) => {
    clear();
    const faults = inPageOrder(error.details.fields ?? {});
    for (const [path, message] of faults) form.setError(path as Path<Typed>, { message });
    const { status } = error;
    const message = faults.length > 0 ? messages.invalidForm : error.message;
    setFailure({ status, message, advice: adviceOn(error, keeps), faults, scrollAfter });
  };
  const submit = form.handleSubmit(
    async (input) => {
      setFailure(null);
      await send(input).catch((error: unknown) => fail(asApiError(error)));
    },
    (errors) => {
      clear();
      const faults = inPageOrder(flat(errors));
      const message = messages.invalidForm;
      setFailure({ message, advice: '', faults, scrollAfter: SCROLL_AFTER });
    },
  );

  return {
    form,
    failure,
    /** Empties the fields that a failure empties, for one that `send` shows itself. */
    clear,
    isBusy: form.formState.isSubmitting,
    field: (path: Path<Typed>): FieldState => {
      const fault: { message?: string; length?: number } | undefined = get(
        form.formState.errors,
        path,
      );
      return { control: form.register(path), error: fault?.message, length: fault?.length };
    },
    onSubmit: async (event: React.FormEvent) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      await submit(event).finally(() => {
        isSending.current = false;
      });
    },
  };
}

export type CheckedFormState<Typed extends FieldValues, Input extends FieldValues> = ReturnType<
  typeof useCheckedForm<Typed, Input>
>;

/** What to do where the server was not reached (status 0), failed without a word, or has another version; what it says is enough. */
function adviceOn({ status, details }: ApiError, keeps: boolean): string {
  const advice = accountMessages.notSent;
  if (status === 409 && details.current) return advice.conflict;
  if (status > 0 && status < 500) return '';
  const words = status === 0 ? advice.unreached : details.error ? '' : advice.broken;
  return [words, keeps ? advice.kept : ''].filter(Boolean).join(' ');
}

function nestErrors<Typed extends FieldValues>(
  faults: Record<string, string>,
  lengths: Map<string, number>,
): FieldErrors<Typed> {
  const errors = {};
  for (const [path, message] of Object.entries(faults))
    set(errors, path, { type: 'rule', message, length: lengths.get(path) });
  return errors;
}

/** How long each text is that is too long, by its path: the form says by how much. */
function lengthsOf(issues: readonly z.core.$ZodIssue[], typed: unknown): Map<string, number> {
  const tooLong = issues.filter((issue) => issue.code === 'too_big' && issue.origin === 'string');
  return new Map(
    tooLong.flatMap(({ path }): [string, number][] => {
      const name = path.map(String).join('.');
      const text: unknown = get(typed, name);
      return typeof text === 'string' ? [[name, text.trim().length]] : [];
    }),
  );
}

/** The messages of a nested object of errors by their paths. */
function flat(errors: FieldErrors, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]): [string, string][] =>
      typeof error?.message === 'string'
        ? [[prefix + key, error.message]]
        : Object.entries(flat((error ?? {}) as FieldErrors, `${prefix}${key}.`)),
    ),
  );
}

/** Sorts faults as their fields stand on the page, whatever the order of the schema. */
function inPageOrder(faults: Record<string, string>): [string, string][] {
  const before = (a: Element | null, b: Element | null) =>
    a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  const element = (path: string) => document.getElementById(path);
  return Object.entries(faults).sort(([a], [b]) => before(element(a), element(b)));
}
