import { count, type Limit, text } from './limit.ts';

const NAMES =
  'A name is a line or two on a phone and in the handbook; the longest in the sample has 59.';
const LONG_TOGETHER =
  'The addresses, notes and times of your services are too long together. Please make some of them shorter.';

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

/** What an organisation may say of itself, its services, dates and helplines. */
export const RECORD_LIMITS = {
  organisationName: {
    ...text('Name', 'Name of an organisation', 100, NAMES),
    message: 'Name must be at most 100 characters',
  },
  organisationDescription: text(
    'Description',
    'Description of an organisation',
    1200,
    'About two hundred words, a screen of a phone. The longest in the sample has 156.',
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
    'The form names each, "Main Address" and four more; the most in the sample are three.',
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
    'The position is the meaning: primary, out of hours, emergency.',
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
    'One for each network that has a field: Facebook, Instagram and X.',
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
    'Whom the beds of an organisation or a service are for',
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
    'A hundred and seventy words, a little less than an organisation has. The longest in the sample has 91.',
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
    'Its area has one page for it, and the menu one entry; an admin adds others without an organisation.',
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
} as const satisfies Record<string, Limit>;
