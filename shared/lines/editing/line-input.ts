import { z } from 'zod';
import { optionalEmail, optionalWebsite } from '../../contact/contact-fields.ts';
import { phoneText } from '../../contact/phone-text.ts';
import { ServiceInput } from '../../services/editing/service-input.ts';
import { isDate } from '../../time/city-time.ts';
import { sentList, text } from '../../validation/fields.ts';
import { LIMITS } from '../../validation/limits.ts';
import { type EditedName, SETTINGS } from '../lines.ts';
import { SettingsInput } from './settings-input.ts';

const INVALID_PHONE = 'Please enter a valid phone number';

/** What every line says of itself: where its facts come from, and when somebody last checked them; '' where nobody has. */
const about = {
  source: text(LIMITS.lineSource).min(1, 'Say where this comes from: who told you, or which page.'),
  checked: text({ value: 10, message: 'Give a day, such as 2026-11-23.' }).refine(
    (day) => !day || isDate(day),
    'Give a day, such as 2026-11-23.',
  ),
};

/** An emergency card. One without a name is not shown. */
const CardInput = z.object({
  name: text(LIMITS.lineName),
  phone: phoneText(INVALID_PHONE, INVALID_PHONE),
  hours: text(LIMITS.lineHours),
  rule: text(LIMITS.lineRule),
  address: text(LIMITS.address),
  email: optionalEmail('Invalid email address'),
  website: optionalWebsite,
  ...about,
});

/** When a team answers on the phone: its week, as a service has it. */
const HoursInput = z.object({ schedule: ServiceInput.shape.schedule, ...about });

const lines = sentList(text(LIMITS.tonightLine))
  .transform((list) => list.filter(Boolean))
  .refine((list) => list.length > 0, 'Write one line or more.')
  .refine((list) => list.length <= LIMITS.tonightLines.value, LIMITS.tonightLines.message);

const TonightInput = z.object({
  say: lines,
  bring: lines,
  without: text(LIMITS.tonightLine),
  ...about,
});

/** Every field that a line of any kind, or the settings, may have. */
export const AnyLineInput = z.object({
  ...SettingsInput.shape,
  ...CardInput.shape,
  ...HoursInput.shape,
  ...TonightInput.shape,
});

/** What a line may say, by its name. */
export function lineInput(name: EditedName) {
  if (name === SETTINGS) return SettingsInput;
  if (name === 'councilHours') return HoursInput;
  return name === 'tonight' ? TonightInput : CardInput;
}

/** Like `lineInput`, but for a line that is saved on a city date YYYY-MM-DD: nobody has checked it on a day to come. */
export const lineInputOn = (name: EditedName, today: string): z.ZodType<LineFields> =>
  (lineInput(name) as z.ZodType<LineFields>).refine(({ checked = '' }) => checked <= today, {
    path: ['checked'],
    message: 'This day is still to come.',
  });

/** The fields of a line, whichever it is; the settings have no source and no day. */
export type LineFields = Partial<z.output<typeof AnyLineInput>>;

/** A line as the API gives it. `version` is 0 and `updatedAt` '' while it has its first value. */
export type Line = LineFields & { _id: EditedName; version: number; updatedAt: string };
