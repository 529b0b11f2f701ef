import { type Context, Hono } from 'hono';
import { toDirectoryFile } from '../../shared/directory/directory-export.ts';
import { ImportConfirmed, ImportInput } from '../../shared/transfer/import.ts';
import { SHEETS } from '../../shared/transfer/spreadsheet-columns.ts';
import { type AllowedEnv, allow } from '../access/guard.ts';
import { listChanges } from '../dated-changes/queries.ts';
import { database } from '../db/client.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { countAttempt } from '../limits/queries.ts';
import { queueMailToAdmins } from '../mail/queries.ts';
import { sendInBackground } from '../mail/send.ts';
import { listRecords } from '../records/read.ts';
import { readAuthor } from '../records/record.ts';
import { helpline, organisation } from '../records/record-types.ts';
import { takeAllOffProfiles } from '../services/off-profile.ts';
import { ImportPreviewAnswer, UndoableImportsAnswer, UndoneAnswer } from './answers.ts';
import { toCsv } from './csv.ts';
import { planImport } from './import.ts';
import { readStored, writeIfStill } from './queries.ts';
import { planUndo } from './undo.ts';
import { listUndoable, readImported } from './undo-entries.ts';

/** All there is. */
async function readDirectoryFile(c: Context<AllowedEnv>) {
  const author = readAuthor(c);
  const [organisations, helplines, changes] = await Promise.all([
    listRecords(c.env.DB, author, organisation),
    listRecords(c.env.DB, author, helpline),
    listChanges(c.env.DB, author),
  ]);
  return toDirectoryFile(organisations, helplines, changes);
}

/** The whole directory as a file. Every admin is told: once an hour, however many files somebody takes. */
async function exportDirectory(c: Context<AllowedEnv>) {
  const { accountId } = readAuthor(c).viewer;
  const mail = { kind: 'exported', data: {} } as const;
  await database(c.env.DB).batch([
    countAttempt(c.env.DB, { what: 'alarm', who: `export ${accountId}` }, c.var.now),
    // The admin who did it is told too: a thief uses somebody's sign-in.
    queueMailToAdmins(c.env.DB, mail, { but: '', by: accountId, adminMail: '' }, c.var.now),
  ]);
  sendInBackground(c);
  return readDirectoryFile(c);
}

const attachAs = (name: string, type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Everything out, as a file that can be brought in again or as spreadsheets, and in, after a look at what it would do. */
export const transfer = new Hono<ApiEnv>()
  .get(
    '/export/directory.json',
    allow('directory:export'),
    describeRoute({
      summary: 'The directory as the file that can be loaded and imported',
      answer: null,
    }),
    async (c) => {
      const text = `${JSON.stringify(await exportDirectory(c), null, 2)}\n`;
      return c.body(text, 200, attachAs('directory.json', 'application/json'));
    },
  )
  .get(
    '/import/present',
    allow('directory:match'),
    describeRoute({
      summary: 'What is here already, for the page that matches the rows of a spreadsheet with it',
      answer: null,
    }),
    async (c) => c.json(await readDirectoryFile(c)),
  )
  .post(
    '/import/preview',
    allow('directory:import'),
    describeRoute({
      summary: 'What a directory file would add, change, keep and leave out',
      answer: ImportPreviewAnswer,
    }),
    body(ImportInput),
    async (c) => {
      const stored = await readStored(c.env.DB);
      return c.json(planImport(readAuthor(c), c.req.valid('json'), stored).preview);
    },
  )
  .post(
    '/import',
    allow('directory:import'),
    describeRoute({
      summary:
        'Write what the preview with this token said; 409 if the directory has changed since',
      answer: MessageAnswer,
    }),
    body(ImportConfirmed),
    async (c) => {
      const { token, ...input } = c.req.valid('json');
      const stored = await readStored(c.env.DB);
      const { preview, statements } = planImport(readAuthor(c), input, stored);
      if (token !== preview.token) throw changedMeanwhileError();
      const isDone =
        statements.length === 0 || (await writeIfStill(c.env.DB, stored.state, statements));
      if (!isDone) throw changedMeanwhileError();
      await takeAllOffProfiles(c.env.DB, readAuthor(c));
      const { added, changed } = preview;
      return c.json({ message: `${added.length} added, ${changed.length} changed.` });
    },
  )
  .get(
    '/imports',
    allow('directory:undo'),
    describeRoute({
      summary: 'The imports of the last day, the latest first, which can be undone',
      answer: UndoableImportsAnswer,
    }),
    async (c) => c.json({ imports: await listUndoable(c.env.DB, c.var.now) }),
  )
  .post(
    '/imports/:id/undo',
    allow('directory:undo'),
    describeRoute({
      summary: 'Undo an import of the last day, but for what was edited since',
      answer: UndoneAnswer,
    }),
    async (c) => {
      const id = c.req.param('id');
      const imported = await readImported(c.env.DB, id, c.var.now);
      if (imported.length === 0)
        throw new ApiError(404, 'There is no such import of the last day.');
      const { state, stored } = await readStored(c.env.DB);
      const plan = await planUndo(c.env.DB, readAuthor(c), id, { imported, stored });
      if (!(await writeIfStill(c.env.DB, state, plan.statements)))
        throw new ApiError(409, 'Something was saved just now. Please undo it again.');
      const { removed, putBack, kept } = plan;
      return c.json({ message: `Undone: ${removed} removed, ${putBack} as before.`, kept });
    },
  );

for (const sheet of SHEETS)
  transfer.get(
    `/export/${sheet}.csv`,
    allow('directory:export'),
    describeRoute({
      summary: `Every ${sheet.replace('-', ' ').slice(0, -1)}, as CSV`,
      answer: null,
    }),
    async (c) =>
      c.body(toCsv(sheet, await exportDirectory(c)), 200, attachAs(`${sheet}.csv`, 'text/csv')),
  );

const changedMeanwhileError = () =>
  new ApiError(409, 'The directory or the file has changed since. Please look at it again.');
