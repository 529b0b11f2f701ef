import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../../../worker/http/security-headers.ts';
import { inlineStyles, loadedBy } from './html.ts';
import { perPage, publicPages } from './pages.ts';
import { type Answer, NotChecked, type Site } from './site.ts';

/** What pages, the API and files owe of headers. */
export async function securityHeaders(site: Site): Promise<string[]> {
  const answers = [...(await publicPages(site)), await site.get('/api/organisations/public')];
  return perPage(answers, ({ headers }) =>
    Object.entries(SECURITY_HEADERS)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`),
  );
}

/** Nothing from elsewhere, nothing inline but the one block whose hash the policy names. */
export async function contentSecurityPolicy(site: Site): Promise<string[]> {
  return perPage(await publicPages(site), ({ headers, text }) => {
    const policy = directivesOf(headers.get('Content-Security-Policy') ?? '');
    const faults = Object.entries(REQUIRED)
      .filter(([name, sources]) => policy[name]?.join(' ') !== sources)
      .map(
        ([name, sources]) => `${name} is ${policy[name]?.join(' ') ?? 'missing'}, not ${sources}`,
      );
    for (const [name, sources] of Object.entries(policy))
      for (const source of sources)
        if (
          !/^('none'|'self'|'sha256-[^']+'|data:)$/.test(source) ||
          (source === 'data:' && name !== 'img-src')
        )
          faults.push(`${name} allows ${source}`);
    for (const css of inlineStyles(text)) {
      const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
      if (!policy['style-src']?.includes(hash))
        faults.push('its style block is not the one that style-src names');
    }
    return faults;
  });
}

const REQUIRED: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** A visitor is given none, not by a network in front of the site either. */
export async function noCookie(site: Site): Promise<string[]> {
  const pages = await publicPages(site);
  const files = pages.slice(0, 1).flatMap(({ text }) => loadedBy(text));
  const others = ['/api/health', '/api/services/public', '/no-such-page', ...files];
  const answers = [...pages, ...(await Promise.all(others.map(site.get)))];
  return perPage(answers, ({ headers }) =>
    headers.getSetCookie().map((cookie) => `sets ${cookie.split('=')[0]}`),
  );
}

/** Built files never change under their name; a page has to be asked for anew. */
export async function caching(site: Site): Promise<string[]> {
  const [home] = await publicPages(site);
  if (!home) return ['There is no page.'];
  const files = loadedBy(home.text).filter((file) => file.startsWith('/assets/'));
  if (files.length === 0) return ['/: loads no built file'];
  const built = await Promise.all(files.map(site.get));
  return [
    ...perPage(built, ({ headers }) => {
      const control = headers.get('Cache-Control') ?? '';
      return /max-age=31536000/.test(control) && /immutable/.test(control)
        ? null
        : `Cache-Control is ${control}`;
    }),
    ...perPage([home], ({ headers }) =>
      isReused(headers) ? `may be reused without asking (${headers.get('Cache-Control')})` : null,
    ),
    ...perPage([await site.get('/api/health')], ({ headers }) =>
      isReused(headers) ? 'may be reused without asking' : null,
    ),
  ];
}

const isReused = (headers: Headers) =>
  !/no-cache|no-store|max-age=0/.test(headers.get('Cache-Control') ?? '');

/** The network compresses; a Worker on one's own machine is served as it is. */
export async function compression(site: Site): Promise<string[]> {
  const [home] = await publicPages(site);
  if (!home) return ['There is no page.'];
  const answers = [
    home,
    ...(await Promise.all(
      loadedBy(home.text)
        .filter((it) => /\.(css|js)$/.test(it))
        .map(site.get),
    )),
  ];
  if (isThisMachine(site) && answers.every((it) => !encodingOf(it)))
    throw new NotChecked('this machine serves files as they are; the network compresses them');
  return perPage(answers, (it) => (encodingOf(it) ? null : 'is not compressed'));
}

const encodingOf = ({ headers }: Answer) => headers.get('Content-Encoding');

const isThisMachine = ({ origin }: Site) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
