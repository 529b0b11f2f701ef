import { directoryMessages } from './directory-messages.ts';
import type { Mail, MailKind } from './kinds.ts';
import type { Message, Write, Writers } from './message.ts';
import { signInMessages } from './sign-in-messages.ts';

/** What each mail says. */
const MESSAGES: Writers = { ...directoryMessages, ...signInMessages };

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MESSAGES, kind);

/** The words of a mail, before they are set as text or HTML. */
export function writeMessage({ kind, data }: Mail, token: string): Message {
  // The kind and its data come together; TypeScript cannot follow the pair through the table.
  return (MESSAGES[kind] as Write<typeof kind>)(data as never, token);
}
