import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSignedIn } from '../../auth/stored-session.ts';
import { dropDraft, keepDraft, pageHere, readDraft } from './draft.ts';

/**
 * Keeps some fields of a small form in this tab while somebody types, so that a session that ends or a reload loses
 * nothing; never a password. Leaving the page gives them up. Answers what to call once the form was sent.
 */
export function useKeptFields<Typed extends FieldValues, Input>(
  name: string,
  form: UseFormReturn<Typed, unknown, Input>,
  field: Path<Typed>,
): () => void {
  useEffect(() => {
    const draft = readDraft<string>(name);
    if (draft) form.setValue(field, draft.values as PathValue<Typed, Path<Typed>>);
    const watching = form.watch(() => keepValue(name, String(form.getValues(field) ?? '')));
    return () => {
      watching.unsubscribe();
      giveUp(name);
    };
  }, [name, form, field]);
  return () => dropDraft(name);
}

/** Like `useKeptFields`, but for what is typed outside of a form's library, null for nothing: `set` takes what was kept, once. */
export function useKeptValue<Value>(
  name: string,
  value: Value | null,
  set: (value: Value) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the page opened
  useEffect(() => {
    const draft = readDraft<Value>(name);
    if (draft) set(draft.values);
    return () => giveUp(name);
  }, [name]);
  useEffect(() => keepValue(name, value), [name, value]);
}

function keepValue<Value>(name: string, value: Value | null) {
  if (value) keepDraft<Value | ''>(name, { values: value, base: '', page: pageHere() });
  else dropDraft(name);
}

/** On the way out, unless the session has ended: then it is not the person who leaves. */
function giveUp(name: string) {
  if (isSignedIn()) dropDraft(name);
}
