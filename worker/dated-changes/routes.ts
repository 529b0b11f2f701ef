import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '../../shared/account/access.ts';
import { ChangeInput, clashDecisions, isOver } from '../../shared/services/changes/change-input.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { CHANGE_TIMES } from '../../shared/services/changes/change-times.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { allow, forbiddenError } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, invalidError, optionalBody, parseInput, query } from '../http/input.ts';
import { describeTurn, filterValue, isTurnAsked, turnFields } from '../http/paging.ts';
import { sendInBackground } from '../mail/send.ts';
import type { Author } from '../records/author.ts';
import { change } from '../records/change.ts';
import { filterDescriptions } from '../records/filter.ts';
import { acceptIdempotencyKey } from '../records/idempotency/idempotency.ts';
import { ownerFor, ProviderId, providerFor } from '../records/provider.ts';
import { loadRecord, makeRecord, readAuthor, saveRecord } from '../records/record.ts';
import { ChangesPageAnswer, DatedChangeAnswer, ListedChangeAnswer } from './answers.ts';
import { findOwners, readChangeContext } from './change-context.ts';
import { findClashes } from './find-clashes.ts';
import { listChangesPage, listNamedChanges } from './list.ts';
import { datedChange } from './queries.ts';
import { createChange, deleteChange, endChange, updateChange } from './write.ts';

const NewChange = ChangeInput.safeExtend({ organisation: ProviderId, ...clashDecisions });
const ChangedChange = ChangeInput.safeExtend(clashDecisions);
const Decisions = z.object(clashDecisions);
const ListQuery = z.object({
  provider: filterValue,
  ...turnFields,
  when: z.enum(CHANGE_TIMES).optional(),
});
type Changed = z.output<typeof ChangedChange>;

export const datedChanges = new Hono<ApiEnv>()
  .get(
    '/',
    allow('datedChange:list'),
    describeRoute({
      summary:
        "An organisation's own dated changes, past ones included; for an admin those of the provider named, or else of types and the city. Or one page of all in scope",
      answer: [ListedChangeAnswer],
      page: ChangesPageAnswer,
      query: {
        provider: filterDescriptions.provider,
        ...describeTurn('organisation’s name'),
        when: `Only those that are ${CHANGE_TIMES.join(', ')}. This, or anything of a page, makes the answer one page.`,
      },
    }),
    query(ListQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return isTurnAsked(asked) || asked.when
        ? c.json(await listChangesPage(c.env.DB, readAuthor(c), asked))
        : c.json(await listNamedChanges(c.env.DB, readAuthor(c), asked.provider));
    },
  )
  .post(
    '/',
    allow('datedChange:create'),
    describeRoute({
      summary:
        "Add a dated change for services, one's organisation, or (admins) a type or the city; 409 with `others` until each that stands in the way is named in `keep` or `end`",
      answer: DatedChangeAnswer,
      status: 201,
    }),
    acceptIdempotencyKey,
    body(NewChange),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const sent = c.req.valid('json');
      const { organisation, keep, end, ...input } = sent;
      const made = await makeRecord(c, datedChange, sent, async (storeKey) => {
        const owner = await ownerOfNew(DB, author, input, organisation);
        const context = await readChangeContext(DB, owner);
        const judged = findClashes(
          { input, organisation: owner },
          { keep, end },
          context,
          author.now,
        );
        return createChange(DB, author, judged, context, storeKey);
      });
      sendInBackground(c);
      return c.json(made, 201);
    },
  )
  .get(
    '/:id',
    allow('datedChange:read'),
    describeRoute({ summary: 'A dated change', answer: DatedChangeAnswer }),
    async (c) => c.json(await loadRecord(c, datedChange)),
  )
  .put(
    '/:id',
    allow('datedChange:update'),
    describeRoute({
      summary: 'Change a dated change; an absent field keeps its value, whose it is stays',
      answer: DatedChangeAnswer,
    }),
    change(ChangedChange),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const { fields, ...about } = c.req.valid('json');
      const saved = await saveRecord(c, datedChange, about, async (before) => {
        requireNotEnded(before);
        const { keep, end, ...input } = await mergeInput(DB, before, fields);
        requireSameOwner(author, before, input);
        const context = await readChangeContext(DB, before.organisation);
        const sent = { input, organisation: before.organisation };
        const judged = findClashes(sent, { keep, end }, context, author.now, before);
        return updateChange(DB, author, before, judged, context);
      });
      sendInBackground(c);
      return c.json(saved);
    },
  )
  .post(
    '/:id/end',
    allow('datedChange:end'),
    describeRoute({
      summary: 'End a dated change now: it holds no more from today on',
      answer: DatedChangeAnswer,
    }),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const ended = await saveRecord(c, datedChange, {}, async (before) => {
        if (isOver(before, cityTime(author.now).date)) return before;
        const { services } = await readChangeContext(DB, before.organisation);
        return endChange(DB, author, before, services);
      });
      return c.json(ended);
    },
  )
  .delete(
    '/:id/end',
    allow('datedChange:update'),
    describeRoute({
      summary:
        'Take back that a dated change was ended: it holds again, if its dates are not over; 409 as when it is added',
      answer: DatedChangeAnswer,
    }),
    optionalBody(Decisions),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const decisions = c.req.valid('json');
      const saved = await saveRecord(c, datedChange, {}, async (before) => {
        if (!before.endedAt) return before;
        const { keep: _, end: __, ...input } = await mergeInput(DB, before, {});
        const context = await readChangeContext(DB, before.organisation);
        const sent = { input, organisation: before.organisation };
        const judged = findClashes(sent, decisions, context, author.now, before);
        return updateChange(DB, author, before, judged, context);
      });
      sendInBackground(c);
      return c.json(saved);
    },
  )
  .delete(
    '/:id',
    allow('datedChange:delete'),
    describeRoute({ summary: 'Delete a dated change', answer: MessageAnswer }),
    async (c) => {
      const { DB } = c.env;
      await saveRecord(c, datedChange, {}, async (before) => {
        const { services } = await readChangeContext(DB, before.organisation);
        return deleteChange(DB, readAuthor(c), before, services);
      });
      return c.json({ message: 'Dated change deleted successfully.' });
    },
  );

