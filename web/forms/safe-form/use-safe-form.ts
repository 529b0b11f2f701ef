import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../../shared/paths/paths.ts';
import { ApiError } from '../../api/api-error.ts';
import { newIdempotencyKey } from '../../auth/idempotency-key.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { dropDraft, keepDraft, type NewForm, pageHere, readDraft } from './draft.ts';
import { isSame } from './merge.ts';

type Options<Typed extends FieldValues, Input, Stored extends { version: number }> = {
  /** Tells this form from others in the tab's store: 'new service', 'service 42'. */
  name: string;
  schema: z.ZodType<Input>;
  initial: Typed;
  /** The version of the record that is edited; a new one has none. */
  version?: number;
  /** What was typed, as the schema takes it. */
  prepare?: (typed: Typed) => unknown | Promise<unknown>;
  /** A record as this form begins with it: for the one that a conflict brings. */
  typedOf: (record: Stored) => Typed;
  /** Where what was typed can go on if the record is gone. */
  asNew?: NewForm | undefined;
  /** Sends it, with the version that was read and the key of this filled form. An ApiError that it throws is shown. */
  save: (input: Input, version: number | undefined, key: string) => Promise<void>;
};

/** The record as it stands now beside what was typed, and what both began with. */
export type Conflict<Typed> = { base: Typed; mine: Typed; theirs: Typed; version: number };

/**
 * A form whose work survives. Leaving it asks first. What is typed is kept in the tab until it is saved or given up: a
 * session that ends, a reload or a phone that runs short of memory loses nothing. A conflict becomes a choice.
 */
export function useSafeForm<
  Typed extends FieldValues,
  Input extends FieldValues,
  Stored extends { version: number },
>({
  name,
  schema,
  initial,
  version,
  prepare,
  typedOf,
  asNew,
  save,
}: Options<Typed, Input, Stored>) {
  const [conflict, setConflict] = useState<Conflict<Typed> | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const base = useRef({ values: initial, version });
  const goesOn = useRef(asNew);
  const [firstKey] = useState(newIdempotencyKey);
  const key = useRef(firstKey);

  const checked = useCheckedForm<Typed, Input>({
    schema,
    prepare,
    defaults: initial as DefaultValues<Typed>,
    keeps: true,
    send: async (input) => {
      try {
        await save(input, base.current.version, key.current);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.details.current) {
          const theirs = error.details.current as Stored;
          setConflict({
            base: base.current.values,
            mine: structuredClone(form.getValues()),
            theirs: typedOf(theirs),
            version: theirs.version,
          });
        }
        throw error;
      }
      dropDraft(name);
      key.current = newIdempotencyKey();
      setSaved(true);
    },
  });
  const { form } = checked;

  useEffect(() => {
    const draft = readDraft<Typed>(name);
    if (draft) {
      // A draft of an older build may lack a field.
      const values = { ...base.current.values, ...draft.values };
      base.current = { values: draft.base, version: draft.version };
      key.current = draft.key ?? key.current;
      form.reset(values, { keepDefaultValues: true });
      setRestored(true);
    }
    const watching = form.watch(() => {
      const values = form.getValues();
      if (isSame(values, base.current.values)) dropDraft(name);
      else {
        const { values: started, version } = base.current;
        keepDraft<Typed>(name, {
          values,
          base: started,
          version,
          page: pageHere(),
          asNew: goesOn.current,
          key: key.current,
        });
      }
    });
    return () => watching.unsubscribe();
  }, [name, form]);

  const asks = form.formState.isDirty && !isSaved && !checked.isBusy;
  // A session that ended leads to /login by itself; the draft waits until that account signs in again.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);

  /** Starts from a record, with other values than its own in some fields. */
  const startFrom = (values: Typed, itsVersion: number | undefined, typed: Typed) => {
    base.current = { values, version: itsVersion };
    form.reset(values);
    form.reset(typed, { keepDefaultValues: true });
  };

  return {
    ...checked,
    isRestored,
    conflict,
    /** Ends a conflict with these values, on top of the version as it stands now. */
    settle: (values: Typed) => {
      if (!conflict) return;
      startFrom(conflict.theirs, conflict.version, values);
      setConflict(null);
    },
    /** Gives up what was typed and not saved. */
    discard: () => {
      startFrom(initial, version, initial);
      key.current = newIdempotencyKey();
      dropDraft(name);
      setRestored(false);
    },
    /** Null unless somebody is about to leave with changes that are not saved. */
    leaving:
      blocker.state === 'blocked'
        ? {
            stay: () => blocker.reset(),
            leave: () => {
              dropDraft(name);
              blocker.proceed();
            },
          }
        : null,
  };
}

export type SafeFormState<
  Typed extends FieldValues,
  Input extends FieldValues,
  Stored extends { version: number },
> = ReturnType<typeof useSafeForm<Typed, Input, Stored>>;
