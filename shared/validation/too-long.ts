import type { Limit } from './limits.ts';

/** What is said of a text that is too long, with how long it is; '' where it is not: nobody's words are cut off for them. */
export const tooLong = ({ value, message }: Pick<Limit, 'value' | 'message'>, typed: string) => {
  const { length } = typed.trim();
  return length > value ? `${message} This one has ${length.toLocaleString('en-GB')}.` : '';
};
