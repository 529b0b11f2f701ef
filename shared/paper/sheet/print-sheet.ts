import { findRecord, isOrWas } from '../../directory/formerly.ts';
import { paths } from '../../paths/paths.ts';
import { shortWrong } from '../../paths/report-paths.ts';
import { ATTRIBUTION } from '../../places/attribution.ts';
import type { Points } from '../../places/near.ts';
import { shortCode } from '../../reports/short-code.ts';
import type { PublicService } from '../../services/service.ts';
import { messages } from '../../site/messages.ts';
import { cityTime } from '../../time/city-time.ts';
import type { Day } from '../../time/schedule.ts';
import { checkedSections, timetableSheet } from '../handbook/checked.ts';
import { contentsOf } from '../handbook/contents.ts';
import { helpLines } from '../handbook/help-now.ts';
import { helplinesSection } from '../handbook/helplines.ts';
import { opensOn, pickDays } from '../handbook/hours.ts';
import { organisationEntry, organisationsSection } from '../handbook/organisations.ts';
import type { PaperDirectory, Section, TimetableSection } from '../handbook/sections.ts';
import { timetableSections } from '../handbook/timetables.ts';
import { handbookOf } from '../handbook.ts';
import { EVERY_DAY, type PrintChoice, printPath, USUAL_LOOK } from '../print-choice.ts';
import { describeCheckAgain, describeTakeDown } from '../use-until.ts';
import { chosenHelplines } from './chosen-helplines.ts';
import type { Sheet, SheetPage } from './sheet.ts';
import { listAsWalk, NO_WALK_NOTE, WALK_NOTE } from './walk-sections.ts';

type SheetChoice = Exclude<
  PrintChoice,
  { what: 'today' | 'tonight' | 'poster' | 'pocket' | 'changes' }
>;

/**
 * The sections of the handbook that somebody chose to print; `now` is epoch ms. null where they chose an organisation
 * that is not there any more: of a list the rest is still worth printing, of a single one there is none. `points` are where
 * places are, for a list in the order of a walk.
 */
export function sheetOf(
  choice: SheetChoice,
  directory: PaperDirectory,
  now: number,
  points: Points | null = {},
): Sheet | null {
  const days = 'days' in choice ? choice.days : EVERY_DAY;
  const { services } = directory;
  const sheet = (title: string, pages: SheetPage[], useUntil = ''): Sheet => {
    return { title, days, useUntil, pages };
  };
  const until = (those: PaperDirectory['services'] = []) =>
    describeTakeDown(those, cityTime(now).date);
  switch (choice.what) {
    case 'timetables': {
      const pages = chosenTypes(choice.types, directory, now).map((it) => {
        return { ...timetable(it, days), wrong: shortWrong() };
      });
      const [first, ...others] = pages;
      const title = first && others.length === 0 ? first.title : 'Timetables';
      const isShown = ({ type }: PublicService) =>
        choice.types.length === 0 || choice.types.includes(type);
      return sheet(title, pages, until(services.filter(isShown)));
    }
    case 'services':
      return sheet(
        CHOSEN_TITLE,
        [{ ...chosenPlaces(choice, directory, now, points), wrong: shortWrong() }],
        describeCheckAgain(services.filter(isOrWas(choice.ids)), cityTime(now).date),
      );
    case 'helplines': {
      const page = helplinesPage(helplinesSection(directory.helplines, now));
      return sheet(page.title, [{ ...page, wrong: shortWrong() }], until());
    }
    case 'organisations': {
      const section = organisationsOf(choice.category, directory, now);
      // Whoever takes a sheet without anything on it is left with nobody to ask.
      const help = section.letters.length === 0 && { help: helpLines() };
      return sheet(section.title, [{ ...pageOf(section), ...help, wrong: shortWrong() }], until());
    }
    case 'organisation': {
      const page = oneOrganisation(choice.id, directory, now);
      const id = findRecord(directory.organisations, choice.id)?._id;
      const own = services.filter(({ provider }) => provider._id === id);
      return page && sheet(page.title, [page], until(own));
    }
    case 'handbook': {
      const { title, sections, useUntil } = handbookOf(directory, now);
      return sheet(title, wholeBook(title, sections), useUntil);
    }
  }
}

/**
 * In the order of the file: the front, the emergency page inside it, what is inside, and the emergency page on the back once
 * more. The timetables are one page, so that short ones share a page.
 */
function wholeBook(title: string, sections: readonly Section[]): SheetPage[] {
  const ofBook = { path: paths.home, notes: [] };
  const cover: SheetPage = { ...ofBook, id: 'cover', title, body: { kind: 'cover' } };
  const contents: SheetPage = {
    ...ofBook,
    id: 'contents',
    title: 'Contents',
    body: { kind: 'contents', entries: contentsOf(sections) },
  };
  const timetables = sections.filter((section) => section.kind === 'timetable');
  const pages = sections.flatMap((section) => {
    if (section.kind === 'helplines') return helplinesPage(section);
    if (section.kind !== 'timetable') return pageOf(section);
    return section === timetables[0] ? timetablesPage(timetables) : [];
  });
  const isEmergency = ({ body }: SheetPage) => body.kind === 'emergency';
  const back = pages.filter(isEmergency);
  const rest = pages.filter((page) => !isEmergency(page));
  return [
    cover,
    ...back,
    contents,
    ...rest,
    ...back.map((page) => ({ ...page, id: `${page.id}-again` })),
  ];
}

