import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { emptyTexts } from '../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { createAlikeWeeks } from '../../shared/services/weeks/alike-weeks.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { createApi } from '../api/api.ts';
import { toChangeRow } from '../dated-changes/rows.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import {
  datedChanges,
  directory,
  helplines,
  hiddenCategories,
  kiosks,
  merges,
  noTwins,
  notices,
  organisations,
  reportKeys,
  reports,
  searchWords,
  services,
  setPoints,
  siteLines,
} from '../db/tables.ts';
import {
  createDirectoryReader,
  type DirectoryReader,
  publicDirectory,
} from '../directory/snapshot.ts';
import { createResponseCache } from '../pages/response-cache.ts';
import type { Env } from '../platform/env.ts';
import { countedBindings } from '../telemetry/trace.ts';

// What tests of the directory put into it: each names only the fields it is about.

const db = database(env.DB);
const history = { version: 1, updatedAt: '2026-01-02T03:04:05.000Z', lastCheckedAt: '' };
const instant = Date.parse('2026-06-01T12:00:00.000Z');
let count = 0;
const nextId = (kind: string) => `${kind}-${++count}`;

/** One call to the database: tests begin with it thousands of times. */
export async function emptyDirectory() {
  const tables = [
    helplines,
    datedChanges,
    searchWords,
    siteLines,
    notices,
    hiddenCategories,
    kiosks,
    reports,
    reportKeys,
    setPoints,
    merges,
    noTwins,
    organisations,
  ];
  await db.batch([changeDirectory(), ...tables.map((table) => db.delete(table))]);
}

/** Every write raises the data version, as the product's own do. */
export function changeDirectory(change: Partial<typeof directory.$inferInsert> = {}) {
  return db.update(directory).set({ version: sql`${directory.version} + 1`, ...change });
}

export async function addOrganisation(fields: Partial<typeof organisations.$inferInsert> = {}) {
  const row = {
    id: nextId('organisation'),
    ...emptyTexts(ORGANISATION_FIELDS),
    name: 'Harbour Kitchen',
    description: 'Hot meals by the harbour.',
    email: 'hello@harbour.test',
    phone: '["01179244604"]',
    addresses: '["1 Quay Street, Bristol"]',
    addressPublic: '',
    website: 'https://harbour.test',
    socialMedias: '["","","harbour"]',
    categorisingOrganisations: '["Housing Advice"]',
    beds: '',
    role: 'organisation' as const,
    approved: true,
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...history,
    ...fields,
  };
  await db.batch([db.insert(organisations).values(row), changeDirectory()]);
  return row;
}

export async function addService(fields: Partial<typeof services.$inferInsert> = {}) {
  const row = {
    id: nextId('service'),
    ...emptyTexts(SERVICE_FIELDS),
    providerId: fields.providerId ?? (await addOrganisation()).id,
    type: 'Breakfast',
    subtype: '',
    addressPublic: '',
    onWalls: '',
    beds: '',
    serviceAddress: '1 Quay Street, Bristol',
    availability: '["For Everyone"]',
    schedule: JSON.stringify(emptySchedule()),
    ...asColumns(createAlikeWeeks()),
    conditions: '{}',
    published: true,
    ...history,
    ...fields,
  };
  await db.batch([db.insert(services).values(row), changeDirectory()]);
  return row;
}

export async function addHelpline(fields: Partial<typeof helplines.$inferInsert> = {}) {
  const row = {
    id: nextId('helpline'),
    ...emptyTexts(HELPLINE_FIELDS),
    providerId: null,
    type: 'General',
    name: 'Night Line',
    description: 'Someone to talk to.',
    phone: '116123',
    published: true,
    ...history,
    ...fields,
  };
  await db.batch([db.insert(helplines).values(row), changeDirectory()]);
  return row;
}

type ChangeFields = Partial<ChangeRecord>;

