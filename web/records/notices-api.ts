import type { z } from 'zod';
import type { NoticeInput } from '../../shared/notices/notice-input.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { client, read } from '../auth/account-api.ts';
import { withIdempotencyKey } from '../auth/idempotency-key.ts';

const words = adminMessages.notices;
const calls = client.notices;

/** The calls about notices, which only an admin makes; each throws an ApiError in the server's words or these. */
export const noticesApi = {
  list: () => read(calls.$get(), words.listFailed),
  read: (id: string, failed: string = words.loadFailed) =>
    read(calls[':id'].$get({ param: { id } }), failed),
  create: (json: NoticeInput, key: string) =>
    read(calls.$post({ json }, withIdempotencyKey(key)), words.addFailed),
  update: (id: string, json: Partial<z.input<typeof NoticeInput>> & { version?: number }) =>
    read(calls[':id'].$put({ param: { id }, json }), words.updateFailed),
  end: (id: string) => read(calls[':id'].end.$post({ param: { id } }), words.endFailed),
  delete: (id: string) => read(calls[':id'].$delete({ param: { id } }), words.deleteFailed),
};
