import { Hono } from 'hono';
import { z } from 'zod';
import { DeletionInput } from '../../shared/account/registrations.ts';
import { ORGANISATION_RULES } from '../../shared/lists/organisation-rules.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import { OrganisationInput } from '../../shared/organisations/organisation-input.ts';
import { messages } from '../../shared/site/messages.ts';
import { openForReading, withDirectory } from '../directory/public-list.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { allow, allowAnyone } from '../http/guard.ts';
import { body, checked, optionalBody, query } from '../http/input.ts';
import { isPageAsked, pageFields } from '../lists/query.ts';
import { sendInBackground } from '../mail/send.ts';
import { change } from '../records/change.ts';
import { Publication } from '../records/publication.ts';
import { loadRecord, type RecordType, readAuthor, saveRecord } from '../records/record.ts';
import { pageOfOrganisations } from './list.ts';
import {
  approveOrganisation,
  deleteOrganisation,
  listOrganisations,
  publishOrganisation,
  readOrganisation,
  updateOrganisation,
} from './queries.ts';

/** The whole list is not filtered: docs/product.md#api has that done where it is read. A page is. */
const ListQuery = z.object({
  role: z.enum(['organisation', 'admin']).optional(),
  approved: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  ...pageFields(ORGANISATION_RULES),
});

const organisation: RecordType<WholeOrganisation> = {
  read: readOrganisation,
  ownerOf: ({ _id }) => _id,
  missing: 'There is no such organisation.',
};

export const organisations = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get('/public', allowAnyone('directory:read'), withDirectory(messages.organisationsFailed), (c) =>
    c.json(c.var.reading.directory.organisations),
  )
  .get('/', allow('organisation:list'), query(ListQuery), async (c) => {
    const asked = c.req.valid('query');
    return isPageAsked(asked)
      ? c.json(await pageOfOrganisations(c.env.DB, readAuthor(c), asked))
      : c.json(await listOrganisations(c.env.DB, readAuthor(c)));
  })
  .get('/:id', allow('organisation:read'), async (c) => c.json(await loadRecord(c, organisation)))
  .put('/:id', allow('organisation:update'), change(OrganisationInput), async (c) => {
    const { fields, ...about } = c.req.valid('json');
    const saved = await saveRecord(c, organisation, about, (before) =>
      updateOrganisation(c.env.DB, readAuthor(c), before, checked(OrganisationInput, fields)),
    );
    return c.json(saved);
  })
  .put('/approve/:id', allow('organisation:approve'), async (c) => {
    const approved = await saveRecord(c, organisation, {}, async (before) =>
      before.approved ? before : approveOrganisation(c.env.DB, readAuthor(c), before),
    );
    sendInBackground(c);
    return c.json(approved);
  })
  .put('/:id/published', allow('organisation:publish'), body(Publication), async (c) => {
    const { published } = c.req.valid('json');
    const saved = await saveRecord(c, organisation, {}, async (before) =>
      before.published === published
        ? before
        : publishOrganisation(c.env.DB, readAuthor(c), before, published),
    );
    sendInBackground(c);
    return c.json(saved);
  })
  .delete('/:id', allow('organisation:delete'), optionalBody(DeletionInput), async (c) => {
    const { reason } = c.req.valid('json');
    await saveRecord(c, organisation, {}, (before) =>
      deleteOrganisation(c.env.DB, readAuthor(c), before, reason),
    );
    sendInBackground(c);
    return c.json({ message: 'Organisation deleted successfully.' });
  });
