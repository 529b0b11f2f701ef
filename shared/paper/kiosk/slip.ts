import type { EmergencyContact } from '../../edited/edited.ts';
import { sum } from '../../numbers/sum.ts';
import { paths } from '../../paths/paths.ts';
import { listForDate } from '../../services/lists/dated-list.ts';
import { groupForNow } from '../../services/lists/when.ts';
import type { PublicService } from '../../services/service.ts';
import { DEFAULT_AVAILABILITY } from '../../services/service.ts';
import { statusAt } from '../../services/status.ts';
import { describeStatus } from '../../services/status-words.ts';
import { whoWords } from '../../services/who/who-words.ts';
import { cityTime, dayDateWords, formatDate, formatTime } from '../../time/city-time.ts';
import { TONIGHT_HEADING } from '../../tonight/steps.ts';
import { paperAddress, unbrokenPhone } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../handbook/sections.ts';
import { MM } from '../measures.ts';
import { sayWrong } from '../say-wrong.ts';
import type { BriefEntry, SheetBody, SheetPage } from '../sheet/sheet.ts';
import { whoAndWeek } from './kiosk-sheet.ts';
import { BETWEEN, fitEntries, heightOf, PLACES, SLIP } from './slip-fit.ts';
import { sayTakeDownAfter } from './take-down.ts';
import { fitSteps, pickSteps } from './tonight-slip.ts';

/** The square, with the white above it. */
const SQUARE = 36 * MM;

/** A screen of a kiosk as a slip: where to go, and whom to ring tonight. */
export type Slip = {
  title: string;
  path: string;
  /** At which time it was printed, where what it says of its places is true of that time alone. */
  made: string;
  /** What the charity says to everybody. */
  notices: string[];
  entries: BriefEntry[];
  /** Whom to ring for somewhere to sleep, the number in bold; null where the entries have it. */
  tonight: { heading: string; name: string; phone: string; danger: string } | null;
  /** What else there is, and where. */
  footer: string[];
};

type About = {
  /** Who answers tonight. */
  contact: Pick<EmergencyContact, 'name' | 'phoneDisplay'>;
  notices: readonly string[];
  correctOn: string;
  useUntil: string;
  sampleNotice: string;
  /** `https://...`, the site's own. */
  origin: string;
  /** All of the directory, for what holds of a place at the time of printing. */
  services: readonly PublicService[];
  /** Epoch ms; null where nobody knows the time. */
  now: number | null;
};

/**
 * As much of a sheet as a slip holds: three places that take somebody next, and the number for tonight. What is left out is
 * counted, and stands behind the square (docs/product.md#kiosk).
 */
export function slipOf(
  { title, path, address = path, wrong, each, body, notes }: SheetPage,
  { contact, notices, correctOn, useUntil, sampleNotice, origin, services, now }: About,
): Slip {
  const isTonight = path === paths.tonight;
  // What one page of A4 has no room for may take somebody sooner.
  const all = each ?? entriesOf(body);
  // What a page of A4 had no room for and is not here, it has counted itself.
  const before = each ? 0 : sum(notes.map((note) => Number(MORE.exec(note)?.[1] ?? 0)));
  // A screen of another day has said what holds on it.
  const listed = now === null || path.includes('?when=') ? null : listNext(all, services, now);
  const chosen = isTonight
    ? pickSteps(all)
    : path === paths.immediateSupport
      ? all
      : (listed?.entries ?? all).slice(0, PLACES);
  const { date } = cityTime(now ?? 0);
  const isOfNow = now !== null && (listed !== null || isTonight);
  const made = isOfNow ? `At ${formatTime(now)} on ${dayDateWords(date)}:` : '';
  // What was correct on the day that stands above is said once.
  const isSaid = now !== null && made !== '' && correctOn.endsWith(formatDate(now));
  const tonight = isTonight
    ? null
    : {
        heading: TONIGHT_HEADING,
        name: contact.name,
        phone: unbrokenPhone(contact.phoneDisplay),
        danger: 'In danger? Call 999',
      };
  const until = listed?.isForToday && now !== null ? sayTakeDownAfter(now) : useUntil;
  const sayMore = (shown: readonly BriefEntry[]) => {
    const more = before + all.length - shown.length;
    const ids = new Set(shown.map(({ id }) => id));
    const today = listed?.openToday.filter((id) => !ids.has(id)).length ?? 0;
    return more > 0
      ? [`${today > 0 ? `${today} more open today` : `${more} more`}: see the square.`]
      : [];
  };
  const footerOf = (shown: readonly BriefEntry[]) => [
    ...notes.filter((note) => !MORE.test(note) && !(isTonight && made)),
    ...(isTonight ? [OTHER_STEPS] : sayMore(shown)),
    `${isSaid ? '' : `${correctOn}. `}${until}. ${CALL_BEFORE_YOU_TRAVEL}.`,
    ...(sampleNotice ? [sampleNotice] : []),
    paperAddress(origin, address),
    ...(wrong ? [sayWrong(origin, wrong)] : []),
  ];
  const around = [made, ...notices, ...linesOfTonight(tonight)];
  const room =
    SLIP.height -
    SQUARE -
    2 * BETWEEN -
    heightOf([title], SLIP.title) -
    heightOf([...around, ...footerOf([])]);
  const entries = isTonight
    ? fitSteps(chosen.map(keepWhole), room)
    : fitEntries(chosen.map(keepWhole), room);
  const footer = footerOf(entries);
  return {
    title,
    path,
    made,
    notices: [...notices],
    entries,
    tonight,
    footer: footer.map(keepPhones),
  };
}

