import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { site } from '../../shared/site/site.ts';
import { dayDateWords } from '../../shared/time/city-time.ts';
import type { StandingIn } from './kinds.ts';
import type { Message, Writers } from './message.ts';

/** What the mails say that are about standing in. */
export const standInMessages = {
  'stand-in-named': ({ standIn: { by, until, organisation } }) => ({
    subject: `While ${by} is away: ${organisation}`,
    parts: [
      `Until the end of ${dayDateWords(until)} you get what the ${site().name} asks ${by} about ${organisation}: whether what people read of it is still right, and its hours on holidays. It is a few emails at most.`,
      'You need no password. Where one press will do, the email has a link for it.',
    ],
  }),
  'stand-in-declined': ({ email }) => ({
    subject: 'Nobody stands in for you any more',
    parts: [
      `${email} has asked for no more emails in your place. What we ask you still comes to you.`,
      { label: 'Name somebody else', path: dashboardPaths.away },
    ],
  }),
} satisfies Partial<Writers>;

/** A mail as it goes to a stand-in: why it comes, who can change what it is about, and how to have no more of them. */
export const addressToStandIn = (
  { subject, parts }: Message,
  { by, until, organisation }: StandingIn,
  wayOut: string,
): Message => ({
  subject,
  parts: [
    `You get this because ${by} is away until ${dayDateWords(until)} and named you.`,
    ...parts,
    `To change something takes a password for ${organisation}. Ask somebody there who has one. Or ring ${site().charityName}: ${site().phoneDisplay}.`,
    { label: 'No more of these emails', path: mailedPaths.standIn(wayOut) },
    'It opens a page with one button. You need no password for it.',
  ],
});
