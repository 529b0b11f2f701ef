/** An attribute of the document, and the event as it is set: the app has taken the page over. */
export const LIVE = 'data-live';
