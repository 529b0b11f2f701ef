import type { Page } from '@playwright/test';
import { signIn } from './accounts.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
type Answer = any;

/** Signs in as the admin, in the browser too; what it gives calls the API as them. */
export async function asAdmin(page: Page) {
  const token = await signIn(page, 'admin');
  return async (method: string, path: string, data?: unknown): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    return answer.json();
  };
}

export type Call = Awaited<ReturnType<typeof asAdmin>>;

let count = 0;
const unique = () => `${Date.now().toString(36)}-${++count}`;

/** A registration that waits, under a name of its own; answers its id and name. */
export async function register(call: Call, name: string, phone: string[] = []) {
  const own = `${name} ${unique()}`;
  const { organisation } = await call('POST', '/auth/register', {
    name: own,
    description: 'Hot soup, for anyone who is cold.',
    email: `${own.replaceAll(' ', '-').toLowerCase()}@handbook.test`,
    password: 'a password of tests',
    addresses: ['1 High Street, Bristol'],
    phone,
  });
  return { _id: organisation._id as string, name: own };
}

/** An approved organisation with one service. */
export async function addOrganisation(call: Call, name: string) {
  const { _id } = await register(call, name);
  const record = await call('PUT', `/organisations/approve/${_id}`);
  const service = await call('POST', '/services', {
    type: 'Lunch',
    serviceAddress: record.addresses[0],
    provider: _id,
  });
  return { _id, name: record.name as string, service: service._id as string };
}

/** Goes there as a link does, without loading the page anew. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // The entry is written as the router does, which otherwise does not know where it is.
    history.pushState({ usr: null, key: to, idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
