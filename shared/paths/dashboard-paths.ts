import { type DateStart, dateQuery } from './date-query.ts';

const id = encodeURIComponent;

/**
 * Every page of an organisation's own area (docs/product.md#organisation-area); apart from `paths`, which every visitor
 * downloads.
 */
export const dashboardPaths = {
  home: '/dashboard',
  viewOrganisation: '/dashboard/view-organisation',
  editOrganisation: '/dashboard/edit-organisation',
  viewServices: '/dashboard/view-services',
  addService: '/dashboard/add-service',
  /** Where one is added that is filled with what another says, but for its address. */
  copyService: (service: string) => `/dashboard/add-service?copy=${id(service)}`,
  /** Who is let in: of one service, or of all. */
  letIn: (service = '') => `/dashboard/let-in${service && `?service=${id(service)}`}`,
  editService: (service: string) => `/dashboard/edit/${id(service)}`,
  deleteService: (service: string) => `/dashboard/delete/${id(service)}`,
  dates: '/dashboard/dates',
  /** Where a change is added; services or days that are named are chosen already. */
  addDate: (start: DateStart = {}) => `/dashboard/add-date${dateQuery(start)}`,
  editDate: (change: string) => `/dashboard/edit-date/${id(change)}`,
  /** The hours on holidays; with the first day of one: that one. */
  holidays: (from = '') => `/dashboard/holidays${from && `?from=${from}`}`,
  viewHelplines: '/dashboard/view-helplines',
  addHelpline: '/dashboard/add-helpline',
  editHelpline: (helpline: string) => `/dashboard/edit-helpline/${id(helpline)}`,
  deleteHelpline: (helpline: string) => `/dashboard/delete-helpline/${id(helpline)}`,
  /** Where it says what is wrong with somebody else's listing; with a search, or the one that is meant. */
  report: (about: { q: string } | { listing: string } | null = null) =>
    `/dashboard/something-wrong${about ? `?${new URLSearchParams(about)}` : ''}`,
  /** What it has deleted, to bring it back. */
  deleted: '/dashboard/deleted',
  settings: '/dashboard/settings',
  changeEmail: '/dashboard/settings/email',
  secondFactor: '/dashboard/settings/sign-in-code',
  sessions: '/dashboard/settings/sessions',
  people: '/dashboard/settings/people',
  /** Who stands in while one is away. */
  away: '/dashboard/settings/away',
} as const;
