// Writes docs/privacy/retention.md from shared/privacy: a test fails while they differ.
// Usage: npm run retention
import { writeFileSync } from 'node:fs';
import { KEPT_IN_BROWSERS } from '../../shared/privacy/kept-in-browsers.ts';
import { KEPT_TABLES, type KeptData } from '../../shared/privacy/retention.ts';

export const DOCUMENT = 'docs/privacy/retention.md';

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (rows: readonly KeptData[]) =>
  [
    row(['Where', 'What', 'Until', 'On the privacy page']),
    '|---|---|---|---|',
    ...rows.map(({ name, what, until, said }) =>
      row([`\`${name}\``, what, until, said ? 'yes' : 'about nobody']),
    ),
  ].join('\n');

/** The whole document. */
export const retention = () => `# What is kept, and for how long

Written by \`npm run retention\` from the tables of \`shared/privacy\`. A test compares them with the migrations, with every file
that sets a cookie or writes to a browser's storage, and with the words of the privacy page: a new table, cookie or key without
a line fails it.

What is over is removed by the scheduled jobs, which run every few minutes. A backup keeps everything as it was: delete
backups that are older than a year, as the privacy page says. D1's Time Travel keeps each minute of the last 30 days.

## In the database

${table(KEPT_TABLES)}

## In browsers

Nothing of this is set for a visitor but the offline copy.

${table(KEPT_IN_BROWSERS)}
`;

if (import.meta.main) writeFileSync(DOCUMENT, retention());
