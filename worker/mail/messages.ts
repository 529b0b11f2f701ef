import { paths } from '../../shared/paths.ts';
import { CHARITY, SITE_NAME } from '../../shared/site.ts';

/** Each kind of mail, with what it has to know besides whom it goes to. */
type MailData = {
  registration: { name: string; email: string; approved: boolean };
  approval: { name: string };
  deleted: { name: string };
  restored: { name: string };
  'taken-down': { name: string };
  'put-back': { name: string };
  'listing-taken-down': { listing: string };
  'listing-put-back': { listing: string };
  'listing-deleted': { listing: string };
  reset: Record<string, never>;
  'confirm-email': Record<string, never>;
  'email-changed': { email: string };
  invitation: { name: string };
};

export type MailKind = keyof MailData;

export type Mail = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];

/** A paragraph, or the one thing to do, on a line of its own. */
type Part = string | { label: string; path: string };

export type Message = { subject: string; parts: Part[] };

const tellUs = `If you think that this is a mistake, tell ${CHARITY.name}: ${CHARITY.email} or ${CHARITY.phoneDisplay}.`;
const days =
  'The link works once, for 7 days. After that, ask for a new one under "Forgot password" on the sign-in page.';
const hour = 'The link works once, for 60 minutes.';

type Write<Kind extends MailKind> = (data: MailData[Kind], token: string) => Message;

/** What each mail says. `token` is for the links of those that carry one. */
const MESSAGES: { [Kind in MailKind]: Write<Kind> } = {
  registration: ({ name, email, approved }) => ({
    subject: `New registration: ${name}`,
    parts: [
      `${name} has registered with the ${SITE_NAME}, with the e-mail ${email}.`,
      approved
        ? 'It was approved at once, as this site is set to do, and is shown to the public.'
        : 'It is not shown to the public until an admin approves it.',
      approved
        ? { label: 'Sign in', path: paths.login }
        : { label: 'See who is waiting', path: paths.pendingOrganisations },
    ],
  }),
  approval: ({ name }) => ({
    subject: `${name} has been approved`,
    parts: [
      `${name} is now in the ${SITE_NAME}. You can sign in to add your services, their times and a helpline.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  deleted: ({ name }) => ({
    subject: `${name} has been deleted`,
    parts: [
      `${name} is no longer in the ${SITE_NAME}, nor are its services and its helpline. You can no longer sign in for it.`,
      tellUs,
    ],
  }),
  restored: ({ name }, token) => ({
    subject: `${name} is back`,
    parts: [
      `${name} is in the ${SITE_NAME} again, with its services and its helpline. Your password was not kept.`,
      { label: 'Set a new password', path: paths.resetPassword(token) },
      days,
    ],
  }),
  invitation: ({ name }, token) => ({
    subject: `Sign in for ${name}`,
    parts: [
      `You are invited to look after ${name} in the ${SITE_NAME}: its profile, its services and their times.`,
      { label: 'Choose a password', path: paths.resetPassword(token) },
      `${days} If you did not expect this, you need not do anything.`,
    ],
  }),
  'taken-down': ({ name }) => ({
    subject: `${name} has been taken down`,
    parts: [
      `Visitors of the ${SITE_NAME} no longer see ${name}, its services and its helpline. You can still sign in and edit them.`,
      { label: 'Sign in', path: paths.login },
      tellUs,
    ],
  }),
  'put-back': ({ name }) => ({
    subject: `${name} is shown again`,
    parts: [
      `Visitors of the ${SITE_NAME} see ${name} again, with its services and its helpline.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  'listing-taken-down': ({ listing }) => ({
    subject: `Taken down: ${listing}`,
    parts: [
      `Visitors of the ${SITE_NAME} no longer see your listing "${listing}". You can still sign in and edit it.`,
      { label: 'Sign in', path: paths.login },
      tellUs,
    ],
  }),
  'listing-put-back': ({ listing }) => ({
    subject: `Shown again: ${listing}`,
    parts: [
      `Visitors of the ${SITE_NAME} see your listing "${listing}" again.`,
      { label: 'Sign in', path: paths.login },
    ],
  }),
  'listing-deleted': ({ listing }) => ({
    subject: `Deleted: ${listing}`,
    parts: [
      `${CHARITY.name} has deleted your listing "${listing}" from the ${SITE_NAME}. Your other listings are still there.`,
      tellUs,
    ],
  }),
  reset: (_data, token) => ({
    subject: 'Set a new password',
    parts: [
      `Someone, probably you, asked for a new password for the ${SITE_NAME}.`,
      { label: 'Set a new password', path: paths.resetPassword(token) },
      `${hour} If you did not ask for it, you need not do anything: your password stays as it is.`,
    ],
  }),
  'confirm-email': (_data, token) => ({
    subject: 'Confirm your new sign-in e-mail',
    parts: [
      `Someone, probably you, wants to sign in to the ${SITE_NAME} with this e-mail address from now on.`,
      { label: 'Confirm this address', path: paths.confirmEmail(token) },
      `${hour} If this was not you, you need not do anything.`,
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'Your sign-in e-mail was changed',
    parts: [
      `You now sign in to the ${SITE_NAME} with ${email}, no longer with this address.`,
      `If this was not you, tell ${CHARITY.name} at once: ${CHARITY.email} or ${CHARITY.phoneDisplay}.`,
    ],
  }),
};

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MESSAGES, kind);

/** The words of a mail, before they are set as text or HTML. */
export function writeMessage({ kind, data }: Mail, token: string): Message {
  // The kind and its data come together; TypeScript cannot follow the pair through the table.
  return (MESSAGES[kind] as Write<typeof kind>)(data as never, token);
}
