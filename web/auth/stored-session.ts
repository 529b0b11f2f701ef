import { useSyncExternalStore } from 'react';

/** What a browser keeps of a session (docs/product.md#session). Everything else is asked for anew. */
type Stored = { accessToken: string; organisationId: string; organisationName: string };

/** How the keys of unsaved work begin in the tab's own storage. */
export const DRAFT = 'draft ';

/** A browser may refuse its storage altogether: then nobody is signed in. */
export function readStored(key: keyof Stored): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was somebody's own wish that nobody is signed in here any more. */
export const signedOut = { onPurpose: false };

export function store(values: Partial<Stored>) {
  signedOut.onPurpose = false;
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  tellThisTab();
}

export function clearStored() {
  for (const key of ['accessToken', 'organisationId', 'organisationName'])
    localStorage.removeItem(key);
  tellThisTab();
}

/** The browser tells the other tabs. */
const tellThisTab = () => dispatchEvent(new Event('storage'));

/** Calls back whenever someone signs in or out, in whichever tab. */
export function onStored(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export const isSignedIn = () => readStored('accessToken') !== null;

/** Whether to show the bar of someone signed in. The server always renders the visitor's. */
export const useIsSignedIn = () => useSyncExternalStore(onStored, isSignedIn, () => false);

/**
 * Tells the server, which ends the session's cookie, then always forgets (docs/product.md#states), what was typed and
 * not saved in this tab too: the next user of a shared computer finds none of it. Asks before that; false is no.
 * Failures are only logged (docs/product.md#wording).
 */
export async function signOut(): Promise<boolean> {
  const hasDrafts = Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT));
  if (hasDrafts && !confirm('Log out without saving? What you have not saved will be lost.'))
    return false;
  const told = fetch('/api/auth/logout', { method: 'POST' }).catch(console.error);
  // A server that never answers must not leave a shared computer signed in.
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  sessionStorage.clear();
  signedOut.onPurpose = true;
  clearStored();
  return true;
}
