import { askingMessages } from './asking-messages.ts';
import { directoryMessages } from './directory-messages.ts';
import type { Mail, MailKind } from './kinds.ts';
import type { Message, Write, Writers } from './message.ts';
import { signInMessages } from './sign-in-messages.ts';
import { addressToStandIn, standInMessages } from './stand-in-messages.ts';

/** What each mail says. */
const MESSAGES: Writers = {
  ...directoryMessages,
  ...askingMessages,
  ...signInMessages,
  ...standInMessages,
};

/** The name of every kind of mail. */
export const MAIL_KINDS = Object.keys(MESSAGES);

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MESSAGES, kind);

/** Whom the recipient of a mail stands in for; undefined where the recipient signs in. */
export const standInOf = ({ data }: Mail) => ('standIn' in data ? data.standIn : undefined);

/** The words of a mail, before they are set as text or HTML. `wayOut` is the token of the link by which a stand-in stops them. */
export function writeMessage(mail: Mail, token: string, wayOut = ''): Message {
  const { kind, data } = mail;
  // The kind and its data come together; TypeScript cannot follow the pair through the table.
  const message = (MESSAGES[kind] as Write<typeof kind>)(data as never, token);
  const standIn = standInOf(mail);
  return standIn ? addressToStandIn(message, standIn, wayOut) : message;
}
