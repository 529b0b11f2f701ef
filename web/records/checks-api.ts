import type { z } from 'zod';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import type { CheckInput, Undo } from '../../shared/still-right/undo.ts';
import { client, read } from '../auth/account-api.ts';

const { checks } = client;
const words = adminMessages.checks;

/** What the charity says to be still right; each throws an ApiError in the server's words or these. */
export const checksApi = {
  say: (json: z.input<typeof CheckInput>) => read(checks.$post({ json }), words.failed),
  undo: (json: Undo) => read(checks.undo.$post({ json }), words.undoFailed),
};
