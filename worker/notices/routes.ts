import { Hono } from 'hono';
import {
  NoticeInput,
  type NoticeRecord,
  noticeTimeFaults,
} from '../../shared/notices/notice-input.ts';
import { formatCityTime } from '../../shared/notices/notice-times.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body, invalidError, parseInput } from '../http/input.ts';
import { timestampOf } from '../records/author.ts';
import { change } from '../records/change.ts';
import { acceptIdempotencyKey } from '../records/idempotency/idempotency.ts';
import { loadRecord, makeRecord, readAuthor, saveRecord } from '../records/record.ts';
import { NoticeAnswer } from './answers.ts';
import {
  createNotice,
  deleteNotice,
  findNotices,
  notice,
  requireRoom,
  updateNotice,
} from './queries.ts';

/** What the charity says to everybody at once (docs/product.md#notices). What the public reads comes with the directory. */
export const notices = new Hono<ApiEnv>()
  .get(
    '/',
    allow('notice:list'),
    describeRoute({ summary: 'Every notice, past ones included', answer: [NoticeAnswer] }),
    async (c) => c.json(await findNotices(c.env.DB)),
  )
  .post(
    '/',
    allow('notice:create'),
    describeRoute({
      summary: 'Say something to everybody, from one minute until another',
      answer: NoticeAnswer,
      status: 201,
    }),
    acceptIdempotencyKey,
    body(NoticeInput),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const sent = c.req.valid('json');
      requireTimes(sent, author.now);
      const made = await makeRecord(c, notice, sent, async (storeKey) => {
        await requireRoom(DB, author);
        const record: NoticeRecord = {
          ...sent,
          _id: crypto.randomUUID(),
          version: 1,
          updatedAt: timestampOf(author),
        };
        return createNotice(DB, author, record, storeKey);
      });
      return c.json(made, 201);
    },
  )
  .get(
    '/:id',
    allow('notice:read'),
    describeRoute({ summary: 'A notice', answer: NoticeAnswer }),
    async (c) => c.json(await loadRecord(c, notice)),
  )
  .put(
    '/:id',
    allow('notice:update'),
    describeRoute({
      summary: 'Change a notice; an absent field keeps its value',
      answer: NoticeAnswer,
    }),
    change(NoticeInput),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const { fields, ...about } = c.req.valid('json');
      const saved = await saveRecord(c, notice, about, async (before) => {
        const merged = parseInput(NoticeInput, { ...before, ...fields });
        requireTimes(merged, author.now);
        await requireRoom(DB, author, { id: before._id });
        return updateNotice(DB, author, before, merged);
      });
      return c.json(saved);
    },
  )
  .post(
    '/:id/end',
    allow('notice:update'),
    describeRoute({ summary: 'End a notice with this minute', answer: NoticeAnswer }),
    async (c) => {
      const author = readAuthor(c);
      const ends = formatCityTime(author.now);
      const saved = await saveRecord(c, notice, {}, async (before) =>
        before.ends <= ends ? before : updateNotice(c.env.DB, author, before, { ends }),
      );
      return c.json(saved);
    },
  )
  .delete(
    '/:id',
    allow('notice:delete'),
    describeRoute({ summary: 'Delete a notice', answer: MessageAnswer }),
    async (c) => {
      const author = readAuthor(c);
      await saveRecord(c, notice, {}, (before) => deleteNotice(c.env.DB, author, before));
      return c.json({ message: 'Notice deleted successfully.' });
    },
  );

function requireTimes(input: NoticeInput, now: number) {
  const faults = noticeTimeFaults(input, now);
  if (Object.keys(faults).length > 0) throw invalidError(faults);
}