/** Whose a new change is to be: that of its services, the organisation named, or nobody's for a type or the city. */
async function ownerOfNew(
  d1: D1Database,
  author: Author,
  input: ChangeInput,
  named: string | null | undefined,
): Promise<string | null> {
  const { scope, services } = input;
  if (scope === 'service') {
    const [owner, another] = await findOwners(d1, services);
    if (!owner) throw invalidError({ services: 'One of these services is not there any more.' });
    if (another) throw invalidError({ services: 'Please choose services of one organisation.' });
    if (!can(author.viewer, author.action, { organisationId: owner })) throw forbiddenError();
    return owner;
  }
  if (scope === 'organisation') {
    const { _id } = await providerFor(d1, author, ownerFor(author, named)).catch((error) => {
      throw error instanceof ApiError && error.details.fields
        ? invalidError({ organisation: error.details.fields.provider ?? error.message })
        : error;
    });
    return _id;
  }
  if (!can(author.viewer, author.action)) throw forbiddenError();
  return null;
}

/** What a PUT leaves of a change. Services of it that were deleted meanwhile go without a word. */
async function mergeInput(
  d1: D1Database,
  before: ChangeRecord,
  fields: Partial<z.input<typeof ChangedChange>>,
): Promise<Changed> {
  const fromNow = before.since !== '' && (fields.from ?? before.from) === before.from;
  const merged = parseInput(ChangedChange, { ...before, fromNow, ...fields });
  if (merged.scope !== 'service') return merged;
  const { services } = await readChangeContext(d1, before.organisation);
  const known = new Set(services.map(({ _id }) => _id));
  const isUnknown = (id: string) => !known.has(id);
  if (merged.services.some((id) => isUnknown(id) && !before.services.includes(id)))
    throw invalidError({ services: 'Please choose services of one organisation.' });
  const rest = merged.services.filter((id) => !isUnknown(id));
  return parseInput(ChangedChange, { ...merged, services: rest });
}

/** A change stays an organisation's, or nobody's. */
function requireSameOwner(author: Author, before: ChangeRecord, { scope }: ChangeInput) {
  const isOwned = scope === 'service' || scope === 'organisation';
  if (isOwned === (before.organisation !== null)) return;
  if (!isOwned && !can(author.viewer, author.action)) throw forbiddenError();
  throw invalidError({ scope: 'Please add a new change for this.' });
}

function requireNotEnded({ endedAt }: ChangeRecord) {
  if (endedAt) throw new ApiError(409, 'This change has ended. Please add a new one.');
}
