// First values for one city and the charity that runs its handbook: another charity edits this file and
// data/emergency.json. An empty link hides its place. What only admins may know is in worker/admin/only-admins.ts.

export const CITY = 'Bristol';
export const SITE_NAME = 'Bristol Handbook';

/** Invented, with links on a reserved domain and a number from the range Ofcom keeps for drama. */
export const CHARITY = {
  name: 'Harbourlight',
  website: 'https://harbourlight.example',
  contact: 'https://harbourlight.example/contact',
  donate: 'https://harbourlight.example/donate',
  volunteer: 'https://harbourlight.example/volunteer',
  email: 'hello@harbourlight.example',
  phone: '01174960123',
  phoneDisplay: '0117 496 0123',
  phoneHref: 'tel:+441174960123',
} as const;

export const SITE_DESCRIPTION = `Free help in ${CITY} for people who are homeless: food, showers, day centres, health care, advice and helplines, with what is open now.`;

/** The banner over a directory that `npm start` filled. */
export const SAMPLE_NOTICE =
  'Times and places here are old or made up. Please do not travel because of them.';

/** Where "Leave this site" leads: pages that anybody may be looking at. */
export const LEAVE_SITE = {
  newTab: 'https://www.bbc.co.uk/weather',
  thisTab: 'https://www.google.co.uk',
} as const;

/** Beside the way out, and in the footer for letters too large for both. */
export const LEAVE_NOTE = 'Your history may still show this site.';

/** Where an organisation says what is missing; '' hides the link. */
export const FEEDBACK_FORM = 'https://harbourlight.example/feedback';
