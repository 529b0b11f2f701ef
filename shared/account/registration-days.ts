/**
 * For how many days a registration waits for its address to be confirmed; then it vanishes. Apart from the rest of
 * registrations.ts, whose checks no visitor has to download.
 */
export const CONFIRM_DAYS = 30;
