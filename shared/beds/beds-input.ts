import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { BEDS_WAY_NAMES, type BedsWay } from './beds.ts';

/** The fields of a record that may give beds. */
export const bedsInput = {
  beds: z.enum(['', ...BEDS_WAY_NAMES], `Allowed: ${BEDS_WAY_NAMES.join(', ')}`).prefault(''),
  bedsFor: text(LIMITS.bedsFor).prefault(''),
};

/** What is wrong with `beds` of a whole record: it says whom they are for, and not how one gets one. */
export const bedsFault = ({
  beds,
  bedsFor,
}: {
  beds: BedsWay | '';
  bedsFor: string;
}): string | undefined =>
  bedsFor && !beds ? 'Choose how people get a bed, or leave out who the beds are for.' : undefined;
