import { SERVICE_TYPES } from '../services/service.ts';

type Fields = Record<string, unknown>;

// How the cells of a sheet of dated changes are written and read.

const OPEN_END = 'until further notice';
const WHOLE = 'all its services';
const CITY = 'the whole city';
const BANK_HOLIDAY = 'bank holiday';
const EVERY = 'every ';

/** Says for whom a change holds: 'services', 'all its services', 'every Lunch', 'the whole city', 'bank holiday'. */
export function targetCell({ scope, type }: Fields): string {
  if (scope === 'organisation') return WHOLE;
  if (scope === 'type') return `${EVERY}${type}`;
  if (scope === 'bank holiday') return BANK_HOLIDAY;
  return scope === 'city' ? CITY : 'services';
}

/** What cannot be read as that is kept, for the rules to refuse. */
export function readTargetCell(text: string): Fields {
  const words = text.trim().toLowerCase();
  if (words === WHOLE) return { scope: 'organisation' };
  if (words === BANK_HOLIDAY) return { scope: 'bank holiday' };
  if (words === CITY) return { scope: 'city' };
  if (words === 'services') return { scope: 'service' };
  if (!words.startsWith(EVERY)) return { scope: text };
  const name = words.slice(EVERY.length);
  return { scope: 'type', type: SERVICE_TYPES.find((type) => type.toLowerCase() === name) ?? name };
}

/** The last day; an open end is said in words, so that an empty cell is never taken for one. */
export const lastDayCell = ({ to }: Fields): string => (to === '' ? OPEN_END : String(to ?? ''));

/** The field that such a cell says: '' for an open end, 'none' where it says no day, which the field's rule refuses. */
export const readLastDayCell = (text: string): Fields => ({
  to: text.trim().toLowerCase() === OPEN_END ? '' : dayOfCell(text) || 'none',
});

const BRITISH = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** A day as YYYY-MM-DD; spreadsheets write it as 24/12/2026 when they save. What is neither is kept. */
export function dayOfCell(text: string): string {
  const [, day, month, year] = text.trim().match(BRITISH) ?? [];
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.trim();
}
