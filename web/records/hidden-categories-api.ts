import type { Category } from '../../shared/organisations/organisation.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { client, read } from '../auth/account-api.ts';

const words = adminMessages.hiddenAddresses;
const calls = client['hidden-categories'];

/** The calls about addresses that an admin hides by category; each throws an ApiError in the server's words or these. */
export const hiddenCategoriesApi = {
  list: () => read(calls.$get(), words.listFailed),
  hide: (category: Category, until: string) =>
    read(calls[':id'].$put({ param: { id: category }, json: { until } }), words.hideFailed),
  show: (category: Category) =>
    read(calls[':id'].$delete({ param: { id: category } }), words.showFailed),
};
