import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WAITED } from '../ui/hydration/live-mark.ts';
import { HIGHLIGHT_MS, headingNamed, idNamed } from './named-part.ts';

/** What happened to the first address of a page that waited was done before the app. */
export const wasFollowed = (key: string) =>
  key === 'default' && document.documentElement.hasAttribute(WAITED);

/**
 * While the address names a part, the styles lay out every part of a list at once. Those that wait are taken for a height that they
 * have not, and would push the named one out of sight as they come near. Done before the router scrolls to it, which is a layout
 * effect further on in the page.
 */
export function useAllLaidOut() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-named', hash !== '');
  }, [hash]);
}

/**
 * The id in the address's hash for three seconds after it came there, then null. The card or section that it names takes
 * focus at its part with tabindex -1, its heading. The scroll is the browser's or the router's; nothing moves by itself.
 */
export function useHashHighlight(): string | null {
  const { hash, key } = useLocation();
  useAllLaidOut();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen again is a new event, by its key
  useEffect(() => {
    const id = idNamed();
    const heading = wasFollowed(key) ? null : headingNamed(id);
    if (!heading) return;
    // In the next frame: following a link inside the page, the browser drops the focus after it has told the router.
    const frame = requestAnimationFrame(() => heading.focus({ preventScroll: true }));
    setHighlighted(id);
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setHighlighted(null);
    };
  }, [hash, key]);
  return highlighted;
}
