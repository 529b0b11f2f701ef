import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { normaliseWebsite } from './website-input.ts';

/** An email address, trimmed and lower-cased, or ''. */
export function optionalEmail(message: string) {
  return text({ ...LIMITS.email, message })
    .toLowerCase()
    .refine((email) => !email || z.email().safeParse(email).success, message);
}

/** A website or '', stored as `normaliseWebsite` gives it. */
export const optionalWebsite = text(LIMITS.website).transform((typed, context) => {
  const website = normaliseWebsite(typed);
  if (website !== null) return website;
  context.addIssue({ code: 'custom', message: 'Invalid URL' });
  return z.NEVER;
});