/** A dated change, of the city unless it says whose. */
export async function addDatedChange(fields: ChangeFields = {}) {
  const { organisation = null, services: targets = [] } = fields;
  const row = toChangeRow({
    _id: nextId('change'),
    scope: targets.length > 0 ? 'service' : organisation === null ? 'city' : 'organisation',
    services: targets,
    organisation,
    type: '',
    kind: 'closed',
    from: '2026-12-24',
    to: '2026-12-26',
    slots: [],
    reason: 'staff training',
    since: '',
    endedAt: '',
    version: 1,
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...fields,
  });
  await db.batch([db.insert(datedChanges).values(row), changeDirectory()]);
  return row;
}

type NoticeFields = Partial<typeof notices.$inferInsert>;

/** A notice for everybody, over the whole of the tests' time unless it says otherwise. */
export async function addNotice(fields: NoticeFields = {}) {
  const row = {
    id: nextId('notice'),
    words: 'Cold weather beds are open.',
    link: '',
    severity: 'Urgent' as const,
    place: 'all',
    begins: '2026-05-25T00:00',
    ends: '2026-07-20T00:00',
    version: 1,
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...fields,
  };
  await db.batch([db.insert(notices).values(row), changeDirectory()]);
  return row;
}

/** A kiosk that nobody has called the charity's yet; it changes nothing that the public sees. */
export async function addKiosk(fields: Partial<typeof kiosks.$inferInsert> = {}) {
  const row = {
    id: nextId('kiosk'),
    place: nextId('place'),
    screen: 'touch' as const,
    isOurs: false,
    seenAt: '2026-05-31T12:00:00.000Z',
    build: 'abc12345',
    directoryFrom: null,
    ...fields,
  };
  await db.insert(kiosks).values(row);
  return row;
}

/** A report of a stranger that somebody found a service closed; it changes nothing that the public sees. */
export async function addReport(fields: Partial<typeof reports.$inferInsert> = {}) {
  const row = {
    id: nextId('report'),
    kind: 'service' as const,
    listingId: 'service',
    what: 'closed' as const,
    words: '',
    at: new Date(clock).toISOString(),
    digest: nextId('digest'),
    ...fields,
  };
  await db.insert(reports).values(row);
  return row;
}

let clock = instant;

/** The instant of the last call, in milliseconds. */
export const testNow = () => clock;

/** Lets time pass before the next call. */
export function wait(milliseconds: number) {
  clock += milliseconds;
}

/** In milliseconds: none is answered from a snapshot that another test left behind. */
export const BETWEEN_CALLS = 2000;

/** Calls an API as a browser would, and waits for what it does after the answer. */
function caller(reader: DirectoryReader) {
  const api = createApi(() => clock, reader);
  const { answerCached } = createResponseCache(reader, () => clock);
  return async (path: string, init?: RequestInit, bindings: Env = env) => {
    clock += BETWEEN_CALLS;
    const context = createExecutionContext();
    // As the Worker has them, so that what is counted is what is tested.
    const counted = countedBindings(bindings);
    const request = new Request(`http://localhost/api${path}`, init);
    const make = (it: Request) => api.fetch(it, counted, context);
    const response = (await answerCached(request, counted, context, make)) ?? (await make(request));
    await waitOnExecutionContext(context);
    return response;
  };
}

export const call = caller(publicDirectory);

/** Calls of an isolate that has just begun; how long it waits for the database may be said in milliseconds. */
export const freshIsolate = (limits?: Parameters<typeof createDirectoryReader>[0]) =>
  caller(createDirectoryReader(limits));

export async function list<T>(path: string): Promise<T[]> {
  return (await call(path)).json();
}

/** Bindings whose database fails, with nothing to go on with. */
export const broken: Env = {
  ...env,
  DB: new Proxy(env.DB, {
    get: () => () => {
      throw new Error('D1_ERROR: no such table: secrets');
    },
  }),
  KV: env.EMPTY_KV,
};
