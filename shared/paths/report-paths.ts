// Apart from `paths`, which every visitor downloads whole.

/** Where somebody says what is wrong with a listing; without one, where they look for it. */
export const somethingWrong = (listing?: string) =>
  `/something-wrong${listing === undefined ? '' : `/${encodeURIComponent(listing)}`}`;

/** How far the handbook is to be trusted, in figures. */
export const trustPath = '/trust';

/** Like `somethingWrong`, but short enough for paper: `code` is shortCode's. */
export const shortWrong = (code?: string) => (code === undefined ? '/w' : `/w/${code}`);
