import { z } from 'zod';
import { LIMITS, type Limit } from './limits.ts';

// A value of another kind than a form would send: the library's own words are for programmers.
z.config({
  customError: ({ code }) => (code === 'invalid_type' ? 'Invalid value' : undefined),
});

// Fields that several records share. '' is an absent optional text throughout.

const anyText = z.string().overwrite(withoutUnstorable).trim();

/** A text of one or more words, without the blanks around it and what a paste may bring that no database keeps. */
export const text = ({ value, message }: Pick<Limit, 'value' | 'message'>) =>
  anyText.max(value, message);

/** A list as it is sent: blanks may stand among its entries, and are counted by nobody but this. */
export const sentList = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).max(LIMITS.listEntries.value, LIMITS.listEntries.message);

type WithoutDefaults<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodPrefault<infer Inner> | z.ZodDefault<infer Inner>
    ? Inner
    : Shape[Name];
};

/** The fields of a shape as they are once their defaults are filled in. */
export function stripDefaults<Shape extends z.ZodRawShape>(shape: Shape): WithoutDefaults<Shape> {
  const bare = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodPrefault || field instanceof z.ZodDefault ? field.unwrap() : field,
  ]);
  return Object.fromEntries(bare);
}

/** Controls other than tabs and line ends, and halves of characters: stored, they would read back as something else. */
function withoutUnstorable(typed: string): string {
  return typed.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '');
}
