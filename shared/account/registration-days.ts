/**
 * So many days a registration waits for its address to be confirmed; then it vanishes. It stands apart from the rest of
 * registrations.ts, whose checks no visitor has to download.
 */
export const CONFIRM_DAYS = 30;
