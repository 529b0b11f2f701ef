import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import type { AccountArea } from '../account/account-area.ts';
import type { PeopleArea } from '../account/people/people-area.ts';
import { settingsApi } from '../account/settings-api.ts';
import { settingsOf } from '../account/settings-of.ts';
import type { DatesArea } from '../dated-changes/dates-area.ts';
import type { HelplineArea } from '../helplines/helpline-area.ts';
import { BRING_BACK } from '../lists/bring-back.ts';
import type { OrganisationArea } from '../organisations/organisation-area.ts';
import type { ServiceArea } from '../services/service-area.ts';

/** What the pages that both areas mount take from each, by the noun that they are about. */
export type MountedArea = {
  services: ServiceArea;
  dates: DatesArea;
  helplines: HelplineArea;
  organisations: OrganisationArea;
  account: AccountArea;
  people: PeopleArea;
};

const yourServices = { to: dashboardPaths.viewServices, label: 'Your services' };

/** An organisation looks after what is its own. */
const dashboard: MountedArea = {
  services: {
    isAdmin: false,
    missing: areaMessages.missing.organisation,
    addTitle: 'Add a service',
    after: yourServices,
    listOf: () => yourServices,
    ways: ({ hasAny }) => [
      { to: dashboardPaths.addService, label: 'Add Service' },
      ...(hasAny ? [{ to: dashboardPaths.letIn(), label: 'Who is let in' }] : []),
    ],
    addPath: () => dashboardPaths.addService,
    editPath: dashboardPaths.editService,
    deletePath: dashboardPaths.deleteService,
    copyPath: ({ _id }) => dashboardPaths.copyService(_id),
    letInPath: ({ _id }) => dashboardPaths.letIn(_id),
    datePath: ({ _id }, days) => dashboardPaths.addDate({ services: [_id], ...days }),
    changePath: dashboardPaths.editDate,
    deletedName: ({ type, serviceAddress }) => `${type} at ${serviceAddress}`,
    bringBack: BRING_BACK.dashboard,
    deleted: { to: dashboardPaths.deleted, label: 'What you have deleted, to bring it back' },
  },
  dates: {
    isAdmin: false,
    missing: areaMessages.missing.organisation,
    list: () => ({ to: dashboardPaths.dates, label: 'Closed days and other times' }),
    addPath: () => dashboardPaths.addDate(),
    addLabel: () => 'Add dates',
    editPath: dashboardPaths.editDate,
    holidays: {
      back: { to: dashboardPaths.home, label: 'Dashboard Home' },
      path: (from) => dashboardPaths.holidays(from),
    },
  },
  helplines: {
    isAdmin: false,
    missing: areaMessages.missing.organisation,
    nameOf: () => 'your helpline',
    list: { to: dashboardPaths.viewHelplines, label: 'Your helpline' },
    afterDelete: dashboardPaths.home,
    addPath: () => dashboardPaths.addHelpline,
    editPath: dashboardPaths.editHelpline,
    deletePath: dashboardPaths.deleteHelpline,
  },
  organisations: {
    isAdmin: false,
    nameOf: () => 'your profile',
    viewOf: () => ({ to: dashboardPaths.viewOrganisation, label: 'Your profile' }),
    editPath: () => dashboardPaths.editOrganisation,
    datePath: (_, days) => dashboardPaths.addDate(days),
    profile: {
      missing: areaMessages.missing.organisation,
      failed: areaMessages.organisation.viewFailed,
    },
  },
  account: {
    settings: settingsOf('organisation'),
    home: { to: dashboardPaths.home, label: 'Dashboard Home' },
    changeEmail: dashboardPaths.changeEmail,
    secondFactor: dashboardPaths.secondFactor,
    sessions: dashboardPaths.sessions,
    people: dashboardPaths.people,
    away: dashboardPaths.away,
    changePassword: async (input) => (await settingsApi.changePassword(input)).message,
  },
  people: {
    isAdmin: false,
    about: () => ({
      title: 'Who signs in',
      lead: 'Up to five people can look after your listing, each with their own password. Remove whoever leaves.',
      back: settingsOf('organisation'),
    }),
  },
};

