import { createHash } from 'node:crypto';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import { EMERGENCY_CARDS } from '../../shared/edited/edited.ts';
import { LINE_NAMES, LINE_TITLES, type LineName } from '../../shared/lines/lines.ts';
import { isDate } from '../../shared/time/city-time.ts';

/**
 * The digests of the sample's lines, by `lineDigest`. A line of the sample that turns out right passes once its `source`
 * says who confirmed it: the source is part of the digest, the day is not.
 */
export const SAMPLE_LINES: Record<LineName, string> = {
  council: 'ef5596514a60af26',
  outOfHours: '2edb8e03276ce382',
  outreach: '5d2244bf86ed9216',
  referral: '2a359b9e40a0f52b',
  hurt: 'd7455d917bb1a544',
  councilHours: '185e54efadcf4c72',
  tonight: '8e359549cdd01a33',
};

/** The day and what is worked out from the number: all else of a line is typed by hand. */
const DERIVED = ['checked', 'phoneDisplay', 'phoneHref'];

/** A digest of a line's facts and their source, whatever the order of its fields and the blanks in them. */
export function lineDigest(line: object): string {
  const facts = Object.entries(line)
    .filter(([field, value]) => !DERIVED.includes(field) && value !== '' && value !== null)
    .map(([field, value]) => [
      field,
      (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ').trim(),
    ])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** A line as an admin has edited it on the deployed site: a row of `site_lines`. */
export type EditedLine = { name: string; facts: string; source: string; checked: string };

/**
 * What keeps lines from going live, one sentence for each fault: what people read in danger is checked by a person first.
 * A line that was edited on the site counts as it stands there, every other as the file has it. `today` is YYYY-MM-DD. A
 * card without a name is not shown, and has no fault.
 */
export function emergencyFaults(
  file: Record<string, unknown>,
  today: string,
  edited: readonly EditedLine[] = [],
): string[] {
  return LINE_NAMES.flatMap((name) => {
    const row = edited.find((it) => it.name === name);
    const line = row
      ? { ...JSON.parse(row.facts), source: row.source, checked: row.checked }
      : file[name];
    const isCard = (EMERGENCY_CARDS as readonly string[]).includes(name);
    if (typeof line !== 'object' || line === null || (isCard && !textOf(line, 'name'))) return [];
    const faults = faultsOf(name, line, today);
    if (!row && isCard) faults.push(...phoneFaults(line));
    const where = row ? `${LINE_TITLES[name]}, edited on the site` : `data/emergency.json, ${name}`;
    return faults.map((fault) => `${where}: ${fault}`);
  });
}

function faultsOf(name: LineName, card: object, today: string): string[] {
  const faults: string[] = [];
  const checked = textOf(card, 'checked');
  if (!checked)
    faults.push('not checked. Ring it or read its owner’s page, then put the day into `checked`.');
  else if (!isDate(checked)) faults.push(`\`checked\` is no day as YYYY-MM-DD: ${checked}.`);
  else if (checked > today) faults.push(`\`checked\` is a day to come: ${checked}.`);
  if (!textOf(card, 'source')) faults.push('`source` does not say where its facts come from.');
  else if (lineDigest(card) === SAMPLE_LINES[name])
    faults.push(
      'still the sample’s. Put in your own, or say in `source` who confirmed that it is right.',
    );
  return faults;
}

/** What is wrong with the phone of a card in the file; an edited card has no such fields, because they are worked out. */
function phoneFaults(card: object): string[] {
  const phone = textOf(card, 'phone');
  const isReadable = textOf(card, 'phoneDisplay') === (phone && formatPhone(phone));
  if (isReadable && textOf(card, 'phoneHref') === phoneHref(phone)) return [];
  return [
    `\`phoneDisplay\` and \`phoneHref\` are not those of \`phone\`: "${phone && formatPhone(phone)}" and "${phoneHref(phone)}".`,
  ];
}

function textOf(card: object, field: string): string {
  const value: unknown = Reflect.get(card, field);
  return typeof value === 'string' ? value.trim() : '';
}
