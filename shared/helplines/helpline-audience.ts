import type { HelplineType } from './helpline.ts';

/** Whom the helplines of each type are for (docs/product.md#people-in-crisis). */
export const HELPLINES_FOR: Record<HelplineType, string> = {
  General: 'For advice, or just to talk to someone.',
  'Addiction (Alcohol, Drugs, Gambling)':
    'For you, or for anyone worried about someone who drinks, takes drugs or gambles.',
  'Victim of a crime':
    'For anyone hurt by domestic abuse, sexual violence, trafficking or another crime, now or long ago.',
};
