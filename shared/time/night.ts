/** Minutes: the night goes on until 6 in the morning, so that who speaks before means the one that is running. */
export const NIGHT_ENDS = 6 * 60;
