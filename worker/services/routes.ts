import { Hono } from 'hono';
import { z } from 'zod';
import { isSamePlace } from '../../shared/addresses/place-words.ts';
import { AnswersInput } from '../../shared/conditions/answers-input.ts';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { MoveInput } from '../../shared/organisations/address-moves.ts';
import { ServiceInput } from '../../shared/services/editing/service-input.ts';
import { messages } from '../../shared/site/messages.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import { PublicServiceAnswer } from '../directory/answers.ts';
import {
  filterByType,
  openForReading,
  typeQuery,
  withDirectory,
} from '../directory/public-list.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body, parseInput, query } from '../http/input.ts';
import { describePage, isPageAsked, pageFields } from '../lists/query.ts';
import { sendInBackground } from '../mail/send.ts';
import { ServiceAnswer, ServicePageAnswer } from '../records/answers.ts';
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
  retryOnConflict,
  savePublication,
  saveRecord,
} from '../records/record.ts';
import { service } from '../records/record-types.ts';
import { deleteRecord } from '../records/write.ts';
import { answerConditions } from './answer-conditions.ts';
import { saveFull } from './full.ts';
import { pageOfServices } from './list.ts';
import { moveServices } from './move.ts';
import { takeOffProfile } from './off-profile.ts';
import { createService, updateService } from './queries.ts';

const NewService = ServiceInput.safeExtend({ provider: ProviderId });

const ListQuery = z.object({ ...filters, ...pageFields(SERVICE_RULES) });

export const services = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get(
    '/public',
    allowAnyone('directory:read'),
    describeRoute({
      summary: 'Every service that the public may see',
      answer: [PublicServiceAnswer],
      query: { type: filterDescriptions.type },
    }),
    withDirectory(messages.servicesFailed),
    typeQuery,
    (c) => c.json(filterByType(c.var.reading.directory.services, c.req.valid('query').type)),
  )
  .get(
    '/',
    allow('service:list'),
    describeRoute({
      summary: "An organisation's own services, or all for an admin; or one page of them",
      answer: [ServiceAnswer],
      page: ServicePageAnswer,
      query: { ...filterDescriptions, ...describePage("provider's name", SERVICE_RULES) },
    }),
    query(ListQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return isPageAsked(asked)
        ? c.json(await pageOfServices(c.env.DB, readAuthor(c), asked))
        : c.json(await listRecords(c.env.DB, readAuthor(c), service, asked));
    },
  )
  .post(
    '/',
    allow('service:create'),
    describeRoute({
      summary: "Add a service: one's own, or for an admin that of the provider named",
      answer: ServiceAnswer,
      status: 201,
    }),
    acceptIdempotencyKey,
    body(NewService),
    async (c) => {
      const { DB } = c.env;
      const sent = c.req.valid('json');
      const { provider, ...fields } = sent;
      const author = readAuthor(c);
      const made = await makeRecord(c, service, sent, async (storeKey) => {
        const owner = await providerFor(DB, author, ownerFor(author, provider));
        return createService(DB, author, owner, fields, storeKey);
      });
      await takeOffProfile(DB, author, made);
      return c.json(made, 201);
    },
  )
  .get(
    '/:id',
    allow('service:read'),
    describeRoute({ summary: 'A service', answer: ServiceAnswer }),
    async (c) => c.json(await loadRecord(c, service)),
  )
  // The provider stays: what a body says of it is ignored (docs/product.md#admin-area).
  .put(
    '/:id',
    allow('service:update'),
    describeRoute({
      summary: 'Change a service; an absent field keeps its value, the provider stays',
      answer: ServiceAnswer,
    }),
    change(ServiceInput),
    async (c) => {
      const { fields, ...about } = c.req.valid('json');
      const saved = await saveRecord(c, service, about, async (before) => {
        const after = parseInput(ServiceInput, { ...before, ...fields });
        if (!isSamePlace(before.serviceAddress, after.serviceAddress))
          await takeOffProfile(c.env.DB, readAuthor(c), before);
        return updateService(c.env.DB, readAuthor(c), before, after, c.env.ADMIN_MAIL);
      });
      await takeOffProfile(c.env.DB, readAuthor(c), saved);
      sendInBackground(c);
      return c.json(saved);
    },
  )
  .put(
    '/:id/published',
    allow('listing:publish'),
    describeRoute({
      summary: 'Take a service down, or put it back',
      answer: ServiceAnswer,
    }),
    body(Publication),
    async (c) => c.json(await savePublication(c, service, c.req.valid('json'))),
  )
  .post(
    '/move',
    allow('service:update'),
    describeRoute({
      summary: 'Move services of one organisation from an address to another: all of them or none',
      answer: [ServiceAnswer],
    }),
    body(MoveInput),
    async (c) => {
      const move = () => moveServices(c.env.DB, readAuthor(c), c.req.valid('json'));
      return c.json(await retryOnConflict(move));
    },
  )
  .post(
    '/conditions',
    allow('service:update'),
    describeRoute({
      summary:
        "Give services of one organisation the same answers about who is let in: all of them or none; '' takes one back",
      answer: [ServiceAnswer],
    }),
    body(AnswersInput),
    async (c) => {
      const answer = () => answerConditions(c.env.DB, readAuthor(c), c.req.valid('json'));
      return c.json(await retryOnConflict(answer));
    },
  )
  .post(
    '/:id/full',
    allow('service:full'),
    describeRoute({
      summary: 'Say that no bed is left tonight, or no meal today: it ends by itself',
      answer: ServiceAnswer,
    }),
    async (c) =>
      c.json(await saveRecord(c, service, {}, (it) => saveFull(c.env.DB, readAuthor(c), it, true))),
  )
  .delete(
    '/:id/full',
    allow('service:full'),
    describeRoute({ summary: 'Say that there is room again', answer: ServiceAnswer }),
    async (c) =>
      c.json(
        await saveRecord(c, service, {}, (it) => saveFull(c.env.DB, readAuthor(c), it, false)),
      ),
  )
  .delete(
    '/:id',
    allow('service:delete'),
    describeRoute({ summary: 'Delete a service', answer: MessageAnswer }),
    async (c) => {
      const [{ DB }, author] = [c.env, readAuthor(c)];
      const removed = await removeRecord(c, service, async (before) => {
        await takeOffProfile(DB, author, before);
        return deleteRecord(DB, author, service, before);
      });
      return c.json(removed);
    },
  );
