import { env } from 'cloudflare:test';
import { database } from '../../db/client.ts';
import { helplines } from '../../db/tables.ts';
import { addFactor, PASSWORD } from '../accounts.ts';
import { addDatedChange, addReport, testNow } from '../directory.ts';

import type { City } from './permitted-city.ts';

// docs/product.md#permissions: what each call of the API answers to each who may ask.

/** The status of an answer. */
export type Status = number;
/** The status that each who may ask gets. */
export type Expected = Record<'nobody' | 'owner' | 'another' | 'admin', Status>;
/** One call, and what it needs to be tried. */
type Row = {
  expected: Expected;
  /** Where the ids of the city's records stand in its path. */
  id?: (city: City) => string;
  body?: (city: City) => unknown;
  before?: (city: City) => Promise<unknown>;
};

const anyone = (status: Status): Expected => ({
  nobody: status,
  owner: status,
  another: status,
  admin: status,
});
const signedIn = (status: Status): Expected => ({ ...anyone(status), nobody: 401 });
const ownerAndAdmin: Expected = { nobody: 401, owner: 200, another: 403, admin: 200 };
const adminAlone: Expected = { nobody: 401, owner: 403, another: 403, admin: 200 };
const organisationsAlone: Expected = { nobody: 401, owner: 200, another: 200, admin: 403 };

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

