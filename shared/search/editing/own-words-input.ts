import { z } from 'zod';
import { HELPLINE_TYPES } from '../../helplines/helpline.ts';
import { CATEGORIES } from '../../organisations/organisation.ts';
import { SERVICE_TYPES } from '../../services/service.ts';
import { LIMITS } from '../../validation/limits.ts';
import { linkTo } from '../place-link.ts';
import { PUBLIC_PLACES } from '../search.ts';
import { placeText } from '../words/own-words.ts';
import type { SearchPlace } from '../words/places-to-start.ts';
import { stemWords } from '../words/words.ts';
import { keptWords } from '../zero-result/zero-result-search.ts';

type Choice = { value: string; label: string };

const choice = (place: SearchPlace, label: string): Choice => ({ value: placeText(place), label });

/** Where a page is found, an admin chooses it by the name that who searches reads. */
const pageChoices = (['emergency', 'council', 'organisations'] as const).flatMap((page) => {
  const nothing = { lists: { serviceTypes: [], organisations: [] }, helplines: [] };
  return linkTo({ page }, nothing, PUBLIC_PLACES).map(({ label }) => choice({ page }, label));
});

/** Everywhere that words can be made to lead, as it is stored, and what an admin chooses it by. */
export const LEADS_TO: readonly Choice[] = [
  ...SERVICE_TYPES.map((type) => choice({ timetable: type }, type)),
  ...CATEGORIES.map((category) => choice({ category }, `Organisations: ${category}`)),
  ...HELPLINE_TYPES.map((type) => choice({ helplines: type }, `Helplines: ${type}`)),
  ...pageChoices,
];

/** Words for the search to know. They are kept as those are that found nothing: letters in lower case, 40 at most. */
export const OwnWordsInput = z.object({
  words: z
    .string()
    .max(LIMITS.searchWords.value, LIMITS.searchWords.message)
    .transform(keptWords)
    .refine((words) => stemWords(words).length > 0, 'Write a word that says what is needed.'),
  leadsTo: z.enum(
    LEADS_TO.map(({ value }) => value),
    'Choose where these words lead.',
  ),
});
