import { useSyncExternalStore } from 'react';

type Question = { answer: (isGiven: boolean) => void; asked: Promise<boolean> };

let question: Question | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function set(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks for the password once for all calls that wait for it; false where it was not given, or no page can ask. */
function askForPassword(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  if (question) return question.asked;
  let answer: Question['answer'] = () => {};
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  set({ answer, asked });
  return asked;
}

/** Tells the one dialog of an area whether to ask now, and what to do with the answer. */
export const usePasswordQuestion = () => ({
  isAsked: useSyncExternalStore(subscribe, () => question !== null),
  answer: (isGiven: boolean) => {
    const answered = question;
    set(null);
    answered?.answer(isGiven);
  },
});

/** While a dialog stands on the page it is there to ask; without one nothing would ever answer. */
export function registerDialog() {
  dialogs++;
  return () => {
    dialogs--;
    question?.answer(false);
    set(null);
  };
}

/**
 * `fetch` for calls that the API may refuse until the password is given again: then it is asked for, and the same call is
 * sent once more. Where it is not given the refusal is the answer, and the page that called has lost nothing.
 */
export function withPasswordAgain(
  fetch: typeof globalThis.fetch,
  ask: () => Promise<boolean> = askForPassword,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 403) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const needsPassword = (body as { reason?: unknown } | null)?.reason === 'password';
    return needsPassword && (await ask()) ? fetch(input, init) : response;
  };
}
