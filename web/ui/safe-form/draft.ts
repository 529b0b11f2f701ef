import { DRAFT, stored } from '../../stored-session.ts';

/** Where a draft was typed: the page's address and heading. */
export type DraftPage = { path: string; title: string };

/** A form as it was last typed, with what it began with: the record's fields and version. */
export type Draft<Values> = { values: Values; base: Values; version?: number; page: DraftPage };

/** In this tab alone, and apart for each organisation: whoever signs in next on a shared computer sees nothing of it. */
const keyOf = (form: string) => `${DRAFT}${stored('organisationId')} ${form}`;

export const readDraft = <Values>(form: string): Draft<Values> | null => read(keyOf(form));

/** The pages on which whoever is signed in has work that is not saved. */
export function pagesWithDrafts(): DraftPage[] {
  const begin = keyOf('');
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(begin))
    .flatMap((key) => read(key)?.page ?? []);
}

function read(key: string) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
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
