import type { AddressPublic } from '../../shared/addresses/secret-places.ts';
import type { OrganisationInput } from '../../shared/organisations/organisation-input.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, narrowToPage, type QueryOf, read } from '../auth/account-api.ts';
import { withIdempotencyKey } from '../auth/idempotency-key.ts';

const words = areaMessages.organisation;

/** The calls about organisations, with the token of the session; each throws an ApiError in the server's words or these. */
export const organisationsApi = {
  page: (query: QueryOf<typeof client.organisations.$get>, failed: string) =>
    narrowToPage(read(client.organisations.$get({ query }), failed)),
  /** Whose a service or a helpline may be: the first by name, and the one that is chosen. */
  providers: (query: QueryOf<typeof client.admin.providers.$get>, failed: string) =>
    read(client.admin.providers.$get({ query }), failed),
  read: (id: string, failed: string) =>
    read(client.organisations[':id'].$get({ param: { id } }), failed),
  create: (json: OrganisationInput, key: string) =>
    read(
      client.organisations.$post({ json }, withIdempotencyKey(key)),
      adminMessages.organisations.addFailed,
    ),
  update: (id: string, json: OrganisationInput & { version?: number }) =>
    read(client.organisations[':id'].$put({ param: { id }, json }), words.updateFailed),
  /** `addressPublic` where its words ask for it. */
  approve: (id: string, addressPublic: AddressPublic | '' = '') =>
    read(
      client.organisations.approve[':id'].$put({
        param: { id },
        json: addressPublic ? { addressPublic } : {},
      }),
      adminMessages.organisations.approveFailed,
    ),
  delete: (id: string, reason = '') =>
    read(
      client.organisations[':id'].$delete({ param: { id }, json: { reason } }),
      adminMessages.organisations.deleteFailed,
    ),
};
