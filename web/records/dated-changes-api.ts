import type { z } from 'zod';
import type { ChangeInput } from '../../shared/services/changes/change-input.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, narrowToList, narrowToPage, type QueryOf, read } from '../auth/account-api.ts';
import { withIdempotencyKey } from '../auth/idempotency-key.ts';

const words = areaMessages.dates;

/** What a form sends: a change, and of those that stand in its way which stay and which end. */
export type ChangeFields = z.input<typeof ChangeInput> & { keep?: string[]; end?: string[] };

const calls = client['dated-changes'];

/** The calls about dated changes, with the token of the session; each throws an ApiError in the server's words or these. */
export const datedChangesApi = {
  /** One's own, or those of the provider named; for an admin who names none, those of types and the city. */
  list: (query: { provider?: string } = {}) =>
    narrowToList(read(calls.$get({ query }), words.listFailed)),
  page: (query: QueryOf<typeof calls.$get>) =>
    narrowToPage(read(calls.$get({ query }), words.listFailed)),
  read: (id: string, failed: string = words.loadFailed) =>
    read(calls[':id'].$get({ param: { id } }), failed),
  add: (json: ChangeFields & { organisation?: string }, key: string) =>
    read(calls.$post({ json }, withIdempotencyKey(key)), words.addFailed),
  update: (id: string, json: ChangeFields & { version?: number }) =>
    read(calls[':id'].$put({ param: { id }, json }), words.updateFailed),
  end: (id: string) => read(calls[':id'].end.$post({ param: { id } }), words.endFailed),
  /** Takes back that it was ended; `keep` names what was asked about and stays. */
  resume: (id: string, keep: string[]) =>
    read(calls[':id'].end.$delete({ param: { id }, json: { keep } }), words.resumeFailed),
  delete: (id: string) => read(calls[':id'].$delete({ param: { id } }), words.deleteFailed),
};
