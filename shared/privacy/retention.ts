import { CONFIRM_DAYS } from '../account/registration-days.ts';
import { SESSION_DAYS } from '../account/session-days.ts';
import { SIGN_IN_DAYS } from '../account/sign-ins.ts';
import { STAND_IN_LINK_DAYS } from '../account/stand-in.ts';
import { COUNTS_MONTHS } from '../counts/counts.ts';
import { HISTORY_MONTHS, RESTORE_DAYS } from '../history/history.ts';
import { KIOSK_DAYS, NEW_KIOSK_DAYS } from '../kiosks/kiosk.ts';
import { DIGEST_DAYS, REPORT_DAYS } from '../reports/report.ts';
import { KEPT_DAYS } from '../search/zero-result/zero-result-search.ts';
import { UNDO_HOURS } from '../transfer/import.ts';

/** Something that the site keeps, in its database or in somebody's browser. */
export type KeptData = {
  /** As the database, or the browser, has it. */
  name: string;
  what: string;
  until: string;
  /** What the privacy page says of it, word for word; '' where it is about nobody. */
  said: string;
};

const UNTIL_DELETED = `until it is deleted; a deleted one can be restored for ${RESTORE_DAYS} days`;

/**
 * Every table of the database. docs/privacy/retention.md shows it, and a test holds the migrations and the privacy page to it.
 */
