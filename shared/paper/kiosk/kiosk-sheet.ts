import { linesText } from '../../conditions/lines-text.ts';
import { displayWebsite } from '../../contact/website.ts';
import { findRecord } from '../../directory/formerly.ts';
import type { EmergencyContact, EmergencyContacts } from '../../edited/edited.ts';
import { checkedWords, emergencyContacts } from '../../emergency/emergency.ts';
import { DANGER_CALLS, type NationalCall, OTHER_CALLS } from '../../emergency/national-calls.ts';
import type { PublicHelpline } from '../../helplines/helpline.ts';
import { hoursOnPaper } from '../../helplines/helpline-hours.ts';
import type { PublicOrganisation } from '../../organisations/organisation.ts';
import { paths } from '../../paths/paths.ts';
import { shortWrong } from '../../paths/report-paths.ts';
import { announcedOn } from '../../services/announced.ts';
import { isPlenty, NEEDS, type Need } from '../../services/board/needs.ts';
import type { ListedDay } from '../../services/lists/asked-list.ts';
import type { OnDate } from '../../services/lists/dated-list.ts';
import { groupTitles } from '../../services/lists/day-words.ts';
import type { PublicService, ServiceType } from '../../services/service.ts';
import { hoursLine } from '../../services/weeks/hours-words.ts';
import { noteWords, whoWords } from '../../services/who/who-words.ts';
import { hoursUnknownWords } from '../../services/whom-to-ask.ts';
import { dayDateWords } from '../../time/city-time.ts';
import { oldCheckWords, timetableSheet } from '../handbook/checked.ts';
import { helplinesSection } from '../handbook/helplines.ts';
import { organisationEntry } from '../handbook/organisations.ts';
import { paperPhone } from '../handbook/timetables.ts';
import { takeInTurn } from '../in-turn.ts';
import { wrongOf } from '../sheet/print-sheet.ts';
import type { BriefEntry, SheetBody, SheetPage } from '../sheet/sheet.ts';
import { fitList, fitSheetPage } from './one-page.ts';

// What each screen of the kiosk prints: one A4 page in clear print, or all of a list on a few (docs/product.md#kiosk). `now` is
// epoch ms.

