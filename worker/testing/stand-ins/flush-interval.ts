/** Tests wait for all that a call does in the background. */
export const FLUSH_INTERVAL = 0;
