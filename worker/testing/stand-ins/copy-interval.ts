/** Tests wait for all that a call does in the background: a pause that no test is about is next to nothing. */
export const COPY_INTERVAL = 20;
