import { CHARITY_LIMITS } from './limits/charity-limits.ts';
import { RECORD_LIMITS } from './limits/record-limits.ts';
import { REQUEST_LIMITS } from './limits/request-limits.ts';
import { TRAFFIC_LIMITS } from './limits/traffic-limits.ts';

export type { Limit } from './limits/limit.ts';

/** The one table of maxima: forms, API, loader and import read it, so that none of them takes what another refuses. */
export const LIMITS = {
  ...RECORD_LIMITS,
  ...TRAFFIC_LIMITS,
  ...CHARITY_LIMITS,
  ...REQUEST_LIMITS,
} as const;
