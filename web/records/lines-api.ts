import type { Line, LineFields } from '../../shared/lines/editing/line-input.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { client, read } from '../auth/account-api.ts';

const words = adminMessages.lines;

/** The calls about what everybody reads at the worst moment. Changing it asks for the password again. */
export const linesApi = {
  list: () => read(client.lines.$get(), words.failed) as Promise<Line[]>,
  read: (id: string) =>
    read(client.lines[':id'].$get({ param: { id } }), words.failed) as Promise<Line>,
  update: (id: string, json: LineFields & { version?: number }) =>
    read(client.lines[':id'].$put({ param: { id }, json }), words.saveFailed) as Promise<Line>,
};
