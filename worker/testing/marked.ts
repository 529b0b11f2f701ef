import { type FieldTable, namesOf } from '../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import type { Category } from '../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';

// Records whose every text can be recognised wherever it comes out.

let count = 0;

/** Letters that occur nowhere else: none of them is part of another. */
const mark = () => `zq${String(++count).padStart(4, '0')}x`;

/** A city number that occurs nowhere else. */
const phone = () => `01179${String(300_000 + ++count)}`;

/** What every record can be searched for by. */
export const COMMON_WORD = 'Quokka';

export const CATEGORY: Category = 'Housing Advice';

/** A mark in every free text of a table. */
const markedTexts = (fields: FieldTable) =>
  Object.fromEntries(namesOf(fields, 'text').map((name) => [name, `Words of ${mark()}`]));

/** An organisation's fields as its form sends them. */
export const markedOrganisation = () => ({
  ...markedTexts(ORGANISATION_FIELDS),
  name: `${COMMON_WORD} ${mark()}`,
  description: `Soup and ${mark()} for everyone.`,
  email: `${mark()}@quokka.test`,
  phone: [phone(), phone(), phone()],
  addresses: [`1 ${mark()} Street, Bristol BS1 1AA`, `2 ${mark()} Street, Bristol BS1 1AA`],
  website: `https://${mark()}.test/help`,
  socialMedias: [mark(), mark(), mark()],
  categorisingOrganisations: [CATEGORY],
  beds: 'Ring first',
});

export const markedService = (type: string) => ({
  ...markedTexts(SERVICE_FIELDS),
  type,
  subtype: '',
  beds: 'Walk in',
  serviceAddress: `3 ${mark()} Street, Bristol BS1 1AA`,
  availability: ['For Everyone'],
  schedule: { Monday: [{ start: '00:00', end: '24:00' }] },
  note: `${COMMON_WORD} and ${mark()}`,
});

export const markedHelpline = () => ({
  ...markedTexts(HELPLINE_FIELDS),
  type: 'General',
  name: `${COMMON_WORD} line ${mark()}`,
  description: `Someone who ${mark()} to talk to.`,
  phone: phone(),
  email: `${mark()}@quokka.test`,
  website: `https://${mark()}.test/call`,
  onlineWorkingTime: `Monday ${mark()} 9 to 5`,
});

/** Any other text. */
export const markedText = () => `Words of ${mark()}`;
export const markedEmail = () => `${mark()}@quokka.test`;

/** What to look for of these: each mark, and each number as it is in every form of it. */
export const marksOf = (...records: unknown[]): string[] => [
  ...new Set(JSON.stringify(records).match(/zq\d{4}x|1179\d{6}/g)),
];

/** A text in which marks are found however it is written: without spaces, in small letters. */
export const searchable = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');
