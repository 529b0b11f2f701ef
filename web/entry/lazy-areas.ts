// The addresses whose routes come apart from the first script. Each pattern is an area of shared/paths/areas.ts said shorter,
// because every visitor loads it; lazy-areas.test.ts holds them to that table.

/** Whether a path is of the online area: pages that no phone keeps, or that nobody needs to find help. */
export const isOnline = (path: string): boolean =>
  /^\/(holi|near|noti|numb|join|priv|term|acce|stil|stan|some|trus)/.test(path);

/** Whether a path is of one of the three areas around an account. */
export const isOfAccounts = (path: string): boolean =>
  /^\/(login|register|forgot-|reset-|confirm-|dashboard|admin)/.test(path);

/** Whether a path is of an area whose guard decides what is seen, so that the server's page is a shell. */
export const isGuarded = (path: string): boolean => /^\/(dashboard|admin)(\/|$)/.test(path);

/** Whether a path is a print view. */
export const isPrint = (path: string): boolean => /^\/print(\/|$)/.test(path);

/** Whether a path is a screen of the kiosk. */
export const isKiosk = (path: string): boolean => /^\/kiosk(\/|$)/.test(path);
