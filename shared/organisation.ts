/** An organisation's own fields (SPEC 3), as stored. */
export type Organisation = {
  _id: string;
  name: string;
  description: string;
  email: string;
  /** At most 3, digits with an optional leading +: primary, mobile (out of hours), emergency. */
  phone: string[];
  /** At most 5; the first is the main address. */
  addresses: string[];
  website: string;
  /** Handles in this order: Facebook, Instagram, X; '' where there is none. */
  socialMedias: string[];
  categorisingOrganisations: string[];
  role: 'organisation' | 'admin';
  approved: boolean;
  published: boolean;
  createdAt: string;
  version: number;
  updatedAt: string;
  lastCheckedAt: string;
};

/** What the public list gives: no role, no approval, no services; each phone with its readable form. */
export type PublicOrganisation = Omit<Organisation, 'role' | 'approved' | 'published'> & {
  /** Readable, in the order of `phone`. */
  phoneDisplay: string[];
  /** `tel:...`, in the order of `phone`. */
  phoneHref: string[];
};
