import { FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { ORGANISATION_RULES } from '../../shared/lists/organisation-rules.ts';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { ANY_FAULT, PAGE_SIZE } from '../../shared/lists/shown.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Answer } from './answers.ts';

export type Operation = {
  summary: string;
  /** What it answers with when all is well; a list is written as `[name]`, nothing of ours as null. */
  answer: Answer | [Answer] | null;
  /** What it answers with instead where its query asks for one page of its list. */
  page?: Answer;
  status?: 201;
  query?: Record<string, string>;
};

const ofType = { type: 'Only those of this type.' };
const filters = { ...ofType, provider: 'Only those of the organisation with this id.' };

/** What makes the answer one page of a list. */
const paging = (searched: string, sorts: object) => ({
  page: 'From 1; past the last page it is the last one. This, or any of the following, makes the answer one page.',
  perPage: `Records on a page: 1 to ${LIMITS.rowsOfPage.value}, ${PAGE_SIZE} without it.`,
  q: `Only those whose ${searched} contains this, in any case.`,
  wrong: `Only those with this fault: ${FAULT_NAMES.join(', ')}; or "${ANY_FAULT}" for any.`,
  sort: `${Object.keys(sorts).join(', ')}; the first without it.`,
});

/** What the routes do not say of themselves. A test compares it with the routes that there are. */
export const OPERATIONS: Record<string, Operation> = {
  'GET /health': {
    summary: 'Whether the database answers, and the data version',
    answer: 'Health',
  },
  'GET /openapi.json': { summary: 'This document', answer: null },

  'GET /directory': {
    summary: 'All that the public may see, in one answer',
    answer: 'Directory',
  },
  'GET /changes': {
    summary: 'What the public saw added, changed or closed since a day',
    answer: 'Changes',
    query: { since: 'From the beginning of this day on: YYYY-MM-DD; a month ago without it.' },
  },
  'GET /services/public': {
    summary: 'Every service that the public may see',
    answer: ['PublicService'],
    query: ofType,
  },
  'GET /helplines/public': {
    summary: 'Every helpline that the public may see',
    answer: ['PublicHelpline'],
    query: ofType,
  },
  'GET /organisations/public': {
    summary: 'Every organisation that the public may see',
    answer: ['PublicOrganisation'],
  },

  'POST /auth/login': { summary: 'Sign in', answer: 'SignedIn' },
  'POST /auth/register': {
    summary: 'Register an organisation, which then awaits approval',
    answer: 'Registered',
    status: 201,
  },
  'POST /auth/refresh': { summary: 'A new access token, by the cookie', answer: 'AccessToken' },
  'POST /auth/logout': { summary: 'Sign out', answer: 'Message' },
  'GET /auth/verify': { summary: 'Whose session this is', answer: 'Session' },
  'POST /auth/forgot-password': { summary: 'Ask for a link to reset it', answer: 'Message' },
  'POST /auth/reset-password/:token': { summary: 'Set a new password', answer: 'Message' },
  'POST /auth/confirm-email/:token': { summary: 'Confirm a sign-in email', answer: 'Message' },
  'POST /auth/confirm-password': {
    summary: 'Give the password again, where a call was refused with the reason "password"',
    answer: 'Message',
  },
  'GET /account/sessions': { summary: 'Where the account is signed in', answer: ['OpenSession'] },
  'DELETE /account/sessions': { summary: 'Sign out everywhere else', answer: 'Message' },
  'DELETE /account/sessions/:id': { summary: 'End one session of the account', answer: 'Message' },
  'POST /auth/confirm-registration': {
    summary: "Ask for another link to confirm a registration's address",
    answer: 'Message',
  },
  'POST /auth/confirm-registration/:token': {
    summary: "Confirm a registration's address",
    answer: 'Message',
  },
  'GET /registrations': {
    summary: 'Organisations that wait for approval, for admins, in pages of 20',
    answer: 'Registrations',
    query: { page: 'From 1; past the last page it is the last one.' },
  },
  'POST /registrations/remove': {
    summary: 'Delete up to 20 registrations whose address is not confirmed; nobody is told by mail',
    answer: 'Removed',
  },
  'GET /account/second-factor': {
    summary: 'Whether signing in asks for a code besides the password',
    answer: 'SecondFactor',
  },
  'POST /account/second-factor': {
    summary: 'Begin to set up a second factor: a secret for an authenticator app',
    answer: 'BegunFactor',
    status: 201,
  },
  'POST /account/second-factor/confirm': {
    summary: 'Turn it on with a code of the app; the recovery codes are told this once',
    answer: 'RecoveryCodes',
  },
  'POST /account/second-factor/recovery-codes': {
    summary: 'New recovery codes, in the place of the old ones',
    answer: 'RecoveryCodes',
  },
  'POST /account/second-factor/off': { summary: 'Turn it off with a code', answer: 'Message' },
  'POST /accounts/:id/second-factor/removal': {
    summary: "Ask to remove another's second factor that was lost, after a day's notice",
    answer: 'Removal',
  },
  'DELETE /accounts/:id/second-factor/removal': { summary: 'Stop that', answer: 'Message' },
  'POST /account/email': { summary: 'Ask for another sign-in email', answer: 'Message' },
  'POST /organisations/change-password': {
    summary: "Change an organisation's own password",
    answer: 'Message',
  },
  'POST /admin/change-password': { summary: "Change an admin's own password", answer: 'Message' },

  'GET /admin/overview': {
    summary: 'How many records there are, and where answers to the feedback form arrive',
    answer: 'AdminOverview',
  },
  'GET /admin/service-types': {
    summary: 'The service types that occur, with how many services there are of each',
    answer: ['ServiceTypeCount'],
  },
  'GET /admin/providers': {
    summary: 'Organisations that may have services and a helpline, by name alone',
    answer: ['Provider'],
  },
  'GET /admin/searches': {
    summary: 'What was searched for and not found, on three days or more',
    answer: ['FruitlessSearch'],
  },
  'POST /searches': {
    summary: 'Count a search that found nothing, by its letters alone',
    answer: 'Message',
  },
  'GET /admin/operations': {
    summary:
      'When mail, scheduled chores and a backup last went well, and how many admins there are',
    answer: 'Operations',
  },

  'GET /organisations': {
    summary: 'Every organisation, for admins; or one page of them',
    answer: ['Organisation'],
    page: 'OrganisationPage',
    query: {
      ...paging('name', ORGANISATION_RULES.sorts),
      role: 'On a page: only those of this role.',
      approved: 'On a page: only those that are approved ("true"), or wait ("false").',
    },
  },
  'GET /organisations/:id': { summary: 'An organisation', answer: 'Organisation' },
  'PUT /organisations/:id': {
    summary: 'Change an organisation; an absent field keeps its value',
    answer: 'Organisation',
  },
  'PUT /organisations/approve/:id': {
    summary: 'Approve an organisation, which is told by mail',
    answer: 'Organisation',
  },
  'DELETE /organisations/:id': {
    summary: 'Delete an organisation with its services, its helpline and its accounts',
    answer: 'Message',
  },

  'GET /services': {
    summary: "An organisation's own services, or all for an admin; or one page of them",
    answer: ['Service'],
    page: 'ServicePage',
    query: { ...filters, ...paging("provider's name", SERVICE_RULES.sorts) },
  },
  'POST /services': {
    summary: "Add a service: one's own, or for an admin that of the provider named",
    answer: 'Service',
    status: 201,
  },
  'GET /services/:id': { summary: 'A service', answer: 'Service' },
  'PUT /services/:id': {
    summary: 'Change a service; an absent field keeps its value, the provider stays',
    answer: 'Service',
  },
  'DELETE /services/:id': { summary: 'Delete a service', answer: 'Message' },

  'GET /helplines': {
    summary: "An organisation's own helpline, or all for an admin; or one page of them",
    answer: ['Helpline'],
    page: 'HelplinePage',
    query: { ...filters, ...paging('name', HELPLINE_RULES.sorts) },
  },
  'POST /helplines': {
    summary: "Add a helpline: one's own, or for an admin that of the provider named, if any",
    answer: 'Helpline',
    status: 201,
  },
  'GET /helplines/:id': { summary: 'A helpline', answer: 'Helpline' },
  'PUT /helplines/:id': {
    summary: 'Change a helpline; an absent field keeps its value',
    answer: 'Helpline',
  },
  'DELETE /helplines/:id': { summary: 'Delete a helpline', answer: 'Message' },

  'PUT /organisations/:id/published': {
    summary: 'Take an organisation down everywhere, or put it back; it is told by mail',
    answer: 'Organisation',
  },
  'PUT /services/:id/published': {
    summary: 'Take a service down, or put it back',
    answer: 'Service',
  },
  'PUT /helplines/:id/published': {
    summary: 'Take a helpline down, or put it back',
    answer: 'Helpline',
  },

  'GET /organisations/:id/accounts': {
    summary: 'Who signs in for an organisation, or was invited to',
    answer: ['Person'],
  },
  'POST /organisations/:id/accounts': {
    summary: 'Invite someone to sign in for it, by mail or by a link to hand over; once more, too',
    answer: 'Invitation',
    status: 201,
  },
  'GET /account/sign-ins': {
    summary: 'When one signed in, or somebody failed to, in the last 90 days',
    answer: ['SignInTrace'],
  },
  'GET /accounts/:id/sign-ins': {
    summary: 'The same of another account, for admins',
    answer: ['SignInTrace'],
  },
  'DELETE /accounts/:id': {
    summary: 'Remove a sign-in, and end its sessions',
    answer: 'Message',
  },

  'GET /export/directory.json': {
    summary: 'The directory as the file that can be loaded and imported',
    answer: null,
  },
  'GET /export/organisations.csv': { summary: 'Every organisation, as CSV', answer: null },
  'GET /export/services.csv': { summary: 'Every service, as CSV', answer: null },
  'GET /export/helplines.csv': { summary: 'Every helpline, as CSV', answer: null },
  'POST /import/preview': {
    summary: 'What a directory file would add, change, keep and leave out',
    answer: 'ImportPreview',
  },
  'POST /import': {
    summary: 'Write what the preview with this token said; 409 if the directory has changed since',
    answer: 'Message',
  },

  'GET /history': {
    summary: 'Who changed what and when, the latest first, in pages',
    answer: 'History',
    query: {
      record: 'Only of the record with this id.',
      kind: 'Only of organisations, services, helplines or accounts, in the singular.',
      account: 'Only what this account did: its id, or part of its email.',
      from: 'From this day on: YYYY-MM-DD.',
      to: 'Up to and with this day.',
      before: '`next` of the page before.',
    },
  },
  'POST /history/:id/restore': {
    summary: 'Undo a deletion of the last 30 days, with its id and all that was deleted with it',
    answer: 'Message',
  },
};
