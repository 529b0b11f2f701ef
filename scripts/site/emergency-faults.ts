import { createHash } from 'node:crypto';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import {
  EMERGENCY_CARDS,
  type EmergencyCardName,
  isDate,
} from '../../shared/emergency/emergency.ts';

/**
 * The digests of the sample's cards, by `cardDigest`. A card of the sample that turns out right passes once its `source`
 * says who confirmed it: the source is part of the digest, the day is not.
 */
export const SAMPLE_CARDS: Record<EmergencyCardName, string> = {
  council: '926a1ea8434f9e0d',
  outOfHours: '1a8d79fa7d5fd54d',
  outreach: 'c73737d9154f0096',
  referral: '060914f1c762d656',
  hurt: 'd7455d917bb1a544',
};

/** What is typed by hand in a card: the day and what is worked out from the number are left out. */
const DERIVED = ['checked', 'phoneDisplay', 'phoneHref'];

/** A digest of a card's facts and their source, whatever the order of its fields and the blanks in them. */
export function cardDigest(card: object): string {
  const facts = Object.entries(card)
    .filter(([field, value]) => !DERIVED.includes(field) && value !== '' && value !== null)
    .map(([field, value]) => [field, String(value).replace(/\s+/g, ' ').trim()])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/**
 * What keeps a file of emergency cards from going live, one sentence for each fault: numbers that people ring in danger
 * are checked by a person first. `today` is YYYY-MM-DD. A card without a name is not shown, and has no fault.
 */
export function emergencyFaults(file: Record<string, unknown>, today: string): string[] {
  return EMERGENCY_CARDS.flatMap((name) => {
    const card = file[name];
    if (typeof card !== 'object' || card === null || !textOf(card, 'name')) return [];
    return faultsOf(name, card, today).map((fault) => `data/emergency.json, ${name}: ${fault}`);
  });
}

function faultsOf(name: EmergencyCardName, card: object, today: string): string[] {
  const faults: string[] = [];
  const checked = textOf(card, 'checked');
  if (!checked)
    faults.push('not checked. Ring it or read its owner’s page, then put the day into `checked`.');
  else if (!isDate(checked)) faults.push(`\`checked\` is no day as YYYY-MM-DD: ${checked}.`);
  else if (checked > today) faults.push(`\`checked\` is a day to come: ${checked}.`);
  if (!textOf(card, 'source')) faults.push('`source` does not say where its facts come from.');
  else if (cardDigest(card) === SAMPLE_CARDS[name])
    faults.push(
      'still the sample’s. Put in your own, or say in `source` who confirmed that it is right.',
    );
  const phone = textOf(card, 'phone');
  const isReadable = textOf(card, 'phoneDisplay') === (phone && formatPhone(phone));
  if (!isReadable || textOf(card, 'phoneHref') !== phoneHref(phone))
    faults.push(
      `\`phoneDisplay\` and \`phoneHref\` are not those of \`phone\`: "${phone && formatPhone(phone)}" and "${phoneHref(phone)}".`,
    );
  return faults;
}

function textOf(card: object, field: string): string {
  const value: unknown = Reflect.get(card, field);
  return typeof value === 'string' ? value.trim() : '';
}
