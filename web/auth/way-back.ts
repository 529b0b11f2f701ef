import { DRAFT, readStored, signedOut } from './stored-session.ts';

// Where somebody was when their session ended by itself: after signing in again they are back there, with what they had
// typed. It is kept in this tab alone, and holds for that account alone.

const KEY = 'way back';

type WayBack = { account: string; path: string };

let lastKnown: string | null = null;

/** The account that is signed in, by its token, or was until a moment ago; null where nobody was in this tab. */
export function currentAccount(): string | null {
  lastKnown = accountOf(readStored('accessToken')) ?? lastKnown;
  return lastKnown;
}

/** Whose token it is. Only the server may believe it: here it only tells one person's drafts from another's. */
function accountOf(token: string | null): string | null {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Remembers a path of an area for the person who was signed in there, unless they have just logged out. */
export function keepWayBack(path: string) {
  const account = currentAccount();
  if (!account || signedOut.onPurpose) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account, path }));
  } catch {}
}

/** Whether a session has ended in this tab, and whether something that was typed in it is kept. */
export function readInterruption(): { hasDrafts: boolean } | null {
  const found = readWayBack();
  return found && { hasDrafts: keys().some((key) => key.startsWith(draftsOf(found.account))) };
}

/**
 * The path to go back to, for the person who has just signed in; null for somebody else, of whom nothing is known here. What others
 * have typed in this tab is gone then.
 */
export function takeWayBack(): string | null {
  const account = currentAccount();
  const found = readWayBack();
  try {
    sessionStorage.removeItem(KEY);
    for (const key of keys())
      if (key.startsWith(DRAFT) && !key.startsWith(draftsOf(account)))
        sessionStorage.removeItem(key);
  } catch {}
  return found && found.account === account ? found.path : null;
}

/** How the keys of an account's drafts begin. */
export const draftsOf = (account: string | null) => `${DRAFT}${account} `;

function readWayBack(): WayBack | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser may refuse its storage altogether. */
function keys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
