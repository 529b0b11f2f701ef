import type { ListingFault } from '../directory/listing-faults.ts';
import type { RecordKind } from '../directory/record-kind.ts';
import { type DateStart, dateQuery } from './date-query.ts';
import { paths } from './paths.ts';

const id = encodeURIComponent;

/**
 * Every page of the admin's area (docs/product.md#admin-area, and what keeping the whole needs besides); apart from
 * `paths`, which every visitor downloads.
 */
export const adminPaths = {
  home: paths.admin,
  /** What waits for the charity, once a week. */
  monday: '/admin/monday',
  profile: '/admin/profile',
  settings: '/admin/settings',
  changeEmail: '/admin/settings/email',
  secondFactor: '/admin/settings/sign-in-code',
  sessions: '/admin/settings/sessions',
  pending: paths.pendingOrganisations,
  organisations: '/admin/organisations-overview',
  addOrganisation: '/admin/add-organisation',
  /** Where the same is done to several of them; with a part: to those alone. */
  several: (part = '') => `/admin/several${part && `?part=${encodeURIComponent(part)}`}`,
  /** What looks like the same twice, and what was merged. */
  merges: '/admin/merges',
  /** Two records beside each other; without the other: to choose it. */
  merge: (kind: RecordKind, one: string, other = '') =>
    `/admin/merge?kind=${kind}&one=${id(one)}${other && `&other=${id(other)}`}`,
  viewOrganisation: (organisation: string) => `/admin/view-organisation/${id(organisation)}`,
  editOrganisation: (organisation: string) => `/admin/edit-organisation/${id(organisation)}`,
  deleteOrganisation: (organisation: string) => `/admin/delete-organisation/${id(organisation)}`,
  manageServices: '/admin/manage-services',
  allServices: '/admin/all-services',
  viewServices: (type: string) => `/admin/view-services/${id(type)}`,
  /** Where a service is added; an organisation that is named is chosen already. */
  addService: (provider = '') => `/admin/add-service${provider && `?provider=${id(provider)}`}`,
  /** Where one is added that is filled with what another of this organisation says, but for its address. */
  copyService: (service: string, provider: string) =>
    `/admin/add-service?provider=${id(provider)}&copy=${id(service)}`,
  /** Who is let in: of one service of this organisation, or of all. */
  letIn: (provider: string, service = '') =>
    `/admin/let-in?provider=${id(provider)}${service && `&service=${id(service)}`}`,
  editService: (service: string) => `/admin/edit-service/${id(service)}`,
  deleteService: (service: string) => `/admin/delete-service/${id(service)}`,
  /** The dated changes of everybody, or of one organisation. */
  dates: (provider = '') => `/admin/dates${provider && `?provider=${id(provider)}`}`,
  addDate: (start: DateStart = {}) => `/admin/add-date${dateQuery(start)}`,
  editDate: (change: string) => `/admin/edit-date/${id(change)}`,
  /** Who has not said what holds on a holiday. */
  holidays: '/admin/holidays',
  /** The grid of a holiday as an organisation has it, to fill in for it. */
  answerHoliday: (provider: string, from = '') =>
    `/admin/answer-holiday?provider=${id(provider)}${from && `&from=${from}`}`,
  /** Who has to be rung, because nobody answers the mails that ask. */
  calls: '/admin/calls',
  /** What people say is wrong with listings: what is open, or what was closed. */
  reports: (which: 'open' | 'closed' = 'open') =>
    `/admin/reports${which === 'closed' ? '?closed=yes' : ''}`,
  /** What the charity says to everybody at once. */
  notices: '/admin/notices',
  /** Where one is written; with a template's name, all but written. */
  addNotice: (template = '') => `/admin/add-notice${template && `?like=${id(template)}`}`,
  editNotice: (notice: string) => `/admin/edit-notice/${id(notice)}`,
  /** How often the handbook is read, day by day. */
  numbers: '/admin/numbers',
  /** Where kiosks stand, and whether they run. */
  kiosks: '/admin/kiosks',
  /** Where the addresses of a category are hidden. */
  hiddenAddresses: '/admin/hidden-addresses',
  allHelplines: '/admin/all-helplines',
  addHelpline: (provider = '') => `/admin/add-helpline${provider && `?provider=${id(provider)}`}`,
  editHelpline: (helpline: string) => `/admin/edit-helpline/${id(helpline)}`,
  deleteHelpline: (helpline: string) => `/admin/delete-helpline/${id(helpline)}`,
  /** One of the lists, with only what has a fault. */
  withFault: (list: string, fault: ListingFault) => `${list}?wrong=${fault}`,
  /** A search through all records and accounts. */
  find: '/admin/find',
  history: '/admin/history',
  /** All that happened from a date on. */
  historyFrom: (date: string) => `/admin/history?from=${date}`,
  /** All that happened to one record. */
  recordHistory: (record: string) => `/admin/history?record=${id(record)}`,
  /** What visitors looked for and did not find. */
  searches: '/admin/searches',
  /** Emergency cards, council hours and the steps for tonight. */
  lines: '/admin/emergency',
  editLine: (line: string) => `/admin/emergency/${id(line)}`,
  /** What the site is called, whose it is, where it leads and how often it asks. */
  siteSettings: '/admin/emergency/settings',
  /** Where addresses are that name no postcode. */
  points: '/admin/points',
  /** Files in and out. */
  transfer: '/admin/transfer',
  /** Who signs in for an organisation. */
  people: (organisation: string) => `/admin/people/${id(organisation)}`,
} as const;
