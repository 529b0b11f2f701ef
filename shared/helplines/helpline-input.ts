import { z } from 'zod';
import { optionalEmail, optionalWebsite } from '../contact/contact-fields.ts';
import { phoneText } from '../contact/phone-text.ts';
import type { InputName } from '../fields/field.ts';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { DEFAULT_HELPLINE_TYPE, HELPLINE_DESCRIPTION_MIN, HELPLINE_TYPES } from './helpline.ts';
import type { HELPLINE_FIELDS } from './helpline-fields.ts';

const INVALID_PHONE = 'Please enter a valid phone number';

/**
 * A helpline as a form, the API and a directory file give it (docs/product.md#validation-helplines). Its provider is
 * decided elsewhere.
 */
export const HelplineInput = z
  .object({
    type: z.enum(HELPLINE_TYPES, 'Invalid helpline type').default(DEFAULT_HELPLINE_TYPE),
    name: text(LIMITS.helplineName).min(1, 'Name is required').prefault(''),
    description: text(LIMITS.helplineDescription)
      .min(HELPLINE_DESCRIPTION_MIN, 'Description must be at least 5 characters.')
      .prefault(''),
    phone: phoneText(INVALID_PHONE, INVALID_PHONE).prefault(''),
    email: optionalEmail('Invalid email address').prefault(''),
    website: optionalWebsite.prefault(''),
    onlineWorkingTime: text(LIMITS.helplineHours).prefault(''),
  } satisfies Record<InputName<typeof HELPLINE_FIELDS>, z.ZodType>)
  .refine(({ phone, email, website }) => phone || email || website, {
    message: 'At least one contact method (phone, email, or website) is required',
    path: ['phone'],
  });
export type HelplineInput = z.output<typeof HelplineInput>;