/** The home page leads to each of them. */
const timetablesPage = (timetables: TimetableSection[]): SheetPage => ({
  id: 'timetables',
  title: 'Timetables',
  path: paths.home,
  notes: [],
  body: { kind: 'timetables', timetables },
});

const CHOSEN_TITLE = 'Places for you';

/** No public page has all of them; the sheet itself does. */
const helplinesPage = (section: Section): SheetPage => ({
  ...pageOf(section),
  path: printPath({ what: 'helplines', ...USUAL_LOOK }),
});

const pageOf = (section: Section): SheetPage => ({
  id: section.id,
  title: section.title,
  path: section.path,
  notes: [],
  body: section,
});

/** Those asked for, with nothing in them too; where none is, those that have something. */
function chosenTypes(
  types: readonly TimetableSection['type'][],
  { services }: PaperDirectory,
  now: number,
) {
  if (types.length > 0) return types.map((type) => timetableSheet(type, services, now));
  return timetableSections(services, now).map(({ type }) => timetableSheet(type, services, now));
}

/** A place that is closed on every day shown would only fill the sheet: it is left out, and the sheet says so. */
function timetable(section: TimetableSection, days: readonly Day[]): SheetPage {
  const shown = withDays(section, days);
  const left = section.rows.length - shown.rows.length;
  const note = `${count(left)} ${isOrAre(left)} left out: closed on ${days.length === 1 ? 'this day' : 'these days'}.`;
  const { checked } = shown;
  return { ...pageOf(shown), notes: [...(left > 0 ? [note] : []), ...(checked ? [checked] : [])] };
}

function withDays(section: TimetableSection, days: readonly Day[]): TimetableSection {
  if (days.length === EVERY_DAY.length) return section;
  return {
    ...section,
    rows: section.rows
      .filter(({ hours }) => opensOn(hours, days))
      .map((row) => ({ ...row, hours: pickDays(row.hours, days) })),
  };
}

/** Places and helplines that somebody chose one by one: all of them stand, closed on these days or not; those gone are counted. */
function chosenPlaces(
  choice: Extract<PrintChoice, { what: 'services' }>,
  { services, helplines: lines }: PaperDirectory,
  now: number,
  points: Points | null,
): SheetPage {
  const there = services.filter(isOrWas(choice.ids));
  const helplines = chosenHelplines(choice.ids, lines, now);
  const gone = choice.ids.length - there.length - helplines.length;
  const walk = choice.isWalk && points ? listAsWalk(there, now, points) : null;
  const timetables = (walk ?? checkedSections(there, now)).map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, hours: pickDays(row.hours, choice.days) })),
  }));
  return {
    id: 'chosen',
    title: CHOSEN_TITLE,
    path: printPath(choice),
    address: paths.print,
    help: helpLines(),
    notes: [
      ...(gone > 0 ? [`${count(gone)} you chose ${isOrAre(gone)} no longer listed.`] : []),
      ...(walk ? [WALK_NOTE, ATTRIBUTION] : []),
      ...(choice.isWalk && !walk ? [NO_WALK_NOTE] : []),
    ],
    body: { kind: 'timetables', timetables, helplines },
  };
}

function organisationsOf(category: string | null, directory: PaperDirectory, now: number) {
  const { organisations } = directory;
  if (category === null) return organisationsSection(directory, now);
  const those = organisations.filter((it) => it.categorisingOrganisations.includes(category));
  return {
    ...organisationsSection({ ...directory, organisations: those }, now),
    title: category,
    path: paths.orgCategory(category),
    none: `${messages.noOrganisationsInCategory.text(category)} ${ASK_ELSEWHERE}`,
  };
}

const ASK_ELSEWHERE = 'Ask at a day centre, or call the numbers above.';

function oneOrganisation(
  asked: string,
  { organisations, services, helplines }: PaperDirectory,
  now: number,
): SheetPage | null {
  const organisation = findRecord(organisations, asked);
  if (!organisation) return null;
  const id = organisation._id;
  const own = services.filter(({ provider }) => provider._id === id);
  const lines = helplines.filter(({ provider }) => provider === id);
  return {
    id: 'organisation',
    title: organisation.name,
    path: paths.organisation(id, organisation.part),
    address: paths.organisations,
    wrong: wrongOf(id),
    notes: [],
    body: {
      kind: 'organisation',
      organisation: organisationEntry(organisation, own, now),
      timetables: checkedSections(own, now),
      helplines: helplinesSection(lines, now).groups.flatMap((group) => group.helplines),
    },
  };
}

/** Where somebody says what is wrong with one listing, as paper prints it. */
export const wrongOf = (id: string): string => shortWrong(shortCode(id));

const count = (n: number) => `${n} ${n === 1 ? 'place' : 'places'}`;
const isOrAre = (n: number) => (n === 1 ? 'is' : 'are');