/** An admin looks after everybody's. */
const admin: MountedArea = {
  services: {
    isAdmin: true,
    missing: areaMessages.missing.token,
    addTitle: 'Add Service',
    after: { to: adminPaths.manageServices, label: 'Manage Services' },
    listOf: (type) =>
      type
        ? { to: adminPaths.viewServices(type), label: `${type} Services` }
        : { to: adminPaths.allServices, label: 'All Services' },
    ways: ({ type }) => (type ? [] : [{ to: adminPaths.addService(), label: 'Add Service' }]),
    addPath: adminPaths.addService,
    editPath: adminPaths.editService,
    deletePath: adminPaths.deleteService,
    copyPath: ({ _id, provider }) => adminPaths.copyService(_id, provider._id),
    letInPath: ({ _id, provider }) => adminPaths.letIn(provider._id, _id),
    datePath: ({ _id, provider }, days) =>
      adminPaths.addDate({ services: [_id], provider: provider._id, ...days }),
    changePath: adminPaths.editDate,
    providerPath: adminPaths.viewOrganisation,
    deletedName: ({ type, provider }) => `${type} of ${provider.name}`,
    bringBack: BRING_BACK.admin,
  },
  dates: {
    isAdmin: true,
    missing: areaMessages.missing.token,
    list: (provider) => ({ to: adminPaths.dates(provider), label: 'Closed days and other times' }),
    addPath: (provider) => adminPaths.addDate({ provider }),
    addLabel: (provider) => (provider ? 'Add dates' : 'Add dates for the city or a type'),
    editPath: adminPaths.editDate,
    holidays: {
      back: { to: adminPaths.holidays, label: 'Holidays' },
      path: (from, provider) => adminPaths.answerHoliday(provider, from),
    },
  },
  helplines: {
    isAdmin: true,
    missing: areaMessages.missing.token,
    nameOf: (helpline) => helpline?.name ?? 'a helpline',
    list: { to: adminPaths.allHelplines, label: 'Helplines' },
    afterDelete: adminPaths.allHelplines,
    addPath: adminPaths.addHelpline,
    editPath: adminPaths.editHelpline,
    deletePath: adminPaths.deleteHelpline,
    providerPath: adminPaths.viewOrganisation,
    bringBack: BRING_BACK.admin,
  },
  organisations: {
    isAdmin: true,
    nameOf: (organisation) => organisation?.name ?? 'an organisation',
    viewOf: ({ _id, name }) => ({ to: adminPaths.viewOrganisation(_id), label: name }),
    editPath: adminPaths.editOrganisation,
    datePath: (provider, days) => adminPaths.addDate({ provider, ...days }),
    profile: {
      missing: adminMessages.profile.missing,
      failed: adminMessages.profile.failed,
      lead: 'The charity’s own details. Visitors do not see them in the lists.',
      people: (organisation) => ({ to: adminPaths.people(organisation), label: 'Who is an admin' }),
    },
  },
  account: {
    settings: settingsOf('admin'),
    home: { to: adminPaths.home, label: 'Dashboard' },
    changeEmail: adminPaths.changeEmail,
    secondFactor: adminPaths.secondFactor,
    sessions: adminPaths.sessions,
    changePassword: async (input) => {
      await settingsApi.changeAdminPassword(input);
      return adminMessages.password.updated;
    },
  },
  people: {
    isAdmin: true,
    about: (organisation) => ({
      title: `Who signs in for ${organisation?.name ?? 'an organisation'}`,
      lead:
        organisation?.role === 'admin'
          ? 'Whoever signs in here is an admin: they approve, edit and delete every listing.'
          : 'Up to five people can look after a listing, each with their own password.',
      back: organisation && {
        to: adminPaths.viewOrganisation(organisation._id),
        label: organisation.name,
      },
    }),
  },
};

export const MOUNTED_AREAS = { dashboard, admin };
