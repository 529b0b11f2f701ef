import type { InvitationInput, Person } from '../../../shared/account/people.ts';
import type { StandInInput } from '../../../shared/account/stand-in.ts';
import { operationsMessages } from '../../../shared/site/operations-messages.ts';
import { client, read } from '../../auth/account-api.ts';
import { withIdempotencyKey } from '../../auth/idempotency-key.ts';

const words = operationsMessages.people;
const accounts = client.organisations[':id'].accounts;
const factors = client.accounts[':id']['second-factor'].removal;

/** The calls about who signs in for an organisation. */
export const peopleApi = {
  list: (organisation: string): Promise<Person[]> =>
    read(accounts.$get({ param: { id: organisation } }), words.failed),
  invite: (organisation: string, json: InvitationInput, key: string) =>
    read(
      accounts.$post({ param: { id: organisation }, json }, withIdempotencyKey(key)),
      words.inviteFailed,
    ),
  askRemoval: (id: string) => read(factors.$post({ param: { id } }), words.factorFailed),
  stopRemoval: (id: string) => read(factors.$delete({ param: { id } }), words.factorFailed),
  nameStandIn: (json: StandInInput) =>
    read(client.account['stand-in'].$put({ json }), words.standInFailed),
  withdrawStandIn: (id: string) =>
    read(client.accounts[':id']['stand-in'].$delete({ param: { id } }), words.standInEndFailed),
  remove: (id: string) =>
    read(client.accounts[':id'].$delete({ param: { id } }), words.removeFailed),
};
