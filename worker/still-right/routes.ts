import { type Context, Hono } from 'hono';
import { askedListings } from '../../shared/still-right/asked-listings.ts';
import { StillRightInput, type StillRightPage } from '../../shared/still-right/still-right.ts';
import { allowAnyone } from '../access/guard.ts';
import { type ReaderEnv, readDirectoryFor } from '../directory/read-for.ts';
import { describeRoute } from '../http/describe-route.ts';
import { body } from '../http/input.ts';
import { limitSignIns } from '../limits/limits.ts';
import { retryOnConflict } from '../records/record.ts';
import { StillRightAnswer } from './answers.ts';
import { sayStillRight, takeBack } from './check-by-link.ts';
import { endedLinkError, openLink } from './link.ts';

/** Where the link of an asking mail leads: docs/product.md#asking. Reading changes nothing, because mail scanners open links too. */
export const stillRight = new Hono<ReaderEnv>()
  .get(
    '/:token',
    allowAnyone('listing:readByLink'),
    describeRoute({
      summary:
        'The listings that a mail asks about, as the public reads them; 404 once its link has ended',
      answer: StillRightAnswer,
    }),
    async (c) => c.json(await pageOf(c, c.req.param('token'))),
  )
  .post(
    '/:token',
    allowAnyone('listing:check'),
    describeRoute({
      summary: 'Say by the link of a mail which listings are still right',
      answer: StillRightAnswer,
    }),
    limitSignIns,
    body(StillRightInput),
    async (c) => {
      const token = c.req.param('token');
      const { listings } = c.req.valid('json');
      await retryOnConflict(() => sayStillRight(c.env.DB, token, listings, c.var.now));
      return c.json(await pageOf(c, token));
    },
  )
  .post(
    '/:token/undo',
    allowAnyone('listing:uncheck'),
    describeRoute({ summary: 'Take back what was said by a link', answer: StillRightAnswer }),
    limitSignIns,
    async (c) => {
      const token = c.req.param('token');
      await retryOnConflict(() => takeBack(c.env.DB, token, c.var.now));
      return c.json(await pageOf(c, token));
    },
  );

async function pageOf(c: Context<ReaderEnv>, token: string): Promise<StillRightPage> {
  const { now } = c.var;
  const { organisation, done, isStandIn } = await openLink(c.env.DB, token, now);
  const { directory } = await readDirectoryFor(c, 'The listings could not be read.');
  const asked = askedListings(directory, organisation._id, now);
  if (!asked) throw endedLinkError();
  return {
    organisation: asked.name,
    listings: asked.listings,
    isStandIn,
    confirmed: done && { at: done.at, ids: done.before.map(([id]) => id) },
  };
}
