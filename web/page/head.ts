import type { StaticHandlerContext, UIMatch } from 'react-router-dom';
import { escapeMarkup } from '../../shared/markup/escape.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site, siteDescription } from '../../shared/site/site.ts';
import { asApiError } from '../api/api-error.ts';

/** What a page says of itself to browsers and search engines, and in the preview of a shared link. */
export type Head = {
  /** Without the site's name, which is added. */
  title: string;
  /** What search engines and previews read of the server's answer; '' in a browser, and for a page without an address of its own. */
  description: string;
  /** The canonical path; null for a page that is not to be indexed. */
  path: string | null;
  /** Whether the page's address holds what is nobody else's business, like a link's token or what somebody typed. */
  isPrivate?: true;
  /** Whether readers of feeds are led to the one of changes from here. */
  feed?: true;
  /** schema.org objects without their @context. `origin` completes the addresses inside; `now` is epoch ms. */
  schema?: (origin: string, now: number) => object[];
};

/** What a route's `handle` holds. */
export type PageHandle = {
  head: (page: { data: unknown; params: Record<string, string | undefined> }) => Head;
  /** An area of signed-in people. */
  isArea?: true;
  /** A touchscreen: the one place where the page may not be zoomed (WCAG 1.4.4 holds for everybody else's own screen). */
  isFixed?: true;
};

/** A route's `handle`, its data typed as its loader gives it. */
export const pageHandle = <Data>(
  head: (page: { data: Data; params: Record<string, string | undefined> }) => Head,
): PageHandle => ({ head: head as PageHandle['head'] });

/** What a page that failed with a status is called, by its tab and its heading alike. */
export const failedTitle = (status: number) =>
  status === 404 ? 'Page not found' : 'Sorry, this page did not load';

export const fullTitle = (title: string) =>
  title === site().name ? title : `${title} – ${site().name}`;

/** What a loader gives its page; nothing yet while it loads. */
export type Loaded<L extends (...call: never[]) => unknown> = Awaited<ReturnType<L>> | undefined;

type Match = Pick<UIMatch, 'params' | 'handle'> & { data: unknown };

/** The head of the deepest page that matched; a page that failed to load has a plain one, by the `status` of its failure. */
export function headFor(matches: Match[], status: number | null): Head {
  const match = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.head);
  if (status !== null || !match)
    return {
      title: failedTitle(status ?? 404),
      description: import.meta.env.SSR ? siteDescription() : '',
      path: null,
    };
  return (match.handle as PageHandle).head({ data: match.data, params: match.params });
}

const matchesOf = ({ matches, loaderData }: StaticHandlerContext): Match[] =>
  matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    params,
    data: loaderData[route.id] as unknown,
  }));

/** The status of the failure that a page shows; null for none. */
function failureOf({ errors }: StaticHandlerContext): number | null {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? null : asApiError(error).status;
}

/**
 * Whether no browser is to keep a rendered page: on a shared computer the next person could read its address. That of a page
 * that failed may be a link of a mail with a letter too many, and that of a signed-in area names what somebody looked for.
 */
export function isPrivate(context: StaticHandlerContext): boolean {
  const failure = failureOf(context);
  const matches = matchesOf(context);
  const isArea = matches.some(({ handle }) => (handle as PageHandle | undefined)?.isArea);
  return failure !== null || isArea || headFor(matches, failure).isPrivate === true;
}

/** What search engines and previews of a shared link show of a page. */
function previewTags(title: string, text: string, origin: string): string[] {
  const description = escapeMarkup(text);
  return [
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeMarkup(site().name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escapeMarkup(origin)}/preview.png">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/** The head of a rendered page as HTML. */
export function headOf(context: StaticHandlerContext, origin: string, now: number): string {
  const matches = matchesOf(context);
  const head = headFor(matches, failureOf(context));
  const title = escapeMarkup(fullTitle(head.title));
  const isFixed = matches.some(({ handle }) => (handle as PageHandle | undefined)?.isFixed);
  const tags = [
    `<meta name="viewport" content="width=device-width, initial-scale=1${isFixed ? ', maximum-scale=1, user-scalable=no' : ''}">`,
    `<title>${title}</title>`,
    ...(head.description ? previewTags(title, head.description, origin) : []),
    `<meta name="theme-color" content="#00514f">`,
  ];
  if (head.path === null) tags.push(`<meta name="robots" content="noindex">`);
  // Previews take its address from there too.
  else tags.push(`<link rel="canonical" href="${escapeMarkup(origin + head.path)}">`);
  if (head.feed)
    tags.push(
      `<link rel="alternate" type="application/atom+xml" title="What changed" href="${paths.changesFeed}">`,
    );
  const schema = head.schema?.(origin, now) ?? [];
  if (schema.length > 0) {
    const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': schema });
    tags.push(`<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`);
  }
  return tags.join('');
}
