import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type {
  ForgotPasswordInput,
  LoginInput,
  RegistrationInput,
  ResetPasswordInput,
} from '../../shared/account/account.ts';
import type { ConfirmationInput } from '../../shared/account/registrations.ts';
import type { Turned } from '../../shared/lists/list-page.ts';
import { accountMessages } from '../../shared/site/account-messages.ts';
import type { Api } from '../../worker/api/api.ts';
import { unwrap } from '../api/api-error.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { withPasswordAgain } from './password-again.ts';
import { clearStored, readStored, store } from './stored-session.ts';

const authorised = withPasswordAgain(
  authorisedFetch({
    fetch: (...call) => fetch(...call),
    token: () => readStored('accessToken'),
    keepToken: (accessToken) => store({ accessToken }),
    signOut: clearStored,
  }),
);

const writeListeners = new Set<() => void>();

/** Calls back whenever the server has answered something other than a question: with yes or with no. */
export const onWritten = (listener: () => void) => writeListeners.add(listener);

const fetchAsSignedIn: typeof fetch = async (input, init) => {
  const response = await authorised(input, init);
  if (init?.method && init.method !== 'GET') for (const listener of writeListeners) listener();
  return response;
};

/** Every endpoint, typed by its route, called with the token of the session. Loaded only with pages that need it. */
export const client = hc<Api>('', { fetch: fetchAsSignedIn }).api;

/** A file that takes a sign-in: a link could not carry the token. */
export async function download(path: string, fallback: string): Promise<Blob> {
  const response = await fetchAsSignedIn(path).catch(() => Response.error());
  if (!response.ok) await unwrap(Promise.resolve(response), fallback);
  return response.blob();
}

/** The body of an answer, or an ApiError: the server's words, or the page's fallback (docs/product.md#wording). */
export const read = <Answer extends ClientResponse<unknown>>(
  call: Promise<Answer>,
  fallback: string,
) =>
  unwrap(call as Promise<Response>, fallback) as Promise<
    Exclude<BodyOf<Answer>, { error: string }>
  >;

type BodyOf<Answer> = Answer extends ClientResponse<infer Body> ? Body : never;

/** What a call's query may ask. */
export type QueryOf<Call extends (args: { query: never }) => unknown> =
  Parameters<Call>[0]['query'];

/** A list that was asked for whole: without a query of pages its call answers in no other way. */
export const narrowToList = <Item>(list: Promise<Item[] | Turned<unknown>>) =>
  list as Promise<Item[]>;

/** One page of a list, which its query asked for. */
export const narrowToPage = <Page extends Turned<unknown>>(list: Promise<unknown[] | Page>) =>
  list as Promise<Page>;

/** Getting in. */
export const accountApi = {
  login: (json: LoginInput) => read(client.auth.login.$post({ json }), accountMessages.loginFailed),
  register: (json: RegistrationInput, key: string) =>
    read(
      client.auth.register.$post({ json }, withIdempotencyKey(key)),
      accountMessages.registrationFailed,
    ),
  forgotPassword: (json: ForgotPasswordInput) =>
    read(client.auth['forgot-password'].$post({ json }), accountMessages.requestFailed),
  resetPassword: (token: string, json: ResetPasswordInput) =>
    read(
      client.auth['reset-password'][':token'].$post({
        param: { token: encodeURIComponent(token) },
        json,
      }),
      accountMessages.resetFailed,
    ),
  confirmEmail: (token: string) =>
    read(
      client.auth['confirm-email'][':token'].$post({ param: { token: encodeURIComponent(token) } }),
      accountMessages.confirmFailed,
    ),
  confirmRegistration: (token: string) =>
    read(
      client.auth['confirm-registration'][':token'].$post({
        param: { token: encodeURIComponent(token) },
      }),
      accountMessages.confirmFailed,
    ),
  askForConfirmation: (json: ConfirmationInput) =>
    read(client.auth['confirm-registration'].$post({ json }), accountMessages.requestFailed),
};
