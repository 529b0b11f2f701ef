import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS, isIn, ROUTES, type SiteArea } from './areas.ts';
import { kioskPaths } from './kiosk-paths.ts';
import { mailedPaths } from './mailed-paths.ts';
import { paths } from './paths.ts';
import { somethingWrong, trustPath } from './report-paths.ts';

const areas: SiteArea[] = Object.values(AREAS);
const areaAt = (path: string) => areas.find((area) => isIn(area, path));

it('gives an address to one area at most', () => {
  const begins = areas.flatMap((area) => area.begins);
  expect(new Set(begins).size).toBe(begins.length);
});

it.each([
  [paths.home, AREAS.public],
  [paths.service('Breakfast', 'an-id'), AREAS.public],
  [`${paths.organisations}/`, AREAS.public],
  [paths.need('eat'), AREAS.public],
  [paths.notices, AREAS.online],
  [paths.numbers, AREAS.online],
  [trustPath, AREAS.online],
  [mailedPaths.stillRight('a-token'), AREAS.online],
  [mailedPaths.standIn('a-token'), AREAS.online],
  [somethingWrong(), AREAS.online],
  [somethingWrong('an-id'), AREAS.online],
  [mailedPaths.resetPassword('a-token'), AREAS.account],
  [paths.holidays, AREAS.online],
  [paths.near, AREAS.online],
  [paths.accessibility, AREAS.online],
  [paths.joinUs, AREAS.online],
  [paths.privacyPolicy, AREAS.online],
  [paths.dashboard, AREAS.dashboard],
  [paths.pendingOrganisations, AREAS.admin],
  [paths.printPlaces, AREAS.print],
  [kioskPaths.setup, AREAS.kiosk],
  [kioskPaths.board, AREAS.kiosk],
])('knows the area of %s', (path, area) => expect(areaAt(path)).toBe(area));

it.each(['/administrators', '/printing', '/Dashboard', '/nothing-here', '/api/health'])(
  'has no area at %s',
  (path) => expect(areaAt(path)).toBeUndefined(),
);

it('has every address of the table of paths', () => {
  const calendars = [paths.serviceCalendar('a'), paths.timetableCalendar('a')];
  const elsewhere = [paths.handbookPdf(), paths.changesFeed, ...calendars];
  for (const path of Object.values(paths)) {
    const address =
      typeof path === 'string' ? path : (path as (...texts: string[]) => string)('a', 'b');
    if (!elsewhere.includes(address.split('?')[0] ?? ''))
      expect(areaAt(address.replace(/[?#].*/, '')), address).toBeDefined();
  }
});

it('names modules that are there', () => {
  for (const routes of Object.values(ROUTES)) expect(existsSync(routes)).toBe(true);
});
