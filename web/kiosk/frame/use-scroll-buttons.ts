import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Of a screen's height: the last lines stay in sight, so that nobody loses their place. */
const STEP = 0.85;

/** A button instead of a swipe: whether the screen goes on below, whether it is longer than the glass, and the next piece. */
export function useScrollButtons(scroller: RefObject<HTMLElement | null>) {
  const [{ isMore, isLong }, setState] = useState({ isMore: false, isLong: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isMore = scrollTop + clientHeight < scrollHeight - 2;
      const isLong = scrollHeight > clientHeight + 2;
      setState((was) =>
        was.isMore === isMore && was.isLong === isLong ? was : { isMore, isLong },
      );
    };
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
      look();
    };
    const screens = new MutationObserver(watch);
    watch();
    screens.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      screens.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  const more = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (isMore) element.scrollBy({ top: element.clientHeight * STEP });
    else element.scrollTo({ top: 0 });
  }, [scroller, isMore]);

  return { isMore, isLong, more };
}
