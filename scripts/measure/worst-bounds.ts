import { paths } from '../../shared/paths/paths.ts';
import type { ServiceType } from '../../shared/services/service.ts';

/** The one type that all services of the worst organisation have: its timetable holds them all. */
export const WORST_TYPE: ServiceType = 'Showers';

type Kind = 'page' | 'list' | 'paper' | 'handbook';

/** What is measured with the worst organisation, and which bound it has. */
export const WORST_PATHS: Record<string, Kind> = {
  [paths.home]: 'page',
  [paths.organisations]: 'page',
  [paths.orgCategory('Housing Advice')]: 'page',
  [paths.helplineType('General')]: 'page',
  [paths.immediateSupport]: 'page',
  [paths.tonight]: 'list',
  [paths.search('showers')]: 'page',
  [paths.timetable(WORST_TYPE)]: 'page',
  '/print/timetables': 'page',
  '/print/organisations': 'page',
  '/print/helplines': 'page',
  '/print/changes': 'page',
  [`/api/services/public?type=${WORST_TYPE}`]: 'list',
  '/api/directory': 'list',
  [`/timetable/${WORST_TYPE}.pdf`]: 'paper',
  '/handbook.pdf': 'handbook',
};

/**
 * As they are sent to a browser, in bytes, and how long they take, in milliseconds; `times` as much as the sample's. A list
 * is what phones keep for when there is no network: it holds every record once.
 */
export const MOST: Record<Kind, { bytes: number; milliseconds: number; times: number }> = {
  page: { bytes: 100_000, milliseconds: 2000, times: Infinity },
  list: { bytes: 100_000, milliseconds: 2000, times: Infinity },
  paper: { bytes: Infinity, milliseconds: 10_000, times: Infinity },
  handbook: { bytes: Infinity, milliseconds: 10_000, times: 2 },
};
