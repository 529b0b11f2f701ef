import { EMERGENCY_CARDS } from '../edited/edited.ts';
import { DAY } from '../time/units.ts';

/** What everybody reads at the worst moment, line by line (docs/product.md#edited-lines). */
export const LINE_NAMES = [...EMERGENCY_CARDS, 'councilHours', 'tonight'] as const;
export type LineName = (typeof LINE_NAMES)[number];

/** What an admin calls each of them. */
export const LINE_TITLES: Record<LineName, string> = {
  council: 'The council’s housing team',
  outOfHours: 'The council’s team out of hours',
  outreach: 'Street outreach team',
  referral: 'To report that somebody sleeps rough',
  hurt: 'For people hurt by someone',
  councilHours: 'When the council’s housing team answers',
  tonight: 'What to say and bring tonight',
};

/** Whether an address or a row names a line that an admin edits. */
export const isLineName = (name: string): name is LineName =>
  (LINE_NAMES as readonly string[]).includes(name);

/** What else an admin edits of the site itself, in the same way: its name, links and intervals. */
export const SETTINGS = 'settings';
export type EditedName = LineName | typeof SETTINGS;
export const EDITED_NAMES: readonly EditedName[] = [...LINE_NAMES, SETTINGS];

export const EDITED_TITLES: Record<EditedName, string> = {
  ...LINE_TITLES,
  settings: 'Settings of the site',
};

/** Whether a row names anything of the site that an admin edits: a line, or the settings. */
export const isEditedName = (name: string): name is EditedName =>
  (EDITED_NAMES as readonly string[]).includes(name);

/** A check of a line counts for so many days: then its admins are asked again. */
export const LINE_CHECK_DAYS = 90;

/**
 * Whether a line is to be checked: on a city date YYYY-MM-DD, so many days after `checked` or more. One that nobody has
 * checked always is.
 */
export const isLineDue = (checked: string, today: string, days = LINE_CHECK_DAYS): boolean =>
  !checked || Date.parse(today) - Date.parse(checked) >= days * DAY;
