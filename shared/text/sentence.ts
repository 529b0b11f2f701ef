/** Words with a capital in front, as a sentence or a line begins. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words with a full stop at the end, unless they end as a sentence or a bracket does. */
export const endSentence = (words: string): string => (/[.!?)]$/.test(words) ? words : `${words}.`);
