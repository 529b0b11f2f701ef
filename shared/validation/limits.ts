// The one table of maxima: forms, API, loader and import read it, so that none of them takes what another refuses.

type Unit =
  | 'characters'
  | 'digits'
  | 'entries'
  | 'records'
  | 'bytes'
  | 'mails'
  | 'tries'
  | 'places'
  | 'days'
  | 'years';

export type Limit = {
  /** What is limited, as the documentation names it. */
  what: string;
  /** The most there may be. */
  value: number;
  /** Characters are UTF-16 code units, as forms and schemas count them. */
  unit: Unit;
  /** What is said to who sends more; to nobody where more is only not counted. */
  message: string;
  /** Why it is this many and not more or fewer. */
  reason: string;
};

/** A row about a text; `name` begins its message. `end` is '.' unless the specification's wording goes without. */
function text(name: string, what: string, value: number, reason: string, end = '.') {
  const message = `${name} cannot exceed ${value} characters${end}`;
  return { what, value, unit: 'characters', message, reason } as const;
}

/** A row about how many there may be. */
const count = (what: string, value: number, unit: Unit, message: string, reason: string) =>
  ({ what, value, unit, message, reason }) as const;

const NAMES = 'The specification sets it for organisations: a name is a line on a phone.';

/** Values that two messages share stand here, so that a message cannot name another number than its row. */
const ADDRESSES = 5;
const PHONES = 3;
const CATEGORIES = 7;
const SLOTS = 4;
const IRREGULAR_SLOTS = 8;
const SEASONS = 3;
const SERVICES = 300;
const SERVICE_TEXT = 14_000;
const SERVICE_WORDS = 20_000;
const OPENING_TIMES = 500;
const CHANGES = 40;
const CHANGES_KEPT = 200;
const CITY_CHANGES = 100;
const CHANGES_DECIDED = 500;
const HOLIDAY_PARTS = 100;
const HELPLINES_WITHOUT_PROVIDER = 500;
const SIGN_INS = 5;
const IMPORT_RECORDS = 10_000;
const REMOVED_AT_ONCE = 20;
const ROWS_OF_PAGE = 100;
const PROVIDERS_OFFERED = 50;
const TONIGHT_LINES = 8;

const LONG_TOGETHER =
  'The addresses, notes and times of your services are too long together. Please make some of them shorter.';
const TOO_MANY_TRIES = 'Too many tries. Please wait a little and try again.';
const MANY_SIGN_INS = 'Many people are signing in just now. Please try again in a few seconds.';

