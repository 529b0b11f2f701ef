import { paths } from '../../paths/paths.ts';
import type { PublicService } from '../../services/service.ts';
import { cityTime, formatDate, startOfDate } from '../../time/city-time.ts';
import { targets } from '../handbook/targets.ts';
import type { SheetBody, SheetPage } from '../sheet/sheet.ts';
import { describeTakeDown } from '../use-until.ts';

/**
 * Until when what a kiosk printed at an instant (epoch ms) may hang: the list of a day until that day, the steps for tonight
 * until tonight, and everything else as any sheet with its services (docs/product.md#paper).
 */
export function takeDownOf(
  { path, body }: Pick<SheetPage, 'path' | 'body'>,
  services: readonly PublicService[],
  now: number,
): string {
  const { date } = cityTime(now);
  const day = path === paths.tonight ? date : (DAY.exec(path)?.[1] ?? null);
  if (day) return sayTakeDownAfter(startOfDate(day));
  const ids = new Set(idsOf(body));
  return describeTakeDown(
    services.filter(({ _id }) => ids.has(_id) || ids.has(targets.service(_id))),
    date,
  );
}

/** What a paper says whose last day is that of an instant (epoch ms). */
export const sayTakeDownAfter = (instant: number): string =>
  `Take down after ${formatDate(instant)}`;

/** The date of a list, in the address that says the same. */
const DAY = /[?&]when=(\d{4}-\d{2}-\d{2})$/;

/** What stands on it, services and others. */
function idsOf(body: SheetBody): string[] {
  if (body.kind === 'brief') return body.entries.map(({ id }) => id);
  if (body.kind !== 'timetables') return [];
  return body.timetables.flatMap(({ rows }) => rows.map(({ id }) => id));
}
