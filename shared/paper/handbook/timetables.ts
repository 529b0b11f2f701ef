import { bedsLine } from '../../beds/beds-line.ts';
import { linesText } from '../../conditions/lines-text.ts';
import { isFreeCall } from '../../contact/free-call.ts';
import { paths } from '../../paths/paths.ts';
import { announcedOn } from '../../services/announced.ts';
import { ANNOUNCED_AHEAD } from '../../services/changes/announcements.ts';
import { checkOn } from '../../services/lists/dated-list.ts';
import {
  type PublicService,
  SERVICE_ICONS,
  SERVICE_TYPES,
  type ServiceType,
} from '../../services/service.ts';
import type { CheckReason } from '../../services/status.ts';
import { checkWords } from '../../services/status-words.ts';
import { noteWords, whoWords } from '../../services/who/who-words.ts';
import { messages } from '../../site/messages.ts';
import { addDays, cityTime } from '../../time/city-time.ts';
import { hoursOn } from '../../time/hours-on.ts';
import { paperHours } from './hours.ts';
import type { Hours, PaperPhone, TimetableRow, TimetableSection } from './sections.ts';
import { targets } from './targets.ts';

/** The timetables that have something in them, in the order of docs/product.md#words-and-places; `now` is epoch ms. */
export function timetableSections(
  services: readonly PublicService[],
  now: number,
): TimetableSection[] {
  return SERVICE_TYPES.map((type) => timetableSection(type, services, now)).filter(
    ({ rows }) => rows.length > 0,
  );
}

/** The timetable of one type, its rows in the order of `services`; `now` is epoch ms. */
export function timetableSection(
  type: ServiceType,
  services: readonly PublicService[],
  now: number,
): TimetableSection {
  return {
    kind: 'timetable',
    id: targets.timetable(type),
    title: type,
    path: paths.timetable(type),
    type,
    icon: SERVICE_ICONS[type],
    rows: services.filter((service) => service.type === type).map((it) => timetableRow(it, now)),
  };
}

/** One service as paper shows it at an instant (epoch ms). */
export function timetableRow(service: PublicService, now: number): TimetableRow {
  const { _id, type, subtype, provider, serviceAddress } = service;
  const { weeklySchedule = service.schedule, timesInWords = [] } = service;
  const { date } = cityTime(now);
  const check = checkOn(service, date, now);
  const announced = announcedOn(service, date);
  // Paper hangs for weeks: of a place that is closed all that time it shows no hours.
  const isClosed = isClosedFor(service, date, ANNOUNCED_AHEAD);
  const hours: Hours = isClosed
    ? { kind: 'once', text: announced.join('. ') || 'Closed' }
    : paperHours(weeklySchedule, service);
  // That it is open every day at times not known is said in place of its week.
  const isInHours = (words: string) => hours.kind === 'once' && hours.text.startsWith(words);
  return {
    id: targets.service(_id),
    service: type,
    subtype,
    provider: provider.name,
    organisation: targets.organisation(provider._id),
    address: serviceAddress || messages.notAvailable,
    who: whoWords(service) || messages.notAvailable,
    // What is said of some weeks, of beds and of being let in stands wherever the note does.
    note: [
      ...timesInWords.filter((words) => !isInHours(words)),
      bedsLine(service),
      linesText(service.conditionLines),
      noteWords(service),
    ]
      .filter(Boolean)
      .join('. '),
    phone: paperPhone('Phone', service.phoneDisplay, service.phoneHref, service.phone),
    hours,
    announced: isClosed ? [] : announced,
    check: check && isSaidOnPaper(check) ? checkWords(check) : '',
  };
}

/** Whether dated changes close a service on a date and on each of so many days after it. */
export function isClosedFor(service: PublicService, date: string, days: number): boolean {
  if (!service.changes?.some(({ kind }) => kind === 'closed')) return false;
  return Array.from({ length: days + 1 }, (_, inDays) => addDays(date, inDays)).every(
    (day) => hoursOn(service, service.changes, day).change?.kind === 'closed',
  );
}

/**
 * The paper gives the other reasons to check first elsewhere: in the hours, in who may come, on the page of bank holidays,
 * in what is announced. A day to come that the note names stands in the note.
 */
const isSaidOnPaper = ({ why }: CheckReason): boolean => why === 'not checked' || why === 'note';

/** A number for paper; null where none is stored, or no link is made of what is. */
export function paperPhone(
  label: string,
  display: string,
  href: string,
  stored: string,
): PaperPhone | null {
  return stored ? { label, display, href, isFree: isFreeCall(href.slice('tel:'.length)) } : null;
}
