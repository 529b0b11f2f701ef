import { env } from 'cloudflare:test';
import { database } from '../../db/client.ts';
import { helplines } from '../../db/tables.ts';
import { addFactor, PASSWORD } from '../accounts.ts';
import { addDatedChange, addReport, testNow } from '../directory.ts';
import type { PERMISSIONS } from './permissions.ts';
import type { City } from './permitted-city.ts';

/** What one call needs to be tried. */
type Call = {
  /** Where the ids of the city's records stand in its path. */
  id?: (city: City) => string;
  body?: (city: City) => unknown;
  before?: (city: City) => Promise<unknown>;
};

const organisationId = ({ owner }: City) => owner.organisationId;
const serviceId = ({ service }: City) => service.id;
const helplineId = ({ helpline }: City) => helpline.id;

const kioskId = ({ kiosk }: City) => kiosk.id;
const noticeId = ({ notice }: City) => notice.id;

const hideAnimals = ({ admin: { send } }: City) =>
  send('PUT', '/hidden-categories/Animals', { until: '2026-06-30' });

const changeId = ({ change }: City) => change.id;

const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street' };
const closed = { kind: 'closed', from: '2026-12-24', to: '2026-12-26' };
const jubilee = { from: '2026-06-20', to: '2026-06-20' };
const addBankHoliday = () =>
  addDatedChange({ ...jubilee, scope: 'bank holiday', kind: 'check first', reason: 'Jubilee' });
const line = { name: 'Day Line', description: 'Someone to talk to.', phone: '116123' };
const credentials = ({ owner }: City) => ({ email: owner.email, password: PASSWORD });
const newPassword = { newPass: 'another-password', confirmPass: 'another-password' };
const currentPass = PASSWORD;
const noChange = { file: { organisations: [], helplines: [] } };
let importToken = '';
const withoutHelpline = () => database(env.DB).delete(helplines);

