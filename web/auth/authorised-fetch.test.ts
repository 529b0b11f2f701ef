import { describe, expect, it } from 'vitest';
import { authorisedFetch } from './authorised-fetch.ts';

const answer = (status: number, body: object = {}) => Response.json(body, { status });

/** A browser with a token, and a server that takes the tokens in `good` and refreshes as `refresh` says. */
function world(refresh: () => Response | Promise<Response>, stored: string | null = 'old') {
  const state = { stored, good: ['new'], refreshes: 0, signedOut: 0, sent: [] as string[] };
  const call = authorisedFetch({
    fetch: async (input, init) => {
      const path = String(input);
      if (path === '/api/auth/refresh') {
        state.refreshes += 1;
        return refresh();
      }
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
      state.sent.push(`${path} ${token}`);
      await Promise.resolve();
      return state.good.includes(token ?? '') ? answer(200, { path }) : answer(401);
    },
    token: () => state.stored,
    keepToken: (token) => {
      state.stored = token;
    },
    signOut: () => {
      state.stored = null;
      state.signedOut += 1;
    },
  });
  return { state, call };
}

const renewed = () => answer(200, { accessToken: 'new' });

describe('a call with a token that has run out', () => {
  it('is repeated with the token that one refresh brought', async () => {
    const { state, call } = world(renewed);
    const response = await call('/api/services');
    expect(response.status).toBe(200);
    expect(state.sent).toEqual(['/api/services old', '/api/services new']);
    expect(state.stored).toBe('new');
  });

  it('shares its refresh with every other call in flight', async () => {
    const { state, call } = world(renewed);
    const paths = ['/api/services', '/api/helplines', '/api/organisations/1'];
    const responses = await Promise.all(paths.map((path) => call(path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(state.refreshes).toBe(1);
  });

  it('needs no refresh where another tab has brought a token meanwhile', async () => {
    const { state, call } = world(renewed);
    const pending = call('/api/services');
    state.stored = 'new';
    expect((await pending).status).toBe(200);
    expect(state.refreshes).toBe(0);
  });

  it('may be refreshed again the next time', async () => {
    const { state, call } = world(renewed);
    await call('/api/services');
    state.good = ['newer'];
    await call('/api/services');
    expect(state.refreshes).toBe(2);
  });
});

describe('the session ends', () => {
  it('when the refresh is refused', async () => {
    const { state, call } = world(() => answer(401));
    expect((await call('/api/services')).status).toBe(401);
    expect(state).toMatchObject({ stored: null, signedOut: 1, refreshes: 1 });
  });

  it('when the fresh token is refused too, without a second refresh', async () => {
    const { state, call } = world(() => answer(200, { accessToken: 'still bad' }));
    expect((await call('/api/services')).status).toBe(401);
    expect(state).toMatchObject({ stored: null, signedOut: 1, refreshes: 1 });
  });
});

describe('the session stays', () => {
  it.each([503, 429])('when the refresh answers %i', async (status) => {
    const { state, call } = world(() => answer(status));
    expect((await call('/api/services')).status).toBe(401);
    expect(state).toMatchObject({ stored: 'old', signedOut: 0 });
  });

  it('when the network fails', async () => {
    const { state, call } = world(() => Promise.reject(new TypeError('offline')));
    await expect(call('/api/services')).rejects.toThrow('offline');
    expect(state).toMatchObject({ stored: 'old', signedOut: 0 });
  });
});

it('a login with a wrong password asks for no refresh', async () => {
  const { state, call } = world(renewed);
  expect((await call('/api/auth/login', { method: 'POST' })).status).toBe(401);
  expect(state.refreshes).toBe(0);
});

it('a visitor’s call carries no token and asks for no refresh', async () => {
  const { state, call } = world(renewed, null);
  await call('/api/services');
  expect(state).toMatchObject({ sent: ['/api/services undefined'], refreshes: 0 });
});

it('a logout while the refresh is under way stands', async () => {
  const { state, call } = world(async () => {
    state.stored = null;
    return renewed();
  });
  await call('/api/services');
  expect(state.stored).toBeNull();
});
