/** Whose numbers are kept as they are typed. */
export const HOME_COUNTRY = { code: 'GB', callingCode: '44', name: 'United Kingdom' } as const;
