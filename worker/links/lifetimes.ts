/** So many minutes a link counts that sets a password or confirms a new sign-in email. Mails say so. */
export const LINK_MINUTES = 60;

/** So many days an invitation counts: someone may be away for a few days. Mails say so. */
export const INVITATION_DAYS = 7;
