import type { EmergencyContacts } from '../edited/edited.ts';
import { emergencyContacts } from '../emergency/emergency.ts';
import { SAMPLE_NOTICE, site } from '../site/site.ts';
import { cityTime, formatDate } from '../time/city-time.ts';
import { BOOK_PARTS, type BookPart } from './booklet.ts';
import { bedsParts } from './handbook/beds.ts';
import { oldCheckedSections } from './handbook/checked.ts';
import { shareFairly } from './handbook/fair-share.ts';
import { councilSection, emergencySection } from './handbook/help-now.ts';
import { helplinesSection } from './handbook/helplines.ts';
import { HOLIDAYS_WITHIN, howToUseSection } from './handbook/how-to-use.ts';
import { categoriesSection, organisationsSection } from './handbook/organisations.ts';
import type { Handbook, PaperDirectory, Section } from './handbook/sections.ts';
import { indexSection } from './handbook/word-index/word-index.ts';
import { describeLastDay } from './use-until.ts';

/**
 * The whole directory as titled sections for print and PDF alike, in the order of docs/product.md#paper; `now` is epoch
 * ms. What has nothing in it has no section; the emergency page comes first and is printed on the back again.
 */
export function handbookOf(
  directory: PaperDirectory,
  now: number,
  contacts: EmergencyContacts = emergencyContacts(),
): Handbook {
  const { services, organisations, helplines } = directory;
  const { date } = cityTime(now);
  const isEmpty = services.length + organisations.length + helplines.length === 0;
  const share = shareFairly(services);
  const lists = [
    helplines.length > 0 && helplinesSection(helplines, now),
    organisations.length > 0 && organisationsSection(directory, now),
    categoriesOrNone(directory),
  ];
  const sections: Section[] = [
    emergencySection(contacts),
    howToUseSection(date, isEmpty, directory.bankHolidays),
    councilSection(contacts, bedsParts(directory, now)),
    ...oldCheckedSections(share.services, now).map((section) => ({
      ...section,
      leftOut: share.leftOut.get(section.type) ?? [],
    })),
    ...lists.filter((section) => section !== false),
  ];
  const useUntil = describeLastDay(share.services, date, HOLIDAYS_WITHIN);
  return { ...frontOf(directory, now, useUntil), sections: [...sections, indexSection(sections)] };
}

/** What every paper says of itself, a single sheet too; `now` is epoch ms. */
export function frontOf(
  { isSample, notices = [] }: Pick<PaperDirectory, 'isSample' | 'notices'>,
  now: number,
  useUntil = '',
) {
  return {
    title: site().name,
    correctOn: `Correct on ${formatDate(now)}`,
    date: cityTime(now).date,
    useUntil,
    sampleNotice: isSample ? SAMPLE_NOTICE : '',
    notices,
  };
}

/** The handbook with these parts alone, its index of what is left; all of it where none is named. */
export function selectParts(handbook: Handbook, parts: readonly BookPart[] = []): Handbook {
  if (parts.length === 0) return handbook;
  const isChosen = ({ kind }: Section) => !isPart(kind) || parts.includes(kind);
  const sections = handbook.sections.filter((it) => it.kind !== 'index' && isChosen(it));
  return { ...handbook, sections: [...sections, indexSection(sections)] };
}

const isPart = (kind: string): kind is BookPart => BOOK_PARTS.some((part) => part === kind);

function categoriesOrNone({ organisations }: PaperDirectory) {
  const section = categoriesSection(organisations);
  return section.categories.length > 0 && section;
}
