import { count, type Limit, text } from './limit.ts';

/** Values that two messages share stand here, so that a message cannot name another number than its row. */
const TONIGHT_LINES = 8;
const NOTICES = 10;
const NOTICES_KEPT = 200;

/** What the charity may say: its settings, the lines read in danger, its notices and the words that it teaches the search. */
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
  hourOfMail: count(
    'Hour at which admins get the mail on Monday',
    23,
    'hours',
    'Give an hour, 1 to 23, or 0 for no mail.',
    'A day has 24, and midnight is no morning.',
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
  noticeWords: text(
    'A notice',
    'Words of a notice',
    200,
    'It stands above every page: two sentences that are read at a glance.',
  ),
  noticesNotOver: count(
    'Notices that are not over',
    NOTICES,
    'records',
    `There can be up to ${NOTICES} notices that are not over. Please end or delete one first.`,
    'Every page carries them all, and nobody reads more.',
  ),
  noticesKept: count(
    'Notices, past ones included',
    NOTICES_KEPT,
    'records',
    `There can be up to ${NOTICES_KEPT} notices, past ones included. Please delete some that are over.`,
    'One for each day of a hard winter; those that are over go after a year.',
  ),
} as const satisfies Record<string, Limit>;
