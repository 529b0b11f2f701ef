import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '../../shared/account/access.ts';
import { findListing, type Listing } from '../../shared/reports/find-listing.ts';
import { HELD_OFF_DAYS } from '../../shared/reports/found-closed.ts';
import {
  ReportAnswerInput,
  ReportInput,
  SaidOpenInput,
} from '../../shared/reports/report-input.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone, forbiddenError } from '../access/guard.ts';
import type { Directory } from '../directory/build/build.ts';
import { type ReaderEnv, type ReadingCall, readDirectoryFor } from '../directory/read-for.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError, throwUnavailable } from '../http/errors.ts';
import { body, query } from '../http/input.ts';
import { describeTurn, filterValue, turnFields } from '../http/paging.ts';
import { addressKey } from '../limits/address.ts';
import { createDailyQuota } from '../limits/quota.ts';
import { scaleLimit } from '../limits/scale.ts';
import { readAuthor } from '../records/record.ts';
import { answerReports, sayOpen } from './answer.ts';
import { FoundClosedAnswer, ReportsAnswer } from './answers.ts';
import { createReport } from './create.ts';
import { listReportsPage, readFoundClosed } from './list.ts';
import { readTrust, TrustAnswer } from './trust.ts';

const quota = createDailyQuota();

const THANKS = 'Thank you. We will read this.';

/** What people say is wrong with a listing: docs/product.md#something-wrong. */
export const reports = new Hono<ReaderEnv>()
  .post(
    '/',
    allowAnyone('report:create'),
    describeRoute({
      summary: 'Say what is wrong with a listing; nothing is kept of who says it',
      answer: MessageAnswer,
      status: 201,
    }),
    body(ReportInput),
    async (c) => {
      const { now } = c.var;
      const report = c.req.valid('json');
      const listing = await listingOf(c, report.listing);
      const address = addressKey(c.req.raw.headers);
      const { value, message } = LIMITS.reportsByAddressAndDay;
      if (!quota.take(address, cityTime(now).date, scaleLimit(c.env, value)))
        throw new ApiError(429, message);
      await createReport(c.env, listing, report, { address }, now);
      return c.json({ message: THANKS }, 201);
    },
  )
  .post(
    '/signed-in',
    allow('report:vouch'),
    describeRoute({
      summary:
        'Say as an organisation what is wrong with another’s listing; closed is shown at once',
      answer: MessageAnswer,
      status: 201,
    }),
    body(ReportInput),
    async (c) => {
      const { viewer, action, now } = c.var;
      const report = c.req.valid('json');
      const listing = await listingOf(c, report.listing);
      if (!can(viewer, action, listing)) throw forbiddenError();
      const { organisationId } = viewer;
      await createReport(c.env, listing, report, { organisationId }, now);
      return c.json({ message: THANKS }, 201);
    },
  )
  .get(
    '/',
    allow('report:list'),
    describeRoute({
      summary: 'A page of the listings that people say something is wrong with, with their words',
      answer: ReportsAnswer,
      query: {
        ...describeTurn('name'),
        closed: 'Anything: those that were answered. Without it: those that were not.',
      },
    }),
    query(z.object({ ...turnFields, closed: filterValue })),
    async (c) => {
      const { closed, ...turn } = c.req.valid('query');
      const asked = { ...turn, isClosed: closed !== undefined };
      return c.json(await listReportsPage(c.env.DB, await readListings(c), asked, c.var.now));
    },
  )
  .post(
    '/answers',
    allow('report:answer'),
    describeRoute({
      summary: 'Close all open reports of a listing with what was done',
      answer: MessageAnswer,
    }),
    body(ReportAnswerInput),
    async (c) => {
      const closed = await answerReports(c.env.DB, readAuthor(c), c.req.valid('json'));
      if (closed === 0) throw new ApiError(404, 'There is no open report of this listing.');
      return c.json({ message: 'Closed.' });
    },
  )
  .get(
    '/trust',
    allowAnyone('directory:read'),
    describeRoute({
      summary: 'How many listings were checked lately, and how soon reports are answered',
      answer: TrustAnswer,
    }),
    async (c) => {
      const directory = await readListings(c);
      const trust = await readTrust(c.env.DB, directory, c.var.now).catch(
        throwUnavailable('The figures could not be read.'),
      );
      return c.json(trust);
    },
  )
  .get(
    '/found-closed',
    allow('report:readClosed'),
    describeRoute({
      summary: 'Which of one’s own listings people found closed: how many, and nothing they wrote',
      answer: [FoundClosedAnswer],
    }),
    async (c) => {
      const directory = await readListings(c);
      return c.json(await readFoundClosed(c.env.DB, directory, readAuthor(c)));
    },
  )
  .post(
    '/open',
    allow('report:open'),
    describeRoute({
      summary: `Say that a listing is open: nobody reads that it was found closed, for ${HELD_OFF_DAYS} days`,
      answer: MessageAnswer,
    }),
    body(SaidOpenInput),
    async (c) => {
      const { viewer, action } = c.var;
      const listing = await listingOf(c, c.req.valid('json').listing);
      if (!can(viewer, action, listing)) throw forbiddenError();
      await sayOpen(c.env.DB, readAuthor(c), listing);
      return c.json({ message: 'People no longer read that it was found closed.' });
    },
  );

const readListings = async (c: ReadingCall): Promise<Directory> =>
  (await readDirectoryFor(c, 'The listings could not be read.')).directory;

/** Ids are public: 404 comes before 403. */
async function listingOf(c: ReadingCall, id: string): Promise<Listing> {
  const listing = findListing(await readListings(c), id);
  if (!listing) throw new ApiError(404, 'There is no such listing.');
  return listing;
}
