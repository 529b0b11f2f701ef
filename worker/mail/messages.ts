import { CONFIRM_DAYS } from '../../shared/account/registration-days.ts';
import { copiesAfter } from '../../shared/addresses/copies.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { formatDate } from '../../shared/time/city-time.ts';
import { ADMIN_CHANGES } from './admin-changes.ts';
import type { Mail, MailData, MailKind, Registered } from './kinds.ts';

/** A paragraph, or the one thing to do, on a line of its own. */
type Part = string | { label: string; path: string };

export type Message = { subject: string; parts: Part[] };

const tellUs = () =>
  `If you think that this is a mistake, tell ${site().charityName}: ${site().email} or ${site().phoneDisplay}.`;
const days =
  'The link works once, for 7 days. After that, ask for a new one under "Forgot password" on the sign-in page.';
const hour = 'The link works once, for 60 minutes.';

const because = (reason = '') =>
  reason ? [`${site().charityName} gives this reason: ${reason}`] : [];

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
const notYou = () =>
  `If this was not you, change your password at once, then tell ${site().charityName}: ${site().email} or ${site().phoneDisplay}.`;

const settingsOf = {
  organisation: dashboardPaths.secondFactor,
  admin: adminPaths.secondFactor,
};

type Write<Kind extends MailKind> = (data: MailData[Kind], token: string) => Message;

