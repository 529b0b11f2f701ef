import type { APIRequestContext } from '@playwright/test';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import type { DatedChange } from '../../shared/time/dated-change.ts';

/** Why the toilets are closed in `directoryWithClosing`. */
export const WHY = 'burst pipe';

/** The public directory as it would be if all toilets were closed from yesterday to so many days ahead, newly written. */
export async function directoryWithClosing(
  request: APIRequestContext,
  days: number,
): Promise<PublicDirectory> {
  const answer = await request.get('/api/directory');
  const directory = (await answer.json()) as PublicDirectory;
  const today = cityTime(Date.now()).date;
  const closed: DatedChange = {
    kind: 'closed',
    from: addDays(today, -1),
    to: addDays(today, days),
    reason: WHY,
  };
  return {
    ...directory,
    dataVersion: directory.dataVersion + 1,
    services: directory.services.map((service) =>
      service.type === 'Toilets' ? { ...service, changes: [closed] } : service,
    ),
  };
}
