import { expect, it } from 'vitest';
import { isKeptPage } from './areas.ts';
import { mailedPaths } from './mailed-paths.ts';
import { OFFLINE } from './offline.ts';
import { paths } from './paths.ts';

it.each([
  paths.home,
  paths.immediateSupport,
  paths.timetable('Wi-Fi & Computer Access'),
  paths.timetable('Caviar'),
  paths.helplineType('Addiction (Alcohol, Drugs, Gambling)'),
  paths.organisations,
  paths.orgCategory(),
  paths.orgCategory('Housing Advice'),
  '/search',
])('keeps %s', (path) => expect(isKeptPage(path)).toBe(true));

it.each([
  paths.login,
  paths.register,
  paths.forgotPassword,
  mailedPaths.resetPassword('a-token'),
  mailedPaths.confirmEmail('a-token'),
  mailedPaths.confirmRegistration('a-token'),
  mailedPaths.confirmRegistration(),
  paths.holidays,
  paths.joinUs,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.accessibility,
  paths.dashboard,
  paths.admin,
  paths.pendingOrganisations,
  '/kiosk',
  '/kiosk/timetable/Breakfast',
  '/print/handbook',
  '/timetable/Breakfast.pdf',
  '/api/services/public',
  '/api/auth/refresh',
  '/organisations-of-mine',
  '/manifest.webmanifest',
  OFFLINE.shell,
  OFFLINE.worker,
])('leaves %s alone', (path) => expect(isKeptPage(path)).toBe(false));
