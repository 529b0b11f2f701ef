import type { D1Database } from '@cloudflare/workers-types';
import { and, eq } from 'drizzle-orm';
import { listDifferences } from '../../shared/history/differences.ts';
import { firstLine } from '../../shared/lines/editing/first-lines.ts';
import { type Line, type LineFields, lineInput } from '../../shared/lines/editing/line-input.ts';
import {
  EDITED_TITLES,
  type EditedName,
  isEditedName,
  LINE_NAMES,
  SETTINGS,
} from '../../shared/lines/lines.ts';
import { database } from '../db/client.ts';
import { siteLines } from '../db/tables.ts';
import { type LineRow, selectLines } from '../edited/edited.ts';
import { FIRST_OF_ALL_SETTINGS } from '../edited/first-settings.ts';
import { queueMailToAdmins } from '../mail/queries.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import type { Loadable } from '../records/record-type.ts';

/** Every line in its order: as it was edited, or as it is in the build. */
export async function listLines(d1: D1Database): Promise<Line[]> {
  const rows = await selectLines(d1);
  return LINE_NAMES.map((name) => lineOf(name, rows));
}

/** Loads the line that a route is about. Nobody owns it but the charity. */
export const line: Loadable<Line> = {
  missing: 'There is no such line.',
  ownerOf: () => null,
  async read(d1, id) {
    if (!isEditedName(id)) return undefined;
    return lineOf(id, await selectLines(d1).where(eq(siteLines.name, id)));
  },
};

function lineOf(name: EditedName, rows: readonly LineRow[]): Line {
  const row = rows.find((it) => it.name === name);
  const first = name === SETTINGS ? FIRST_OF_ALL_SETTINGS : firstLine(name);
  if (!row) return { _id: name, ...first, version: 0, updatedAt: '' };
  const { facts, source, checked, version, updatedAt } = row;
  const about = name === SETTINGS ? {} : { source, checked };
  // A setting that came later has its first value.
  return { ...first, ...JSON.parse(facts), _id: name, ...about, version, updatedAt };
}

/** The line, if it was still as it was read: then it was changed, and the other admins are told. */
export async function updateLine(
  d1: D1Database,
  author: Author,
  before: Line,
  fields: LineFields,
  adminMail: string,
): Promise<Line | undefined> {
  const { _id: name, version } = before;
  const { source = '', checked = '', ...facts } = fields;
  const row = {
    name,
    facts: JSON.stringify(facts),
    source,
    checked,
    version: version + 1,
    updatedAt: timestampOf(author),
  };
  const db = database(d1);
  const written = { name: siteLines.name };
  const write =
    version === 0
      ? db.insert(siteLines).values(row).onConflictDoNothing().returning(written)
      : db
          .update(siteLines)
          .set(row)
          .where(and(eq(siteLines.name, name), eq(siteLines.version, version)))
          .returning(written);
  const was = fieldsOf(name, before);
  const [changed] = await db.batch([
    write,
    auditEntry(d1, { ...author, kind: 'site line', recordId: name, before: was, after: fields }),
    raiseVersion(d1, author.now, true),
    queueMailToAdmins(
      d1,
      {
        kind: 'line-changed',
        data: {
          line: EDITED_TITLES[name],
          name,
          changes: listDifferences({ before: was, after: fields }),
        },
      },
      { but: author.viewer.accountId, adminMail },
      author.now,
    ),
  ]);
  return changed.length > 0 ? line.read(d1, name) : undefined;
}

/** A line's own fields alone. */
const fieldsOf = (name: EditedName, whole: Line): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(lineInput(name).shape).map((field) => [field, whole[field as keyof Line]]),
  );
