import { FITS } from '../../../shared/conditions/fits-parameter.ts';

/**
 * Takes a choice of who is let in out of the page's address, which a copied link has, into the state of its entry in the
 * browser's history: what is left on the screen and in lists of visited pages does not tell it. Answers whether the entry holds
 * a choice that the server, which was asked for the bare address, does not know.
 */
export function keepChoiceInHistory(): boolean {
  const { search, pathname, hash } = location;
  const asked = new URLSearchParams(search).getAll(FITS);
  if (!asked[0]) return history.state?.usr?.length > 0;
  const others = search
    .slice(1)
    .split('&')
    .filter((it) => !it.startsWith(`${FITS}=`));
  const bare = others[0] ? `${pathname}?${others.join('&')}` : pathname;
  history.replaceState({ ...history.state, usr: asked }, '', bare + hash);
  return false;
}