export const LIMITS = {
  organisationName: {
    ...text('Name', 'Name of an organisation', 100, NAMES),
    message: 'Name must be at most 100 characters',
  },
  organisationDescription: text(
    'Description',
    'Description of an organisation',
    1200,
    'The specification sets it.',
  ),
  address: text(
    'Address',
    'Address of an organisation or a service',
    150,
    'The longest in the sample has 93, with the way to the rear entrance. It stands in each row of a timetable.',
  ),
  addresses: count(
    'Addresses of an organisation',
    ADDRESSES,
    'entries',
    `You can store up to ${ADDRESSES} addresses.`,
    'The specification sets it.',
  ),
  phoneDigits: count(
    'Digits of a phone number',
    15,
    'digits',
    'Please enter a valid phone number (digits only, optionally starting with +)',
    'No number that can be dialled is longer (E.164).',
  ),
  phones: count(
    'Phone numbers of an organisation',
    PHONES,
    'entries',
    `You can store up to ${PHONES} phone numbers.`,
    'The specification sets it.',
  ),
  email: {
    ...text('Email', 'Email address', 254, 'Mail reaches no longer one (RFC 5321).'),
    message: 'Invalid email address',
  },
  website: text(
    'Website',
    'Website',
    300,
    'The longest in the sample has 53; a page deep inside a council site has about 200.',
  ),
  socialHandle: text(
    'Social media name',
    'Social media name or the address of a profile',
    100,
    'The longest name a network allows has 50; people paste the whole address.',
  ),
  socialHandles: count(
    'Social media names of an organisation',
    3,
    'entries',
    'You can store up to 3 social media entries',
    'One for each network of the specification.',
  ),
  categories: count(
    'Categories of an organisation',
    CATEGORIES,
    'entries',
    `You can choose up to ${CATEGORIES} categories.`,
    'There are no more.',
  ),
  listEntries: count(
    'Entries of a sent list, blanks included',
    50,
    'entries',
    'This list is too long.',
    'Blanks are dropped before a list is counted, so that more may be sent than is kept.',
  ),
  serviceNote: text(
    'Note',
    'Note of a service',
    200,
    'It stands beside the times everywhere, so it has to be read at a glance.',
  ),
  conditionAge: count(
    'Age that a service is for, and over',
    120,
    'years',
    'Age cannot be over 120.',
    'Nobody is older.',
  ),
  conditionLanguages: text(
    'Languages',
    'Languages that somebody speaks at a service',
    80,
    'Six or seven names of languages: a line on a phone.',
  ),
  bedsFor: text(
    'Who the beds are for',
    'Whom the beds of a service are for',
    120,
    'It stands in a step of the page for tonight: "Men and women over 18, no dogs".',
  ),
  slotsADay: count(
    'Opening times of a service on a day',
    SLOTS,
    'entries',
    `A day can have up to ${SLOTS} opening times.`,
    'Morning, midday, afternoon and evening; the sample has two at most. Each is said in every row of a timetable.',
  ),
  irregularSlots: count(
    'Opening times of a service that hold in some weeks only',
    IRREGULAR_SLOTS,
    'entries',
    `A service can have up to ${IRREGULAR_SLOTS} times of some weeks.`,
    'Two a week of the month, and a timetable says each of them in a line.',
  ),
  seasons: count(
    'Parts of the year in which a service is open',
    SEASONS,
    'entries',
    `A service can have up to ${SEASONS} parts of the year.`,
    'One for each school term; a winter shelter has one.',
  ),
  servicesOfOrganisation: count(
    'Services of an organisation',
    SERVICES,
    'records',
    `An organisation can have up to ${SERVICES} services.`,
    'Fifteen times as many as the largest in the sample has; every timetable and the handbook hold them all.',
  ),
  serviceTextOfOrganisation: count(
    'Addresses, notes and times of all services of an organisation together',
    SERVICE_TEXT,
    'bytes',
    LONG_TOGETHER,
    'All may stand in one timetable, with all their dated changes, which has to stay under 100 kB. A text that several services share counts once.',
  ),
  serviceWordsOfOrganisation: count(
    'Addresses and notes of all services of an organisation together, as often as they stand there',
    SERVICE_WORDS,
    'bytes',
    LONG_TOGETHER,
    'On paper the same text costs as much each time. The 19 libraries of the sample have 1,261.',
  ),
  openingTimesOfOrganisation: count(
    'Opening times of all services of an organisation together',
    OPENING_TIMES,
    'entries',
    `The services of an organisation can have up to ${OPENING_TIMES} opening times together.`,
    'Each is a line of the handbook, which is to take at most twice its time. The most in the sample are 99.',
  ),
  changeReason: text(
    'Reason',
    'Reason of a dated change',
    80,
    'It stands behind the dates, in a line: "staff training".',
  ),
  changesOfOrganisation: count(
    'Dated changes of an organisation that are not over',
    CHANGES,
    'records',
    `An organisation can have up to ${CHANGES} dated changes that are not over.`,
    'A year of bank holidays with other hours for each of four services. Each stands in every answer about its services; rows announce the first ones and say how many more there are.',
  ),
  changesKept: count(
    'Dated changes of an organisation, past ones included',
    CHANGES_KEPT,
    'records',
    `An organisation can have up to ${CHANGES_KEPT} dated changes, past ones included. Please delete some that are over.`,
    'Those of a year, which the directory reads with the others.',
  ),
  changesOfCity: count(
    'Dated changes of types and the city, past ones included',
    CITY_CHANGES,
    'records',
    `There can be up to ${CITY_CHANGES} dated changes for types and the city. Please delete some that are over.`,
    'Only admins make them, for a holiday or heavy snow.',
  ),
  changesDecided: count(
    'Dated changes that a new one keeps or ends',
    CHANGES_DECIDED,
    'entries',
    `Up to ${CHANGES_DECIDED} dated changes can be kept or ended at once.`,
    'Two each of 250 organisations, when the whole city closes.',
  ),
  holidayParts: count(
    'Runs of alike days in an answer about a holiday',
    HOLIDAY_PARTS,
    'entries',
    `An answer can have up to ${HOLIDAY_PARTS} runs of days. Please give fewer services hours of their own.`,
    'What is decided already is among them; what is new has to fit into the dated changes of an organisation.',
  ),
  helplineName: text('Name', 'Name of a helpline', 100, NAMES),
  helplineDescription: text(
    'Description',
    'Description of a helpline',
    1000,
    'The specification sets it.',
  ),
  helplineHours: text(
    'Online working time',
    'Online working time of a helpline',
    200,
    'The longest in the sample has 46; one line for each kind of day.',
  ),
  helplinesOfOrganisation: count(
    'Helplines of an organisation',
    1,
    'records',
    'This organisation already has a helpline.',
    'The specification sets it.',
  ),
  helplinesWithoutProvider: count(
    'Helplines without an organisation',
    HELPLINES_WITHOUT_PROVIDER,
    'records',
    `There can be up to ${HELPLINES_WITHOUT_PROVIDER} helplines without an organisation.`,
    'Only admins make them. The sample has 20; no admin can keep more than this many right.',
  ),
  signInsOfOrganisation: count(
    'Sign-ins of an organisation',
    SIGN_INS,
    'records',
    `An organisation can have up to ${SIGN_INS} sign-ins.`,
    'Enough for cover in holidays, few enough to know each.',
  ),
  password: text(
    'Password',
    'Password',
    200,
    'Longer than a password manager makes them; each try is hashed as a whole.',
    '',
  ),
  pendingRegistrations: count(
    'Registrations that wait for approval, in all',
    500,
    'records',
    'Many registrations are waiting just now.',
    'More than an admin reads in a week.',
  ),
  unconfirmedRegistrations: count(
    'Registrations whose address is not confirmed, in all',
    200,
    'records',
    'Many registrations are waiting just now.',
    'Fewer than may wait in all, so that a flood of them takes no place from those that were confirmed.',
  ),
  pendingRegistrationsByAddress: count(
    'Registrations that wait for approval, from one network address',
    20,
    'records',
    'Many registrations from your internet connection are waiting.',
    'A council that helps its charities register shares one address.',
  ),
  unconfirmedRegistrationsByAddress: count(
    'Registrations whose address is not confirmed, from one network address',
    5,
    'records',
    'Others who use your internet connection still have to confirm theirs.',
    'Whoever registers several confirms one after the other; a stranger is stopped at once.',
  ),
  deletionReason: text(
    'Reason',
    'Reason why a registration or an organisation is deleted',
    500,
    'Some sentences of a mail; what needs more is a conversation.',
  ),
  removedAtOnce: count(
    'Registrations that are deleted at once, and those on a page',
    REMOVED_AT_ONCE,
    'records',
    `Up to ${REMOVED_AT_ONCE} registrations can be deleted at once.`,
    'What an admin has looked at before.',
  ),
  mailsByRecipientAndDay: count(
    'Mails to one recipient in a day',
    20,
    'mails',
    'Too many emails were sent to this address today. Please try again tomorrow.',
    'Nobody needs more links in a day; a stranger must not fill a mailbox.',
  ),
  mailsToCharityAndDay: count(
    'Mails to the address of the charity in a day',
    100,
    'mails',
    'Too many emails were sent to this address today. Please try again tomorrow.',
    'One an hour about registrations, one about wrong passwords, and a busy day besides.',
  ),
  signInsAtSiteAndMinute: count(
    'Tries to sign in by browsers that have not signed in before, on the whole site in a minute',
    120,
    'tries',
    TOO_MANY_TRIES,
    'More than all organisations need on a Monday morning; thousands of addresses guess no faster. Then the charity is told.',
  ),
  passwordsWaiting: count(
    'Passwords that wait to be checked in an isolate',
    20,
    'places',
    MANY_SIGN_INS,
    'The last of them waits for some seconds; whoever comes then is told when to come back.',
  ),
  passwordsWaitingKnown: count(
    'The same, further places for browsers that have signed in before',
    10,
    'places',
    MANY_SIGN_INS,
    'Strangers who fill the others keep nobody out who works here.',
  ),
  papersWaiting: count(
    'Requests that wait for a PDF in an isolate',
    60,
    'places',
    'This page did not load. Please try again in a minute.',
    'One is made at a time, and each once for all who wait for it; of the whole there are 32.',
  ),
  paperText: count(
    'Text of a PDF, as it is given to be laid out',
    2_000_000,
    'characters',
    'There is too much in it to be made as one file. Please print what you need of it instead.',
    'Thirteen times the sample: 1,000 organisations and 1,700 services. A Worker has no memory for more.',
  ),
  unknownSignInsAndHour: count(
    'Emails without an account whose tries to sign in are kept apart in an hour',
    200,
    'records',
    TOO_MANY_TRIES,
    'Who makes up more fills no table: further ones are counted as one.',
  ),
  searchesByAddressAndDay: count(
    'Searches without a result that are counted from one network address in a day',
    30,
    'tries',
    'This search is not counted.',
    'A day centre shares one address, and few of its searches find nothing. Each is answered all the same.',
  ),
  searchesOfDay: count(
    'Different searches without a result that are kept of a day',
    300,
    'records',
    'This search is not counted.',
    'An admin reads the hundred most frequent. On a full day new ones take the place of the least asked for.',
  ),
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
  id: text(
    'An id',
    'Id of a record',
    64,
    'Ours have 36; a directory file may bring others of up to 64.',
  ),
  filterValue: text(
    'A filter',
    'Value in the query of an address',
    200,
    'Longer than any type, name or id that there is.',
  ),
  rowsOfPage: count(
    'Records on a page of a list for admins',
    ROWS_OF_PAGE,
    'records',
    `A page has one to ${ROWS_OF_PAGE} records.`,
    'The pages ask for 50: what a phone draws at once.',
  ),
  providersOffered: count(
    'Organisations that a choice offers at once',
    PROVIDERS_OFFERED,
    'records',
    `The first ${PROVIDERS_OFFERED} by name are offered. Type part of a name to find the others.`,
    'Nobody reads down a longer list on a phone. The others are found by part of their name.',
  ),
  signInCode: text(
    'Code',
    'Code of an app, or a recovery code, at signing in',
    40,
    'The longest has 24 letters; people put blanks and hyphens between.',
  ),
  token: text(
    'A token',
    'Token in an address or a body',
    200,
    'Ours have 43 or 64; a longer one was not made here.',
  ),
  idempotencyKey: text(
    'An Idempotency-Key',
    'Idempotency key of a call',
    128,
    'A UUID has 36; the other keys in use are digests.',
  ),
  bodyBytes: count(
    'Body of a call',
    64 * 1024,
    'bytes',
    'That is too much to send at once.',
    'An organisation with every field full is 10 kB.',
  ),
  importBytes: count(
    'Directory file that is brought in',
    8 * 1024 * 1024,
    'bytes',
    'That is too much to send at once.',
    'A directory of 2,000 services is 1.5 MB.',
  ),
  importRecords: count(
    'Records of a directory file',
    IMPORT_RECORDS,
    'records',
    `A directory file can hold up to ${IMPORT_RECORDS.toLocaleString('en-GB')} records.`,
    'Fifty times the sample, and no more statements than one batch of the database takes.',
  ),
} as const satisfies Record<string, Limit>;
