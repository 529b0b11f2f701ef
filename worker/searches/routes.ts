import { Hono } from 'hono';
import { OwnWordsInput } from '../../shared/search/editing/own-words-input.ts';
import { ZeroResultSearchInput } from '../../shared/search/zero-result/zero-result-search.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import { OwnWordsAnswer } from '../directory/answers.ts';
import { withDirectory } from '../directory/public-list.ts';
import type { ReaderEnv } from '../directory/read-for.ts';
import { backgroundContext } from '../http/background-context.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError, throwUnavailable } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { readAuthor } from '../records/record.ts';
import { forgetWords, teachWords } from './own-words.ts';
import { hasZeroResults, noteZeroResult } from './zero-result.ts';

/** A search that a page has made without the server, where it found nothing; the pages that the server makes tell by themselves. */
export const searches = new Hono<ReaderEnv>()
  .get(
    '/words',
    allowAnyone('directory:read'),
    describeRoute({ summary: 'What an admin has taught the search', answer: [OwnWordsAnswer] }),
    withDirectory('The words could not be read.'),
    (c) => c.json(c.var.reading.directory.searchWords ?? []),
  )
  .put(
    '/words',
    allow('search:teach'),
    describeRoute({
      summary: 'Have words that people type lead somewhere, or somewhere else',
      answer: OwnWordsAnswer,
    }),
    body(OwnWordsInput),
    async (c) => {
      const taught = c.req.valid('json');
      if (!(await teachWords(c.env.DB, readAuthor(c), taught)))
        throw new ApiError(409, LIMITS.searchWordsKept.message);
      return c.json(taught);
    },
  )
  .delete(
    '/words/:id',
    allow('search:forget'),
    describeRoute({ summary: 'Have the search forget words', answer: MessageAnswer }),
    async (c) => {
      if (!(await forgetWords(c.env.DB, readAuthor(c), c.req.param('id'))))
        throw new ApiError(404, 'The search does not know these words.');
      return c.json({ message: 'Words removed.' });
    },
  )
  .post(
    '/',
    allowAnyone('search:report'),
    describeRoute({
      summary: 'Count a search that found nothing, by its letters alone',
      answer: MessageAnswer,
    }),
    body(ZeroResultSearchInput),
    async (c) => {
      const { text } = c.req.valid('json');
      const { now, reader } = c.var;
      const { directory } = await reader
        .read(c.env, now, backgroundContext(c))
        .catch(throwUnavailable('The search could not be counted.'));
      if (hasZeroResults(text, directory))
        await noteZeroResult(c.env, c.req.raw.headers, text, now);
      return c.json({ message: 'Thank you.' });
    },
  );
