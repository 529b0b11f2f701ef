type Needs = {
  fetch: typeof globalThis.fetch;
  token: () => string | null;
  keepToken: (token: string) => void;
  /** Forgets the session; a page that needs one goes to /login. */
  signOut: () => void;
};

const REFRESH = '/api/auth/refresh';
/** A 401 of these says something about what was typed or the cookie, not about the access token. */
const OWN_401 = ['/api/auth/login', REFRESH];

/** Whether an answer is a decision about the viewer; anything else may be different in a minute. */
export const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;

/**
 * `fetch` with the session's token. When a token has run out there is exactly one refresh, whatever the number of calls
 * in flight, then all of them are repeated (docs/product.md#states). A refresh that is refused ends the session; one
 * that could not be asked for (no network, a server that is down) leaves it, and the calls fail as they are.
 */
export function authorisedFetch({ fetch, token, keepToken, signOut }: Needs): typeof fetch {
  let refreshing: Promise<boolean> | null = null;

  async function refresh(): Promise<boolean> {
    const response = await fetch(REFRESH, { method: 'POST' });
    if (response.ok) {
      const { accessToken } = (await response.json()) as { accessToken: string };
      // Logged out in the meantime, here or in another tab: that stands.
      if (token() === null) return false;
      keepToken(accessToken);
      return true;
    }
    if (isRefusal(response.status)) signOut();
    return false;
  }

  return async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://here').pathname;
    const send = () => {
      const headers = new Headers(init?.headers);
      const known = token();
      if (known) headers.set('authorization', `Bearer ${known}`);
      return fetch(input, { ...init, headers });
    };

    const sentWith = token();
    const response = await send();
    if (response.status !== 401 || !sentWith || OWN_401.includes(path)) return response;
    if (token() === null) return response;
    // Unless another call's refresh, or another tab's, has brought a new token already.
    if (token() === sentWith) {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      if (!(await refreshing)) return response;
    }
    const again = await send();
    if (again.status === 401) signOut();
    return again;
  };
}
