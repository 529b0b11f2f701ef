import { SCREEN_STEP } from './screen-step.ts';

/** What a browser says of something that scrolls, in pixels, and how much of its end is white. */
type Scrolled = {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
  white: number;
};

/** Less than this, in pixels, is a rounding. */
const ROUNDING = 2;

/**
 * Whether there is more below what is in sight, whether a screen is longer than the glass, and which of how many pieces is shown. The
 * white at its end is nothing that anybody has yet to see, and no piece.
 */
export function findScreenPosition({ scrollTop, clientHeight, scrollHeight, white }: Scrolled) {
  const below = Math.max(0, scrollHeight - white - clientHeight - ROUNDING);
  const step = clientHeight * SCREEN_STEP;
  const isMore = scrollTop < below;
  const screens = 1 + Math.ceil(below / step);
  const screen = isMore ? Math.min(screens - 1, 1 + Math.round(scrollTop / step)) : screens;
  return { isMore, isLong: below > 0, screen, screens };
}
