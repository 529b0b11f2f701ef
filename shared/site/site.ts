import { cacheByEdits, type PublicSettings } from '../edited/edited.ts';

/**
 * First values for one city and the charity that runs its handbook: an admin edits them on the site (docs/product.md#settings).
 * An empty link hides its place. Invented, with links on a reserved domain and a number from the range Ofcom keeps for drama.
 * What only admins may know is in worker/edited/first-settings.ts.
 */
export const FIRST_SETTINGS: PublicSettings = {
  name: 'Bristol Handbook',
  city: 'Bristol',
  charityName: 'Harbourlight',
  website: 'https://harbourlight.example',
  contact: 'https://harbourlight.example/contact',
  donate: 'https://harbourlight.example/donate',
  volunteer: 'https://harbourlight.example/volunteer',
  email: 'hello@harbourlight.example',
  phone: '01174960123',
  phoneDisplay: '0117 496 0123',
  phoneHref: 'tel:+441174960123',
  feedbackForm: 'https://harbourlight.example/feedback',
  leaveNewTab: 'https://www.bbc.co.uk/weather',
  leaveThisTab: 'https://www.google.co.uk',
  controllerName: '',
  controllerAddress: '',
};

/**
 * What this site is called, whose it is and where it leads, as its admins say now. "Leave this site" leads to pages that
 * anybody may be looking at.
 */
export const site = cacheByEdits(
  ({ settings }): PublicSettings => ({ ...FIRST_SETTINGS, ...settings }),
);

/** What the site says of itself to search engines and beside shared links. */
export const siteDescription = () =>
  `Free help in ${site().city} for people who are homeless: food, showers, day centres, health care, advice and helplines, with what is open now.`;

/** The banner over a directory that `npm start` filled. */
export const SAMPLE_NOTICE = 'Times and places are old or made up. Do not travel for them.';

/** Beside the way out, and in the footer for letters too large for both. */
export const LEAVE_NOTE = 'Your history may still show this site.';
