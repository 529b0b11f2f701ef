import type { HydrationState } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import {
  dedupeTexts,
  restoreTexts,
  textsOfDom,
  textsOfHtml,
  totalLength,
} from './dedupe-page-data.ts';

/** What the server's HTML carries for the browser to hydrate from, as JSON in #page-data. */
type PageData = Pick<HydrationState, 'loaderData'> & {
  errors: Record<string, { status: number; message: string }> | null;
};

export const PAGE_DATA_ID = 'page-data';

/** What is sent: the data without what the markup has, and how much that was. */
type Sent = { data: unknown; measure: number };

/**
 * The data of a page beside its markup, as JSON that is safe inside a script element: no `<`, `>`, `&` and none of the
 * two line ends that old engines trip over.
 */
export function serialise(data: PageData, markup: string): string {
  const texts = textsOfHtml(markup);
  const sent: Sent = { data: dedupeTexts(data, texts), measure: totalLength(texts) };
  return JSON.stringify(sent).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The page's data as the server left it, errors revived. Undefined where the markup is not what was sent: then the page
 * has to ask for its data, and cannot take the markup over.
 */
export function readPageData(root: HTMLElement): HydrationState | undefined {
  const sent = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!sent) return undefined;
  const texts = textsOfDom(root);
  const { data, measure: sentMeasure } = JSON.parse(sent) as Sent;
  if (totalLength(texts) !== sentMeasure) return undefined;
  const { loaderData, errors } = restoreTexts(data, texts) as PageData;
  return {
    loaderData,
    errors:
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([id, e]) => [id, new ApiError(e.status, e.message)]),
      ),
  };
}
