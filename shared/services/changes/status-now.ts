import { addDays, cityTime } from '../../time/city-time.ts';
import { noteDates } from '../notes/note-dates.ts';
import type { Service } from '../service.ts';
import { type Status, statusAt } from '../status.ts';
import { type ChangeRecord, changesOf } from './change-record.ts';
import { publishWeek } from './publish-week.ts';

/** What the public reads of a service at an instant (epoch ms), if these changes stood: shown to its editor. */
export function statusNow(service: Service, records: readonly ChangeRecord[], now: number): Status {
  const { date } = cityTime(now);
  // What began yesterday may still run, and so its changes count.
  const changes = changesOf(service, records, addDays(date, -1));
  const told = {
    ...service,
    irregularSlots: [],
    ...publishWeek(service, changes, date),
    ...noteDates(service.note),
  };
  return statusAt(told, changes, now);
}
