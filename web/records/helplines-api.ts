import type { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, narrowToList, narrowToPage, type QueryOf, read } from '../auth/account-api.ts';
import { withIdempotencyKey } from '../auth/idempotency-key.ts';

const words = areaMessages.helpline;

/** The calls about helplines, with the token of the session; each throws an ApiError in the server's words or these. */
export const helplinesApi = {
  list: (query: { provider?: string }, failed: string) =>
    narrowToList(read(client.helplines.$get({ query }), failed)),
  page: (query: QueryOf<typeof client.helplines.$get>, failed: string) =>
    narrowToPage(read(client.helplines.$get({ query }), failed)),
  read: (id: string, failed: string) =>
    read(client.helplines[':id'].$get({ param: { id } }), failed),
  create: (json: HelplineInput & { provider?: string }, key: string) =>
    read(client.helplines.$post({ json }, withIdempotencyKey(key)), words.createFailed),
  update: (id: string, json: HelplineInput & { version?: number }) =>
    read(client.helplines[':id'].$put({ param: { id }, json }), words.updateFailed),
  delete: (id: string) =>
    read(client.helplines[':id'].$delete({ param: { id } }), words.deleteFailed),
};
