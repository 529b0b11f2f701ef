/** What is announced of a service's dates, in words, until its last day YYYY-MM-DD ('' until further notice). */
export type Announced = { words: string; to: string };

/**
 * What a service still announces on a city date YYYY-MM-DD, null where nobody knows the date. The server writes the words
 * (`announcements.ts`); a copy on a phone or a kiosk leaves out what is over by then.
 */
export const announcedOn = (
  { announced = [] }: { announced?: readonly Announced[] | undefined },
  date: string | null,
): string[] => announced.filter(({ to }) => !to || !date || to >= date).map(({ words }) => words);
