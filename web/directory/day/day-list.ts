import { type AskedDay, listAsked } from '../../../shared/services/lists/asked-list.ts';
import type { When } from '../../../shared/services/lists/when.ts';
import type { Timed } from '../../../shared/services/status.ts';
import { usableNow } from '../../../shared/time/information-time.ts';
import type { Api } from '../../api/api.ts';

// Fetched where somebody asks for a day.

/** The list for a day, at the present or from what was known when the server last spoke. */
export async function loadDay(
  api: Api,
  services: readonly (Timed & { _id: string })[],
  when: Exclude<When, 'now'>,
): Promise<AskedDay | null> {
  const { now, informationFrom } = await api.health();
  const from = informationFrom === null ? null : Date.parse(informationFrom);
  return listAsked(services, when, usableNow(Date.parse(now), from), from);
}