/** Every call of the API, with the status that each who asks gets. */
export const ROWS: Record<string, Row> = {
  'GET /health': { expected: anyone(200) },
  'GET /openapi.json': { expected: anyone(200) },
  'GET /directory': { expected: anyone(200) },
  'GET /changes': { expected: anyone(200) },
  'GET /services/public': { expected: anyone(200) },
  'GET /helplines/public': { expected: anyone(200) },
  'GET /organisations/public': { expected: anyone(200) },
  'GET /searches/words': { expected: anyone(200) },
  'GET /lines': { expected: adminAlone },
  'GET /lines/:id': { expected: adminAlone, id: () => 'council' },
  'PUT /lines/:id': {
    expected: adminAlone,
    id: () => 'council',
    body: () => ({ phone: '01179244604', source: 'rang' }),
  },
  'GET /places': { expected: anyone(200) },
  'GET /places/addresses': { expected: adminAlone },
  'PUT /places/addresses': {
    expected: adminAlone,
    body: () => ({ address: '1 Quay Street, Bristol', place: '51.45, -2.6' }),
  },
  'PUT /searches/words': {
    expected: adminAlone,
    body: () => ({ words: 'scran', leadsTo: 'timetable Lunch' }),
  },
  'DELETE /searches/words/:id': {
    expected: { nobody: 401, owner: 403, another: 403, admin: 404 },
    id: () => 'scran',
  },

  'POST /auth/login': { expected: anyone(200), body: credentials },
  'POST /auth/register': {
    expected: anyone(201),
    body: () => ({
      name: 'Ark',
      description: 'Beds for the night.',
      email: 'ark@ark.test',
      password: PASSWORD,
    }),
  },
  'POST /auth/refresh': { expected: anyone(401) },
  'POST /auth/logout': { expected: anyone(200) },
  'POST /auth/forgot-password': {
    expected: anyone(200),
    body: ({ owner }) => ({ email: owner.email }),
  },
  'POST /auth/reset-password/:token': {
    expected: anyone(400),
    id: () => 'old',
    body: () => ({ password: PASSWORD, confirmPassword: PASSWORD }),
  },
  'POST /auth/confirm-email/:token': { expected: anyone(400), id: () => 'old' },
  'POST /auth/confirm-registration': {
    expected: anyone(200),
    body: () => ({ email: 'nobody@handbook.test' }),
  },
  'POST /auth/confirm-registration/:token': { expected: anyone(400), id: () => 'old' },
  'GET /deletions': { expected: signedIn(200) },
  'POST /deletions/:id/restore': {
    expected: { nobody: 401, owner: 200, another: 404, admin: 404 },
    id: ({ ownDeletion }) => ownDeletion,
  },
  'POST /organisations': {
    expected: { nobody: 401, owner: 403, another: 403, admin: 201 },
    body: () => ({ name: 'Ark', description: 'Beds for the night.' }),
  },
  'GET /several': { expected: adminAlone },
  'POST /several/checked': {
    expected: adminAlone,
    body: (city) => ({ organisations: [organisationId(city)] }),
  },
  'POST /several/taken-down': {
    expected: adminAlone,
    body: (city) => ({ organisations: [organisationId(city)], reason: 'Gone.' }),
  },
  'POST /several/invitations': {
    expected: adminAlone,
    body: (city) => ({ organisations: [organisationId(city)] }),
  },
  'GET /merges': { expected: adminAlone },
  'POST /merges': {
    expected: { nobody: 401, owner: 403, another: 403, admin: 404 },
    body: (city) => ({
      kind: 'organisation',
      keep: organisationId(city),
      drop: 'nobody',
      versions: { keep: 1, drop: 1 },
    }),
  },
  'POST /merges/:id/undo': {
    expected: { nobody: 401, owner: 403, another: 403, admin: 404 },
    id: () => 'none',
  },
  'POST /merges/no-twins': {
    expected: adminAlone,
    body: (city) => ({ one: organisationId(city), other: 'another' }),
  },
  'GET /monday': { expected: adminAlone },
  'GET /monday/pending': { expected: adminAlone },
  'POST /monday/mail': { expected: adminAlone },
  'GET /calls': { expected: adminAlone },
  'POST /calls': {
    expected: adminAlone,
    body: (city) => ({ organisation: organisationId(city), outcome: 'no answer' }),
  },
  'POST /checks': {
    expected: adminAlone,
    body: ({ service }) => ({ kind: 'service', _id: service.id }),
  },
  'POST /checks/undo': {
    expected: adminAlone,
    body: (city) => ({ at: '2026-06-01T12:00:00.000Z', organisations: [organisationId(city)] }),
  },
  'GET /still-right/:token': { expected: anyone(200), id: ({ checkLink }) => checkLink },
  'POST /still-right/:token': {
    expected: anyone(200),
    id: ({ checkLink }) => checkLink,
    body: ({ service }) => ({ listings: [service.id] }),
  },
  'POST /still-right/:token/undo': { expected: anyone(200), id: ({ checkLink }) => checkLink },
  'GET /stand-in/:token': { expected: anyone(200), id: ({ wayOut }) => wayOut },
  'POST /stand-in/:token': { expected: anyone(200), id: ({ wayOut }) => wayOut },
  'PUT /account/stand-in': {
    expected: organisationsAlone,
    body: () => ({
      email: 'sam@harbour.test',
      until: new Date(testNow()).toISOString().slice(0, 10),
    }),
  },
  'DELETE /accounts/:id/stand-in': {
    expected: ownerAndAdmin,
    id: ({ colleague }) => colleague.id,
  },
  'GET /registrations': { expected: adminAlone },
  'POST /registrations/remove': {
    expected: adminAlone,
    body: ({ pending }) => ({ ids: [pending.organisationId] }),
  },
  'GET /auth/verify': { expected: signedIn(200) },
  'POST /auth/confirm-password': { expected: signedIn(200), body: () => ({ currentPass }) },
  'GET /account/sessions': { expected: signedIn(200) },
  'DELETE /account/sessions': { expected: signedIn(200) },
  'DELETE /account/sessions/:id': {
    expected: { nobody: 401, owner: 200, another: 404, admin: 404 },
    id: ({ spare }) => spare,
  },
  'GET /account/second-factor': { expected: signedIn(200) },
  'POST /account/second-factor': { expected: signedIn(201) },
  'POST /account/second-factor/confirm': {
    expected: signedIn(409),
    body: () => ({ code: '123456' }),
  },
  'POST /account/second-factor/recovery-codes': {
    expected: signedIn(409),
    body: () => ({ code: '123456' }),
  },
  'POST /account/second-factor/off': {
    expected: signedIn(409),
    body: () => ({ code: '123456' }),
  },
  'POST /accounts/:id/second-factor/removal': {
    expected: adminAlone,
    id: ({ colleague }) => colleague.id,
    before: ({ colleague }) => addFactor(colleague),
  },
  'DELETE /accounts/:id/second-factor/removal': {
    expected: ownerAndAdmin,
    id: ({ colleague }) => colleague.id,
    before: ({ colleague }) =>
      addFactor(colleague, { removalDueAt: new Date(testNow() + 3.6e6).toISOString() }),
  },
  'POST /account/email': {
    expected: signedIn(200),
    body: () => ({ email: 'new@harbour.test', currentPass }),
  },
  'POST /organisations/change-password': {
    expected: organisationsAlone,
    body: () => ({ currentPass, ...newPassword }),
  },
  'POST /admin/change-password': {
    expected: adminAlone,
    body: () => ({ currentPass, ...newPassword }),
  },

  'GET /admin/overview': { expected: adminAlone },
  'GET /admin/service-types': { expected: adminAlone },
  'GET /admin/providers': { expected: adminAlone },
  'GET /admin/searches': { expected: adminAlone },
  'POST /searches': { expected: anyone(200), body: () => ({ text: 'tent' }) },
  'GET /admin/operations': { expected: adminAlone },
  'GET /admin/find': { expected: adminAlone },

  'GET /organisations': { expected: adminAlone },
  'GET /organisations/:id': { expected: ownerAndAdmin, id: organisationId },
  'PUT /organisations/:id': {
    expected: ownerAndAdmin,
    id: organisationId,
    body: () => ({ name: 'Harbour House' }),
  },
  'PUT /organisations/approve/:id': {
    expected: adminAlone,
    id: ({ pending }) => pending.organisationId,
  },
  'DELETE /organisations/:id': { expected: adminAlone, id: organisationId },

  'GET /services': { expected: signedIn(200) },
  'POST /services': {
    expected: signedIn(201),
    body: ({ owner }) => ({ ...lunch, provider: owner.organisationId }),
  },
  'GET /services/:id': { expected: ownerAndAdmin, id: serviceId },
  'PUT /services/:id': { expected: ownerAndAdmin, id: serviceId, body: () => lunch },
  'DELETE /services/:id': { expected: ownerAndAdmin, id: serviceId },
  'POST /services/move': {
    expected: ownerAndAdmin,
    body: ({ service }) => ({
      services: [service.id],
      from: service.serviceAddress,
      to: '9 Mina Road, Bristol',
    }),
  },
  'POST /services/conditions': {
    expected: ownerAndAdmin,
    body: ({ service }) => ({ services: [service.id], conditions: { dogs: 'yes' } }),
  },
  'POST /services/:id/full': { expected: ownerAndAdmin, id: serviceId },
  'DELETE /services/:id/full': { expected: ownerAndAdmin, id: serviceId },

  'GET /dated-changes': { expected: signedIn(200) },
  'POST /dated-changes': {
    expected: { nobody: 401, owner: 201, another: 403, admin: 201 },
    body: ({ service }) => ({ ...closed, services: [service.id] }),
  },
  'GET /dated-changes/:id': { expected: ownerAndAdmin, id: changeId },
  'PUT /dated-changes/:id': { expected: ownerAndAdmin, id: changeId, body: () => closed },
  'POST /dated-changes/:id/end': { expected: ownerAndAdmin, id: changeId },
  'DELETE /dated-changes/:id/end': { expected: ownerAndAdmin, id: changeId },
  'DELETE /dated-changes/:id': { expected: ownerAndAdmin, id: changeId },

  'GET /holidays': { expected: signedIn(200) },
  'GET /holidays/unanswered': { expected: adminAlone },
  'POST /holidays/remind': { expected: adminAlone, before: addBankHoliday, body: () => jubilee },
  // Whose services may be answered for is tried in holidays/answer.test.ts: this one has other days by now.
  'POST /holidays/answers': {
    expected: signedIn(409),
    before: addBankHoliday,
    body: ({ owner }) => ({ ...jubilee, to: '2026-06-21', organisation: owner.organisationId }),
  },

  'GET /notices': { expected: adminAlone },
  'POST /notices': {
    expected: { ...adminAlone, admin: 201 },
    body: () => ({
      words: 'Cold weather beds are open.',
      severity: 'Urgent',
      begins: '2026-06-01T18:00',
      ends: '2026-06-30T09:00',
    }),
  },
  'GET /notices/:id': { expected: adminAlone, id: noticeId },
  'PUT /notices/:id': {
    expected: adminAlone,
    id: noticeId,
    body: () => ({ words: 'Beds are open until Sunday.' }),
  },
  'POST /notices/:id/end': { expected: adminAlone, id: noticeId },
  'DELETE /notices/:id': { expected: adminAlone, id: noticeId },

  'GET /counts': { expected: anyone(200) },
  'POST /counts/screens': { expected: anyone(200), body: () => ({ screens: 3 }) },
  'GET /counts/days': { expected: adminAlone },

  'POST /kiosks': {
    expected: anyone(200),
    body: () => ({ place: 'The Ark', screen: 'wall', build: '', minutesOld: 0 }),
  },
  'POST /reports': {
    expected: anyone(201),
    body: (city) => ({ listing: serviceId(city), what: 'not safe', words: 'Shouting.' }),
  },
  'POST /reports/signed-in': {
    expected: { nobody: 401, owner: 403, another: 201, admin: 201 },
    body: (city) => ({ listing: serviceId(city), what: 'closed' }),
  },
  'GET /reports': { expected: adminAlone },
  'POST /reports/answers': {
    expected: adminAlone,
    before: async (city) => void (await addReport({ listingId: serviceId(city) })),
    body: (city) => ({ listing: serviceId(city), outcome: 'right' }),
  },
  'GET /reports/trust': { expected: anyone(200) },
  'GET /reports/found-closed': { expected: signedIn(200) },
  'POST /reports/open': {
    expected: ownerAndAdmin,
    body: (city) => ({ listing: serviceId(city) }),
  },

  'GET /kiosks': { expected: adminAlone },
  'PUT /kiosks/:id/ours': { expected: adminAlone, id: kioskId },
  'DELETE /kiosks/:id': { expected: adminAlone, id: kioskId },

  'GET /hidden-categories': { expected: adminAlone },
  'PUT /hidden-categories/:id': {
    expected: adminAlone,
    id: () => 'Animals',
    body: () => ({ until: '2026-06-30' }),
  },
  'DELETE /hidden-categories/:id': {
    expected: adminAlone,
    id: () => 'Animals',
    before: hideAnimals,
  },

  'GET /helplines': { expected: signedIn(200) },
  'POST /helplines': { expected: signedIn(201), before: withoutHelpline, body: () => line },
  'GET /helplines/:id': { expected: ownerAndAdmin, id: helplineId },
  'PUT /helplines/:id': { expected: ownerAndAdmin, id: helplineId, body: () => line },
  'DELETE /helplines/:id': { expected: ownerAndAdmin, id: helplineId },

  'PUT /organisations/:id/published': {
    expected: adminAlone,
    id: organisationId,
    body: () => ({ published: false }),
  },
  'PUT /services/:id/published': {
    expected: adminAlone,
    id: serviceId,
    body: () => ({ published: false }),
  },
  'PUT /helplines/:id/published': {
    expected: adminAlone,
    id: helplineId,
    body: () => ({ published: false }),
  },

  'GET /organisations/:id/accounts': { expected: ownerAndAdmin, id: organisationId },
  'POST /organisations/:id/accounts': {
    expected: { ...ownerAndAdmin, owner: 201, admin: 201 },
    id: organisationId,
    body: () => ({ email: 'colleague@harbour.test', by: 'link' }),
  },
  'GET /account/sign-ins': { expected: signedIn(200) },
  'GET /accounts/:id/sign-ins': { expected: adminAlone, id: ({ colleague }) => colleague.id },
  'DELETE /accounts/:id': { expected: ownerAndAdmin, id: ({ colleague }) => colleague.id },

  'GET /export/directory.json': { expected: adminAlone },
  'GET /import/present': { expected: adminAlone },
  'GET /export/organisations.csv': { expected: adminAlone },
  'GET /export/services.csv': { expected: adminAlone },
  'GET /export/helplines.csv': { expected: adminAlone },
  'GET /export/dated-changes.csv': { expected: adminAlone },
  'POST /import/preview': { expected: adminAlone, body: () => noChange },
  'POST /import': {
    expected: adminAlone,
    before: async ({ admin: { send } }) => {
      importToken = (await send('POST', '/import/preview', noChange)).body.token;
    },
    body: () => ({ ...noChange, token: importToken }),
  },

  'GET /imports': { expected: adminAlone },
  'POST /imports/:id/undo': {
    expected: adminAlone,
    id: ({ imported }) => imported,
  },

  'GET /history': { expected: adminAlone },
  'POST /history/:id/restore': {
    expected: adminAlone,
    id: ({ deletion }) => deletion,
  },
};
