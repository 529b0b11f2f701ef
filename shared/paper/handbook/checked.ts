import type { PublicService, ServiceType } from '../../services/service.ts';
import { lastCheckedOnPaper } from '../../time/words/last-checked.ts';
import type { TimetableSection } from './sections.ts';
import { timetableSection, timetableSections } from './timetables.ts';

// When each place of a sheet was last checked (docs/product.md#paper). The handbook has no room to say it of each.

/**
 * One timetable as a sheet of its own: what all its places say of their check stands once above them. `now` is epoch ms.
 */
export function timetableSheet(
  type: ServiceType,
  services: readonly PublicService[],
  now: number,
): TimetableSection {
  const section = withChecks(timetableSection(type, services, now), services, now);
  const [words = '', ...others] = new Set(section.rows.map(({ checked = '' }) => checked));
  if (!words || others.length > 0 || section.rows.length < 2) return section;
  return {
    ...section,
    checked: `All places here: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
    rows: section.rows.map(({ checked, ...row }) => row),
  };
}

/** Timetables below each other on a sheet, each place with its own check; `now` is epoch ms. */
export const checkedSections = (
  services: readonly PublicService[],
  now: number,
): TimetableSection[] =>
  timetableSections(services, now).map((section) => withChecks(section, services, now));

/** What 'Check first' says already is not said again. */
function withChecks(
  section: TimetableSection,
  services: readonly PublicService[],
  now: number,
): TimetableSection {
  const own = services.filter(({ type }) => type === section.type);
  return {
    ...section,
    rows: section.rows.map((row, at) => {
      const service = own[at];
      return { ...row, checked: row.check || !service ? '' : lastCheckedOnPaper(service, now) };
    }),
  };
}
