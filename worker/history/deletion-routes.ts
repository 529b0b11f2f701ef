import { Hono } from 'hono';
import { z } from 'zod';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defineAnswer, describeRoute, id, instant, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { readAuthor } from '../records/record.ts';
import { readOwnDeletions } from './queries.ts';
import { restore } from './restore-queries.ts';

const DeletionsAnswer = defineAnswer(
  'Deletions',
  z.object({
    deletions: z.array(
      z.object({
        _id: id,
        at: instant,
        by: z.string().describe('The email of who deleted it.'),
        kind: z.string(),
        name: z.string(),
        until: instant.describe('Until when it can be brought back.'),
      }),
    ),
  }),
);

/** What an organisation has deleted of its own, and the way back while it can be restored: docs/product.md#organisation-area. */
export const deletions = new Hono<ApiEnv>()
  .get(
    '/',
    allow('deletion:list'),
    describeRoute({
      summary: `What your organisation has deleted in the last ${RESTORE_DAYS} days and can bring back`,
      answer: DeletionsAnswer,
    }),
    async (c) => {
      const { organisationId } = readAuthor(c).viewer;
      const entries = await readOwnDeletions(c.env.DB, organisationId, c.var.now);
      const deletions = entries.map(({ _id, at, account, kind, name, restorableUntil }) => ({
        _id,
        at,
        by: account?.email ?? '',
        kind,
        name,
        until: restorableUntil ?? at,
      }));
      return c.json({ deletions });
    },
  )
  .post(
    '/:id/restore',
    allow('deletion:restore'),
    describeRoute({
      summary: 'Bring back what your organisation has deleted, with its id',
      answer: MessageAnswer,
    }),
    async (c) => {
      const author = readAuthor(c);
      const { organisationId } = author.viewer;
      const all = await readOwnDeletions(c.env.DB, organisationId, c.var.now);
      const entry = all.find(({ _id }) => _id === c.req.param('id'));
      if (!entry) throw new ApiError(404, 'There is nothing such to bring back.');
      await restore(c.env.DB, author, entry);
      return c.json({ message: `${entry.name} is back.` });
    },
  );
