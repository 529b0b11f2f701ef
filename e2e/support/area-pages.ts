import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';

/** A record of each kind, for the pages that are about one. */
export type Ids = { organisation: string; service: string; helpline: string };

type AreaPage = { name: string; path: (ids: Ids) => string };

const page = (name: string, path: string | AreaPage['path']): AreaPage => ({
  name,
  path: typeof path === 'string' ? () => path : path,
});

/** Every page of an organisation's own area. */
export const DASHBOARD_PAGES: AreaPage[] = [
  page('home', dashboardPaths.home),
  page('profile', dashboardPaths.viewOrganisation),
  page('edit the profile', dashboardPaths.editOrganisation),
  page('services', dashboardPaths.viewServices),
  page('add a service', dashboardPaths.addService),
  page('edit a service', ({ service }) => dashboardPaths.editService(service)),
  page('delete a service', ({ service }) => dashboardPaths.deleteService(service)),
  page('closed days', dashboardPaths.dates),
  page('add a closed day', ({ service }) => dashboardPaths.addDate({ services: [service] })),
  page('hours on holidays', dashboardPaths.holidays()),
  page('something wrong elsewhere', dashboardPaths.report()),
  page('helpline', dashboardPaths.viewHelplines),
  page('edit the helpline', ({ helpline }) => dashboardPaths.editHelpline(helpline)),
  page('delete the helpline', ({ helpline }) => dashboardPaths.deleteHelpline(helpline)),
  page('what was deleted', dashboardPaths.deleted),
  page('settings', dashboardPaths.settings),
  page('sign-in email', dashboardPaths.changeEmail),
  page('sign-in code', dashboardPaths.secondFactor),
  page('where one is signed in', dashboardPaths.sessions),
  page('people', dashboardPaths.people),
  page('while one is away', dashboardPaths.away),
];

/** Every page of the admin's area, by what it is about. Lists are asked for with a filter, which they then show. */
export const ADMIN_PAGES: Record<string, AreaPage[]> = {
  'the handbook': [
    page('dashboard', adminPaths.home),
    page('pending', adminPaths.pending),
    page('find', `${adminPaths.find}?q=house`),
    page('notices', adminPaths.notices),
    page('a notice', adminPaths.addNotice()),
    page('hidden addresses', adminPaths.hiddenAddresses),
    page('how often it is used', adminPaths.numbers),
    page('kiosks', adminPaths.kiosks),
    page('reports', adminPaths.reports()),
    page('closed reports', adminPaths.reports('closed')),
    page('history', adminPaths.history),
    page('emergency lines', adminPaths.lines),
    page('an emergency line', adminPaths.editLine('council')),
    page('settings of the site', adminPaths.siteSettings),
    page('what people looked for', adminPaths.searches),
    page('points on the map', adminPaths.points),
    page('files in and out', adminPaths.transfer),
  ],
  organisations: [
    page('organisations', `${adminPaths.organisations}?q=bristol&sort=wrong`),
    page('organisation', ({ organisation }) => adminPaths.viewOrganisation(organisation)),
    page('edit an organisation', ({ organisation }) => adminPaths.editOrganisation(organisation)),
    page('delete an organisation', ({ organisation }) =>
      adminPaths.deleteOrganisation(organisation),
    ),
    page('people', ({ organisation }) => adminPaths.people(organisation)),
    page('to ring', adminPaths.calls),
    page('what waits on Monday', adminPaths.monday),
    page('several at once', adminPaths.several()),
    page('twins', adminPaths.merges),
    page('add an organisation', adminPaths.addOrganisation),
  ],
  services: [
    page('services by type', adminPaths.manageServices),
    page('all services', `${adminPaths.allServices}?q=bristol&wrong=any`),
    page('services of a type', adminPaths.viewServices('Laundry')),
    page('add a service', ({ organisation }) => adminPaths.addService(organisation)),
    page('edit a service', ({ service }) => adminPaths.editService(service)),
    page('closed days', adminPaths.dates()),
    page('add a closed day', adminPaths.addDate()),
    page('delete a service', ({ service }) => adminPaths.deleteService(service)),
    page('holidays', adminPaths.holidays),
    page('fill in a holiday', ({ organisation }) => adminPaths.answerHoliday(organisation)),
  ],
  'helplines and the admin’s own': [
    page('helplines', `${adminPaths.allHelplines}?q=s`),
    page('add a helpline', adminPaths.addHelpline()),
    page('edit a helpline', ({ helpline }) => adminPaths.editHelpline(helpline)),
    page('delete a helpline', ({ helpline }) => adminPaths.deleteHelpline(helpline)),
    page('profile', adminPaths.profile),
    page('settings', adminPaths.settings),
    page('sign-in email', adminPaths.changeEmail),
    page('sign-in code', adminPaths.secondFactor),
    page('where one is signed in', adminPaths.sessions),
  ],
};

/** So far ahead that it is to come also where a clock is set to another day of the week. */
const nextWeek = () => addDays(cityTime(Date.now()).date, 8);

/** Every kind of screen of a kiosk, and its address for staff. */
export const KIOSK_PAGES: AreaPage[] = [
  page('home', kioskPaths.home),
  page('open now', kioskPaths.open),
  page('one need', kioskPaths.need('wash')),
  page('one need on a day', () => kioskPaths.needOn('wash', nextWeek())),
  page('every kind of help', kioskPaths.types),
  page('services', kioskPaths.services('Toilets')),
  page('the week', kioskPaths.week('Breakfast')),
  page('services on a day', () => kioskPaths.servicesOn('Toilets', nextWeek())),
  page('every service on a day', () => kioskPaths.openOn(nextWeek())),
  page('which day', kioskPaths.days('Toilets')),
  page('service', ({ service }) => kioskPaths.service(service)),
  page('helplines', kioskPaths.helplines),
  page('helpline', ({ helpline }) => kioskPaths.helpline(helpline)),
  page('organisations', kioskPaths.organisations),
  page('a letter', kioskPaths.letter('B')),
  page('organisation', ({ organisation }) => kioskPaths.organisation(organisation)),
  page('something wrong', ({ service }) => kioskPaths.wrong(service)),
  page('category', kioskPaths.category('Housing Advice')),
  page('emergency', kioskPaths.emergency),
  page('tonight', kioskPaths.tonight),
  page('what the charity says', kioskPaths.notices),
  page('search', kioskPaths.search),
  page('what is not there any more', kioskPaths.service('taken-down')),
  page('no such screen', `${kioskPaths.home}/nowhere`),
  page('setup', kioskPaths.setup),
];