/** What each mail says. `token` is for the links of those that carry one. */
const MESSAGES: { [Kind in MailKind]: Write<Kind> } = {
  registration: ({ name, email, approved }) => ({
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
  }),
  // One that nobody was told of before reads as the first of an hour does.
  registrations: ({ count, first: [one, ...others] }, token) =>
    one && count === 1
      ? MESSAGES.registration(one, token)
      : registrationsOf(count, [one, ...others]),
  receipt: ({ name }, token) => ({
    subject: `Please confirm your email for ${name}`,
    parts: [
      `We have received the registration of ${name} for the ${site().name}. One step is left for you: confirm that this email address is yours.`,
      { label: 'Confirm this address', path: paths.confirmRegistration(token) },
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
      { label: 'Set a new password', path: paths.resetPassword(token) },
      days,
    ],
  }),
  invitation: ({ name }, token) => ({
    subject: `Sign in for ${name}`,
    parts: [
      `You are invited to look after ${name} in the ${site().name}: its profile, its services and their times.`,
      { label: 'Choose a password', path: paths.resetPassword(token) },
      `${days} If you did not expect this, you need not do anything.`,
    ],
  }),
  'taken-down': ({ name }) => ({
    subject: `${name} has been taken down`,
    parts: [
      `Visitors of the ${site().name} no longer see ${name}, its services and its helpline. You can still sign in and edit them.`,
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
  'listing-taken-down': ({ listing }) => ({
    subject: `Taken down: ${listing}`,
    parts: [
      `Visitors of the ${site().name} no longer see your listing "${listing}". You can still sign in and edit it.`,
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
  'still-closed': ({ organisation, closings, days = 30 }) => ({
    subject: closings.length === 1 ? 'Is this still closed?' : 'Are these still closed?',
    parts: [
      `The ${site().name} tells people that this is closed until further notice:`,
      ...closings,
      `Still so? Then you need not do anything: we ask again in ${days} days. Open again? End it with one tap.`,
      {
        label: 'See your dates',
        path: organisation === null ? dashboardPaths.dates : adminPaths.dates(organisation),
      },
    ],
  }),
  'holiday-hours': ({ holidays, isReminder }) => ({
    subject: `${isReminder ? 'Please tell us' : 'What are'} your hours: ${holidays.map((it) => it.split(',')[0]).join('; ')}${isReminder ? '' : '?'}`,
    parts: [
      `When are you open over the holidays? Until we know, the ${site().name} tells people to check first on bank holidays, and your usual times on the days between.`,
      ...holidays,
      'It takes a minute on a phone: closed, as usual or other hours, for all your services at once.',
      { label: 'Say your hours', path: dashboardPaths.holidays() },
      `You would rather tell us? Ring ${site().charityName}: ${site().phoneDisplay}.`,
    ],
  }),
  reset: (_data, token) => ({
    subject: 'Set a new password',
    parts: [
      `Someone, probably you, asked for a new password for the ${site().name}.`,
      { label: 'Set a new password', path: paths.resetPassword(token) },
      `${hour} If you did not ask for it, you need not do anything: your password stays as it is.`,
    ],
  }),
  'confirm-email': (_data, token) => ({
    subject: 'Confirm your new sign-in email',
    parts: [
      `Someone, probably you, wants to sign in to the ${site().name} with this email address from now on.`,
      { label: 'Confirm this address', path: paths.confirmEmail(token) },
      `${hour} If this was not you, you need not do anything.`,
    ],
  }),
  'admin-changed': ({ change, email, by, organisationId }) => ({
    subject: `A change of who is an admin: ${email}`,
    parts: [
      ADMIN_CHANGES[change](email, by),
      'Every admin is told, so that nobody becomes or stays one unseen. If you all know of it, there is nothing to do.',
      'If not, somebody may be using a stolen sign-in: change your password, and remove the admins whom nobody knows.',
      { label: 'See who is an admin', path: adminPaths.people(organisationId) },
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
  exported: ({ by }) => ({
    subject: 'The directory was taken out as a file',
    parts: [
      `${by} has taken out the whole directory as a file, what is taken down or secret included.`,
      'Every admin is told, once an hour at most. If you all know of it, there is nothing to do.',
      `If not, somebody may be using a stolen sign-in: ${by} signs out everywhere else and changes the password at once.`,
      { label: 'See where you are signed in', path: settingsOf.admin },
    ],
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    parts: [
      `The password that you sign in to the ${site().name} with was set or changed just now. Everywhere else you are signed out.`,
      `If this was not you, ask for a new password at once, then tell ${site().charityName}: ${site().email} or ${site().phoneDisplay}.`,
      { label: 'Ask for a new password', path: paths.forgotPassword },
    ],
  }),
  'second-factor-on': () => ({
    subject: 'Your sign-in code is on',
    parts: [
      `Signing in to the ${site().name} now asks for a code from your app, after your password. Keep your recovery codes where you find them without your phone.`,
      notYou(),
    ],
  }),
  'second-factor-off': () => ({
    subject: 'Your sign-in code is off',
    parts: [
      `Signing in to the ${site().name} now asks for your password alone. You can turn the code on again in your settings.`,
      notYou(),
    ],
  }),
  'second-factor-removal': ({ role }) => ({
    subject: 'Your sign-in code will be turned off',
    parts: [
      `An admin of the ${site().name} says that you have lost your sign-in code. In 24 hours it will be turned off, and your password alone will be asked for.`,
      'If you have not lost it, sign in and stop this:',
      { label: 'Keep my sign-in code', path: settingsOf[role] },
      notYou(),
    ],
  }),
  'recovery-code-used': () => ({
    subject: 'One of your recovery codes was used',
    parts: [
      `Somebody, probably you, signed in to the ${site().name} with your password and a recovery code. That code is of no use any more.`,
      notYou(),
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'Your sign-in email was changed',
    parts: [
      `You now sign in to the ${site().name} with ${email}, no longer with this address.`,
      `If this was not you, tell ${site().charityName} at once: ${site().email} or ${site().phoneDisplay}.`,
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
  'many-sign-ins': () => ({
    subject: 'Many wrong passwords just now',
    parts: [
      `More people than usual are typing wrong passwords into the ${site().name}. Someone may be guessing them with a program.`,
      'You need not do anything. For as long as it goes on, a browser in which nobody has signed in before may have to wait a minute. All others sign in as usual, and visitors notice nothing.',
      'If it goes on for days, tell whoever looks after the site. We write at most once an hour.',
      { label: 'Sign in', path: paths.login },
    ],
  }),
};

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MESSAGES, kind);

/** The words of a mail, before they are set as text or HTML. */
export function writeMessage({ kind, data }: Mail, token: string): Message {
  // The kind and its data come together; TypeScript cannot follow the pair through the table.
  return (MESSAGES[kind] as Write<typeof kind>)(data as never, token);
}
