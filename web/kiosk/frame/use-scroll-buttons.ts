import { type RefObject, useCallback, useEffect, useState } from 'react';
import { findScreenPosition } from '../state/screen-position.ts';
import { SCREEN_STEP } from '../state/screen-step.ts';

/** A step goes as far as this at least, whatever was cut by the edge. */
const LEAST_STEP = 0.4;
/** What nobody is to see in two halves only. */
const WHOLES = 'h2, h3, a, button, li, tr, dt, figure';

const NOTHING_MORE = { isMore: false, isLong: false, screen: 1, screens: 1 };

/**
 * A button instead of a swipe: whether the screen goes on below, whether it is longer than the glass, which of how many
 * pieces is shown, and the next one.
 */
export function useScrollButtons(scroller: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(NOTHING_MORE);
  const { isMore, isLong, screen, screens } = state;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const white = whiteBelow(element);
      const next = findScreenPosition({ scrollTop, scrollHeight, clientHeight, white });
      setState((was) =>
        was.isMore === next.isMore && was.screen === next.screen && was.screens === next.screens
          ? was
          : next,
      );
    };
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
      look();
    };
    const changes = new MutationObserver(watch);
    watch();
    changes.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  const more = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (isMore) element.scrollBy({ top: stepOf(element) });
    else element.scrollTo({ top: 0 });
  }, [scroller, isMore]);

  return { isMore, isLong, screen, screens, more };
}

/** How much white stands below the last of a screen, in pixels. */
function whiteBelow(scroller: HTMLElement): number {
  const main = scroller.querySelector('main');
  return main ? Number.parseFloat(getComputedStyle(main).paddingBlockEnd) : 0;
}

/**
 * How far the next step goes: what the lower edge cuts stands whole at the top then, where that is further than a little and no
 * further than a step.
 */
function stepOf(scroller: HTMLElement): number {
  const { clientHeight } = scroller;
  const box = scroller.getBoundingClientRect();
  const usual = clientHeight * SCREEN_STEP;
  // A page that is turned a quarter measures sideways.
  if (Math.abs(box.height - clientHeight) > 1) return usual;
  const cut = [...scroller.querySelectorAll(`main :is(${WHOLES})`)]
    .map((it) => it.getBoundingClientRect())
    .filter(({ top, bottom }) => top < box.bottom && bottom > box.bottom + 1)
    .map(({ top }) => top - box.top)
    .filter((distance) => distance > clientHeight * LEAST_STEP);
  return Math.min(usual, ...cut);
}
