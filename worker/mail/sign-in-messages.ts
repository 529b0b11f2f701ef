import { REMOVAL_NOTICE_HOURS } from '../../shared/account/second-factor.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { LINK_MINUTES } from '../links/lifetimes.ts';
import { ADMIN_CHANGES } from './admin-changes.ts';
import { askCharity, INVITATION_LASTS, type Writers } from './message.ts';

const LINK_LASTS = `The link works once, for ${LINK_MINUTES} minutes.`;

const notYou = () => `If this was not you, change your password at once, then tell ${askCharity()}`;

const settingsOf = {
  organisation: dashboardPaths.secondFactor,
  admin: adminPaths.secondFactor,
};

/** What the mails say that are about signing in, and about who may. */
export const signInMessages = {
  invitation: ({ name }, token) => ({
    subject: `Sign in for ${name}`,
    parts: [
      `You are invited to look after ${name} in the ${site().name}: its profile, its services and their times.`,
      { label: 'Choose a password', path: mailedPaths.resetPassword(token) },
      `${INVITATION_LASTS} If you did not expect this, you need not do anything.`,
    ],
  }),
  reset: (_data, token) => ({
    subject: 'Set a new password',
    parts: [
      `Someone, probably you, asked for a new password for the ${site().name}.`,
      { label: 'Set a new password', path: mailedPaths.resetPassword(token) },
      `${LINK_LASTS} If you did not ask for it, you need not do anything: your password stays as it is.`,
    ],
  }),
  'confirm-email': (_data, token) => ({
    subject: 'Confirm your new sign-in email',
    parts: [
      `Someone, probably you, wants to sign in to the ${site().name} with this email address from now on.`,
      { label: 'Confirm this address', path: mailedPaths.confirmEmail(token) },
      `${LINK_LASTS} If this was not you, you need not do anything.`,
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'Your sign-in email was changed',
    parts: [
      `You now sign in to the ${site().name} with ${email}, no longer with this address.`,
      `If this was not you, tell ${site().charityName} at once: ${site().email} or ${site().phoneDisplay}.`,
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
      `An admin of the ${site().name} says that you have lost your sign-in code. In ${REMOVAL_NOTICE_HOURS} hours it will be turned off, and your password alone will be asked for.`,
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
  'admin-changed': ({ change, email, by, organisationId }) => ({
    subject: `A change of who is an admin: ${email}`,
    parts: [
      ADMIN_CHANGES[change](email, by),
      'Every admin is told, so that nobody becomes or stays one unseen. If you all know of it, there is nothing to do.',
      'If not, somebody may be using a stolen sign-in: change your password, and remove the admins whom nobody knows.',
      { label: 'See who is an admin', path: adminPaths.people(organisationId) },
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
  'many-sign-ins': () => ({
    subject: 'Many wrong passwords just now',
    parts: [
      `More people than usual are typing wrong passwords into the ${site().name}. Someone may be guessing them with a program.`,
      'You need not do anything. For as long as it goes on, a browser in which nobody has signed in before may have to wait a minute. All others sign in as usual, and visitors notice nothing.',
      'If it goes on for days, tell whoever looks after the site. We write at most once an hour.',
      { label: 'Sign in', path: paths.login },
    ],
  }),
} satisfies Partial<Writers>;
