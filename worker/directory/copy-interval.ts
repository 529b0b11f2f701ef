/** How far apart copies for the store are put, in milliseconds: it takes one write a second for a key. */
export const COPY_INTERVAL = 2000;
