import type { PublicHelpline } from './helpline.ts';
import type { PublicOrganisation } from './organisation.ts';
import type { PublicService } from './service.ts';

/** Everything the public may see, in the order in which it is shown: what GET /api/directory answers. */
export type PublicDirectory = {
  dataVersion: number;
  /** ISO instant of the last change. */
  changedAt: string;
  /** ISO instant of the server as it answered with this; a 304 says the present one in its Date header. */
  now: string;
  /** Whether to say that this is sample data. */
  isSample: boolean;
  services: PublicService[];
  organisations: PublicOrganisation[];
  helplines: PublicHelpline[];
};
