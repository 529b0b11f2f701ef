import { dateAsked, refuseDate } from '../../shared/services/asked-date.ts';
import { listForDate } from '../../shared/services/dated-list.ts';
import type { Timed } from '../../shared/services/status.ts';
import type { When } from '../../shared/services/when.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { usableNow } from '../../shared/time/information-time.ts';
import type { Api } from '../api/api.ts';
import type { AskedDay } from './asked-when.ts';

// Fetched where somebody asks for a day.

/**
 * The list for a day. Nothing where the present is not known and the address names the day by a word: nobody knows which one
 * it is. A date in figures is answered from what was known when the server last spoke.
 */
export async function loadDay(
  api: Api,
  services: readonly (Timed & { _id: string })[],
  when: Exclude<When, 'now'>,
): Promise<AskedDay | null> {
  const { now, informationFrom } = await api.health();
  const from = informationFrom === null ? null : Date.parse(informationFrom);
  const present = usableNow(Date.parse(now), from);
  const instant = present ?? (/^\d/.test(when) && from);
  if (!instant) return null;
  const today = cityTime(instant).date;
  const date = dateAsked(when, today);
  const refusal = refuseDate(date, today);
  if (refusal) return { refusal };
  const isToday = present !== null && date === today;
  return { isToday, ...listForDate(services, date, instant) };
}
