import { Hono } from 'hono';
import { ZeroResultSearchInput } from '../../shared/search/zero-result-search.ts';
import { allowAnyone } from '../access/guard.ts';
import type { ReaderEnv } from '../directory/public-list.ts';
import { backgroundContext } from '../directory/snapshot.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { unavailable } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { hasZeroResults, noteZeroResult } from './zero-result.ts';

/** A search that a page has made without the server, where it found nothing; the pages that the server makes tell by themselves. */
export const searches = new Hono<ReaderEnv>().post(
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
      .catch(unavailable('The search could not be counted.'));
    if (hasZeroResults(text, directory)) await noteZeroResult(c.env, c.req.raw.headers, text, now);
    return c.json({ message: 'Thank you.' });
  },
);
