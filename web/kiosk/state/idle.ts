/** How long the warning stands before the screen is cleared, in seconds (docs/product.md#kiosk). */
export const WARNING_SECONDS = 30;

/** Where something is read or a code scanned, people look longer before they touch again. */
const READING_FACTOR = 2;

/** Setting up a kiosk takes typing and measuring, so its page waits longer. */
const SETUP_SECONDS = 900;

export type ScreenKind = 'list' | 'reading' | 'setup';

export type Idle =
  /** `wait`: in how many milliseconds to look again. */
  | { phase: 'used'; wait: number }
  /** Seconds until it is cleared, counted down. */
  | { phase: 'warning'; secondsLeft: number; wait: number }
  | { phase: 'resting' };

/** Seconds without a touch before the warning, on a kiosk whose setting is `idle`. */
export function patienceOf(kind: ScreenKind, idle: number): number {
  if (kind === 'setup') return SETUP_SECONDS;
  return kind === 'reading' ? idle * READING_FACTOR : idle;
}

/** What is due `untouched` milliseconds after the last touch, with a patience in seconds. */
export function findIdlePhase(untouched: number, patience: number): Idle {
  const beforeWarning = patience * 1000 - untouched;
  if (beforeWarning > 0) return { phase: 'used', wait: beforeWarning };
  const left = beforeWarning + WARNING_SECONDS * 1000;
  if (left <= 0) return { phase: 'resting' };
  return { phase: 'warning', secondsLeft: Math.ceil(left / 1000), wait: left % 1000 || 1000 };
}
