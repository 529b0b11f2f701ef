import { stripPhone } from '../contact/phone-digits.ts';
import { cacheByEdits } from '../edited/edited.ts';
import { site } from '../site/site.ts';
import { foldAccents } from '../text/fold.ts';
import type { Organisation } from './organisation.ts';

type Known = Pick<Organisation, '_id' | 'name' | 'phone' | 'email' | 'website'>;

/** Words that one person writes in a name and the next leaves out. */
const leftOut = cacheByEdits(() => new Set(['the', 'and', ...wordsOf(site().city)]));

/** Words that are written in two ways. */
const WRITTEN_OUT: Record<string, string> = { st: 'saint' };

/**
 * Finds the others that may be the same organisation as one, registered twice or listed before it had an account: with the
 * same name, or with a phone, an email or a website in common. Each of all is read once; asking is then a look-up.
 */
export function indexBySameness<Other extends Known>(all: readonly Other[]) {
  const byMark = new Map<string, Other[]>();
  for (const other of all)
    for (const mark of marksOf(other)) {
      const others = byMark.get(mark);
      if (others) others.push(other);
      else byMark.set(mark, [other]);
    }
  return (one: Known): Other[] => {
    const found = new Set([...marksOf(one)].flatMap((mark) => byMark.get(mark) ?? []));
    return [...found].filter(({ _id }) => _id !== one._id);
  };
}

/**
 * A name without what differs from one writer to the next: case, accents, apostrophes, other punctuation and spaces, "&"
 * or "and", "the", "St" or "Saint", and the city. '' for a name of which nothing is left.
 */
export const comparableName = (name: string): string => nameWords(name).join('');

/** The words that are left of it. */
export const nameWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !leftOut().has(word))
    .map((word) => WRITTEN_OUT[word] ?? word);

function wordsOf(name: string): string[] {
  return foldAccents(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** What tells an organisation from others, each kind under a letter of its own. */
function marksOf({ name, phone, email, website }: Known): Set<string> {
  const comparable = comparableName(name);
  const page = website
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
  return new Set(
    [
      comparable && `n ${comparable}`,
      ...phone.map((number) => number && `p ${stripPhone(number).replace(/^(\+|00)44/, '0')}`),
      email && `e ${email.toLowerCase()}`,
      page && `w ${page}`,
    ].filter(Boolean),
  );
}
