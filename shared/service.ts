import type { Schedule } from './schedule.ts';

/** A service as the API gives it to its owner and the admin (SPEC 3 and DESIGN, Data beyond the spec's fields). */
export type Service = {
  _id: string;
  type: ServiceType;
  /** '' is the ordinary kind. */
  subtype: string;
  provider: { _id: string; name: string };
  serviceAddress: string;
  /** One element; `['For Everyone']` by default. */
  availability: string[];
  schedule: Schedule;
  /** At most 200 characters, '' when there is none: "£2.50", "ring the side bell". */
  note: string;
  /** False while the charity has taken it down (DESIGN, `published`). */
  published: boolean;
  version: number;
  /** ISO instants, UTC. */
  updatedAt: string;
  lastCheckedAt: string;
};

/** A service as the public reads it, with its provider's first phone: whom to ring before setting out. */
export type PublicService = Omit<Service, 'published'> & {
  /** As stored; '' where the provider has none. */
  phone: string;
  /** Readable; 'N/A' where the provider has none. */
  phoneDisplay: string;
  /** `tel:...`; '' where the provider has none. */
  phoneHref: string;
};
