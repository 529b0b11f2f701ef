/** A screen that was left, and how far down it was. */
export type Left = { path: string; scroll: number };

/**
 * The screens that led to the one that is shown, the last one last. The kiosk keeps its own and writes over the
 * browser's one entry, so that no Back of any kind reaches what was shown to somebody else.
 */
export type BackStack = readonly Left[];

/** Deeper than anybody goes; without an end a busy day would fill the memory. */
const LONGEST = 50;

export const leave = (backStack: BackStack, left: Left): BackStack =>
  [...backStack, left].slice(-LONGEST);

/** Where Back leads, and the back stack from there; null at its beginning. */
export function stepBack(backStack: BackStack): { to: Left; backStack: BackStack } | null {
  const to = backStack.at(-1);
  return to ? { to, backStack: backStack.slice(0, -1) } : null;
}