/** Paper names the page that the screen shows, and for typing that page without the place on it. */
export const joinSheet = (title: string, path: string, body: SheetBody): SheetPage => ({
  id: 'kiosk',
  title,
  path,
  address: path.replace(/#.*/s, ''),
  notes: [],
  body,
});

const briefSheet = (title: string, path: string, entries: BriefEntry[]): SheetPage =>
  fitList({
    ...joinSheet(title, path, { kind: 'brief', organisation: null, entries }),
    each: entries,
    wrong: shortWrong(),
  });

/** One service as a kiosk prints it, at an instant in epoch ms. */
export function serviceSheet(service: PublicService, now: number): SheetPage {
  const { _id, type, provider, serviceAddress } = service;
  const section = timetableSheet(type, [service], now);
  const rows = section.rows.map((row) => ({ ...row, address: serviceAddress }));
  const body: SheetBody = { kind: 'timetables', timetables: [{ ...section, rows }] };
  const sheet = joinSheet(provider.name, paths.service(type, _id, service.part), body);
  return { ...sheet, wrong: wrongOf(_id) };
}

/** A type's services in the order of the screen; `walkTo` says how far each is, where they stand by distance. */
export function servicesSheet(
  type: ServiceType,
  services: readonly PublicService[],
  now: number,
  walkTo?: (id: string) => string,
): SheetPage {
  const entries = services.map((service) => {
    const entry = placeEntry(service, now);
    return walkTo ? { ...entry, lines: [walkTo(service._id), ...entry.lines] } : entry;
  });
  return briefSheet(type, paths.timetable(type), entries);
}

/**
 * What is open and opens next, of every type or to one need. Paper has no clock: it says the week. The screen parts it by need,
 * and a page that has no room for all of it begins with the first of each need, food first.
 */
export function openSheet(services: readonly PublicService[], now: number, need?: Need): SheetPage {
  const inTurn = need ? services : takeNeedsInTurn(services, ({ type }) => type);
  const entries = inTurn.map((service) => {
    const entry = placeEntry(service, now);
    return { ...entry, name: `${service.type}: ${entry.name}` };
  });
  return need
    ? briefSheet(need.name, paths.need(need.id), entries)
    : briefSheet('What is open', paths.home, entries);
}

/** The first of each need, then the second of each; of a need what there is plenty of comes last, as on its screen. */
function takeNeedsInTurn<T>(places: readonly T[], typeOf: (place: T) => ServiceType): T[] {
  const needOfType = (type: ServiceType) => NEEDS.find(({ types }) => types.includes(type))?.id;
  const plenty = places.filter((place) => isPlenty(typeOf(place)));
  const inOrder = [...places.filter((place) => !plenty.includes(place)), ...plenty];
  return takeInTurn(
    inOrder,
    (place) => [needOfType(typeOf(place)) ?? ''],
    NEEDS.map(({ id }) => id),
  );
}

/**
 * What is open on a day, of a type, to a need or of all: its date and its words. A type has the order of the screen; needs are
 * taken in turn as in `openSheet`, and what is over comes last. Paper has the rest of the list as a count.
 */
export function daySheet(
  of: ServiceType | Need | null,
  services: readonly PublicService[],
  day: ListedDay,
  now: number,
): SheetPage {
  const titles = groupTitles(day);
  const isType = typeof of === 'string';
  const listOf = (group: readonly OnDate[], title = '') =>
    group.flatMap(({ id, words }) => {
      const service = findRecord(services, id);
      return service ? [{ service, words: title ? `${title}. ${words}` : words }] : [];
    });
  const takeInOrder = (listed: ReturnType<typeof listOf>) =>
    isType ? listed : takeNeedsInTurn(listed, ({ service }) => service.type);
  const entries = [
    ...takeInOrder([...listOf(day.known), ...listOf(day.unsure, titles.unsure)]),
    ...takeInOrder(listOf(day.over, titles.over)),
  ].map(({ service, words }) => {
    const { _id, type, serviceAddress } = service;
    const { name, phone, spare } = placeEntry(service, now);
    const said = `${whoWords(service)}. ${words}`;
    // What the list says already is not said again.
    const check = oldCheckWords(service, now);
    const lines = [linesText(service.conditionLines), noteWords(service), serviceAddress];
    const title = isType ? name : `${type}: ${name}`;
    const entry = brief(_id, title, phone, said, !words.includes(check) && check, ...lines);
    return { ...entry, spare };
  });
  const { date } = day;
  const name = isType ? of : (of?.name ?? 'Open');
  const title = `${name} on ${dayDateWords(date)}`;
  const page = isType ? paths.timetable(of) : of ? paths.need(of.id) : paths.home;
  const path = `${page}?when=${date}`;
  const sheet = briefSheet(title, path, entries);
  const withClosed = <Paper extends { notes: string[] }>(paper: Paper): Paper => ({
    ...paper,
    notes: [titles.closed, ...paper.notes],
  });
  return { ...withClosed(sheet), ...(sheet.all && { all: withClosed(sheet.all) }) };
}

/** The numbers of all helplines, type by type as on the screen. */
export function helplinesSheet(helplines: readonly PublicHelpline[], now: number): SheetPage {
  // Short, so that many have room: the rest is behind the QR code.
  const entries = helplines.map((helpline) => {
    const { _id, type, name, phoneDisplay, phoneHref, website } = helpline;
    return brief(
      _id,
      `${name} (${type})`,
      paperPhone('Phone', phoneDisplay, phoneHref, phoneHref),
      !phoneHref && displayWebsite(website),
      hoursOnPaper(helpline),
      oldCheckWords(helpline, now),
    );
  });
  return briefSheet('Helplines', paths.home, entries);
}

/** Organisations of one list, each with whom to ring and where it is; `path` is the same list for everyone. */
export function organisationsSheet(
  title: string,
  organisations: readonly PublicOrganisation[],
  path: string,
  now: number,
): SheetPage {
  const entries = organisations.map((organisation) => {
    const { id, name, phones, website, addresses, checked } = organisationEntry(
      organisation,
      [],
      now,
    );
    const site = website && displayWebsite(website);
    return brief(id, name, phones[0] ?? null, site, addresses[0], checked);
  });
  return briefSheet(title, path, entries);
}

/** One organisation as a kiosk prints it, with its services. */
export function organisationSheet(
  organisation: PublicOrganisation,
  services: readonly PublicService[],
  now: number,
): SheetPage {
  const { _id, name } = organisation;
  const entries = services.map((service) =>
    brief(
      service._id,
      [service.type, service.subtype].filter(Boolean).join(', '),
      null,
      whoWords(service),
      hoursLine(service) || hoursUnknownWords(service.phone !== ''),
      ...announcedOn(service, null),
      oldCheckWords(service, now),
    ),
  );
  const path = paths.organisation(_id, organisation.part);
  const entry = organisationEntry(organisation, services, now);
  return fitSheetPage({
    ...joinSheet(name, path, { kind: 'brief', organisation: entry, entries }),
    wrong: wrongOf(_id),
  });
}

/** One helpline as a kiosk prints it. */
export function helplineSheet(helpline: PublicHelpline, now: number): SheetPage {
  const { _id, type, name } = helpline;
  const path = paths.helpline(type, _id, helpline.part);
  return fitSheetPage({
    ...joinSheet(name, path, helplinesSection([helpline], now)),
    wrong: wrongOf(_id),
  });
}

/** Every number, whatever room there is. Paper has no clock: both council teams stand on it with their hours. */
export function emergencySheet(
  { council, outOfHours, outreach, referral, hurt }: EmergencyContacts = emergencyContacts(),
): SheetPage {
  const callEntry = ({ _id, heading, number, next }: NationalCall) =>
    brief(_id, heading, {
      label: 'Call',
      display: next ? `${number}, ${next}` : number,
      href: '',
      isFree: false,
    });
  const entries = (contacts: EmergencyContact[]) =>
    contacts.filter(({ name }) => name).map(contactEntry);
  return joinSheet('Emergency help', paths.immediateSupport, {
    kind: 'brief',
    organisation: null,
    // Beside 999 stands the number for people who are not safe at home.
    entries: [
      ...DANGER_CALLS.map(callEntry),
      ...entries([hurt]),
      ...OTHER_CALLS.map(callEntry),
      ...entries([council, outOfHours, outreach, referral]),
    ],
  });
}

function contactEntry(contact: EmergencyContact): BriefEntry {
  const { name, rule, phoneDisplay, hours, address, website } = contact;
  const where = [address, website && displayWebsite(website), checkedWords(contact)];
  const phone = paperPhone('Phone', phoneDisplay, '', phoneDisplay);
  return brief(name, name, phone, rule, hours, where.filter(Boolean).join('. '));
}

const brief = (
  id: string,
  name: string,
  phone: BriefEntry['phone'],
  ...lines: (string | false | undefined)[]
): BriefEntry => ({
  id,
  name,
  phone,
  lines: lines.filter((line) => typeof line === 'string').filter(Boolean),
});

/** The line of a place in a list that says for whom it is and its week. */
export const whoAndWeek = (service: PublicService): string =>
  `${whoWords(service)}. ${hoursLine(service) || hoursUnknownWords(service.phone !== '')}`;

function placeEntry(service: PublicService, now: number): BriefEntry {
  const { _id, provider, subtype, serviceAddress } = service;
  const { phone, phoneDisplay, phoneHref } = service;
  const spare = [linesText(service.conditionLines), noteWords(service)];
  const entry = brief(
    _id,
    [provider.name, subtype].filter(Boolean).join(', '),
    paperPhone('Phone', phoneDisplay, phoneHref, phone),
    whoAndWeek(service),
    ...announcedOn(service, null),
    oldCheckWords(service, now),
    ...spare,
    serviceAddress,
  );
  return { ...entry, spare: spare.filter(Boolean) };
}
