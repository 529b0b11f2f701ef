import { BEDS_WAYS } from '../../beds/beds.ts';
import { callCost } from '../../contact/call-cost.ts';
import { emergencyContacts } from '../../emergency/emergency.ts';
import { paths } from '../../paths/paths.ts';
import { DEFAULT_AVAILABILITY } from '../../services/service.ts';
import { whoWords } from '../../services/who/who-words.ts';
import { hoursUnknownWords } from '../../services/whom-to-ask.ts';
import { endSentence, joinSentences } from '../../text/sentence.ts';
import type { BankHolidays } from '../../time/bank-holidays.ts';
import { formatDate, formatTime } from '../../time/city-time.ts';
import { answersToday, describeRestOfToday, sortByHowLong } from '../../tonight/rest-of-today.ts';
import {
  FIRST_TO_OPEN,
  IF_ILL,
  IF_NOBODY_ANSWERS,
  mayBeFull,
  NO_WALK_IN,
  NONE_ALL_NIGHT,
  NONE_ALL_NIGHT_SHORT,
  STEPS,
  TONIGHT_HEADING,
  tonightWords,
} from '../../tonight/steps.ts';
import {
  isForTonight,
  type Tonight,
  type TonightService,
  tonightAt,
  walksIn,
} from '../../tonight/tonight.ts';
import type { PaperDirectory } from '../handbook/sections.ts';
import { paperPhone } from '../handbook/timetables.ts';
import { EVERY_DAY } from '../print-choice.ts';
import type { BriefEntry, Sheet, SheetPage } from '../sheet/sheet.ts';
import { joinSheet } from './kiosk-sheet.ts';
import { fitList, fitSheetPage } from './one-page.ts';

/**
 * The steps for tonight on one piece of paper that is printed now (epoch ms; null where nobody knows the time, and so nothing is
 * said of what is open), below whom to call in danger (docs/product.md#tonight). A short one has the same facts in fewer lines: its warm places stand below one heading, what a
 * call costs is not said again of the next number where it is the same, and each bed's status alone says that it is closed.
 */
export function tonightSheet(
  tonight: Tonight,
  now: number | null,
  added?: BankHolidays,
  isShort = false,
): SheetPage {
  const { ring, beds, organisations, answering } = tonight;
  const words = tonightWords();
  const statusOf = (place: TonightService) => (now === null ? '' : describeRestOfToday(place, now));
  const { hurt } = emergencyContacts();
  const costs = ring.map(({ contact }) => callCost(contact.phoneHref));
  const entries = [
    { ...entry('In danger?', null), phone: toCall(DANGER) },
    ...(hurt.phoneDisplay
      ? [
          {
            ...entry('Not safe at home?', null, hurt.hours),
            phone: toCall(hurt.phoneDisplay),
            spare: [hurt.hours],
          },
        ]
      : []),
    ...ring.map(({ contact: { name, phoneDisplay, phoneHref, hours } }, place) =>
      entry(
        `1. ${STEPS.ring}: ${name}`,
        { phoneDisplay, phoneHref },
        hours,
        isShort && costs[place] === costs[place - 1] ? undefined : costs[place],
      ),
    ),
    entry(`2. ${STEPS.say}`, null, ...words.say),
    entry(`3. ${STEPS.bring}`, null, ...words.bring, isShort ? '' : words.without),
    ...(isShort || walksIn(beds) ? [] : [entry(`4. ${STEPS.beds}`, null, NO_WALK_IN)]),
    ...beds.map(({ service, way }) =>
      entry(
        `4. ${STEPS.beds}: ${service.provider.name}`,
        service,
        `${way}. ${BEDS_WAYS[way]} ${mayBeFull(service.phoneHref)}`,
        !isShort && callCost(service.phoneHref),
        [whoWords(service), service.bedsFor].filter(Boolean).join('. '),
        statusOf(service),
        service.serviceAddress,
      ),
    ),
    ...organisations.map(({ name, beds: way, bedsFor, phoneDisplay, phoneHref, addresses }) => {
      const [display = '', href = ''] = [firstText(phoneDisplay), firstText(phoneHref)];
      return entry(
        `4. ${STEPS.beds}: ${name}`,
        { phoneDisplay: display, phoneHref: href },
        way && `${way}. ${BEDS_WAYS[way]} ${mayBeFull(href)}`,
        bedsFor,
        hoursUnknownWords(href !== ''),
        ...addresses,
      );
    }),
    ...warmEntries(tonight, now, isShort),
    entry(`6. ${STEPS.nobody}`, null, ...IF_NOBODY_ANSWERS, answering.length > 0 && freeCalls(now)),
    ...sortedBy(now, answering, added).map((helpline) =>
      entry(
        helpline.name,
        helpline,
        now !== null && answersToday(helpline, now, added),
        helpline.description,
      ),
    ),
  ];
  return joinSheet(TONIGHT_HEADING, paths.tonight, {
    kind: 'brief',
    organisation: null,
    entries: entries.map((it, place) => ({ ...it, id: `tonight-${place}` })),
  });
}

