import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { messages } from '../../shared/site/messages.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import { PublicHelplineAnswer } from '../directory/answers.ts';
import {
  filterByType,
  openForReading,
  typeQuery,
  withDirectory,
} from '../directory/public-list.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, parseInput, query } from '../http/input.ts';
import { describePage, isPageAsked, pageFields } from '../lists/query.ts';
import { HelplineAnswer, HelplinePageAnswer } from '../records/answers.ts';
import type { Author } from '../records/author.ts';
import { change } from '../records/change.ts';
import { filterDescriptions, filters } from '../records/filter.ts';
import { acceptIdempotencyKey } from '../records/idempotency/idempotency.ts';
import { ownerFor, ProviderId, providerFor } from '../records/provider.ts';
import { Publication } from '../records/publication.ts';
import { listRecords } from '../records/read.ts';
import {
  loadRecord,
  makeRecord,
  readAuthor,
  removeRecord,
  savePublication,
  saveRecord,
} from '../records/record.ts';
import { helpline } from '../records/record-types.ts';
import { pageOfHelplines } from './list.ts';
import { createHelpline, hasAnother, isFullWithoutProvider, updateHelpline } from './queries.ts';

const OwnedHelpline = HelplineInput.safeExtend({ provider: ProviderId });

const ListQuery = z.object({ ...filters, ...pageFields(HELPLINE_RULES) });

export const helplines = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get(
    '/public',
    allowAnyone('directory:read'),
    describeRoute({
      summary: 'Every helpline that the public may see',
      answer: [PublicHelplineAnswer],
      query: { type: filterDescriptions.type },
    }),
    withDirectory(messages.helplinesFailed),
    typeQuery,
    (c) => c.json(filterByType(c.var.reading.directory.helplines, c.req.valid('query').type)),
  )
  .get(
    '/',
    allow('helpline:list'),
    describeRoute({
      summary: "An organisation's own helpline, or all for an admin; or one page of them",
      answer: [HelplineAnswer],
      page: HelplinePageAnswer,
      query: { ...filterDescriptions, ...describePage('name', HELPLINE_RULES) },
    }),
    query(ListQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return isPageAsked(asked)
        ? c.json(await pageOfHelplines(c.env.DB, readAuthor(c), asked))
        : c.json(await listRecords(c.env.DB, readAuthor(c), helpline, asked));
    },
  )
  .post(
    '/',
    allow('helpline:create'),
    describeRoute({
      summary: "Add a helpline: one's own, or for an admin that of the provider named, if any",
      answer: HelplineAnswer,
      status: 201,
    }),
    acceptIdempotencyKey,
    body(OwnedHelpline),
    async (c) => {
      const { DB } = c.env;
      const sent = c.req.valid('json');
      const author = readAuthor(c);
      const made = await makeRecord(c, helpline, sent, async (storeKey) =>
        createHelpline(DB, author, await withOwner(DB, author, sent), storeKey),
      );
      return c.json(made, 201);
    },
  )
  .get(
    '/:id',
    allow('helpline:read'),
    describeRoute({ summary: 'A helpline', answer: HelplineAnswer }),
    async (c) => c.json(await loadRecord(c, helpline)),
  )
  .put(
    '/:id',
    allow('helpline:update'),
    describeRoute({
      summary: 'Change a helpline; an absent field keeps its value',
      answer: HelplineAnswer,
    }),
    change(OwnedHelpline),
    async (c) => {
      const { fields, ...about } = c.req.valid('json');
      const author = readAuthor(c);
      const saved = await saveRecord(c, helpline, about, async (before) => {
        const after = parseInput(OwnedHelpline, { ...before, ...fields });
        return updateHelpline(
          c.env.DB,
          author,
          before,
          await withOwner(c.env.DB, author, after, before),
        );
      });
      return c.json(saved);
    },
  )
  .put(
    '/:id/published',
    allow('listing:publish'),
    describeRoute({
      summary: 'Take a helpline down, or put it back',
      answer: HelplineAnswer,
    }),
    body(Publication),
    async (c) => c.json(await savePublication(c, helpline, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('helpline:delete'),
    describeRoute({ summary: 'Delete a helpline', answer: MessageAnswer }),
    async (c) => c.json(await removeRecord(c, helpline)),
  );

/** The fields with the provider that they are to have: an organisation may have one helpline, an admin name nobody. */
async function withOwner(
  d1: D1Database,
  author: Author,
  { provider, ...fields }: z.output<typeof OwnedHelpline>,
  present?: Helpline,
) {
  const owner = ownerFor(author, provider);
  if (!owner) {
    if (present?.provider !== null && (await isFullWithoutProvider(d1)))
      throw new ApiError(409, LIMITS.helplinesWithoutProvider.message);
    return { ...fields, provider: null };
  }
  await providerFor(d1, author, owner);
  if (await hasAnother(d1, owner, present?._id ?? ''))
    throw new ApiError(409, LIMITS.helplinesOfOrganisation.message);
  return { ...fields, provider: owner };
}
