import type { Edited } from '../edited/edited.ts';
import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicNotice } from '../notices/notice.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import type { PublicService } from '../services/service.ts';
import type { BankHolidays } from '../time/bank-holidays.ts';

/** What an admin has taught the search: words that people type, and where they lead ('timetable Breakfast'). */
export type OwnWords = { words: string; leadsTo: string };

/** Where nobody has taught any: one list for all time, because what is worked out for a list is worked out anew for another. */
export const NO_WORDS: OwnWords[] = [];

/** Everything the public may see, in the order in which it is shown: what GET /api/directory answers. */
export type PublicDirectory = {
  dataVersion: number;
  /** ISO instant of the last change. */
  changedAt: string;
  /** ISO instant of the server, to the minute, as it answered with this; the Date header says the present one, a 304's too. */
  now: string;
  /** Where the database did not answer: the ISO instant at which it last said that all this is so. Null where it is so now. */
  informationFrom: string | null;
  /** Whether to say that this is sample data. */
  isSample: boolean;
  /** Bank holidays that an admin added, from today on; absent where there are none. */
  bankHolidays?: BankHolidays | undefined;
  /** What an admin has edited of what the build says of the site; absent where nothing. */
  edited?: Edited | undefined;
  services: PublicService[];
  organisations: PublicOrganisation[];
  helplines: PublicHelpline[];
  /** What an admin has taught the search; absent where that is nothing. */
  searchWords?: OwnWords[];
  /** What the charity says to everybody, those to come included; absent where that is nothing. */
  notices?: PublicNotice[] | undefined;
};
