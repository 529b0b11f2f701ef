import { isPhone, stripPhone } from '../../contact/phone-digits.ts';

/** The numbers that a cell holds, each at the place that says what it is for (PHONE_LABELS), and what else it says. */
type PhonesCell = {
  /** As many places as there are numbers, or words that should have been one: '' where a place has none. */
  phones: string[];
  /** Numbers that a spreadsheet took for a sum, and so without their first nought. */
  assumed: string[];
  /** What is said of a number and has no place: 'ask for Jean (0117 496 0123)'. */
  left: string[];
  /** The text of a number that has letters for noughts: '0117 496 O123'; as it is read. */
  mended?: { from: string; to: string }[];
  /** A number with only the last digits of another behind it, as both are read: '0117 496 0217/8'. */
  short?: { from: string; to: string }[];
  /** Numbers that nobody can ring. */
  faxes?: string[];
  /** A number with missing or illegible digits: nobody may be sent to a wrong one. */
  broken?: string;
};

const [PRIMARY, OUT_OF_HOURS, EMERGENCY] = [0, 1, 2] as const;

/** An area or a country, then digits as people part them. */
const NUMBER = /(?:\+\s?\d|\(?\d)[\d\s.()\p{Dash_Punctuation}]{4,}\d/gu;
const NATIONAL = /(?:\+\s?44\D{0,4}|\(?0)(?:\d[\s.()\p{Dash_Punctuation}]*){8,9}\d/gu;

/** What a bracket after a number begins with: '0117 496 0123 (24hrs)'. */
const OPENED = /(?<=\d)\s*\(\d{1,2}$/;

const PARTING = /\s*(?:[;,|\n]|\/|\bor\b|&|\band\b)\s*/i;

const OF_EMERGENCIES = /\b(?:emergenc\w*|urgent\w*|crisis)\b/i;
const OF_NIGHTS =
  /\b(?:out[ -]of[ -]h(?:ou)?rs|ooh|after h(?:ou)?rs|evenings?|weekends?|nights?|mob(?:ile)?s?|m)\b/i;
/** Words that say only that this is a number. */
const UNDERSTOOD =
  /\b(?:out[ -]of[ -]h(?:ou)?rs|ooh|after h(?:ou)?rs|emergenc(?:y|ies)|urgent|crisis|mob(?:ile)?s?|tel(?:ephone)?s?|phones?|ph|numbers?|nos?|office|main|landline|line|call|ring|contact|daytime|day|evenings?|weekends?|nights?|only|or|and|t|m|p)\b|[^\p{L}\p{N}]+/giu;
const OF_FAXES = /\bfax\b/i;
const OF_PHONES = /\b(?:tel|phone)/i;
const NONE = /^(?:n\/?a|none|no|nil|tbc|x|[-–—?.]*)$/i;

/**
 * Reads the numbers of a cell: '0117 496 0123 (office) / 07700 900123 out of hours'. `place` is where the first goes that says
 * nothing of itself. A text without a number comes back as it is, for the rules to refuse at its place.
 */
export function readPhonesCell(written: string, place = PRIMARY as number): PhonesCell {
  const read: PhonesCell = { phones: [], assumed: [], left: [] };
  if (NONE.test(written.trim())) return { ...read, phones: [...Array<string>(place), ''] };
  const { text: whole, mended } = withNoughts(written);
  if (mended.length > 0) read.mended = mended;
  const { text, short } = withShortOnes(whole);
  if (short.length > 0) read.short = short;
  for (const { number, words } of text.length > LONGEST ? [] : numbersIn(text)) {
    const digits = withNought(digitsOf(number));
    if (digits !== digitsOf(number)) read.assumed.push(number.trim());
    if (isBroken(digits, number, text))
      return { ...read, phones: [...Array<string>(place), written], broken: number.trim() };
    if (OF_FAXES.test(words) && !OF_PHONES.test(words)) {
      read.faxes = [...(read.faxes ?? []), number.trim()];
      continue;
    }
    const wanted = OF_EMERGENCIES.test(words)
      ? EMERGENCY
      : OF_NIGHTS.test(words) && place === PRIMARY && hasOthers(text, number)
        ? OUT_OF_HOURS
        : place;
    let at = wanted;
    while (read.phones[at]) at += 1;
    read.phones[at] = digits;
    const rest = words.replace(UNDERSTOOD, ' ').trim();
    if (rest) read.left.push(`${sayWords(words)} (${number.trim()})`);
  }
  if (read.phones.length === 0) read.phones[place] = read.faxes ? '' : written;
  return {
    ...read,
    phones: Array.from(read.phones, (phone, at) => (at < place ? phone : (phone ?? '')) as string),
  };
}

/** What says only that a number follows. */
const LABEL =
  /^(?:tel(?:ephone)?(?: no)?|phone(?: no)?|ph|t|p|m|mob(?:ile)?|contact|number)\b[\s.:]*(?=.)/i;

/** Words beside a number as the public reads them: without what is of the number alone, and with no bracket left open. */
function sayWords(words: string): string {
  const bare = words.replaceAll(/[()[\]]/g, ' ').replaceAll(/\s+/g, ' ');
  const said = trimMarks(trimMarks(bare).replace(LABEL, ''));
  // '111 or 0117 496 0206': another number, too short to be told from others.
  return said.replace(/^(\d{3,6})\s*\bor$/i, 'or $1');
}

const trimMarks = (text: string) => text.replaceAll(/^[\s:;,.-]+|[\s:;,-]+$/g, '');

/** A number and the last digits of the next: '0117 496 0217/8'. */
const SHORT =
  /((?:\+\s?44|\(?0)[\d\s.()\p{Dash_Punctuation}]{7,}\d)\s*\/\s*(\d{1,4})(?![\d\p{L}])/gu;

/** A text with such numbers written out, where the second follows the first closely; '0217/24' may mean day and night. */
function withShortOnes(text: string) {
  const short: { from: string; to: string }[] = [];
  const read = text.replaceAll(SHORT, (from: string, number: string, end: string) => {
    const next = `${number.slice(0, number.length - end.length)}${end}`;
    const further = Number(end) - Number(number.slice(-end.length));
    if (end === '24' || !isWhole(digitsOf(number)) || !(further > 0 && further < 10)) return from;
    short.push({ from, to: `${number} / ${next}` });
    return `${number} / ${next}`;
  });
  return { text: read, short };
}

/** Three numbers with what each is for take fewer characters; a longer text is refused as it is. */
const LONGEST = 500;

/** One number alone is the one to ring, whatever it is called. */
const hasOthers = (text: string, number: string) => /\d{4}/.test(text.replace(number, ''));

const digitsOf = (number: string) => stripPhone(number.replace(/^(\+\s?44)\s*\(0\)/, '$1'));

/** The hours of '0117 496 0123 9-5' are no part of the number. */
const isOne = (digits: string) => isPhone(digits) && !/^(?:\+44(?!0)|0(?!0))\d{11}/.test(digits);

/** A number cell of a spreadsheet has lost its nought: 1174960123. */
const withNought = (digits: string) => (/^[1-37-8]\d{9}$/.test(digits) ? `0${digits}` : digits);

/** A number as people part it, with the letter O among its digits, which belongs to no word. */
const WITH_LETTERS = /(?<![\p{L}\d])\+?\(?[\dO][\dO\s.()\p{Dash_Punctuation}]{5,}[\dO](?!\p{L})/giu;

/** A text with the noughts that are written as letters, where they make a whole number. */
function withNoughts(text: string) {
  const mended: { from: string; to: string }[] = [];
  const read = text.replaceAll(WITH_LETTERS, (from) => {
    const to = from.replaceAll(/o/gi, '0');
    if (to === from || from.replaceAll(/\D/g, '').length < 5 || !isWhole(digitsOf(to))) return from;
    mended.push({ from, to });
    return to;
  });
  return { text: read, mended };
}

/** A number of this country: with its area, or one of the few that are short. */
const isWhole = (digits: string) =>
  /^(?:0[1-9]\d{8,9}|\+44(?:0?[1-9]\d{8,9})|0800\d{4,7}|0845\d{4,7})$/.test(digits);

/** Whether some of a number of this country is missing or illegible: '0117 496', '0117 496 X318', '0117 496 031I'. */
function isBroken(digits: string, number: string, text: string): boolean {
  // What a letter parts from a digit before it is the rest of a number: '0l17 496 0318'.
  if (/\d[\p{L}?*_#]$/u.test(text.slice(0, text.indexOf(number)))) return true;
  if (!/^(?:0(?!0)|\+44)/.test(digits)) return false;
  const after = text.charAt(text.indexOf(number) + number.length);
  return !isWhole(digits) || (/^0\d{9}$/.test(digits) && /[\p{L}?*_#]/u.test(after));
}

/** Each number with the words around it: those up to the next mark that parts them. */
function numbersIn(text: string): { number: string; words: string }[] {
  const found: { number: string; words: string }[] = [];
  let before = '';
  for (const piece of text.split(PARTING)) {
    const numbers = (piece.match(NUMBER) ?? []).flatMap((match) => {
      const number = match.replace(OPENED, '');
      return isOne(digitsOf(number)) ? [number] : (number.match(NATIONAL) ?? []);
    });
    if (numbers.length === 0) {
      // '0117 496 0123, ask for Jean' is of the number before it, 'Jean, 0117 496 0123' of the one after.
      const last = found.at(-1);
      if (last) last.words = `${last.words} ${piece}`.trim();
      else before = `${before} ${piece}`.trim();
      continue;
    }
    let rest = piece;
    for (const [place, number] of numbers.entries()) {
      const [lead = '', ...others] = rest.split(number);
      // What stands in brackets behind a number is of that one: '0117 496 0123 (tel) 0117 496 0124 (fax)'.
      const [, own = '', after = ''] = /^(\s*\([^()]*\))?(.*)$/s.exec(lead) ?? [];
      const former = found.at(-1);
      if (place > 0 && former) former.words = `${former.words} ${own}`.trim();
      found.push({ number, words: `${before} ${place > 0 ? after : lead}`.trim() });
      before = '';
      rest = others.join(number);
    }
    const last = found.at(-1);
    if (last) last.words = `${last.words} ${rest}`.trim();
  }
  return found;
}
