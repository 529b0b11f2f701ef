import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { readPhonesCell } from '../cells/phones-cell.ts';
import type { ReadSheet } from '../columns-in.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import { mergeFields } from './match-rows.ts';
import type { ReadRow, Says } from './row-types.ts';

export type Asking = (label: string, message: string, isQuestion?: boolean) => unknown;

/** What is not a number or an email goes into the description, where somebody may see that it is of a person. */
const leftWords = (words: string, what: string): [message: string, isQuestion: boolean] => [
  `“${words}” is no ${what}: it goes into the description. Take it out if it is not for everybody.`,
  false,
];

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
    if (!/\d/.test(text) && /\p{L}{4}/u.test(text)) {
      left.push(text);
      ask(label, ...leftWords(text, 'number'));
      continue;
    }
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
    for (const { from, to } of read.short ?? []) ask(label, `“${from}” is read as ${to}.`, false);
    for (const fax of read.faxes ?? []) ask(label, `The fax ${fax} is left out.`, false);
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

const NO_CONTACT = /^(?:n\/?a|none|no|nil|tbc|x|[-–—?.]+)$/i;
const ADDRESS_OF_PAGE =
  /^(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** The address of a page in the cell of the email goes to the website, and an email in that of the website to the email. */
function swapContacts(given: EntryFields, left: string[], ask: Asking) {
  const said = (field: 'email' | 'website') =>
    typeof given[field] === 'string' ? given[field].trim() : '';
  for (const field of ['email', 'website'] as const)
    if (NO_CONTACT.test(said(field))) given[field] = '';
  for (const [field, other, isOther] of [
    ['website', 'email', (word: string) => /^[^\s/]+@[^\s/]+$/.test(word)],
    ['email', 'website', (word: string) => ADDRESS_OF_PAGE.test(word)],
  ] as const) {
    if (field === 'email' && mendEmail(said('email')) !== said('email')) return;
    const words = said(field).split(/\s*[,;|]\s*|\s+\/\s+|\s+/);
    const found = words.find(isOther);
    if (found === undefined) continue;
    const rest = words.filter((word) => word !== found && !LINKS.test(word)).join(' ');
    if (field === 'email' ? rest.includes('@') : rest.includes('.')) given[field] = rest;
    else {
      delete given[field];
      if (rest) left.push(rest);
    }
    if (!said(other)) given[other] = found;
    else if (said(other) !== found) left.push(found);
    const [label, what] = field === 'email' ? ['Email', 'the website'] : ['Website', 'an email'];
    ask(label, `“${found}” is read as ${what}.`, false);
  }
}

const LINKS = /^(?:or|and|&|e-?mail|web|www):?$/i;

/** Reads the email of a row in place: without what stands around it, and with slips of the hand mended and said. */
export function readEmail(given: EntryFields, left: string[], ask: Asking) {
  swapContacts(given, left, ask);
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
