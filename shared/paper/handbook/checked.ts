import type { PublicService, ServiceType } from '../../services/service.ts';
import { checkWords } from '../../services/status-words.ts';
import { isStale, isUnchecked } from '../../time/checked.ts';
import { lastCheckedOnPaper, lastCheckedWords } from '../../time/words/last-checked.ts';
import type { TimetableSection } from './sections.ts';
import { timetableSection, timetableSections } from './timetables.ts';

// When each listing of a paper was last checked (docs/product.md#paper). The handbook and lists have no room to say the day of
// each: they say what is old. `now` is epoch ms.

/** Nothing of a check under 90 days, then 'Not checked for 4 months', and from 180 days on to check first. */
export function oldCheckWords(checked: { lastCheckedAt: string }, now: number): string {
  if (isUnchecked(checked, now)) return checkWords({ why: 'not checked' });
  return isStale(checked, now) ? lastCheckedWords(checked, now) : '';
}

/**
 * One timetable as a sheet of its own: what all its places say of their check stands once above them.
 */
export function timetableSheet(
  type: ServiceType,
  services: readonly PublicService[],
  now: number,
): TimetableSection {
  const section = withChecks(
    timetableSection(type, services, now),
    services,
    now,
    lastCheckedOnPaper,
  );
  const [words = '', ...others] = new Set(section.rows.map(({ checked = '' }) => checked));
  if (!words || others.length > 0 || section.rows.length < 2) return section;
  return {
    ...section,
    checked: `All places here: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
    rows: section.rows.map(({ checked, ...row }) => row),
  };
}

/** Timetables below each other on a sheet, each place with its own check. */
export const checkedSections = (
  services: readonly PublicService[],
  now: number,
): TimetableSection[] =>
  timetableSections(services, now).map((section) =>
    withChecks(section, services, now, lastCheckedOnPaper),
  );

/** Like `checkedSections`, but with the checks that are old alone. */
export const oldCheckedSections = (
  services: readonly PublicService[],
  now: number,
): TimetableSection[] =>
  timetableSections(services, now).map((section) =>
    withChecks(section, services, now, oldCheckWords),
  );

/** What 'Check first' says already is not said again. */
function withChecks(
  section: TimetableSection,
  services: readonly PublicService[],
  now: number,
  words: typeof oldCheckWords,
): TimetableSection {
  const own = services.filter(({ type }) => type === section.type);
  return {
    ...section,
    rows: section.rows.map((row, at) => {
      const service = own[at];
      return { ...row, checked: row.check || !service ? '' : words(service, now) };
    }),
  };
}
