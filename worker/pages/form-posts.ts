import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { FormOutcome } from '../../web/entry/server.tsx';
import { api } from '../api/api.ts';
import type { PageVariables } from '../http/security-headers.ts';
import type { Env } from '../platform/env.ts';
import { servePage } from './render-page.ts';

type SaidByApi = { message?: string; error?: string; fields?: Record<string, string> };

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
    return servePage(c, await ask(c, `/api/auth/${page}/${token}`));
  });

/** Which listings are still right, by the ticks of the form; or that this is taken back. */
formPosts.post('/still-right/:token', bodyLimit({ maxSize: LIMITS.bodyBytes.value }), async (c) => {
  const call = `/api/still-right/${encodeURIComponent(c.req.param('token'))}`;
  const form = await c.req.formData().catch(() => new FormData());
  if (form.has('undo')) return servePage(c, await ask(c, `${call}/undo`));
  return servePage(c, await ask(c, call, { listings: form.getAll('listings') }));
});

/** What the API says to it, for whoever sent the form. */
async function ask(c: Context, path: string, body?: unknown): Promise<FormOutcome> {
  const address = c.req.header('CF-Connecting-IP');
  const answer = await api.request(
    path,
    {
      method: 'POST',
      headers: {
        ...(address && { 'CF-Connecting-IP': address }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    c.env,
    c.executionCtx,
  );
  const said = (await answer.json()) as SaidByApi;
  const [fault] = Object.values(said.fields ?? {});
  return { status: answer.status, message: fault ?? said.message ?? said.error ?? '' };
}
