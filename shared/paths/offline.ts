/** Where the pieces of the offline copy are on the server. */
export const OFFLINE = {
  /** The service worker: it keeps the copy on a phone and answers from it. */
  worker: '/sw.js',
  /** The page without content that every kept page starts from. */
  shell: '/offline',
  directory: '/api/directory',
  /** Where everything is: fetched when somebody first asks, and kept from then on. */
  places: '/api/places',
  /** Where the copy notes that it can make paper; an address that the server does not have. */
  paper: '/offline/paper',
} as const;

/** What a page says to the worker so that the copy makes paper too. */
export const KEEP_PAPER = 'keep paper';

/** How the browser's caches of the copy are named, each with its build: nothing else of this site begins so. */
export const COPY = 'handbook-copy-';
