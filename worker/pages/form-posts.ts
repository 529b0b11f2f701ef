import { Hono } from 'hono';
import { api } from '../api/api.ts';
import type { PageVariables } from '../http/security-headers.ts';
import type { Env } from '../platform/env.ts';
import { servePage } from './render-page.ts';

/** Pages where a link of a mail leads and one press confirms; each has a call of the same name. */
const PAGES = ['confirm-registration', 'confirm-email'];

/**
 * Where script is off, the form of such a page is sent to the page itself: the API is asked in its place, and the page
 * says what became of it. Opening the link confirms nothing, because mail scanners open links too.
 */
export const formPosts = new Hono<{ Bindings: Env; Variables: PageVariables }>();

for (const page of PAGES)
  formPosts.post(`/${page}/:token`, async (c) => {
    const token = encodeURIComponent(c.req.param('token'));
    const address = c.req.header('CF-Connecting-IP');
    const answer = await api.request(
      `/api/auth/${page}/${token}`,
      { method: 'POST', headers: address ? { 'CF-Connecting-IP': address } : {} },
      c.env,
      c.executionCtx,
    );
    const said = (await answer.json()) as { message?: string; error?: string };
    const message = said.message ?? said.error ?? '';
    return servePage(c, { status: answer.status, message });
  });
