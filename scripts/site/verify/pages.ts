import { unescapeMarkup } from '../../../shared/markup/escape.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { type Answer, ofEach, type Site } from './site.ts';

/** Public pages that search engines are not told of. */
const UNLISTED = [paths.login, paths.register, paths.forgotPassword, paths.search('food')];

/** The paths that the sitemap lists. */
export async function listedPaths(site: Site): Promise<string[]> {
  const { text } = await site.get('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    unescapeMarkup(loc),
  );
  return addresses.filter((loc) => URL.canParse(loc)).map((loc) => new URL(loc).pathname);
}

/** Every public page, as it is answered. */
export async function publicPages(site: Site): Promise<Answer[]> {
  return ofEach([...(await listedPaths(site)), ...UNLISTED], site.get);
}

/** What is wrong with each of some answers, by its path. */
export const perPage = (
  pages: Answer[],
  fault: (page: Answer) => string | string[] | null,
): string[] =>
  pages.flatMap((page) => [fault(page) ?? []].flat().map((words) => `${page.path}: ${words}`));
