import { currentAccount, draftsOf } from '../../auth/way-back.ts';

/** Another form that can begin with what was typed, should the record be gone: its name, and its page's address. */
export type NewForm = { name: string; path: string };

/** A form as it was last typed, with what it began with: the record's fields and version. */
type Draft<Values> = {
  values: Values;
  base: Values;
  version?: number;
  /** Where it was typed: the page's address and heading. */
  page: { path: string; title: string };
  asNew?: NewForm;
  /** What it was sent with, perhaps without an answer. */
  key?: string;
};

/** In this tab alone, and apart for each account: the next person who signs in on a shared computer sees nothing of it. */
const keyOf = (form: string) => draftsOf(currentAccount()) + form;

/** The page that somebody types on. */
export const pageHere = () => ({
  path: location.pathname + location.search,
  title: document.querySelector('h1')?.textContent ?? '',
});

export const readDraft = <Values>(form: string): Draft<Values> | null => read(keyOf(form));

type FoundDraft = { form: string; draft: Draft<unknown> };

/** What the viewer has not saved, by the name of its form. */
export function allDrafts(): FoundDraft[] {
  const begin = keyOf('');
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(begin))
    .flatMap((key) => {
      const draft = read(key);
      return draft?.page ? [{ form: key.slice(begin.length), draft }] : [];
    });
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

/** Hands what was typed about a record that is gone to the form for a new one. */
export function moveDraft({ form, draft: { values, base, page } }: FoundDraft, to: NewForm) {
  keepDraft(to.name, { values, base, page: { ...page, path: to.path } });
  dropDraft(form);
}
