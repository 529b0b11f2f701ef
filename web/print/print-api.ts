import { takeEdited } from '../../shared/edited/edited.ts';
import type { PublicChanges } from '../../shared/history/changes.ts';
import { noticesAt } from '../../shared/notices/notice.ts';
import type { Points } from '../../shared/places/near.ts';
import type { Api } from '../api/api.ts';
import { unwrap } from '../api/api-error.ts';

export type PrintApi = ReturnType<typeof printApi>;

/** What sheets are made of, by the calls that the public pages use and one of their own. */
export const printApi = (api: Api, fetch: typeof globalThis.fetch, origin: string) => ({
  /**
   * All that a sheet can show, the present instant, and the one at which it was all true (epoch ms): an earlier one while
   * the database does not answer.
   */
  async directory() {
    const [services, organisations, helplines, health] = await Promise.all([
      api.services(),
      api.organisations(),
      api.helplines(),
      api.health(),
    ]);
    const { informationFrom, isSample, bankHolidays, edited } = health;
    takeEdited(edited);
    const now = Date.parse(health.now);
    const notices = noticesAt(health.notices, now, (place) => place !== 'kiosks');
    return {
      directory: { services, organisations, helplines, isSample, bankHolidays, edited, notices },
      now,
      asOf: informationFrom ? Date.parse(informationFrom) : now,
    };
  },
  /** Where everything is that is listed, as anybody gets it. */
  places: () =>
    unwrap(fetch(`${origin}/api/places`), 'The distances could not be read.') as Promise<{
      points: Points;
    }>,
  /** What changed since a date (YYYY-MM-DD), or in the last month. */
  changes: (since: string | null) =>
    unwrap(
      fetch(`${origin}/api/changes${since ? `?since=${since}` : ''}`),
      'The changes could not be read.',
    ) as Promise<PublicChanges>,
});
