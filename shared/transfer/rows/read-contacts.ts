import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { readPhonesCell } from '../cells/phones-cell.ts';
import type { ReadSheet } from '../columns-in.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import { mergeFields } from './match-rows.ts';
import type { ReadRow, Says } from './row-types.ts';

export type Asking = (label: string, message: string, isQuestion?: boolean) => unknown;

/** Words beside a number or an email that name nobody: 'answerphone', 'text only', 'after 4pm'. */
const NAMES_NOBODY =
  /\b(?:answer(?:ing)?|(?:answer)?phone|machine|voice ?mail|text(?:s|ing)?|whatsapp|only|after|before|from|until|till|to|and|or|not|no|hours?|hrs|am|pm|noon|midnight|free(?:phone)?|call(?:s|ers)?|24|daily|week(?:days?|ends?)?|mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:rs)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mornings?|afternoons?|evenings?|please|leave|a|message|reception|enquiries|general|office|switchboard|advice|helpline|duty|ext(?:ension)?|bookings?|referrals?|the|in|an|emergency|self)\b|\d+|[^\p{L}\p{N}]+|(?<=\d)(?:am|pm)/giu;

/** What is not a number or an email goes into the description; whether it is somebody's name is asked. */
const leftWords = (words: string, what: string): [message: string, isQuestion: boolean] => {
  const isPlain = words.replaceAll(NAMES_NOBODY, '') === '';
  const message = `“${words}” is no ${what}: it goes into the description.`;
  return isPlain ? [message, false] : [`${message} Take it out if it is not for everybody.`, true];
};

/** Reads the numbers of a row into a record; answers why the row is refused, where a number is not whole. */
export function readPhones(
  sheet: ReadSheet,
  says: Says,
  { into, left, ask }: { into: EntryFields; left: string[]; ask: Asking },
): ReadRow['refused'] {
  if (sheet !== 'organisations' && sheet !== 'listings') return undefined;
  let refused: ReadRow['refused'];
  for (const [place, label] of PHONE_LABELS.entries()) {
    const text = says(label);
    if (text === undefined || (sheet === 'listings' && !text)) continue;
    const read = readPhonesCell(text, place);
    if (read.broken) {
      const message = `“${read.broken}” is no whole number. Write it again, or take it out.`;
      refused ??= { label, message };
      continue;
    }
    Object.assign(into, mergeFields(into, { phone: read.phones }));
    left.push(...read.left);
    for (const { from, to } of read.mended ?? [])
      ask(label, `“${from}” has a letter for a nought: read as ${to}.`, false);
    for (const number of read.assumed)
      ask(label, `${number} is read with a nought before it.`, false);
    for (const words of read.left) ask(label, ...leftWords(words, 'number'));
  }
  return refused;
}

const EMAIL = /[^\s<>,;()[\]"“”]+@[^\s<>,;()[\]"“”]+\.[^\s<>,;()[\]"“”.]+/;

/** An email with a comma for a full stop, two full stops for one, or blanks around its sign. */
const mendEmail = (text: string): string =>
  /^[^\s@,;]+\s*@\s*[\w-]+(?:(?:\.+|,)[\w-]+)+$/.test(text)
    ? text.replaceAll(/\s/g, '').replaceAll(/\.{2,}|,/g, '.')
    : text;

/** What is seldom meant, though it is an email: nobody but its owner knows. */
const MISSPELT =
  /@(?:g(?:m(?:ia|ai|a|ali|aill?)|nai|ami)l?|hotm(?:ia|a|ai)l?|hotmal|yaho|yahooo|outlok|outloook)\.[\w.]+$|\.(?:con|cmo|couk|ogr|og)$/i;

/** Reads the email of a row in place: without what stands around it, and with slips of the hand mended and said. */
export function readEmail(given: EntryFields, left: string[], ask: Asking) {
  const { email } = given;
  if (typeof email !== 'string' || !email) return;
  if (MISSPELT.test(email) && !/@gmail\.|@hotmail\./i.test(email))
    ask('Email', `“${email}” looks misspelt. Is it right?`);
  const mended = mendEmail(email);
  if (mended !== email) {
    given.email = mended;
    ask('Email', `“${email}” is read as ${mended}.`, false);
    return;
  }
  const found = EMAIL.exec(email)?.[0];
  if (!found || found === email) return;
  given.email = found.replace(/^mailto:/i, '');
  const rest = email.replace(found, ' ').replaceAll(/^[\s<>,;:()-]+|[\s<>,;:()-]+$/g, '');
  if (!rest || /^mailto$/i.test(rest)) return;
  left.push(rest);
  ask('Email', ...leftWords(rest, 'email'));
}
