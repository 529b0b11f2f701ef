import type { Schedule } from '../time/schedule.ts';

// What a site says of itself has its first values in the build; an admin edits them. There is one site in a process, on the
// server as in a browser, so its present values stand here, beside the functions that read them, and are not handed
// through every page (docs/decisions/065-lines-that-are-edited.md).

/** The emergency cards. `hurt`: the national number for people who are hurt or frightened by a partner or family. */
export const EMERGENCY_CARDS = ['council', 'outOfHours', 'outreach', 'referral', 'hurt'] as const;
type EmergencyCardName = (typeof EMERGENCY_CARDS)[number];

/** One emergency card. An empty text hides its line (docs/product.md#words-and-places). */
export type EmergencyContact = {
  name: string;
  address: string;
  /** Readable. */
  phoneDisplay: string;
  /** `tel:...` */
  phoneHref: string;
  email: string;
  website: string;
  /** In words. */
  hours: string;
  /** Whom it is for, or what the law says. */
  rule: string;
  /** The day, YYYY-MM-DD, on which a person rang or read the owner's page; '' where nobody has. */
  checked: string;
};

export type EmergencyContacts = Record<EmergencyCardName, EmergencyContact>;

/** What to say to the person who answers, and what to bring, as lines; `without` is for people who have none of that. */
export type TonightWords = { say: string[]; bring: string[]; without: string };

/** What the charity says of its site to everybody. */
export type PublicSettings = {
  /** The site's own name, as in 'Bristol Handbook'. */
  name: string;
  city: string;
  charityName: string;
  website: string;
  contact: string;
  donate: string;
  volunteer: string;
  email: string;
  phone: string;
  phoneDisplay: string;
  phoneHref: string;
  feedbackForm: string;
  leaveNewTab: string;
  leaveThisTab: string;
  /** Who answers by law for what is kept; '' for the charity. */
  controllerName: string;
  controllerAddress: string;
};

/** What was edited and so differs from the build; absent is the first value. */
export type Edited = {
  cards?: Partial<EmergencyContacts>;
  councilHours?: Schedule;
  tonight?: TonightWords;
  settings?: Partial<PublicSettings>;
};

const NOTHING: Edited = {};

let present = NOTHING;

/** Takes what a directory brings; called before anything is made of it. */
export function takeEdited(edited: Edited = NOTHING) {
  if (edited === present || JSON.stringify(edited) === JSON.stringify(present)) return;
  present = edited;
}

/** A function that gives what `make` makes of the present values: the same object until they change. */
export function cacheByEdits<Made>(make: (edited: Edited) => Made): () => Made {
  let known: { edited: Edited; made: Made } | undefined;
  return () => {
    if (known?.edited !== present) known = { edited: present, made: make(present) };
    return known.made;
  };
}
