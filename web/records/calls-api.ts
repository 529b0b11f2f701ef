import type { z } from 'zod';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import type { CallInput } from '../../shared/still-right/calls.ts';
import { client, type QueryOf, read } from '../auth/account-api.ts';

const { calls } = client;
const words = adminMessages.calls;

/** Whom to ring; each throws an ApiError in the server's words or these. */
export const callsApi = {
  list: (query: QueryOf<typeof calls.$get>) => read(calls.$get({ query }), words.listFailed),
  note: (json: z.input<typeof CallInput>) => read(calls.$post({ json }), words.noteFailed),
};
