/** A helpline as stored (SPEC 3). '' stands for an absent optional text. */
export type Helpline = {
  _id: string;
  type: HelplineType;
  name: string;
  description: string;
  phone: string;
  email: string;
  website: string;
  onlineWorkingTime: string;
  /** An organisation's id, or null. */
  provider: string | null;
  published: boolean;
  version: number;
  updatedAt: string;
  lastCheckedAt: string;
};

/** What the public list gives, its phone with a readable form ('N/A' without one) and a `tel:` link (''). */
export type PublicHelpline = Omit<Helpline, 'published'> & {
  phoneDisplay: string;
  phoneHref: string;
};
