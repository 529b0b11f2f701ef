import { z } from 'zod';
import { optionalEmail, optionalWebsite, text } from './fields.ts';
import { DEFAULT_HELPLINE_TYPE, HELPLINE_LIMITS, HELPLINE_TYPES } from './helpline.ts';
import { isPhone } from './phone-digits.ts';

/** A helpline as a form, the API and a directory file give it (SPEC 5, Helpline). Its provider is decided elsewhere. */
export const HelplineInput = z
  .object({
    type: z.enum(HELPLINE_TYPES, 'Invalid helpline type').default(DEFAULT_HELPLINE_TYPE),
    name: text.min(1, 'Name is required').prefault(''),
    description: text
      .min(HELPLINE_LIMITS.descriptionMin, 'Description must be at least 5 characters.')
      .max(HELPLINE_LIMITS.descriptionMax, 'Description cannot exceed 1000 characters.')
      .prefault(''),
    phone: text
      .refine(
        (phone) => !phone || (phone.length >= HELPLINE_LIMITS.phoneMin && isPhone(phone)),
        'Please enter a valid phone number',
      )
      .prefault(''),
    email: optionalEmail('Invalid email address').prefault(''),
    website: optionalWebsite.prefault(''),
    onlineWorkingTime: text.prefault(''),
  })
  .refine(({ phone, email, website }) => phone || email || website, {
    message: 'At least one contact method (phone, email, or website) is required',
    path: ['phone'],
  });
export type HelplineInput = z.output<typeof HelplineInput>;
