import { PHONE_LABELS } from '../organisations/organisation.ts';
import { DAYS } from '../time/schedule.ts';

/** What a spreadsheet can be a list of. */
export const SHEETS = ['organisations', 'services', 'helplines'] as const;
export type Sheet = (typeof SHEETS)[number];

export type Fields = Record<string, unknown>;

/** A column: its heading, what it says of an entry of a directory file, and what its text makes of one. */
export type Column = {
  label: string;
  text: (entry: Fields) => string;
  fields: (text: string) => Fields;
};

const column = (label: string, key: string): Column => ({
  label,
  text: (entry) => String(entry[key] ?? ''),
  fields: (text) => ({ [key]: text }),
});

/** Addresses hold commas: lines or semicolons part them. */
const list = (label: string, key: string, parting = /\s*[;\n]\s*/): Column => ({
  label,
  text: (entry) => ((entry[key] as string[] | undefined) ?? []).join('; '),
  fields: (text) => ({ [key]: text.split(parting).filter(Boolean) }),
});

const flag = (label: string, key: string): Column => ({
  label,
  text: (entry) => (entry[key] === false ? 'No' : 'Yes'),
  fields: (text) => ({ [key]: !/^(no|n|false|0)$/i.test(text) }),
});

export const SOCIALS = ['Facebook', 'Instagram', 'X'];

/** One handle of three, by its place; `merge` puts them together. */
const social = (label: string, place: number): Column => ({
  label,
  text: (entry) => (entry.socialMedias as string[] | undefined)?.[place] ?? '',
  fields: (text) => ({ socialMedias: Object.assign([], { [place]: text }) }),
});

/**
 * One number of three, by its place. Several in one cell, as in a spreadsheet with a single column for them, take that
 * place and the next ones.
 */
const phone = (label: string, place: number): Column => ({
  label,
  text: (entry) => (entry.phone as string[] | undefined)?.[place] ?? '',
  fields: (text) => {
    const numbers = text.split(/\s*[,;\n]\s*/).filter(Boolean);
    return { phone: [...Array<string>(place), ...(numbers.length > 0 ? numbers : [''])] };
  },
});

const SLOT = /^(\d{1,2})[:.](\d\d)\s*[-–—]\s*(\d{1,2})[:.](\d\d)$/;

/** '09:00-10:00, 14:00-16:00'; what cannot be read as that is kept, for the rules to refuse with its place. */
function slots(text: string) {
  if (!text || /^closed$/i.test(text)) return [];
  return text.split(/\s*[,;\n]\s*/).map((slot) => {
    const [, fromHour, fromMinute, toHour, toMinute] = slot.match(SLOT) ?? [];
    if (!fromHour || !toHour) return { start: slot, end: slot };
    return {
      start: `${fromHour.padStart(2, '0')}:${fromMinute}`,
      end: `${toHour.padStart(2, '0')}:${toMinute}`,
    };
  });
}

type Slot = { start: string; end: string };

const day = (name: string): Column => ({
  label: name,
  text: ({ schedule }) =>
    ((schedule as Record<string, Slot[]> | undefined)?.[name] ?? [])
      .map(({ start, end }) => `${start}-${end}`)
      .join(', '),
  fields: (text) => ({ schedule: { [name]: slots(text) } }),
});

/** Whose a service or helpline is: by name or by id. Not a field of the entry. */
export const PROVIDER = 'Organisation';

/** A day, as spreadsheets sort it; an instant's time of day is nothing to fill in. */
const checked: Column = {
  label: 'Checked',
  text: ({ lastCheckedAt }) => String(lastCheckedAt ?? '').slice(0, 10),
  fields: (text) => ({ lastCheckedAt: text }),
};

const published = flag('Shown to the public', 'published');

export const COLUMNS: Record<Sheet, Column[]> = {
  organisations: [
    column('Id', '_id'),
    column('Name', 'name'),
    column('Description', 'description'),
    list('Addresses', 'addresses'),
    ...PHONE_LABELS.map(phone),
    column('Email', 'email'),
    column('Website', 'website'),
    ...SOCIALS.map(social),
    list('Categories', 'categorisingOrganisations', /\s*[,;\n]\s*/),
    flag('Approved', 'approved'),
    checked,
    published,
  ],
  services: [
    column('Id', '_id'),
    column(PROVIDER, 'provider'),
    column('Type', 'type'),
    column('Subtype', 'subtype'),
    column('Address', 'serviceAddress'),
    list('Availability', 'availability', /\n/),
    ...DAYS.map(day),
    column('Note', 'note'),
    checked,
    published,
  ],
  helplines: [
    column('Id', '_id'),
    column(PROVIDER, 'provider'),
    column('Type', 'type'),
    column('Name', 'name'),
    column('Description', 'description'),
    column('Phone', 'phone'),
    column('Email', 'email'),
    column('Website', 'website'),
    column('Online working time', 'onlineWorkingTime'),
    checked,
    published,
  ],
};
