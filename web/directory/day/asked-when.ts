import type { AskedDay } from '../../../shared/services/lists/asked-list.ts';

/** What the address of a list asks for: what is open now, a day, or nothing of the kind (null). */
export type AskedWhen = 'now' | AskedDay | null;
