/** The share of a screen's height that one step goes: the last lines stay in sight, so that nobody loses their place. */
export const SCREEN_STEP = 0.85;
