import { CONFIRM_DAYS } from '../../shared/account/registration-days.ts';
import { copiesAfter } from '../../shared/addresses/copies.ts';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { formatDate } from '../../shared/time/city-time.ts';
import type { Registered } from './kinds.ts';
import { INVITATION_LASTS, type Message, tellUs, type Writers } from './message.ts';

const because = (reason = '') =>
  reason ? [`${site().charityName} gives this reason: ${reason}`] : [];

const registrationOf = ({ name, email, approved }: Registered): Message => ({
  subject: `New registration: ${name}`,
  parts: [
    `${name} has registered with the ${site().name}, with the email ${email}.`,
    approved
      ? 'It was approved at once, as this site is set to do, and is shown to the public.'
      : 'It is not shown to the public until an admin approves it. We have asked it to confirm that this email is its own.',
    approved
      ? { label: 'Sign in', path: paths.login }
      : { label: 'See who is waiting', path: paths.pendingOrganisations },
    'If more register within the hour, they come together in one mail.',
  ],
});

/** The digest of an hour: how many, and the first of them by name. */
function registrationsOf(count: number, first: (Registered | undefined)[]): Message {
  const named = first.filter((one) => one !== undefined);
  const more = count - named.length;
  return {
    subject: `${count} new registrations`,
    parts: [
      `${count} organisations have registered with the ${site().name} since we last told you.`,
      ...named.map(({ name, email }) => `${name}, with the email ${email}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Those that are not approved are not shown to the public.',
      { label: 'See who is waiting', path: paths.pendingOrganisations },
    ],
  };
}

/** What the mails say that are about what is listed: registrations, listings, clashes of dates, and the emergency lines. */
export const directoryMessages = {
  registration: registrationOf,
  // One that nobody was told of before reads as the first of an hour does.
  registrations: ({ count, first: [one, ...others] }) =>
    one && count === 1 ? registrationOf(one) : registrationsOf(count, [one, ...others]),
  receipt: ({ name }, token) => ({
    subject: `Please confirm your email for ${name}`,
    parts: [
      `We have received the registration of ${name} for the ${site().name}. One step is left for you: confirm that this email address is yours.`,
      { label: 'Confirm this address', path: mailedPaths.confirmRegistration(token) },
      `The link works once, for ${CONFIRM_DAYS} days. After that the registration is deleted, unless ${site().charityName} has approved it.`,
      `Then ${site().charityName} looks at it. We will email you when it is approved, and then you can sign in.`,
      `If you did not register, you need not do anything. Questions? ${site().email} or ${site().phoneDisplay}.`,
    ],
  }),
  welcome: ({ name }) => ({
    subject: `${name} is registered`,
    parts: [
      `We have received the registration of ${name}. It is in the ${site().name} now, and you can sign in with this email address.`,
      { label: 'Sign in', path: paths.login },
      tellUs(),
    ],
  }),
  rejected: ({ name, reason }) => ({
    subject: `The registration of ${name}`,
    parts: [
      `You registered ${name} for the ${site().name}. ${site().charityName} has looked at it and has not added it.`,
      ...because(reason),
      'What you typed was not shown to the public, and you can register again.',
      tellUs(),
    ],
  }),
  approval: ({ name }) => ({
    subject: `${name} has been approved`,
    parts: [
      `${name} is now in the ${site().name}. You can sign in to add your services, their times and a helpline.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  deleted: ({ name, reason }) => ({
    subject: `${name} has been deleted`,
    parts: [
      `${name} is no longer in the ${site().name}, nor are its services and its helpline. You can no longer sign in for it.`,
      ...because(reason),
      tellUs(),
    ],
  }),
  restored: ({ name }, token) => ({
    subject: `${name} is back`,
    parts: [
      `${name} is in the ${site().name} again, with its services and its helpline. Your password was not kept.`,
      { label: 'Set a new password', path: mailedPaths.resetPassword(token) },
      INVITATION_LASTS,
    ],
  }),
  'taken-down': ({ name, reason }) => ({
    subject: `${name} has been taken down`,
    parts: [
      `Visitors of the ${site().name} no longer see ${name}, its services and its helpline. You can still sign in and edit them.`,
      ...because(reason),
      { label: 'Sign in', path: paths.login },
      tellUs(),
    ],
  }),
  'put-back': ({ name }) => ({
    subject: `${name} is shown again`,
    parts: [
      `Visitors of the ${site().name} see ${name} again, with its services and its helpline.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  'listing-taken-down': ({ listing, reason }) => ({
    subject: `Taken down: ${listing}`,
    parts: [
      `Visitors of the ${site().name} no longer see your listing "${listing}". You can still sign in and edit it.`,
      ...because(reason),
      { label: 'Sign in', path: paths.login },
      tellUs(),
    ],
  }),
  'listing-put-back': ({ listing }) => ({
    subject: `Shown again: ${listing}`,
    parts: [
      `Visitors of the ${site().name} see your listing "${listing}" again.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  'listing-deleted': ({ listing }) => ({
    subject: `Deleted: ${listing}`,
    parts: [
      `${site().charityName} has deleted your listing "${listing}" from the ${site().name}. Your other listings are still there.`,
      tellUs(),
    ],
  }),
  merged: ({ name, into }) => ({
    subject:
      name === into ? `Two listings of ${name} are one now` : `${name} is now part of ${into}`,
    parts: [
      name === into
        ? `${name} was listed twice in the ${site().name}. ${site().charityName} has made the two one listing.`
        : `${name} and ${into} were the same place, listed twice in the ${site().name}. ${site().charityName} has made them one listing: ${into}.`,
      `You sign in as before. Now you can edit ${into}: what it says of itself, its services, its helpline and its dates. What was in your listing is there too.`,
      'Old links to your listing lead there.',
      { label: 'Sign in and look', path: dashboardPaths.viewOrganisation },
      `It can be undone for ${RESTORE_DAYS} days. ${tellUs()}`,
    ],
  }),
  parted: ({ name, from }) => ({
    subject: name === from ? `${name} is two listings again` : `${name} is on its own again`,
    parts: [
      name === from
        ? `${site().charityName} has undone that two listings of ${name} became one in the ${site().name}. They are two again.`
        : `${site().charityName} has undone that ${name} became part of ${from} in the ${site().name}. They are two listings again.`,
      `You sign in as before. Now you can edit ${name === from ? 'your own listing' : name} again, and no longer the other one.`,
      { label: 'Sign in and look', path: dashboardPaths.viewOrganisation },
      tellUs(),
    ],
  }),
  'changes-overruled': ({ closing, kept, ended }) => ({
    subject: 'A closing on dates for which you have other times',
    parts: [
      `${site().charityName} has put this into the ${site().name}: "${closing}". You have given other times for some of these dates.`,
      ...kept.map((words) => `This stays as you gave it: ${words}`),
      ...ended.map((words) => `This holds no more: ${words}`),
      'Please look whether your dates are right.',
      { label: 'See your dates', path: dashboardPaths.dates },
      tellUs(),
    ],
  }),
  'line-changed': ({ line, name, changes, by }) => ({
    subject: `Changed: ${line}`,
    parts: [
      `${by ?? 'An admin'} has changed this in the ${site().name}: ${line}.`,
      ...changes.map(
        ({ field, before, after }) =>
          `${field}: ${after || '(empty)'}. Before: ${before || '(empty)'}`,
      ),
      'Please see that it is right: ring the number, or read the page. If it is not, put back what stood there before.',
      { label: 'See it, and put it back', path: adminPaths.editLine(name) },
    ],
  }),
  'check-lines': ({ lines, days }) => ({
    subject:
      lines.length === 1
        ? `Is this still right? ${lines[0]?.line}`
        : `Are these ${lines.length} lines still right?`,
    parts: [
      `People in danger read these lines in the ${site().name}. Nobody has checked them for ${days} days or more:`,
      ...lines.map(({ line, checked }) => `${line}: checked on ${formatDate(Date.parse(checked))}`),
      'Ring each number, or read its owner’s page. Still right? One tap says so. If not, change it.',
      { label: 'Check them', path: adminPaths.lines },
      'We ask again each week until somebody has.',
    ],
  }),
  monday: ({ topics }) => ({
    subject: topics.length > 0 ? 'What waits for you this week' : 'Nothing waits for you this week',
    parts: [
      topics.length > 0
        ? `This waits for you in the ${site().name}. Each can be done from one page.`
        : `Nothing in the ${site().name} waits for you.`,
      { label: 'Open the Monday page', path: adminPaths.monday },
      ...topics.map(({ title, todo }) => `${title}. ${todo}`),
      'Another hour, or no such mail: change it under “The site”.',
    ],
  }),
  // The address itself stays out of it: mail is kept by others.
  'address-hidden': ({ name, service, organisationId, at }) => ({
    subject: `An address is secret now: ${name}`,
    parts: [
      `${name} has said that ${service ? `the address of its ${service}` : 'its address'} is not public any more. The ${site().name} shows it to nobody else. Copies from before may still hold it:`,
      ...copiesAfter(Date.parse(at)),
      { label: 'See the organisation', path: adminPaths.viewOrganisation(organisationId) },
    ],
  }),
} satisfies Partial<Writers>;
