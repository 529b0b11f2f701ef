import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paths } from '../../shared/paths/paths.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { FormOutcome } from '../../web/entry/server.tsx';
import { api } from '../api/api.ts';
import type { PageVariables } from '../http/security-headers.ts';
import type { Env } from '../platform/env.ts';
import { answerNear } from './near-post.ts';
import { servePage } from './render-page.ts';

type SaidByApi = { message?: string; error?: string; fields?: Record<string, string> };

/** A form that is too large for the page that it is of. */
const limitBody = (maxSize: number = LIMITS.bodyBytes.value) =>
  bodyLimit({ maxSize, onError: (c) => c.text('That is too much.', 413) });

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
formPosts.post('/still-right/:token', limitBody(), async (c) => {
  const call = `/api/still-right/${encodeURIComponent(c.req.param('token'))}`;
  const form = await c.req.formData().catch(() => new FormData());
  if (form.has('undo')) return servePage(c, await ask(c, `${call}/undo`));
  const ticked = form.getAll('listings').map(String);
  const outcome = await ask(c, call, { listings: ticked });
  return servePage(c, outcome.status < 400 ? outcome : { ...outcome, ticked });
});

/** That somebody stands in for nobody any more; the API's address is the page's. */
formPosts.post('/stand-in/:token', async (c) =>
  servePage(c, await ask(c, `/api/stand-in/${encodeURIComponent(c.req.param('token'))}`)),
);

/**
 * What somebody says is wrong with a listing. A page elsewhere must not send it by its readers, each with another address; the
 * origin of our own form is hidden, with what it came from.
 */
formPosts.post('/something-wrong/:listing', limitBody(), async (c) => {
  const form = await c.req.formData().catch(() => new FormData());
  const values = Object.fromEntries(
    ['what', 'words'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const site = c.req.header('Sec-Fetch-Site');
  if (site && site !== 'same-origin')
    return servePage(c, { status: 403, message: 'Please send this from this page.', values });
  // Browsers send a line end as two signs, which the field counts as one.
  const words = values.words?.replaceAll('\r\n', '\n');
  const listing = c.req.param('listing');
  const outcome = await ask(c, '/api/reports', { ...values, words, listing });
  // What was taken stays in no page that somebody leaves open.
  return servePage(c, outcome.status < 400 ? outcome : { ...outcome, values });
});

/** What the API answers to the form, for the person who sent it. */
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
  return {
    status: answer.status,
    message: fault ?? said.message ?? said.error ?? '',
    ...(said.fields && { fields: said.fields }),
  };
}
/** So many bytes a place may have, in any encoding of a form. */
const PLACE_BYTES = 2_000;

formPosts.post(paths.near, limitBody(PLACE_BYTES), async (c) => {
  const page = await servePage(c, await answerNear(c));
  page.headers.set('Cache-Control', 'no-store');
  return page;
});