/** The calls that need more than their address, so that an allowed caller gets what it asks for. */
export const CALLS: Partial<Record<keyof typeof PERMISSIONS, Call>> = {
  'GET /lines/:id': { id: () => 'council' },
  'PUT /lines/:id': { id: () => 'council', body: () => ({ phone: '01179244604', source: 'rang' }) },
  'PUT /places/addresses': {
    body: () => ({ address: '1 Quay Street, Bristol', place: '51.45, -2.6' }),
  },
  'PUT /searches/words': { body: () => ({ words: 'scran', leadsTo: 'timetable Lunch' }) },
  'DELETE /searches/words/:id': { id: () => 'scran' },
  'POST /auth/login': { body: credentials },
  'POST /auth/register': {
    body: () => ({
      name: 'Ark',
      description: 'Beds for the night.',
      email: 'ark@ark.test',
      password: PASSWORD,
    }),
  },
  'POST /auth/forgot-password': { body: ({ owner }) => ({ email: owner.email }) },
  'POST /auth/reset-password/:token': {
    id: () => 'old',
    body: () => ({ password: PASSWORD, confirmPassword: PASSWORD }),
  },
  'POST /auth/confirm-email/:token': { id: () => 'old' },
  'POST /auth/confirm-registration': { body: () => ({ email: 'nobody@handbook.test' }) },
  'POST /auth/confirm-registration/:token': { id: () => 'old' },
  'POST /deletions/:id/restore': { id: ({ ownDeletion }) => ownDeletion },
  'POST /organisations': { body: () => ({ name: 'Ark', description: 'Beds for the night.' }) },
  'POST /several/checked': { body: (city) => ({ organisations: [organisationId(city)] }) },
  'POST /several/taken-down': {
    body: (city) => ({ organisations: [organisationId(city)], reason: 'Gone.' }),
  },
  'POST /several/invitations': { body: (city) => ({ organisations: [organisationId(city)] }) },
  'POST /merges': {
    body: (city) => ({
      kind: 'organisation',
      keep: organisationId(city),
      drop: 'nobody',
      versions: { keep: 1, drop: 1 },
    }),
  },
  'POST /merges/:id/undo': { id: () => 'none' },
  'POST /merges/no-twins': { body: (city) => ({ one: organisationId(city), other: 'another' }) },
  'POST /calls': { body: (city) => ({ organisation: organisationId(city), outcome: 'no answer' }) },
  'POST /checks': { body: ({ service }) => ({ kind: 'service', _id: service.id }) },
  'POST /checks/undo': {
    body: (city) => ({ at: '2026-06-01T12:00:00.000Z', organisations: [organisationId(city)] }),
  },
  'GET /still-right/:token': { id: ({ checkLink }) => checkLink },
  'POST /still-right/:token': {
    id: ({ checkLink }) => checkLink,
    body: ({ service }) => ({ listings: [service.id] }),
  },
  'POST /still-right/:token/undo': { id: ({ checkLink }) => checkLink },
  'GET /stand-in/:token': { id: ({ wayOut }) => wayOut },
  'POST /stand-in/:token': { id: ({ wayOut }) => wayOut },
  'PUT /account/stand-in': {
    body: () => ({
      email: 'sam@harbour.test',
      until: new Date(testNow()).toISOString().slice(0, 10),
    }),
  },
  'DELETE /accounts/:id/stand-in': { id: ({ colleague }) => colleague.id },
  'POST /registrations/remove': { body: ({ pending }) => ({ ids: [pending.organisationId] }) },
  'POST /auth/confirm-password': { body: () => ({ currentPass }) },
  'DELETE /account/sessions/:id': { id: ({ spare }) => spare },
  'POST /account/second-factor/confirm': { body: () => ({ code: '123456' }) },
  'POST /account/second-factor/recovery-codes': { body: () => ({ code: '123456' }) },
  'POST /account/second-factor/off': { body: () => ({ code: '123456' }) },
  'POST /accounts/:id/second-factor/removal': {
    id: ({ colleague }) => colleague.id,
    before: ({ colleague }) => addFactor(colleague),
  },
  'DELETE /accounts/:id/second-factor/removal': {
    id: ({ colleague }) => colleague.id,
    before: ({ colleague }) =>
      addFactor(colleague, { removalDueAt: new Date(testNow() + 3.6e6).toISOString() }),
  },
  'POST /account/email': { body: () => ({ email: 'new@harbour.test', currentPass }) },
  'POST /organisations/change-password': { body: () => ({ currentPass, ...newPassword }) },
  'POST /admin/change-password': { body: () => ({ currentPass, ...newPassword }) },
  'POST /searches': { body: () => ({ text: 'tent' }) },
  'GET /organisations/:id': { id: organisationId },
  'PUT /organisations/:id': { id: organisationId, body: () => ({ name: 'Harbour House' }) },
  'PUT /organisations/approve/:id': { id: ({ pending }) => pending.organisationId },
  'DELETE /organisations/:id': { id: organisationId },
  'POST /services': { body: ({ owner }) => ({ ...lunch, provider: owner.organisationId }) },
  'GET /services/:id': { id: serviceId },
  'PUT /services/:id': { id: serviceId, body: () => lunch },
  'DELETE /services/:id': { id: serviceId },
  'POST /services/move': {
    body: ({ service }) => ({
      services: [service.id],
      from: service.serviceAddress,
      to: '9 Mina Road, Bristol',
    }),
  },
  'POST /services/conditions': {
    body: ({ service }) => ({ services: [service.id], conditions: { dogs: 'yes' } }),
  },
  'POST /services/:id/full': { id: serviceId },
  'DELETE /services/:id/full': { id: serviceId },
  'POST /dated-changes': { body: ({ service }) => ({ ...closed, services: [service.id] }) },
  'GET /dated-changes/:id': { id: changeId },
  'PUT /dated-changes/:id': { id: changeId, body: () => closed },
  'POST /dated-changes/:id/end': { id: changeId },
  'DELETE /dated-changes/:id/end': { id: changeId },
  'DELETE /dated-changes/:id': { id: changeId },
  'POST /holidays/remind': { before: addBankHoliday, body: () => jubilee },
  // Whose services may be answered for is tried in holidays/answer.test.ts: this one has other days by now.
  'POST /holidays/answers': {
    before: addBankHoliday,
    body: ({ owner }) => ({ ...jubilee, to: '2026-06-21', organisation: owner.organisationId }),
  },
  'POST /notices': {
    body: () => ({
      words: 'Cold weather beds are open.',
      severity: 'Urgent',
      begins: '2026-06-01T18:00',
      ends: '2026-06-30T09:00',
    }),
  },
  'GET /notices/:id': { id: noticeId },
  'PUT /notices/:id': { id: noticeId, body: () => ({ words: 'Beds are open until Sunday.' }) },
  'POST /notices/:id/end': { id: noticeId },
  'DELETE /notices/:id': { id: noticeId },
  'POST /counts/screens': { body: () => ({ screens: 3 }) },
  'POST /kiosks': { body: () => ({ place: 'The Ark', screen: 'wall', build: '', minutesOld: 0 }) },
  'POST /reports': {
    body: (city) => ({ listing: serviceId(city), what: 'not safe', words: 'Shouting.' }),
  },
  'POST /reports/signed-in': { body: (city) => ({ listing: serviceId(city), what: 'closed' }) },
  'POST /reports/answers': {
    before: async (city) => void (await addReport({ listingId: serviceId(city) })),
    body: (city) => ({ listing: serviceId(city), outcome: 'right' }),
  },
  'POST /reports/open': { body: (city) => ({ listing: serviceId(city) }) },
  'PUT /kiosks/:id/ours': { id: kioskId },
  'DELETE /kiosks/:id': { id: kioskId },
  'PUT /hidden-categories/:id': { id: () => 'Animals', body: () => ({ until: '2026-06-30' }) },
  'DELETE /hidden-categories/:id': { id: () => 'Animals', before: hideAnimals },
  'POST /helplines': { before: withoutHelpline, body: () => line },
  'GET /helplines/:id': { id: helplineId },
  'PUT /helplines/:id': { id: helplineId, body: () => line },
  'DELETE /helplines/:id': { id: helplineId },
  'PUT /organisations/:id/published': { id: organisationId, body: () => ({ published: false }) },
  'PUT /services/:id/published': { id: serviceId, body: () => ({ published: false }) },
  'PUT /helplines/:id/published': { id: helplineId, body: () => ({ published: false }) },
  'GET /organisations/:id/accounts': { id: organisationId },
  'POST /organisations/:id/accounts': {
    id: organisationId,
    body: () => ({ email: 'colleague@harbour.test', by: 'link' }),
  },
  'GET /accounts/:id/sign-ins': { id: ({ colleague }) => colleague.id },
  'DELETE /accounts/:id': { id: ({ colleague }) => colleague.id },
  'POST /import/preview': { body: () => noChange },
  'POST /import': {
    before: async ({ admin: { send } }) => {
      importToken = (await send('POST', '/import/preview', noChange)).body.token;
    },
    body: () => ({ ...noChange, token: importToken }),
  },
  'POST /imports/:id/undo': { id: ({ imported }) => imported },
  'POST /history/:id/restore': { id: ({ deletion }) => deletion },
};
