import emergency from '../../data/emergency.json' with { type: 'json' };
import { cacheByEdits, type TonightWords } from '../edited/edited.ts';
import { site } from '../site/site.ts';

const { tonight: first } = emergency;

// What is said to somebody with nowhere to sleep, on every screen and on paper, step by step (docs/product.md#tonight).

const inCity = (line: string) => line.replaceAll('{city}', site().city);

/** What to say and what to bring: as an admin has edited it, or else as data/emergency.json has it. */
export const tonightWords = cacheByEdits(({ tonight }): TonightWords => {
  const { say, bring, without } = tonight ?? first;
  return { say: say.map(inCity), bring: bring.map(inCity), without: inCity(without) };
});

/** Who has some roof thinks that others come first, and does not ask. */
export const ANYBODY_MAY_ASK =
  'You can ask even if you have a tent, a car or a sofa to sleep on. Asking is free.';

/** What goes on after nobody answered. */
export const IF_NOBODY_ANSWERS = [
  'Ring again after ten minutes. Lines can be busy.',
  'Ask somebody to let you use their phone, or to ring with you.',
];

/** Where a hospital takes anybody who is ill, at any hour. */
export const IF_ILL =
  'Very cold, ill or hurt? Call 111, or go to a hospital’s A&E. It is open all night.';

/** Where no place is known that is open to everyone through the whole night; short for a line that has no room. */
export const NONE_ALL_NIGHT =
  'We know no place that is open to everyone all night. Ask the team that you ring.';
export const NONE_ALL_NIGHT_SHORT = 'we know none that is open all night';

/** Above the warm places that are closed now. */
export const FIRST_TO_OPEN = 'First to open';

/** Where no bed that one walks in to has room left tonight, by its hours. */
export const NO_WALK_IN =
  'We know no bed that you can walk in to now. Ring: step 1. The team can find a bed.';

const FULL = 'It may be full: ring before you go.';
const FULL_NO_PHONE = 'It may be full. No phone number is listed.';

/** What every bed says, by its number's link, '' for none: no listing knows how many are left. */
export const mayBeFull = (phoneHref: string): string => (phoneHref ? FULL : FULL_NO_PHONE);

/** Each step's heading, in order. */
export const STEPS = {
  ring: 'Ring for a bed',
  say: 'What to say',
  bring: 'What to bring, if you have it',
  beds: 'Beds',
  warm: 'Somewhere warm',
  nobody: 'If nobody answers',
} as const;

/** Above the places that give beds, where they stand by themselves. */
export const BEDS_HEADING = 'Beds for the night';

export const TONIGHT_HEADING = 'Nowhere to sleep tonight?';

/** What a call to a number for people who are hurt leaves on a phone, and how that goes (docs/product.md#people-in-crisis). */
export const CALL_LIST =
  'The call stays in your phone’s list of calls. To delete it, open the list, hold your finger on the number (or swipe it), and choose Delete. It may also stand on a bill.';
