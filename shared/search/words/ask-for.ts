import {
  COUNCIL,
  category,
  EMERGENCY,
  helplines,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import type { SearchPlace } from './places-to-start.ts';

/** Phrases that lead to the same places, with spaces between and the words of a phrase joined by `_`. */
export type SearchLine = readonly [phrases: string, places: readonly SearchPlace[]];

export const DAY_CENTRE = timetable('Day Centre');
export const CLOTHES = timetable('Clothes');
export const LEGAL = category('Legal Advice');
export const YOUNG = category('Young People');
export const HEALTH_CARE = timetable('Health & Dental Care');
export const HELPLINES = [
  helplines('General'),
  helplines('Victim of a crime'),
  helplines('Addiction (Alcohol, Drugs, Gambling)'),
];

/** A day centre for what no listing has by name: who works there is who knows who has it. */
export const askThere = (what: string): SearchPlace => ({
  ...DAY_CENTRE,
  says: `Ask a worker ${what}`,
});

/** The council, and what to say to it first: whom it has to house, what a room has to hold, what is asked for. */
export const council = (says: string): SearchPlace => ({ ...COUNCIL, says });

/** What places say of whom they let in, and of their food. */
export const chooseAt = (what: string): SearchPlace => ({
  page: 'letIn',
  says: `Choose “${what}” at “Will they let me in?”`,
});

/** What 111 finds: no listing is of it, or few are. */
export const ring111 = (what: string): SearchPlace => ({ ...EMERGENCY, says: `Ring 111 ${what}` });

/** Few dentists are listed, and 111 finds the urgent one. */
export const TEETH: readonly SearchPlace[] = [ring111('for a dentist'), HEALTH_CARE];
