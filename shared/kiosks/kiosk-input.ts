import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { KIOSK_SCREENS } from './kiosk.ts';

const { value: oldest, message: tooOld } = LIMITS.kioskMinutes;

/** What a kiosk says of itself. Nothing in it is about who touched it, and there is no field where it could be. */
export const KioskInput = z.object({
  place: text(LIMITS.kioskPlace)
    .transform((place) => place.replace(/\s+/g, ' '))
    .refine((place) => place !== '', 'Say where the kiosk is.'),
  screen: z.enum(KIOSK_SCREENS, 'Choose touch or wall.'),
  build: z
    .string()
    .max(LIMITS.kioskBuild.value, LIMITS.kioskBuild.message)
    .regex(/^[\w-]*$/, 'Not the name of a version.'),
  minutesOld: z.int().min(0, 'Not a number of minutes.').max(oldest, tooOld).nullable(),
});

export type KioskReport = z.infer<typeof KioskInput>;
