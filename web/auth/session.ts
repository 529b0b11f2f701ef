import { useSyncExternalStore } from 'react';
import type { SessionOrganisation } from '../../shared/account/account.ts';
import { accountMessages } from '../../shared/site/account-messages.ts';
import { ApiError } from '../api/api-error.ts';
import { client, narrowToList, onWritten, read } from './account-api.ts';
import { isRefusal } from './authorised-fetch.ts';
import { clearStored, isSignedIn, onStored, store } from './stored-session.ts';

/** Who is signed in: what the browser does not keep, and is asked for again at each load (docs/product.md#session). */
export type Session = {
  organisationId: string;
  organisationName: string;
  role: SessionOrganisation['role'];
  /** Whether the organisation has its one helpline; always false for an admin. */
  hasHelpline: boolean;
  /** Whether the charity has taken the listing down: its owner still keeps it right (docs/product.md#session). */
  isTakenDown: boolean;
};

let session: Session | null = null;
const listeners = new Set<() => void>();

function set(next: Session | null) {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Forgotten with the token, in whichever tab that went. */
onStored(() => {
  if (session && !isSignedIn()) set(null);
});

/** The session of a page behind the guard; null for the moment in which it ends. */
export const useSession = () => useSyncExternalStore(subscribe, () => session);

/** The session outside of a component; null also where nobody has asked the server yet. */
export const knownSession = () => session;

/** A name that was edited, a helpline that was made or deleted, a listing that was taken down or put back. */
export function updateSession(
  change: Partial<Pick<Session, 'organisationName' | 'hasHelpline' | 'isTakenDown'>>,
) {
  if (!session) return;
  set({ ...session, ...change });
  store({ organisationName: session.organisationName });
}

/** Keeps what a login or registration answered. */
export function startSession(accessToken: string, { _id, name, role }: SessionOrganisation) {
  store({ accessToken, organisationId: _id, organisationName: name });
  set({
    organisationId: _id,
    organisationName: name,
    role,
    hasHelpline: false,
    isTakenDown: false,
  });
}

let verifying: Promise<Session | null> | null = null;

/**
 * Asks the server who is signed in, once for all who want to know at the same time; null for nobody. A verification that
 * fails logs out; one that could not be asked for throws, because a train in a tunnel is no reason to lose one's work.
 */
export function verifySession(): Promise<Session | null> {
  verifying ??= verify().finally(() => {
    verifying = null;
  });
  return verifying;
}

async function verify(): Promise<Session | null> {
  if (!isSignedIn()) return null;
  try {
    const { organisation } = await read(client.auth.verify.$get(), accountMessages.sessionFailed);
    const complete = await completeSession(organisation);
    // Logged out meanwhile, perhaps in another tab.
    if (!isSignedIn()) return null;
    store({ organisationId: complete.organisationId, organisationName: complete.organisationName });
    set(complete);
  } catch (error) {
    if (!(error instanceof ApiError && isRefusal(error.status))) throw error;
    clearStored();
  }
  return session;
}

let latest = 0;

/**
 * Reads an organisation's own record again, at each of its pages and after each of its writes: what the charity or a
 * colleague changed meanwhile shows there. Where that fails, what was known stands, and the page says what it lacks.
 */
export async function refreshSession(): Promise<void> {
  if (session?.role !== 'organisation') return;
  const { organisationId: id } = session;
  const asked = ++latest;
  const call = client.organisations[':id'].$get({ param: { id } });
  const fresh = await read(call, accountMessages.sessionFailed).catch(() => null);
  if (!fresh || asked !== latest || session?.organisationId !== id) return;
  updateSession({
    organisationName: fresh.name,
    hasHelpline: fresh.helpline !== null,
    isTakenDown: !fresh.published,
  });
}

onWritten(() => void refreshSession());

/**
 * Role and name as the organisation's record has them, and its helpline; a failure here is only logged
 * (docs/product.md#wording).
 */
async function completeSession({ _id, name, role }: SessionOrganisation): Promise<Session> {
  const [record, helplines] = await Promise.allSettled([
    read(client.organisations[':id'].$get({ param: { id: _id } }), accountMessages.sessionFailed),
    role === 'organisation'
      ? narrowToList(
          read(client.helplines.$get({ query: { provider: _id } }), accountMessages.sessionFailed),
        )
      : [],
  ]);
  for (const { status, reason } of [record, helplines] as PromiseRejectedResult[])
    if (status === 'rejected') console.error(reason);
  const fresh = record.status === 'fulfilled' ? record.value : { name, role, published: true };
  return {
    organisationId: _id,
    organisationName: fresh.name,
    role: fresh.role,
    hasHelpline: helplines.status === 'fulfilled' && helplines.value.length > 0,
    isTakenDown: !fresh.published,
  };
}
