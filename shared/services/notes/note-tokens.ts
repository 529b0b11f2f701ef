import { MONTHS } from '../../time/city-time.ts';

/** A month is 1 to 12. A `short` date has no year, and counts only as the beginning of a range: 24/7 is not a date. */
export type Token =
  | { kind: 'date'; day: number; month: number; year: number }
  | { kind: 'short'; day: number; month: number }
  | { kind: 'day'; day: number }
  | { kind: 'month'; month: number }
  | { kind: 'year'; year: number }
  /** Parts two dates that are the first and the last. `isEnd` says that it names an end by itself: "until". */
  | { kind: 'range'; isEnd: boolean }
  | { kind: 'list' }
  | { kind: 'since' }
  | { kind: 'between' }
  | { kind: 'word' };

const MONTH =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';

/** Nothing before a number may make it part of a price, a time or a longer number. */
const ALONE = '(?<![\\d£$€.:/+])';
const NOT_ON = '(?![\\d/]|[.:]\\d)';

type Reader = [pattern: string, read: (text: string, parts: number[]) => Token | null];

/** The first that fits reads on; null is left out: it may stand inside a date without changing it. */
const READERS: Reader[] = [
  [
    '(?<![\\d-])(20\\d\\d)-(\\d\\d)-(\\d\\d)(?![\\d-])',
    (_, [year = 0, month = 0, day = 0]) => ({ kind: 'date', day, month, year }),
  ],
  [
    `${ALONE}(\\d\\d?)([/.-])(\\d\\d?)\\2(20\\d\\d)${NOT_ON}`,
    (_, [day = 0, , month = 0, year = 0]) => ({ kind: 'date', day, month, year }),
  ],
  [
    `${ALONE}(\\d\\d?)/(\\d\\d?)/(\\d\\d)${NOT_ON}`,
    (_, [day = 0, month = 0, year = 0]) => ({ kind: 'date', day, month, year: 2000 + year }),
  ],
  [
    `${ALONE}(\\d\\d?)/(\\d\\d?)${NOT_ON}`,
    (_, [day = 0, month = 0]) => ({ kind: 'short', day, month }),
  ],
  // A time of day: "from 5pm on 24 December".
  ['\\d\\d?(?:[.:]\\d\\d)?\\s?[ap]\\.?m(?![a-z])\\.?|\\d\\d?:\\d\\d', () => null],
  [
    `${ALONE}(\\d\\d?)(?:st|nd|rd|th)?(?![\\da-z/%]|[.:]\\d)`,
    (_, [day = 0]) => ({ kind: 'day', day }),
  ],
  [`${ALONE}(20\\d\\d)(?!\\d)`, (_, [year = 0]) => ({ kind: 'year', year })],
  [`(?:${MONTH})(?![a-z])\\.?`, (text) => monthToken(text)],
  // "1 may come" is no date: in small letters it has to end what it says.
  [
    'may(?=\\s*(?:$|[.,;)&–—-]|(?:to|until|and|inclusive|20\\d\\d)(?![a-z\\d])))',
    () => monthToken('may'),
  ],
  ['may(?![a-z])', (text) => (text === 'may' ? { kind: 'word' } : monthToken(text))],
  ['(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?![a-z])\\.?', () => null],
  ['(?:the|of|on|at|including|noon|midday|midnight)(?![a-z])', () => null],
  [
    '(?:until|till?|up to|re-?open(?:s|ing)?|opens again|back(?= on))(?![a-z])',
    () => ({ kind: 'range', isEnd: true }),
  ],
  ['(?:to|thr(?:ough|u))(?![a-z])|[-–—]+', () => ({ kind: 'range', isEnd: false })],
  ['(?:and|or)(?![a-z])|[,&+]', () => ({ kind: 'list' })],
  ['(?:from|since|starting)(?![a-z])', () => ({ kind: 'since' })],
  ['between(?![a-z])', () => ({ kind: 'between' })],
  ['[\\p{L}\\p{N}]+|\\S', () => ({ kind: 'word' })],
];

const PATTERNS = READERS.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'iuy'), read }));

const monthToken = (text: string): Token => ({
  kind: 'month',
  month:
    1 +
    MONTHS.findIndex((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()),
});

/** What a note's words may mean for its dates, in their order. */
export function tokensOf(note: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < note.length) {
    const next = readAt(note, at);
    if (next?.token) tokens.push(next.token);
    at = next?.end ?? at + 1;
  }
  return tokens;
}

function readAt(note: string, at: number) {
  for (const { pattern, read } of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(note);
    if (match) return { token: read(match[0], match.slice(1).map(Number)), end: pattern.lastIndex };
  }
  return null;
}
