import { Hono } from 'hono';
import { z } from 'zod';
import { DeletionInput } from '../../shared/account/registrations.ts';
import { ORGANISATION_RULES } from '../../shared/lists/organisation-rules.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import {
  OrganisationInput,
  OrganisationRecord,
  organisationFaults,
} from '../../shared/organisations/organisation-input.ts';
import { messages } from '../../shared/site/messages.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import { PublicOrganisationAnswer } from '../directory/answers.ts';
import { openForReading, withDirectory } from '../directory/public-list.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body, invalidError, optionalBody, parseInput, query } from '../http/input.ts';
import { describePage, isPageAsked, pageFields } from '../lists/query.ts';
import { sendInBackground } from '../mail/send.ts';
import { OrganisationAnswer, OrganisationPageAnswer } from '../records/answers.ts';
import { change } from '../records/change.ts';
import { acceptIdempotencyKey } from '../records/idempotency/idempotency.ts';
import { notifyOfSecret } from '../records/notify-of-secret.ts';
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
import { organisation } from '../records/record-types.ts';
import { updateRecord } from '../records/write.ts';
import { pageOfOrganisations } from './list.ts';
import { addOrganisation, approveOrganisation, deleteOrganisation } from './queries.ts';

/** What an admin may say with an approval. */
const ApprovalInput = OrganisationInput.pick({ addressPublic: true });

/** Throws what is to be mended of an organisation as it would be (`organisationFaults`). */
function refuseFaults(organisation: Parameters<typeof organisationFaults>[0]) {
  const faults = organisationFaults(organisation);
  if (faults.length > 0)
    throw invalidError(Object.fromEntries(faults.map(({ path, message }) => [path[0], message])));
}

/** The whole list is not filtered: docs/product.md#api has that done where it is read. A page is. */
const ListQuery = z.object({
  role: z.enum(['organisation', 'admin']).optional(),
  approved: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  ...pageFields(ORGANISATION_RULES),
});

export const organisations = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get(
    '/public',
    allowAnyone('directory:read'),
    describeRoute({
      summary: 'Every organisation that the public may see',
      answer: [PublicOrganisationAnswer],
    }),
    withDirectory(messages.organisationsFailed),
    (c) => c.json(c.var.reading.directory.organisations),
  )
  .get(
    '/',
    allow('organisation:list'),
    describeRoute({
      summary: 'Every organisation, for admins; or one page of them',
      answer: [OrganisationAnswer],
      page: OrganisationPageAnswer,
      query: {
        ...describePage('name', ORGANISATION_RULES),
        role: 'On a page: only those of this role.',
        approved: 'On a page: only those that are approved ("true"), or wait ("false").',
      },
    }),
    query(ListQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return isPageAsked(asked)
        ? c.json(await pageOfOrganisations(c.env.DB, readAuthor(c), asked))
        : c.json(await listRecords(c.env.DB, readAuthor(c), organisation));
    },
  )
  .post(
    '/',
    allow('organisation:create'),
    describeRoute({
      summary: 'Add an approved organisation, for which nobody signs in yet',
      answer: OrganisationAnswer,
      status: 201,
    }),
    acceptIdempotencyKey,
    body(OrganisationRecord),
    async (c) => {
      const sent = c.req.valid('json');
      refuseFaults(sent);
      const author = readAuthor(c);
      const made = await makeRecord(c, organisation, sent, (storeKey) =>
        addOrganisation(c.env.DB, author, sent, storeKey),
      );
      return c.json(made, 201);
    },
  )
  .get(
    '/:id',
    allow('organisation:read'),
    describeRoute({ summary: 'An organisation', answer: OrganisationAnswer }),
    async (c) => c.json(await loadRecord(c, organisation)),
  )
  .put(
    '/:id',
    allow('organisation:update'),
    describeRoute({
      summary: 'Change an organisation; an absent field keeps its value',
      answer: OrganisationAnswer,
    }),
    change(OrganisationInput),
    async (c) => {
      const { fields, ...about } = c.req.valid('json');
      const saved = await saveRecord(c, organisation, about, (before) => {
        const given = parseInput(OrganisationInput, fields);
        refuseFaults({ ...before, ...given });
        const { _id: organisationId, name } = before;
        const about = { name, service: '', organisationId };
        const author = readAuthor(c);
        const { ADMIN_MAIL, DB } = c.env;
        return updateRecord(DB, author, organisation, before, given, {
          also: before.approved ? notifyOfSecret(DB, author, ADMIN_MAIL, before, given, about) : [],
        });
      });
      sendInBackground(c);
      return c.json(saved);
    },
  )
  .put(
    '/approve/:id',
    allow('organisation:approve'),
    describeRoute({
      summary:
        'Approve an organisation, which is told by mail; whether its addresses are public, where its words ask that',
      answer: OrganisationAnswer,
    }),
    optionalBody(ApprovalInput),
    async (c) => {
      const given = c.req.valid('json');
      const approved = await saveRecord(c, organisation, {}, async (before) => {
        if (before.approved) return before;
        refuseFaults({ ...before, ...given });
        return approveOrganisation(c.env.DB, readAuthor(c), before, given);
      });
      sendInBackground(c);
      return c.json(approved);
    },
  )
  .put(
    '/:id/published',
    allow('organisation:publish'),
    describeRoute({
      summary: 'Take an organisation down everywhere, or put it back; it is told by mail',
      answer: OrganisationAnswer,
    }),
    body(Publication),
    async (c) => c.json(await savePublication(c, organisation, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('organisation:delete'),
    describeRoute({
      summary: 'Delete an organisation with its services, its helpline and its accounts',
      answer: MessageAnswer,
    }),
    optionalBody(DeletionInput),
    async (c) => {
      const { reason } = c.req.valid('json');
      const remove = (before: WholeOrganisation) =>
        deleteOrganisation(c.env.DB, readAuthor(c), before, reason);
      return c.json(await removeRecord(c, organisation, remove));
    },
  );