/** Where it is warm: that none is open all night stands before all, as on the screens, but nothing of it without a clock. */
function warmEntries(
  { warm: { allNight, now: open, next }, placeOf }: Pick<Tonight, 'warm' | 'placeOf'>,
  now: number | null,
  isShort: boolean,
): BriefEntry[] {
  const step = `5. ${STEPS.warm}`;
  const isNoneAllNight = now !== null && allNight.length === 0;
  const factsOf = (place: TonightService) =>
    [kindOf(place), now !== null && describeRestOfToday(place, now)].filter(Boolean).join('. ');
  if (isShort) {
    const places = [...allNight, ...open, ...next].map(
      (place) => `${placeOf(place).name}: ${factsOf(place)}. ${placeOf(place).where}`,
    );
    const name = isNoneAllNight ? `${step} (${NONE_ALL_NIGHT_SHORT})` : step;
    return [entry(name, null, ...places, IF_ILL)];
  }
  const toEntry = (place: TonightService) =>
    entry(`${step}: ${placeOf(place).name}`, null, factsOf(place), placeOf(place).where);
  return [
    ...(isNoneAllNight ? [entry(step, null, NONE_ALL_NIGHT)] : []),
    ...[...allNight, ...open].map(toEntry),
    ...(now !== null && next.length > 0 ? [entry(step, null, `${FIRST_TO_OPEN}:`)] : []),
    ...next.map((place) => ({ ...toEntry(place), isClosed: true as const })),
    entry(step, null, IF_ILL),
  ];
}

/**
 * As much of the steps as one page holds, for a kiosk's printer, and beside it all of them on a few. Where all do not fit, their
 * sentences run on. Every step stays: of the lists that belong to them the last go first, helplines before warm places, and those
 * before beds; how many are gone is said.
 */
export function tonightPage(tonight: Tonight, now: number | null, added?: BankHolidays): SheetPage {
  const whole = tonightSheet(tonight, now, added);
  if (isOnePage(whole)) return { ...whole, notes: [forWhichNight(now)] };
  const left = {
    answering: sortedBy(now, tonight.answering, added),
    next: [...tonight.warm.next],
    now: [...tonight.warm.now],
    allNight: [...tonight.warm.allNight],
    organisations: [...tonight.organisations],
    beds: [...tonight.beds],
  };
  for (let more = 0; ; more++) {
    const { answering, organisations, beds, ...warm } = left;
    const sheet = runOn(
      tonightSheet({ ...tonight, answering, organisations, beds, warm }, now, added, true),
    );
    const last = Object.values(left).find((list) => list.length > 0);
    if (!last || isOnePage(sheet))
      return {
        ...sheet,
        ...(whole.body.kind === 'brief' && { each: whole.body.entries }),
        notes: [
          forWhichNight(now),
          ...(more > 0 ? [`${more} more on the page that the square leads to.`] : []),
        ],
        ...(more > 0 && allOf(whole, now)),
      };
    last.pop();
  }
}

