/**
 * What the dashboard of the admin's area shows and no visitor may learn. Not in shared/site/site.ts, whose values end up in
 * everyone's scripts. Invented like the charity there; an empty value hides its place.
 */
export const ONLY_ADMINS = {
  mailbox: 'info@harbourlight.example',
  /** Where answers to the feedback form arrive. */
  responseSpreadsheet: 'https://sheets.harbourlight.example/handbook-responses',
} as const;
