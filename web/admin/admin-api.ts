import { adminMessages } from '../../shared/site/admin-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { client, read } from '../auth/account-api.ts';

/** The calls that only the admin's area makes. */
export const adminApi = {
  /** Nothing is asked for nothing. */
  find: async (q: string) =>
    q.trim()
      ? read(client.admin.find.$get({ query: { q } }), adminMessages.find.failed)
      : { items: [], total: 0 },
  searches: () => read(client.admin.searches.$get(), adminMessages.searches.failed),
  searchWords: () => read(client.searches.words.$get(), adminMessages.searches.failed),
  teachWords: (json: { words: string; leadsTo: string }) =>
    read(client.searches.words.$put({ json }), adminMessages.searches.saveFailed),
  forgetWords: (id: string) =>
    read(
      client.searches.words[':id'].$delete({ param: { id } }),
      adminMessages.searches.saveFailed,
    ),
  dailyCounts: () => read(client.counts.days.$get(), adminMessages.numbers.failed),
  kiosks: () => read(client.kiosks.$get(), adminMessages.kiosks.failed),
  keepKiosk: (id: string) =>
    read(client.kiosks[':id'].ours.$put({ param: { id } }), adminMessages.kiosks.keepFailed),
  removeKiosk: (id: string) =>
    read(client.kiosks[':id'].$delete({ param: { id } }), adminMessages.kiosks.removeFailed),
  monday: () => read(client.monday.$get(), adminMessages.monday.failed),
  pending: () => read(client.monday.pending.$get(), adminMessages.monday.failed),
  retryMail: () => read(client.monday.mail.$post(), adminMessages.monday.retryFailed),
  addresses: () => read(client.places.addresses.$get(), adminMessages.points.failed),
  setPoint: (json: { address: string; place: string }) =>
    read(client.places.addresses.$put({ json }), adminMessages.points.saveFailed),
  operations: () => read(client.admin.operations.$get(), adminMessages.home.failed),
  /** A page of those that wait for approval. */
  registrations: (page: string) =>
    read(client.registrations.$get({ query: { page } }), adminMessages.organisations.pendingFailed),
  removeUnconfirmed: (ids: string[]) =>
    read(
      client.registrations.remove.$post({ json: { ids } }),
      adminMessages.organisations.deleteFailed,
    ),
  serviceTypes: () => read(client.admin['service-types'].$get(), messages.servicesFailed),
  overview: () => read(client.admin.overview.$get(), adminMessages.home.failed),
};
