import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { FOUND_CLOSED, HELD_OFF_DAYS, SAID_HOURS } from '../../shared/reports/found-closed.ts';
import { site } from '../../shared/site/site.ts';
import { CHECK_LINK_DAYS, SAID_PLAINLY_FROM } from '../../shared/time/checked.ts';
import { DAY } from '../../shared/time/units.ts';
import type { StandingIn } from './kinds.ts';
import { type MessagePart, tellUs, type Writers } from './message.ts';

/** What is of use only to somebody who signs in: a stand-in is told whom to ask instead (stand-in-messages.ts). */
const forSignIn = (standIn: StandingIn | undefined, ...parts: MessagePart[]) =>
  standIn ? [] : parts;

/** Closings that are asked about in a mail about something else. */
const alsoClosed = (closings: readonly string[] = [], standIn?: StandingIn): MessagePart[] =>
  closings.length === 0
    ? []
    : [
        `The ${site().name} tells people too that this is closed until further notice:`,
        ...closings,
        `Still so? Then you need not do anything about it.${standIn ? '' : ' Open again? End it with one tap.'}`,
        ...forSignIn(standIn, { label: 'See your dates', path: dashboardPaths.dates }),
      ];

/** What the mails say that ask an organisation for something of its listings; a stand-in gets them too. */
export const askingMessages = {
  'still-closed': ({ organisation, closings, days = 30, standIn }) => ({
    subject: closings.length === 1 ? 'Is this still closed?' : 'Are these still closed?',
    parts: [
      `The ${site().name} tells people that this is closed until further notice:`,
      ...closings,
      `Still so? Then you need not do anything: we ask again in ${days} days.${standIn ? '' : ' Open again? End it with one tap.'}`,
      ...forSignIn(standIn, {
        label: 'See your dates',
        path: organisation === null ? dashboardPaths.dates : adminPaths.dates(organisation),
      }),
    ],
  }),
  'holiday-hours': ({ holidays, isReminder, closings, standIn }) => ({
    subject: `${isReminder ? 'Please tell us' : 'What are'} your hours: ${holidays.map((it) => it.split(',')[0]).join('; ')}${isReminder ? '' : '?'}`,
    parts: [
      `When are you open over the holidays? Until we know, the ${site().name} tells people to check first on bank holidays, and your usual times on the days between.`,
      ...holidays,
      ...forSignIn(
        standIn,
        'It takes a minute on a phone: closed, as usual or other hours, for all your services at once.',
        { label: 'Say your hours', path: dashboardPaths.holidays() },
      ),
      ...alsoClosed(closings, standIn),
      `${standIn ? 'You know them?' : 'You would rather tell us?'} Ring ${site().charityName}: ${site().phoneDisplay}.`,
    ],
  }),
  'still-right': ({ name, listings, more, days, isReminder, closings, standIn }, token) => ({
    subject: `${isReminder ? 'Please tell us: is' : 'Is'} this still right? ${name}`,
    parts: [
      days >= 0
        ? `This is what people read of ${name} in the ${site().name}. Some of it was last checked ${days} days ago.`
        : `This is what people read of ${name} in the ${site().name}. Nobody has checked all of it yet.`,
      ...listings,
      ...(more > 0 ? [`And ${more} more.`] : []),
      { label: 'All still right', path: mailedPaths.stillRight(token) },
      'It opens a page with your next week and one button. You need no password.',
      ...forSignIn(standIn, { label: 'Change something', path: dashboardPaths.viewServices }),
      ...alsoClosed(closings, standIn),
      `The first link works for ${CHECK_LINK_DAYS} days, and until something is changed. What nobody checks for ${SAID_PLAINLY_FROM / DAY} days is shown as not checked; then we ring${standIn ? '' : ' you'}.`,
      ...forSignIn(
        standIn,
        `You would rather tell us? Ring ${site().charityName}: ${site().phoneDisplay}.`,
      ),
    ],
  }),
  'found-closed': ({ listing, standIn }) => ({
    subject: `Are you open? People found it closed: ${listing}`,
    parts: [
      `People have told us that they found this closed: ${listing}. Its times stay as they are, but for ${SAID_HOURS} hours the ${site().name} says beside them: "${FOUND_CLOSED}"`,
      ...forSignIn(
        standIn,
        `You are open? One tap ends it, and for ${HELD_OFF_DAYS} days no report brings it back.`,
        { label: 'Say that you are open', path: dashboardPaths.home },
        'You are closed, or open at other times? Say so in your dates, so that nobody comes in vain.',
        { label: 'Say it in your dates', path: dashboardPaths.dates },
      ),
      tellUs(),
    ],
  }),
} satisfies Partial<Writers>;
