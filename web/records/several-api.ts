import type { z } from 'zod';
import type { SeveralDownInput, SeveralInput } from '../../shared/organisations/several.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { client, type QueryOf, read } from '../auth/account-api.ts';

const { several } = client;
const words = adminMessages.several;

type Chosen = z.input<typeof SeveralInput>;

/** The calls that do one thing to several organisations; each throws an ApiError in the server's words or these. */
export const severalApi = {
  list: (query: QueryOf<typeof several.$get>) => read(several.$get({ query }), words.listFailed),
  check: (json: Chosen) => read(several.checked.$post({ json }), words.failed),
  takeDown: (json: z.input<typeof SeveralDownInput>) =>
    read(several['taken-down'].$post({ json }), words.failed),
  invite: (json: Chosen) => read(several.invitations.$post({ json }), words.failed),
};
