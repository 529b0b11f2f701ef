import { Hono } from 'hono';
import { z } from 'zod';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import type { Service } from '../../shared/services/service.ts';
import { ServiceInput } from '../../shared/services/service-input.ts';
import { messages } from '../../shared/site/messages.ts';
import { ofType, openForReading, typeQuery, withDirectory } from '../directory/public-list.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { allow, allowAnyone } from '../http/guard.ts';
import { body, checked, query } from '../http/input.ts';
import { isPageAsked, pageFields } from '../lists/query.ts';
import { sendInBackground } from '../mail/send.ts';
import { change } from '../records/change.ts';
import { filters } from '../records/filter.ts';
import { acceptIdempotencyKey, answerOnce } from '../records/idempotency.ts';
import { ownerFor, ProviderId, providerFor } from '../records/provider.ts';
import { Publication } from '../records/publication.ts';
import {
  loadCreated,
  loadRecord,
  type RecordType,
  readAuthor,
  retryOnConflict,
  saveRecord,
} from '../records/record.ts';
import { pageOfServices } from './list.ts';
import {
  createService,
  deleteService,
  listServices,
  publishService,
  readService,
  updateService,
} from './queries.ts';

const NewService = ServiceInput.safeExtend({ provider: ProviderId });

const ListQuery = z.object({ ...filters, ...pageFields(SERVICE_RULES) });

const service: RecordType<Service> = {
  read: readService,
  ownerOf: ({ provider }) => provider._id,
  missing: 'There is no such service.',
};

export const services = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get(
    '/public',
    allowAnyone('directory:read'),
    withDirectory(messages.servicesFailed),
    typeQuery,
    (c) => c.json(ofType(c.var.reading.directory.services, c.req.valid('query').type)),
  )
  .get('/', allow('service:list'), query(ListQuery), async (c) => {
    const asked = c.req.valid('query');
    return isPageAsked(asked)
      ? c.json(await pageOfServices(c.env.DB, readAuthor(c), asked))
      : c.json(await listServices(c.env.DB, readAuthor(c), asked));
  })
  .post('/', allow('service:create'), acceptIdempotencyKey, body(NewService), async (c) => {
    const { DB } = c.env;
    const sent = c.req.valid('json');
    const { provider, ...fields } = sent;
    const author = readAuthor(c);
    const made = await answerOnce(c, {
      who: author.viewer.accountId,
      sent,
      make: (remembered) =>
        retryOnConflict(async () => {
          const owner = await providerFor(DB, author, ownerFor(author, provider));
          return createService(DB, author, owner, fields, remembered);
        }),
      again: (id) => loadCreated(c, service, id),
    });
    return c.json(made, 201);
  })
  .get('/:id', allow('service:read'), async (c) => c.json(await loadRecord(c, service)))
  // The provider stays: what a body says of it is ignored (docs/product.md#admin-area).
  .put('/:id', allow('service:update'), change(ServiceInput), async (c) => {
    const { fields, ...about } = c.req.valid('json');
    const saved = await saveRecord(c, service, about, (before) => {
      const after = checked(ServiceInput, { ...before, ...fields });
      return updateService(c.env.DB, readAuthor(c), before, after);
    });
    return c.json(saved);
  })
  .put('/:id/published', allow('listing:publish'), body(Publication), async (c) => {
    const { published } = c.req.valid('json');
    const saved = await saveRecord(c, service, {}, async (before) =>
      before.published === published
        ? before
        : publishService(c.env.DB, readAuthor(c), before, published),
    );
    sendInBackground(c);
    return c.json(saved);
  })
  .delete('/:id', allow('service:delete'), async (c) => {
    await saveRecord(c, service, {}, (before) => deleteService(c.env.DB, readAuthor(c), before));
    sendInBackground(c);
    return c.json({ message: 'Service deleted successfully.' });
  });
