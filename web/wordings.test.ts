import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountMessages } from '../shared/site/account-messages.ts';
import { adminMessages } from '../shared/site/admin-messages.ts';
import { areaMessages } from '../shared/site/area-messages.ts';
import { messages } from '../shared/site/messages.ts';

/** docs/product.md#wording. */
const CATALOGUE = [
  ...['Login failed.', 'Registration failed.', 'Please fix the highlighted errors.'],
  ...['Failed to send request.', 'Password reset failed.', 'Incorrect password, please try again.'],
  ...['Failed to fetch services.', 'Failed to fetch helplines.', 'Error fetching organisations'],
  ...['Error fetching organisation.', 'Error loading organisation data.'],
  ...['Failed to fetch organisation details.', 'Failed to load organisation details.'],
  ...['Failed to update organisation.', 'Failed to load service.', 'Failed to add service.'],
  ...['Failed to update service.', 'Failed to delete service.', 'Failed to load service details.'],
  ...['Failed to fetch services for this type.', 'Failed to fetch helpline.'],
  ...['Failed to create helpline.', 'Failed to update helpline.', 'Failed to load helpline.'],
  ...['Failed to delete helpline.', 'Failed to load helpline details.', 'Failed to load helplines'],
  ...['Failed to load organisations list.'],
  ...['Failed to load organisations for provider selection.'],
  ...['Failed to load addresses for the selected organisation.'],
  ...['Failed to load data for admin dashboard.', 'Failed to load admin profile.'],
  ...['Failed to fetch pending organisations.', 'Failed to approve organisation.'],
  ...['Failed to delete organisation.', 'Failed to fetch organisations.'],
  ...['No token found.', 'No token or organisation ID found.', 'No token or admin orgId found.'],
  ...['No token or service ID found.', 'No token or helpline ID found.'],
  ...['Registration successful!', 'Service added successfully!', 'Service updated successfully!'],
  ...['Helpline created successfully!', 'Helpline updated successfully!'],
  ...['Admin password updated successfully!', 'Organisation approved successfully.'],
  ...['Organisation deleted successfully.', 'No services found.', 'No addresses found.'],
  ...['No helpline available. You can add one.', 'No pending organisations found.'],
  ...['No organisations found.', 'No token or organisation ID provided.'],
  ...['No organisation data found.', 'Please select an organisation first.'],
];

const TABLES = { accountMessages, adminMessages, areaMessages, messages };

/** The text of every module of the pages. */
const pages = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join('web', file), 'utf8'));

/** Each wording of the tables with the ways in which a page may write it: whole, or by a name for a part of the table. */
const wordings = Object.entries(TABLES).flatMap(([table, parts]) => leaves(parts, [table]));

function leaves(value: unknown, path: string[]): { path: string[]; text: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function isShown([table = '', ...keys]: string[]): boolean {
  const whole = [table, ...keys].join('.');
  return pages.some((text) => {
    if (!text.includes(table)) return false;
    const last = keys.at(-1) ?? '';
    const named = new RegExp(`\\b\\w+\\.${last}\\b`);
    return text.includes(whole) || (text.includes(`${table}.${keys[0]}`) && named.test(text));
  });
}

it.each(CATALOGUE)('“%s” is among the wordings', (wording) => {
  expect(wordings.map(({ text }) => text)).toContain(wording);
});

it.each(wordings.map(({ path }) => path.join('.')))('a page shows %s', (path) => {
  expect(isShown(path.split('.'))).toBe(true);
});

/** Every module that writes words for people, without its comments. */
const modules = ['web', 'worker', 'shared', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file)),
);

it('writes “email” wherever people read it, in pages, mails and terminals', () => {
  const others = modules.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
    return /\be-mail/i.test(text);
  });
  expect(others).toEqual([]);
});
