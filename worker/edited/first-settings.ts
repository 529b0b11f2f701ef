import type { SettingsInput } from '../../shared/lines/editing/settings-input.ts';
import { LINE_CHECK_DAYS } from '../../shared/lines/lines.ts';
import { FIRST_SETTINGS } from '../../shared/site/site.ts';

const { phoneDisplay: _display, phoneHref: _href, ...ofEverybody } = FIRST_SETTINGS;

/**
 * First values of all settings, with those that no visitor may learn: not in shared/site/site.ts, whose values end up in
 * everyone's scripts. Invented like the charity there; an empty value hides its place.
 */
export const FIRST_OF_ALL_SETTINGS: SettingsInput = {
  ...ofEverybody,
  mailbox: 'info@harbourlight.example',
  /** Where answers to the feedback form arrive. */
  responseSpreadsheet: 'https://sheets.harbourlight.example/handbook-responses',
  /** How long a check of an emergency line counts. */
  askLinesDays: LINE_CHECK_DAYS,
  /** So often the owner of a closing until further notice is asked whether it still holds. */
  askClosingsDays: 30,
  /** How old its oldest check is when an organisation is asked whether its listings are still right, each time. */
  askCheckDays: 45,
  askCheckAgainDays: 66,
  askCheckLastDays: 87,
  /** When admins are told on Monday what waits for them; 0 for no mail. */
  mondayHour: 7,
};
