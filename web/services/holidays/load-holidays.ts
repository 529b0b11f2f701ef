import { isPlenty, NEEDS } from '../../../shared/services/board/needs.ts';
import { tellDaysTogether } from '../../../shared/services/holidays/days-together.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import type { OnDate } from '../../../shared/services/lists/dated-list.ts';
import { dayTitle, groupTitles } from '../../../shared/services/lists/day-words.ts';
import { parseWhen } from '../../../shared/services/lists/when.ts';
import type { PublicService, ServiceType } from '../../../shared/services/service.ts';
import { whoBesideHours } from '../../../shared/services/who/who-beside-hours.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { comingHolidays, daysLeft, nextHoliday } from '../../../shared/time/holidays/holidays.ts';
import { usableNow } from '../../../shared/time/information-time.ts';
import type { Api } from '../../api/api.ts';
import { loadDay } from '../../directory/day/day-list.ts';

/** In a larger city what is closed is only counted: each kind of help has its own list for the day. */
const MOST_LISTED = 500;

/** The kinds of help in the order of the board's needs; what there is plenty of comes last, as it would hide the others. */
const ORDER = NEEDS.flatMap(({ types }) => types).sort((a, b) => +isPlenty(a) - +isPlenty(b));

const inOrder = <Place extends { type: ServiceType }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));

/** The coming holidays with the list for a date YYYY-MM-DD of them, for the first (null), or all their days as one list. */
export async function loadHolidays(api: Api, asked: string | null) {
  const [services, health] = await Promise.all([api.services(), api.health()]);
  const { now, informationFrom, bankHolidays } = health;
  const today = cityTime(Date.parse(now)).date;
  const holidays = comingHolidays(today, bankHolidays).map((holiday) => ({
    title: holiday.title,
    days: daysLeft(holiday, today),
  }));
  // The page names services by their place in the list, because their ids would be a tenth of it.
  const numbered = services.map((service, at) => ({ ...service, _id: String(at) }));
  const days = holidays.flatMap((it) => it.days);
  const isAll = asked === 'all';
  const chosen = days.filter(({ date }) => date === (asked ?? days[0]?.date));
  const placeOf = ({ id, words }: OnDate) => {
    const service = services[Number(id)] as PublicService;
    const { type, subtype, serviceAddress, provider, phone, phoneDisplay, phoneHref } = service;
    const call = phone ? { phone: phoneDisplay, phoneHref } : { phone: '', phoneHref: '' };
    const kind = [subtype, whoBesideHours(service)].filter(Boolean).join('; ');
    return { id, words, type, kind, address: serviceAddress, provider: provider.name, ...call };
  };
  const shownAs = (day: { date: string; name: string }, list: ListedDay) => ({
    ...day,
    title: dayTitle(list),
    titles: groupTitles(list),
    known: inOrder(list.known.map(placeOf)),
    unsure: inOrder(list.unsure.map(placeOf)),
    over: inOrder(list.over.map(placeOf)),
    closed: services.length > MOST_LISTED ? [] : inOrder(list.closed.map(placeOf)),
  });
  const shown: ReturnType<typeof shownAs>[] = [];
  for (const day of chosen) {
    const when = parseWhen(day.date);
    const list = when && when !== 'now' && (await loadDay(api, numbered, when));
    if (list && 'known' in list) shown.push(shownAs(day, list));
  }
  const next = nextHoliday(today, bankHolidays);
  const from = informationFrom === null ? null : Date.parse(informationFrom);
  const instant = usableNow(Date.parse(now), from) ?? from ?? 0;
  const dates = days.map(({ date }) => date);
  return {
    together: isAll && days.length > 0 ? tellDaysTogether(services, dates, instant) : null,
    holidays,
    shown,
    next: next ? { title: next.title, from: next.from } : null,
  };
}
