import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '../api/api.ts';
import { addAccount, json, login, PASSWORD, refreshCookie } from '../testing/accounts.ts';
import { emptyDirectory, testNow, wait } from '../testing/directory.ts';

beforeEach(emptyDirectory);

/** A call as the deployed site gets it. */
async function callByHttps(path: string, init: RequestInit) {
  wait(2000);
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test/api/auth/${path}`, init);
  const answer = await createApi(testNow).fetch(request, env, context);
  await waitOnExecutionContext(context);
  return answer;
}

const refresh = (Cookie: string) => callByHttps('refresh', { method: 'POST', headers: { Cookie } });
const first = (answer: Response) => answer.headers.getSetCookie()[0] ?? '';
const nameAndValue = (cookie: string) => cookie.split(';')[0] ?? '';

it('has the prefix that only https can set, and its path', async () => {
  const { email } = await addAccount();
  const answer = await callByHttps('login', json('POST', { email, password: PASSWORD }));
  expect(first(answer)).toMatch(
    /^__Secure-refresh=[\w-]{36}\.[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
  );
  const renewed = await refresh(nameAndValue(first(answer)));
  expect(renewed.status).toBe(200);
  const out = await callByHttps('logout', {
    method: 'POST',
    headers: { Cookie: nameAndValue(first(renewed)) },
  });
  expect(first(out)).toMatch(/^__Secure-refresh=; Max-Age=0; Path=\/api\/auth;/);
  expect((await refresh(nameAndValue(first(renewed)))).status).toBe(401);
});

it('keeps signed in who has the cookie of before, and takes that for the new one', async () => {
  const before = refreshCookie(await login((await addAccount()).email));
  const answer = await refresh(before);
  expect(answer.status).toBe(200);
  const [cleared, set] = answer.headers.getSetCookie();
  expect(cleared).toMatch(/^refresh=; Max-Age=0; Path=\/api\/auth;/);
  expect(set).toMatch(/^__Secure-refresh=/);
});

it('does not look at a cookie that somebody between may have put beside the right one', async () => {
  const { email } = await addAccount();
  const right = first(await callByHttps('login', json('POST', { email, password: PASSWORD })));
  const thiefs = refreshCookie(await login((await addAccount()).email));
  const answer = await refresh(`${thiefs}; ${nameAndValue(right)}`);
  const token = ((await answer.json()) as { accessToken: string }).accessToken;
  const said = await createApi(testNow).fetch(
    new Request('https://handbook.test/api/account/email', {
      ...json('POST', { email, currentPass: PASSWORD }, { Authorization: `Bearer ${token}` }),
    }),
    env,
    createExecutionContext(),
  );
  expect(await said.json()).toMatchObject({
    fields: { email: 'You already sign in with this email address.' },
  });
});
