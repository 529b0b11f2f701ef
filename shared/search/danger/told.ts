/** Five words or more, of which the first do not ask where or when a thing is. */
const TOLD =
  /^(?!(where|when|what time|which|is there|are there|any|anywhere|free|find)\b)(\S+\s+){4}\S/i;

/** Whether a typed text is long enough to tell of something, and asks for no place. */
export const isTold = (text: string): boolean => TOLD.test(text.trim());
