import { site } from '../site/site.ts';

/** The stems of the passwords that are tried first, everywhere: with digits behind, they are hardly better. */
const COMMON = [
  ...['password', 'passwort', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pass', 'secret', 'letmein'],
  ...['welcome', 'hello', 'login', 'admin', 'administrator', 'root', 'user', 'guest', 'test'],
  ...['changeme', 'default', 'temp', 'master', 'access', 'open', 'sesame', 'trustno', 'whatever'],
  ...['iloveyou', 'loveyou', 'love', 'sunshine', 'princess', 'flower', 'angel', 'baby', 'lovely'],
  ...['monkey', 'dragon', 'tiger', 'charlie', 'shadow', 'jordan', 'harley', 'buster', 'pepper'],
  ...['football', 'liverpool', 'arsenal', 'chelsea', 'everton', 'rangers', 'celtic', 'rovers'],
  ...['baseball', 'superman', 'batman', 'pokemon', 'starwars', 'michael', 'thomas', 'jessica'],
  ...['daniel', 'ashley', 'george', 'jennifer', 'michelle', 'nicole', 'matthew', 'robert'],
  ...[
    'summer',
    'winter',
    'spring',
    'autumn',
    'monday',
    'friday',
    'january',
    'december',
    'christmas',
  ],
  ...['computer', 'internet', 'google', 'samsung', 'cheese', 'chocolate', 'cookie', 'banana'],
  ...['blink', 'freedom', 'killer', 'hunter', 'ranger', 'soccer', 'mustang', 'corvette', 'maggie'],
  ...[
    'handbook',
    'homeless',
    'charity',
    'shelter',
    'volunteer',
    'support',
    'organisation',
    'office',
  ],
];

/** Keys beside each other, and the alphabet: either way round, from any place on. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
];

const RUN_MIN = 4;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
/** Without the digits and signs that people put around a word. */
const stemOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What a password may be guessed from besides what everybody uses. */
export type Owner = { email: string; organisation: string };

/**
 * Why a new password is easy to guess, in words for its owner; null where we see no reason. A handful of rules and not a
 * dictionary: they catch what is tried first, and what is known of the owner.
 */
export function weaknessOf(password: string, { email, organisation }: Owner): string | null {
  const typed = plain(password);
  const stem = stemOf(typed);
  if (new Set(typed).size <= 2) return 'It is the same sign again and again.';
  if (/^\d+$/.test(typed)) return 'It is digits alone.';
  if (isRun(typed) || isRepeated(typed)) return 'It is a row of keys, or the same again and again.';
  if (COMMON.includes(typed) || COMMON.includes(stem)) return 'Many people use it.';
  const [mailbox = '', domain = ''] = plain(email).split('@');
  const known = [mailbox, ...mailbox.split(/[^\p{L}]+/u), domain.split('.')[0] ?? ''];
  const names = [organisation, site().name, site().city, site().charityName];
  const words = [...known, ...names, ...names.flatMap((name) => name.split(/\s+/))]
    .map(lettersOf)
    .filter((word) => word.length >= RUN_MIN);
  const bare = lettersOf(typed);
  const isKnown = words.some((word) => bare === word || stemOf(bare) === word);
  return isKnown ? 'It is your email, your name or the name of this place.' : null;
}

/** Whether all of it is steps along rows: `qwerty123`, `4321abcd`. */
function isRun(typed: string): boolean {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let rest = typed;
  while (rest) {
    const run = rows
      .map((row) => longestStart(rest, row))
      .reduce((longest, length) => Math.max(longest, length), 0);
    if (run < Math.min(3, typed.length)) return false;
    rest = rest.slice(run);
  }
  return true;
}

/** How much of the beginning of a text stands in a row in one piece. */
function longestStart(text: string, row: string): number {
  let length = 0;
  while (length < text.length && row.includes(text.slice(0, length + 1))) length++;
  return length;
}

const isRepeated = (typed: string) => /^(.{1,4})\1+$/su.test(typed);
