import type { DateList } from '../../shared/services/dated-list.ts';

/** A day that a list is for. */
export type ListedDay = DateList & { isToday: boolean };

/** The same, or why nothing is said of it. */
export type AskedDay = ListedDay | { refusal: string };

/** What the address of a list asks for: what is open now, a day, or nothing of the kind (null). */
export type AskedWhen = 'now' | AskedDay | null;
