/** The parameter of an address that holds what is asked for: `?fits=dogs&fits=noId`, as a form sends it. */
export const FITS = 'fits';
