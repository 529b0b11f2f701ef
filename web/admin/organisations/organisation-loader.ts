import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { ApiError } from '../../api/api-error.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { organisationsApi } from '../../records/organisations-api.ts';

const words = adminMessages.organisations;

const load = async (id: string, own: string, failed: string) => ({
  organisation: await organisationsApi.read(id, failed),
  isOwn: id === own,
});

/** The organisation of the address and whether it is the admin's own. */
export const organisationLoader = (missing: string, failed: string) =>
  recordLoader(missing, ({ id, organisationId }) => load(id, organisationId, failed));

/** Like `organisationLoader`, but for the page to view one; null where nothing came back. */
export const viewLoader = recordLoader(words.missing, ({ id, organisationId }) =>
  load(id, organisationId, words.viewFailed).catch(nothing),
);

/** What a colleague deleted meanwhile, or an answer without a body. */
function nothing(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 200)) return null;
  throw error;
}
