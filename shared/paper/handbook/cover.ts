import { displayWebsite } from '../../contact/website.ts';
import { site } from '../../site/site.ts';
import { CALL_BEFORE_YOU_TRAVEL } from './sections.ts';

/** What the front of the handbook says below its title, in print view and file alike. */
export type CoverWords = {
  lead: string;
  advice: string;
  /** Where the newest is, and its address; '' where the site has no address. */
  newest: string;
  address: string;
  madeBy: string;
};

/** The words of the front; `origin` is the site's own, '' where nobody knows it. The site's own lead says what is open now, which paper cannot. */
export const coverWords = (origin: string): CoverWords => ({
  lead: `Free help in ${site().city} for people who are homeless: food, showers, day centres, health care, advice and helplines.`,
  advice: `${CALL_BEFORE_YOU_TRAVEL}. Times change.`,
  newest: origin && 'Today’s times, and the newest handbook to print:',
  address: origin && displayWebsite(origin),
  madeBy: `${site().name} is made by ${site().charityName}.`,
});
