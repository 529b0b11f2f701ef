/** Tests wait for all that a call does in the background: that of which nobody tests the pause has next to none. */
export const COPY_INTERVAL = 20;
