import { count, type Limit, text } from './limit.ts';

const TOO_MANY_TRIES = 'Too many tries. Please wait a little and try again.';
const MANY_SIGN_INS = 'Many people are signing in just now. Please try again in a few seconds.';

/** Values that two messages share stand here, so that a message cannot name another number than its row. */
const REMOVED_AT_ONCE = 20;

/** What may wait, be sent or be tried: by one address, by one person and by everybody together. */
export const TRAFFIC_LIMITS = {
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
    'Reason why something is deleted or taken down',
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
  callNote: text(
    'Note',
    'Note about a call to an organisation',
    300,
    'What whoever rings next has to know.',
  ),
  organisationsAtOnce: count(
    'Organisations to which the same is done at once',
    50,
    'records',
    'Choose up to 50 organisations at once.',
    'A page of the list, each with a mail at most.',
  ),
  confirmedAtOnce: count(
    'Listings that are said to be still right at once',
    500,
    'records',
    'Up to 500 listings can be confirmed at once.',
    'More than any organisation has.',
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
  screensTold: count(
    'Screens that a kiosk says at once that people opened',
    200,
    'places',
    'Please tell of up to 200 screens at once.',
    'It tells once a minute. Who makes numbers up raises a sum, and no faster than by asking for pages.',
  ),
  kioskPlace: text(
    'The name of the place',
    'Name of the place of a kiosk',
    60,
    'A longer one hides the page at whose head it stands.',
  ),
  kioskBuild: text('The version', 'Version that a kiosk says it has', 16, 'Ours have 8.'),
  kioskMinutes: count(
    'Age that a kiosk says its information has, in minutes',
    527_040,
    'minutes',
    'An age cannot exceed 527040 minutes.',
    'A leap year. A kiosk that is off for longer counts no further.',
  ),
  kiosksKept: count(
    'Kiosks that an admin has called the charity’s',
    200,
    'records',
    'There are 200 kiosks already. Remove one first.',
    'Ten times those of a large city.',
  ),
  newKiosksKept: count(
    'Kiosks that nobody has called the charity’s, in all',
    20,
    'records',
    'Only the last 20 new kiosks are listed.',
    'Anybody can make one up: the one heard of longest ago makes room, and comes back with its next word.',
  ),
  newKiosksByAddressAndDay: count(
    'New kiosks from one network address in a day',
    5,
    'records',
    'Up to 5 new kiosks a day from one place.',
    'A centre sets up one or two; a stranger’s script is stopped at once.',
  ),
} as const satisfies Record<string, Limit>;
