import { z } from 'zod';
import { optionalEmail, optionalWebsite } from '../../contact/contact-fields.ts';
import { phoneText } from '../../contact/phone-text.ts';
import { text } from '../../validation/fields.ts';
import { LIMITS } from '../../validation/limits.ts';

const INVALID_PHONE = 'Please enter a valid phone number';

/** Letters, and what stands between them in names of places: the city's name is looked for in addresses. */
const PLACE = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

const neutralPage = optionalWebsite.refine(
  (page) => page !== '',
  'Give the address of a page that anybody may be looking at.',
);

const days = z
  .int('Give a number of days.')
  .min(7, 'A week at least.')
  .max(LIMITS.askedAfterDays.value, LIMITS.askedAfterDays.message);

/** What the charity says of its site, and how often the site asks. An empty link hides its place. */
export const SettingsInput = z.object({
  name: text(LIMITS.siteName).min(2, 'The site needs a name.'),
  city: text(LIMITS.cityName).regex(PLACE, 'Write the name of a city in letters.'),
  charityName: text(LIMITS.organisationName).min(2, 'The charity needs a name.'),
  phone: phoneText(INVALID_PHONE, INVALID_PHONE),
  email: optionalEmail('Invalid email address'),
  website: optionalWebsite,
  contact: optionalWebsite,
  donate: optionalWebsite,
  volunteer: optionalWebsite,
  feedbackForm: optionalWebsite,
  leaveNewTab: neutralPage,
  leaveThisTab: neutralPage,
  controllerName: text(LIMITS.organisationName),
  controllerAddress: text(LIMITS.address),
  mailbox: optionalEmail('Invalid email address'),
  responseSpreadsheet: optionalWebsite,
  askLinesDays: days,
  askClosingsDays: days,
  askCheckDays: days,
  askCheckAgainDays: days,
  askCheckLastDays: days,
  mondayHour: z
    .int('Give an hour, 1 to 23, or 0 for no mail.')
    .min(0, 'Give an hour, 1 to 23, or 0 for no mail.')
    .max(LIMITS.hourOfMail.value, LIMITS.hourOfMail.message),
});
export type SettingsInput = z.output<typeof SettingsInput>;
