import { cityTime, formatDate } from '../time/city-time.ts';
import { clockTime } from '../time/clock-time.ts';
import { DAY, MINUTE } from '../time/units.ts';

/** Minutes by which this site, its PDF files and its print pages have forgotten an address; in truth it is seconds. */
const SITE_FORGETS = 1;
/** Minutes between two questions of a kiosk at rest, and as many in which somebody may still use it (docs/kiosk.md). */
const KIOSK_ASKS = 10;
/** Days for which the database can be put back to an earlier instant. */
const TIME_TRAVEL = 30;

/** Where an address may still be that was public until an instant (epoch ms), and until when, a line each. */
export function copiesAfter(instant: number): string[] {
  const at = (minutes: number) => clockTime(cityTime(instant + minutes * MINUTE).minute);
  return [
    `This site, its PDF files and print pages: until ${at(SITE_FORGETS)} today.`,
    `Kiosks: until ${at(KIOSK_ASKS)}; one without a connection until it has one again.`,
    'Phones that keep the handbook offline, and pages left open: until they are next online here. Nobody can call them back.',
    'Calendars that people follow: until they ask again, mostly within a day. Saved events stay.',
    'Printed sheets, booklets and saved PDF files: until somebody takes them away. Ring those who hang them up.',
    'Search engines and archives of the web: for weeks, unless you ask them to remove the page.',
    `Backups and files taken out, which only admins have: as long as they are kept; the database’s own until ${formatDate(instant + TIME_TRAVEL * DAY)}.`,
  ];
}
