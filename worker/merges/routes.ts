import { Hono } from 'hono';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { MergeInput, NoTwinsInput } from '../../shared/merges/merge.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body, invalidError } from '../http/input.ts';
import { sendInBackground } from '../mail/send.ts';
import { readAuthor, retryOnConflict } from '../records/record.ts';
import { MergeAnswer, MergesAnswer, UndoneAnswer } from './answers.ts';
import { mergeTwins } from './merge.ts';
import { listTwins, listUndoable, refuseTwins } from './queries.ts';
import { undoMerge } from './undo.ts';

/** Records that are the same become one, and two again: docs/product.md#merging-twins. */
export const merges = new Hono<ApiEnv>()
  .get(
    '/',
    allow('merge:list'),
    describeRoute({
      summary: `What looks like the same twice, and what was merged in the last ${RESTORE_DAYS} days`,
      answer: MergesAnswer,
    }),
    async (c) => {
      const [merged, twins] = await Promise.all([
        listUndoable(c.env.DB, c.var.now),
        listTwins(c.env.DB),
      ]);
      return c.json({ merges: merged, twins });
    },
  )
  .post(
    '/',
    allow('merge:make'),
    describeRoute({
      summary: 'Make one of two organisations, services or helplines that are the same',
      answer: MergeAnswer,
      status: 201,
    }),
    body(MergeInput),
    async (c) => {
      const input = c.req.valid('json');
      const _id = await retryOnConflict(() => mergeTwins(c.env.DB, readAuthor(c), input));
      sendInBackground(c);
      return c.json({ _id, keep: input.keep }, 201);
    },
  )
  .post(
    '/:id/undo',
    allow('merge:undo'),
    describeRoute({
      summary: `Take a merge of the last ${RESTORE_DAYS} days back`,
      answer: UndoneAnswer,
    }),
    async (c) => {
      const { left } = await retryOnConflict(() =>
        undoMerge(c.env.DB, readAuthor(c), c.req.param('id')),
      );
      sendInBackground(c);
      return c.json({ message: 'They are two again.', left });
    },
  )
  .post(
    '/no-twins',
    allow('merge:refuse'),
    describeRoute({
      summary: 'Say of two records that they are not the same',
      answer: MessageAnswer,
    }),
    body(NoTwinsInput),
    async (c) => {
      const { one, other } = c.req.valid('json');
      if (one === other) throw invalidError({ other: 'Choose two different ones.' });
      await refuseTwins(c.env.DB, [one, other], c.var.now);
      return c.json({ message: 'They are not offered again.' });
    },
  );