type Next = {
  entries: BriefEntry[];
  /** The ids of those that are open or open later today. */
  openToday: string[];
  /** Whether what holds now stands in the place of their weeks. */
  isForToday: boolean;
};

/**
 * Finds among the places of a screen those that take somebody next, with what holds of each: open ones, then those that open later
 * today, then those that may be open, as the screen has them in order; then by when they open. None of which nobody knows when
 * it opens again. What is no place stays before them; null where there is no place at all.
 */
function listNext(
  entries: readonly BriefEntry[],
  services: readonly PublicService[],
  now: number,
): Next | null {
  const its = entries.flatMap((entry) => {
    const service = services.find(({ _id }) => _id === entry.id);
    return service ? [{ entry, service }] : [];
  });
  if (its.length === 0) return null;
  const others = entries.filter((entry) => its.every((it) => it.entry !== entry));
  const statusOf = (service: PublicService) => statusAt(service, service.changes, now);
  const groups = groupForNow(
    its.map(({ service }) => service),
    now,
  );
  const inOrder = (those: readonly PublicService[]) =>
    its.filter(({ service }) => those.includes(service));
  const closed = groups.closed.filter((service) => {
    const status = statusOf(service);
    return status.kind !== 'closed' || status.opens !== null;
  });
  const openToday = [...inOrder([...groups.everyone, ...groups.some]), ...inOrder(groups.later)];
  const next = [
    ...openToday,
    ...inOrder(groups.checkFirst),
    ...closed.flatMap((service) => inOrder([service])),
  ].map(({ entry, service }) => sayNext(entry, service, now));
  return {
    entries: [...others, ...next],
    openToday: openToday.map(({ entry }) => entry.id),
    isForToday: its.some(({ entry, service }) => entry.lines.includes(whoAndWeek(service))),
  };
}

/** A place with what holds of it now in place of its week, and for whom it is where that is not everyone: there is room for no more. */
function sayNext(entry: BriefEntry, service: PublicService, now: number): BriefEntry {
  const status = statusAt(service, service.changes, now);
  const { unsure } = listForDate([service], cityTime(now).date, now);
  // What may be open says its times too, which are those of another day where it is closed today.
  const said = (status.kind === 'check' && unsure[0]?.words) || describeStatus(status);
  // When it opens says that it is closed.
  const words = said.replace(/^Closed now\. /, '');
  const week = whoAndWeek(service);
  const lines = entry.lines
    .map((line) => (line === week ? whoWords(service) : line))
    .filter((line) => line !== DEFAULT_AVAILABILITY && !words.includes(line));
  return { ...entry, lines: [words, ...lines] };
}

const OTHER_STEPS = 'What to say and to bring: behind the square.';

/** The name with its number behind it, where a line has room for both. */
const linesOfTonight = (tonight: Slip['tonight']): string[] =>
  tonight ? [tonight.heading, `${tonight.name} ${tonight.phone}`, tonight.danger] : [];

/** Numbers within a text, whose groups stay in one line. */
const PHONE = /(?<![\w:–])\+?\d{2,5}(?: \d{2,4}){1,3}(?![\w:–])/g;

const keepPhones = (text: string): string => text.replaceAll(PHONE, unbrokenPhone);

const keepWhole = (entry: BriefEntry): BriefEntry => ({
  ...entry,
  name: keepPhones(entry.name),
  phone: entry.phone && { ...entry.phone, display: unbrokenPhone(entry.phone.display) },
  lines: entry.lines.map(keepPhones),
  spare: (entry.spare ?? []).map(keepPhones),
});

const MORE = /^(\d+) more on the page/;

/** What a sheet is about, each with what there is to know in a few lines. */
function entriesOf(body: SheetBody): BriefEntry[] {
  switch (body.kind) {
    case 'brief': {
      const { organisation, entries } = body;
      if (!organisation) return entries;
      const { id, name, phones, addresses, checked } = organisation;
      const lines = [...addresses.slice(0, 1), checked].filter(Boolean);
      return [{ id, name, phone: phones[0] ?? null, lines }, ...entries];
    }
    case 'timetables':
      return body.timetables.flatMap(({ rows, title }) =>
        rows.map((row) => {
          const { id, provider, phone, who, address, hours, note } = row;
          const { announced, check, checked = '' } = row;
          const times =
            hours.kind === 'once'
              ? [hours.text]
              : hours.runs.map(({ days, slots }) => `${days} ${slots.join(', ')}`);
          const warned = [...announced, check, checked];
          const lines = [who, ...times, ...warned, note, address].filter(Boolean);
          const spare = note ? [note] : [];
          return {
            id: id.replace(/^service-/, ''),
            name: `${title}: ${provider}`,
            phone,
            lines,
            spare,
          };
        }),
      );
    case 'helplines':
      return body.groups.flatMap(({ helplines }) =>
        helplines.map(({ id, name, phone, hours, checked }) => {
          return { id, name, phone, lines: [hours, checked].filter(Boolean) };
        }),
      );
    default:
      return [];
  }
}
