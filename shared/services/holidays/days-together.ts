import { dayOf } from '../../time/city-time.ts';
import { daysBetween } from '../../time/day-after.ts';
import { hoursOn } from '../../time/hours-on.ts';
import { createPlaceNames } from '../board/places.ts';
import { listForDate } from '../lists/dated-list.ts';
import { OVER } from '../lists/day-words.ts';
import { type PublicService, SERVICE_TYPES, type ServiceType } from '../service.ts';
import { whoBesideHours } from '../who/who-beside-hours.ts';
import { hoursUnknownWords } from '../whom-to-ask.ts';

/** Places of one provider and kind: it is named once, and those of which the same holds on the same days share a line. */
export type PlacesTogether = {
  /** Whose they are, of what kind and for whom, in words. */
  name: string;
  phone: string;
  phoneHref: string;
  lines: DaysLine[];
};

type DaysLine = {
  /** Where they are. */
  places: string[];
  /** What holds on which days: 'Thu 24, Tue 29 to Thu 31: 09:00–17:00'; none where a group's heading says it. */
  days: string[];
};

/** What is said of one type for all the days: places with their days, and those with nothing to say of a day. */
export type TypeTogether = {
  type: ServiceType;
  known: PlacesTogether[];
  /** Places whose hours nobody knows. */
  unknown: PlacesTogether[];
  /** Places that are closed on all the days, or whose only other day is a bank holiday that nobody has said anything about. */
  closed: PlacesTogether[];
};

/**
 * Several dates YYYY-MM-DD as one list, as it is known at an instant (epoch ms), so that paper says of each place once what
 * holds: of the days that are not named it is closed, except that nobody knows of a bank holiday that is not.
 */
export function tellDaysTogether(
  services: readonly PublicService[],
  dates: readonly string[],
  instant: number,
): TypeTogether[] {
  const placeOf = createPlaceNames(services);
  return SERVICE_TYPES.flatMap((type) => {
    const of = { known: new Groups(), unknown: new Groups(), closed: new Groups() };
    const those = services.filter((service) => service.type === type);
    for (const service of those) {
      const days = tellDays(service, dates, instant);
      const isUnknown =
        days.length === 1 && days[0]?.endsWith(hoursUnknownWords(service.phone !== ''));
      const group = isUnknown ? of.unknown : days.length > 0 ? of.known : of.closed;
      const { name, where, provider } = placeOf(service);
      const place = provider ? [name, where].filter(Boolean).join(', ') : where;
      group.add(service, place, isUnknown ? [] : days);
    }
    const [known, unknown, closed] = [of.known, of.unknown, of.closed].map((it) => it.all());
    return those.length > 0
      ? [{ type, known: known ?? [], unknown: unknown ?? [], closed: closed ?? [] }]
      : [];
  });
}

class Groups {
  #groups = new Map<string, PlacesTogether>();

  add(service: PublicService, place: string, days: string[]) {
    const { provider, subtype, phone, phoneDisplay, phoneHref } = service;
    const kind = [subtype, whoBesideHours(service)].filter(Boolean).join('; ');
    const name = kind ? `${provider.name} (${kind})` : provider.name;
    const key = JSON.stringify([provider._id, name, phone]);
    const call = phone ? { phone: phoneDisplay, phoneHref } : { phone: '', phoneHref: '' };
    const group = this.#groups.get(key) ?? { name, ...call, lines: [] };
    this.#groups.set(key, group);
    const known = group.lines.find((it) => String(it.days) === String(days));
    const line = known ?? { places: [], days };
    if (!known) group.lines.push(line);
    if (place && !line.places.includes(place)) line.places.push(place);
  }

  all = () => [...this.#groups.values()];
}

/** What is said of a service's days, those of which the same is said together, in the order of their first. */
function tellDays(service: PublicService, dates: readonly string[], instant: number): string[] {
  const said = new Map<string, string[]>();
  for (const date of dates) {
    const words = tellDay(service, date, instant);
    if (words) said.set(words, [...(said.get(words) ?? []), date]);
  }
  return [...said].map(([words, its]) => `${daysInWords(its, dates)}: ${words}`);
}

/** '' where the list has said it once: closed as in any week, or a bank holiday that nobody has said anything about. */
function tellDay(service: PublicService, date: string, instant: number): string {
  const { known, unsure, over, closed } = listForDate([service], date, instant);
  const { change, check } = hoursOn(service, service.changes, date);
  if (closed[0]) return change ? closed[0].words : '';
  if (check === 'bank holiday') return '';
  if (over[0]) return `${over[0].words}. ${OVER}`;
  return (known[0] ?? unsure[0])?.words ?? '';
}

/** 'Every day', or 'Thu 24, Tue 29 to Thu 31': the list says of which weeks. */
function daysInWords(some: readonly string[], all: readonly string[]): string {
  if (some.length === all.length && some.length > 1) return 'Every day';
  const runs: string[][] = [];
  for (const date of some) {
    const last = runs.at(-1)?.at(-1);
    if (last && daysBetween(last, date) === 1) runs.at(-1)?.push(date);
    else runs.push([date]);
  }
  return runs
    .map((run) => {
      const ends = run.length > 1 ? [run[0] ?? '', run.at(-1) ?? ''] : run;
      return ends.map(dayWords).join(run.length === 2 ? ', ' : ' to ');
    })
    .join(', ');
}

const dayWords = (date: string) => `${dayOf(date).slice(0, 3)} ${Number(date.slice(8))}`;
