import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { findRecord } from '../../shared/directory/formerly.ts';
import { isServiceType, type PublicService } from '../../shared/services/service.ts';
import { site } from '../../shared/site/site.ts';
import { cityTime, startOfDate } from '../../shared/time/city-time.ts';
import { SHAPE } from '../directory/build/build.ts';
import type { Stamped } from '../directory/build/write-stamps.ts';
import { type DirectoryReader, publicDirectory } from '../directory/snapshot.ts';
import { backgroundContext } from '../http/background-context.ts';
import { matchesEtag } from '../http/etag.ts';
import { renderFailurePage } from '../pages/failure-page.ts';
import type { Env } from '../platform/env.ts';
import { logFault } from '../telemetry/faults.ts';
import { writeCalendar } from './calendar.ts';

type CalendarContext = Context<{ Bindings: Env }>;

/** What is asked for: services by what they have to be, and what their calendar is called; null for none. */
type Choice = (
  services: readonly Stamped<PublicService>[],
) => { name: string; chosen: Stamped<PublicService>[] } | null;

/**
 * /services/{id}.ics and /timetable/{type}.ics. A calendar is made once for a state of the data and a city date; whoever
 * has it is told that it stands.
 */
export function createCalendarRoutes({
  clock = Date.now,
  reader = publicDirectory,
}: {
  clock?: () => number;
  reader?: Pick<DirectoryReader, 'read'>;
} = {}) {
  /** The last ones asked for in this isolate, by address and state. */
  const made = new LRUCache<string, string>({ max: 20 });

  async function answer(c: CalendarContext, choose: Choice): Promise<Response | null> {
    const now = clock();
    const reading = await reader.read(c.env, now, backgroundContext(c)).catch((error) => {
      logFault('The directory could not be read for a calendar:', error);
    });
    if (!reading) return renderFailurePage(c.req.method, 503);
    const { version, changedAt, services } = reading.directory;
    const choice = choose(services);
    if (!choice) return null;
    const { date } = cityTime(now);
    const origin = c.env.PUBLIC_ORIGIN;
    const tag = `W/"${[SHAPE, version, Date.parse(changedAt).toString(36), date].join('.')}"`;
    c.header('ETag', tag);
    // A copy may be kept, but is asked about at each look: what was taken down is to be gone.
    c.header('Cache-Control', 'public, no-cache');
    if (matchesEtag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    const key = `${new URL(c.req.url).pathname} ${tag}`;
    const { name, chosen } = choice;
    // The beginning of the day, so that every isolate makes the same calendar of the same facts.
    const text = made.get(key) ?? writeCalendar(chosen, { name, origin, now: startOfDate(date) });
    made.set(key, text);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'inline; filename="handbook.ics"');
    return c.body(text);
  }

  return new Hono<{ Bindings: Env }>()
    .get('/services/:file{.+\\.ics}', async (c, next) => {
      const id = nameOf(c.req.url);
      const calendar = await answer(c, (services) => {
        const service = findRecord(services, id);
        return service
          ? { name: `${service.type}: ${service.provider.name}`, chosen: [service] }
          : null;
      });
      return calendar ?? next();
    })
    .get('/timetable/:file{.+\\.ics}', async (c, next) => {
      const type = nameOf(c.req.url);
      const calendar = await answer(c, (services) =>
        type !== null && isServiceType(type)
          ? { name: `${type} in ${site().city}`, chosen: services.filter((it) => it.type === type) }
          : null,
      );
      return calendar ?? next();
    });
}

export const calendarRoutes = createCalendarRoutes();

/** What an address names before `.ics`; null where it has other parts, or is no text. */
function nameOf(url: string): string | null {
  const segments = new URL(url).pathname.split('/');
  if (segments.length !== 3) return null;
  try {
    return decodeURIComponent(segments[2] ?? '').replace(/\.ics$/, '');
  } catch {
    return null;
  }
}
