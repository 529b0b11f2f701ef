import type { RecordKind } from '../../../shared/directory/record-kind.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';

/** Where the charity looks at a listing and changes it. */
export const LISTING_PATHS: Record<RecordKind, (id: string) => string> = {
  organisation: adminPaths.viewOrganisation,
  service: adminPaths.editService,
  helpline: adminPaths.editHelpline,
};
