import { isTelling, rawWords } from './words.ts';

/** What is asked of a place, whatever place it is: any listing answers it. */
const ASKS =
  /\b((opening|open|closing|close|visiting) (times?|hours?)|(phone|telephone|tel|contact|fone) (numbers?|num|no|details?)|(where|wheres|how (do|can) i (get to|find|contact)|what times? (do|does|is|are)|when (do|does|is|are))( is| are)?)\b/g;

/** What may be asked of a place, in words that can also say what is needed: "an address" is one for letters. */
const MAY_ASK =
  /\b(address|website|web site|email|e mail|postcode|directions?|location|map|contact|contacts|number|phone|telephone|call|ring|hours|times?|opens?|opening|closes?|closed|today|tonight|now|sunday|saturday)\b/g;

/**
 * A text without what it asks of a place, "wild goose opening times" without the last two words; the text itself where nothing
 * that tells is left.
 */
export const withoutQuestion = (text: string): string => leaveOut(text, ASKS);

/** Like `withoutQuestion`, but also without words that may say what is needed: the caller has to see that a name is left. */
export const nameAskedAbout = (text: string): string =>
  leaveOut(
    leaveOut(text, ASKS),
    MAY_ASK,
    /^((is|are|for|of|to|the|at|in|what|whats|get|do|does|any|please) )+/,
  );

/** Why somebody asks, which is seldom what for. */
const LACKING =
  /\b((have|got) )?(no|without|aint got|havent got) (any )?(money|cash|id|address)\b( (till?|until|before) (the )?\w+)?|\b(skint|broke|penniless)\b/g;

/** A text without what somebody has not, "dentist no money" without the last two words; the text where it says nothing else. */
export const withoutLacking = (text: string): string => leaveOut(text, LACKING);

function leaveOut(text: string, ...patterns: RegExp[]): string {
  const plain = rawWords(text).join(' ');
  const rest = patterns.reduce(
    (before, pattern) => before.replace(pattern, ' ').replace(/ +/g, ' ').trim(),
    plain,
  );
  return rest === plain || !rest.split(' ').some(isTelling) ? text : rest;
}
