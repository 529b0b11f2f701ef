import type { AnswersInput } from '../../shared/conditions/answers-input.ts';
import type { MoveInput } from '../../shared/organisations/address-moves.ts';
import type { ServiceInput } from '../../shared/services/editing/service-input.ts';
import type { OnWalls } from '../../shared/services/on-walls.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { client, narrowToList, narrowToPage, type QueryOf, read } from '../auth/account-api.ts';
import { withIdempotencyKey } from '../auth/idempotency-key.ts';

const words = areaMessages.service;

/** The calls about services, with the token of the session; each throws an ApiError in the server's words or these. */
export const servicesApi = {
  list: (
    query: { type?: string; provider?: string } = {},
    failed: string = messages.servicesFailed,
  ) => narrowToList(read(client.services.$get({ query }), failed)),
  page: (query: QueryOf<typeof client.services.$get>, failed: string) =>
    narrowToPage(read(client.services.$get({ query }), failed)),
  read: (id: string, failed: string) =>
    read(client.services[':id'].$get({ param: { id } }), failed),
  add: (json: ServiceInput & { provider?: string }, key: string) =>
    read(client.services.$post({ json }, withIdempotencyKey(key)), words.addFailed),
  update: (id: string, json: ServiceInput & { version?: number }) =>
    read(client.services[':id'].$put({ param: { id }, json }), words.updateFailed),
  move: (json: MoveInput) => read(client.services.move.$post({ json }), words.moveFailed),
  answerConditions: (json: AnswersInput) =>
    read(client.services.conditions.$post({ json }), words.updateFailed),
  /** Whether a service may stand where everybody in a room reads it. */
  sayOnWalls: (id: string, onWalls: OnWalls) =>
    read(client.services[':id'].$put({ param: { id }, json: { onWalls } }), words.updateFailed),
  sayFull: (id: string) =>
    read(client.services[':id'].full.$post({ param: { id } }), words.updateFailed),
  sayRoom: (id: string) =>
    read(client.services[':id'].full.$delete({ param: { id } }), words.updateFailed),
  delete: (id: string) =>
    read(client.services[':id'].$delete({ param: { id } }), words.deleteFailed),
};
