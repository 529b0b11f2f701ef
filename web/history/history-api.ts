import type { HistoryPage } from '../../shared/history/history.ts';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import { client, read } from '../auth/account-api.ts';

/** What the history can be asked for: as in the page's address. */
export type HistoryQuery = Partial<
  Record<'record' | 'kind' | 'account' | 'from' | 'to' | 'before', string>
>;

const words = operationsMessages.history;

export const historyApi = {
  list: (query: HistoryQuery): Promise<HistoryPage> =>
    read(client.history.$get({ query }), words.failed),
  restore: (id: string) =>
    read(client.history[':id'].restore.$post({ param: { id } }), words.restoreFailed),
};
