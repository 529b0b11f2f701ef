import { fromEdited, type PublicSettings } from '../lines/edited.ts';

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

/** What this site is called, whose it is and where it leads, as its admins say now. */
export const site = fromEdited(({ settings }) => {
  const all = { ...FIRST_SETTINGS, ...settings };
  const { name, city, charityName, leaveNewTab, leaveThisTab, feedbackForm } = all;
  const { website, contact, donate, volunteer, email, phone, phoneDisplay, phoneHref } = all;
  return {
    name,
    city,
    charity: {
      name: charityName,
      ...{ website, contact, donate, volunteer, email, phone, phoneDisplay, phoneHref },
    },
    /** Where "Leave this site" leads: pages that anybody may be looking at. */
    leave: { newTab: leaveNewTab, thisTab: leaveThisTab },
    /** Where an organisation says what is missing; '' hides the link. */
    feedbackForm,
    /** Who answers by law for what is kept: the charity, unless somebody else is named. */
    controller: { name: all.controllerName || charityName, address: all.controllerAddress },
  };
});

export const siteDescription = () =>
  `Free help in ${site().city} for people who are homeless: food, showers, day centres, health care, advice and helplines, with what is open now.`;

/** The banner over a directory that `npm start` filled. */
export const SAMPLE_NOTICE =
  'Times and places here are old or made up. Please do not travel because of them.';

/** Beside the way out, and in the footer for letters too large for both. */
export const LEAVE_NOTE = 'Your history may still show this site.';
