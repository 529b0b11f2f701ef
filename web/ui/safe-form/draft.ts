import { stored } from '../../stored-session.ts';

/** A form as it was last typed, with what it began with: the record's fields and version. */
export type Draft<Values> = { values: Values; base: Values; version?: number };

/** In this tab alone, and apart for each organisation: whoever signs in next on a shared computer sees nothing of it. */
const keyOf = (form: string) => `draft ${stored('organisationId')} ${form}`;

export function readDraft<Values>(form: string): Draft<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser without storage only loses the second chance. */
export function keepDraft<Values>(form: string, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}
