import { adminMessages } from '../../shared/admin-messages.ts';
import { recordLoader } from '../account/area-loader.ts';
import { ApiError } from '../api-error.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';

/** The organisation of the address and whether it is the admin's own; null where nothing came back (SPEC 2.3). */
export const organisationLoader = (missing: string, failed: string) =>
  recordLoader(missing, async ({ id, organisationId }) => {
    const organisation = await organisationsApi.read(id, failed).catch(nothing);
    return organisation && { organisation, isOwn: id === organisationId };
  });

/** What a colleague deleted meanwhile, or an answer without a body. */
function nothing(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 200)) return null;
  throw error;
}

export const viewLoader = organisationLoader(
  adminMessages.organisations.missing,
  adminMessages.organisations.viewFailed,
);
