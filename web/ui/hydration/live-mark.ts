/** An attribute of the document, and the event as it is set: the app has taken the page over. */
export const LIVE = 'data-live';

/** An attribute of the document: it waited for the app, and somebody may have begun to use it before. */
export const WAITED = 'data-waited';

/** An attribute of the document: the app did not come, and the server's HTML stays as it is. */
export const ALONE = 'data-alone';