export const KEPT_TABLES: readonly KeptData[] = [
  {
    name: 'organisations',
    what: 'Names, descriptions, addresses, phones and emails of organisations, and why one is taken down',
    until: UNTIL_DELETED,
    said: 'For each organisation we keep its name, description, addresses, phone numbers, email',
  },
  {
    name: 'services',
    what: 'What an organisation offers, where and when',
    until: UNTIL_DELETED,
    said: 'categories, services and helplines',
  },
  {
    name: 'helplines',
    what: 'Numbers that people ring',
    until: UNTIL_DELETED,
    said: 'categories, services and helplines',
  },
  {
    name: 'dated_changes',
    what: 'Days on which something else holds than in the week',
    until: `${HISTORY_MONTHS} months after they are over`,
    said: 'the days on which it is closed or open at other times',
  },
  {
    name: 'holiday_answers',
    what: 'Who said the hours on a holiday, and when',
    until: 'a year after the holiday',
    said: 'Who said the hours on a holiday we keep for a year after it.',
  },
  {
    name: 'askings',
    what: 'When an organisation was last asked for its hours, or whether its listings are still right; the last call, who rang, and a note',
    until: `until the organisation is deleted; of a call for ${HISTORY_MONTHS} months`,
    said: 'when we last asked or rang it, and what it said',
  },
  {
    name: 'helpline_calls',
    what: 'Of a helpline that no organisation offers the last call, who rang, and a note',
    until: `until the helpline is deleted; of a call for ${HISTORY_MONTHS} months`,
    said: 'when we last asked or rang it, and what it said',
  },
  {
    name: 'accounts',
    what: 'Emails that people sign in with, and hashed passwords',
    until: 'until the sign-in is removed',
    said: 'Passwords are hashed: we cannot read them.',
  },
  {
    name: 'sessions',
    what: 'Where somebody is signed in, since when, and a rough name of the device',
    until: `${SESSION_DAYS} days after the password was given, at the latest`,
    said: 'we keep when somebody signed in, when they last used it, and a rough name of their device',
  },
  {
    name: 'one_time_tokens',
    what: 'Digests of links that were mailed, and what can be undone that was done by one',
    until: `60 minutes to ${STAND_IN_LINK_DAYS} days, by the kind of link`,
    said: 'Of a link that we email we keep a code',
  },
  {
    name: 'stand_ins',
    what: 'The email of whoever gets what somebody is asked too, while they are away, and the last day',
    until: 'until that day is over, or somebody ends it',
    said: 'Somebody who is away can give us the email of a colleague',
  },
  {
    name: 'second_factors',
    what: 'Secrets of sign-in codes, encrypted',
    until: 'until the code is turned off',
    said: 'has a secret with us, which we keep encrypted',
  },
  {
    name: 'recovery_codes',
    what: 'Digests of recovery codes',
    until: 'until they are used or the code is turned off',
    said: 'has a secret with us, which we keep encrypted',
  },
  {
    name: 'sign_ins',
    what: 'When somebody signed in or typed a wrong password, by the hour',
    until: `${SIGN_IN_DAYS} days`,
    said: 'For 90 days we keep when someone signed in or typed a wrong password',
  },
  {
    name: 'registrations',
    what: 'Who waits for approval, with a digest of the network address',
    until: `until the charity decides; ${CONFIRM_DAYS} days where the address is not confirmed`,
    said: 'we keep a code made from the internet address it came from',
  },
  {
    name: 'attempts',
    what: 'Counts under digests of emails and network addresses: wrong passwords, mails of a day',
    until: 'a day at most',
    said: 'For a day at most we count tries to sign in',
  },
  {
    name: 'outbox',
    what: 'Mails that have not gone out',
    until: '7 days',
    said: 'An email that cannot be sent waits for 7 days',
  },
  {
    name: 'audit',
    what: 'Who changed what, and when, with the email of that time',
    until: `${HISTORY_MONTHS} months`,
    said: 'For 12 months we keep a record of who changed which listing',
  },
  {
    name: 'site_lines',
    what: 'Emergency numbers and settings as an admin has edited them, and who told them',
    until: 'until they are edited again',
    said: 'who told us an emergency number',
  },
  {
    name: 'fruitless_searches',
    what: 'Words that were searched for and not found, in letters alone, by day',
    until: `${KEPT_DAYS} days`,
    said: 'When a search finds nothing, we count its words',
  },
  {
    name: 'notices',
    what: 'What the charity says to everybody',
    until: '12 months after they are over',
    said: '',
  },
  {
    name: 'hidden_categories',
    what: 'Categories whose addresses an admin hides, and until when',
    until: 'until that day is over',
    said: '',
  },
  {
    name: 'page_counts',
    what: 'How often each kind of page was opened on a day, by nobody in particular',
    until: `${COUNTS_MONTHS} months`,
    said: 'We count how often each kind of page is opened in a day',
  },
  {
    name: 'kiosks',
    what: 'Where a kiosk stands, when it last said that it runs, its version and how old its information is',
    until: `${KIOSK_DAYS} days after it was last heard of; ${NEW_KIOSK_DAYS} where no admin has called it the charity’s`,
    said: '',
  },
  {
    name: 'reports',
    what: `What people say is wrong with a listing, and what was done; whether on a kiosk; for ${DIGEST_DAYS} days a digest of the network address`,
    until: `${REPORT_DAYS} days`,
    said: 'What you tell us is wrong with a listing we keep for 90 days',
  },
  {
    name: 'report_keys',
    what: 'What those digests are made with, another one each week',
    until: 'two weeks at most',
    said: 'a code made from the internet address',
  },
  {
    name: 'search_words',
    what: 'Words that an admin has taught the search',
    until: 'until an admin removes them',
    said: '',
  },
  {
    name: 'imported',
    what: 'What a file that an admin brought in has replaced, and who did, so that all of it can be undone',
    until: `${UNDO_HOURS} hours`,
    said: 'When an admin brings in a file, we keep who did, and what it replaced, for a day.',
  },
  {
    name: 'merges',
    what: 'Which record stands in the place of one that was the same, and what undoes that',
    until: `for ever, because old addresses lead there; what undoes it for ${RESTORE_DAYS} days`,
    said: '',
  },
  {
    name: 'no_twins',
    what: 'Ids of records that look the same and are not, as an admin has said',
    until: 'for ever',
    said: '',
  },
  {
    name: 'postcodes',
    what: 'Where the postcodes of the city are, from Ordnance Survey',
    until: 'until others are loaded',
    said: '',
  },
  {
    name: 'set_points',
    what: 'Where an address is that names no postcode, as an admin has said',
    until: 'until an admin removes it',
    said: '',
  },
  {
    name: 'tombstones',
    what: 'Ids of what was deleted, so that no file brings it back',
    until: 'for ever',
    said: '',
  },
  {
    name: 'creations',
    what: 'Digests of forms that were sent, so that none makes two records',
    until: 'a day',
    said: '',
  },
  {
    name: 'operations',
    what: 'When mail, jobs and a backup last went well',
    until: 'until the next time',
    said: '',
  },
  { name: 'directory', what: 'How often the directory has changed', until: 'for ever', said: '' },
];