/** The lines of each entry as one text: a line of paper that a short sentence leaves half empty holds the next as well. */
function runOn(sheet: SheetPage): SheetPage {
  const { body } = sheet;
  if (body.kind !== 'brief') return sheet;
  const entries = body.entries.map((it) => ({
    ...it,
    lines: it.lines.length > 0 ? [endSentence(joinSentences(it.lines))] : [],
  }));
  return { ...sheet, body: { ...body, entries } };
}

/** All of the steps, as the sheet has them that the site prints; nothing where they are too many to print. */
function allOf(sheet: SheetPage, now: number | null): Pick<SheetPage, 'all'> {
  const { all } = fitList(withNight(sheet));
  return all?.more === 0 ? { all: { ...all, body: sheet.body, notes: [forWhichNight(now)] } } : {};
}

const isOnePage = (sheet: SheetPage): boolean => fitSheetPage(withNight(sheet)).notes.length === 0;

/** A sheet with the room that it takes to say for which night it is. */
function withNight(sheet: SheetPage): SheetPage {
  if (sheet.body.kind !== 'brief') return sheet;
  const entries = [entry('', null, NIGHT_ROOM), ...sheet.body.entries];
  return { ...sheet, body: { ...sheet.body, entries } };
}

/** As long as the longest night's name. */
const NIGHT_ROOM = 'x'.repeat(120);

const forWhichNight = (now: number | null): string =>
  now === null
    ? 'The screen did not know the time when this was printed. Ring before you go.'
    : `These steps are for ${formatTime(now)} on ${formatDate(now)}. On another night, print them again.`;

const sortedBy = (
  now: number | null,
  answering: Tonight['answering'],
  added?: BankHolidays,
): Tonight['answering'] => (now === null ? [...answering] : sortByHowLong(answering, now, added));

/** The steps as a sheet to print from the site, at an instant (epoch ms): it says at which, because it is right for one night only. */
export function tonightPaper(directory: PaperDirectory, now: number): Sheet {
  const { services, organisations, helplines, bankHolidays } = directory;
  const general = helplines.filter(({ type }) => type === 'General');
  const sheet = tonightSheet(
    tonightAt(services.filter(isForTonight), general, now, bankHolidays, organisations),
    now,
    bankHolidays,
  );
  const page = { ...sheet, id: 'tonight', notes: [forWhichNight(now)] };
  const useUntil = `Take down after ${formatDate(now)}`;
  return { title: TONIGHT_HEADING, days: EVERY_DAY, useUntil, pages: [page] };
}

/** Above the numbers that are rung where nobody answers: paper is read hours after it was printed. */
const freeCalls = (now: number | null) =>
  now === null ? 'Free calls.' : 'Free calls. Those that answer all night come first.';

const DANGER = '999';

const toCall = (display: string) => ({ label: 'Call', display, href: '', isFree: false });

/** The first of an organisation's numbers that it has: a blank stands where one of its three is missing. */
const firstText = (list: readonly string[]) => list.find(Boolean);

/** The kind of a warm place, in a word that leaves its line to when it opens: a slip has three places. */
const kindOf = ({ type }: TonightService): string =>
  type === 'Wi-Fi & Computer Access' ? 'Wi-Fi' : type;

type Numbered = { phoneDisplay: string; phoneHref: string } | null;

function entry(name: string, ring: Numbered, ...lines: (string | false | undefined)[]): BriefEntry {
  const phone = ring && paperPhone('Phone', ring.phoneDisplay, ring.phoneHref, ring.phoneHref);
  const cost = ring ? callCost(ring.phoneHref) : '';
  const said = lines.flatMap((line) => line || []);
  const spare = said.filter((line) => line === cost || line === DEFAULT_AVAILABILITY);
  return { id: '', name, phone, lines: said, spare };
}
