import { count, type Limit, text } from './limit.ts';

/** Values that two messages share stand here, so that a message cannot name another number than its row. */
const TONIGHT_LINES = 8;

/** What the charity may say: its settings, the lines that are read in danger and the words that it teaches the search. */
export const CHARITY_LIMITS = {
  siteName: text(
    'Name',
    'Name of the site',
    60,
    'It stands beside the mark on a phone, and in each title.',
  ),
  cityName: text('City', 'Name of the city', 60, 'The longest of a place in Britain has 58.'),
  askedAfterDays: count(
    'Days after which the site asks again',
    365,
    'days',
    'Ask again after 365 days at most.',
    'What nobody asks about for longer is forgotten.',
  ),
  lineName: text(
    'Name',
    'Name on an emergency card',
    120,
    'A line and a half on a phone; the longest first value has 51.',
  ),
  lineHours: text(
    'Hours',
    'Hours of an emergency card, in words',
    200,
    'They are read in danger: two lines on a phone, three at most.',
  ),
  lineRule: text(
    'Who it is for',
    'Whom an emergency card is for, or what the law says',
    300,
    'The longest first value has 157; the emergency page of the handbook has to hold five of them.',
  ),
  lineSource: text(
    'Where this comes from',
    'Source of a line that an admin edits',
    300,
    'A name, a day and an address of a page.',
  ),
  tonightLine: text(
    'A line',
    'Line of what to say or bring tonight',
    160,
    'It is read aloud to who answers: twenty words.',
  ),
  tonightLines: count(
    'Lines of what to say, and of what to bring, tonight',
    TONIGHT_LINES,
    'entries',
    `You can have up to ${TONIGHT_LINES} lines here.`,
    'The whole page is printed on one piece of paper.',
  ),
  searchText: text(
    'Search',
    'Text that is searched for',
    200,
    'A long sentence; the rest finds nothing that the beginning did not.',
  ),
  searchWords: text(
    'Words',
    'Words that the search is taught',
    200,
    'Of what is typed 40 letters are kept, as of a search that found nothing.',
  ),
  searchWordsKept: count(
    'Words that the search is taught in all',
    200,
    'records',
    'The search knows 200 words of yours. Remove one first.',
    'An admin reads them on one page, and every search compares them all.',
  ),
} as const satisfies Record<string, Limit>;
