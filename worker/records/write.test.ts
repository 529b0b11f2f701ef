import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../shared/account/access.ts';
import { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { ServiceInput } from '../../shared/services/editing/service-input.ts';
import { database } from '../db/client.ts';
import { audit, helplines, organisations, services } from '../db/tables.ts';
import { pageOfHelplines } from '../helplines/list.ts';
import { createHelpline, updateHelpline } from '../helplines/queries.ts';
import { pageOfOrganisations } from '../organisations/list.ts';
import { approveOrganisation, deleteOrganisation } from '../organisations/queries.ts';
import { pageOfServices } from '../services/list.ts';
import { createService, updateService } from '../services/queries.ts';
import { addHelpline, addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import type { Author } from './author.ts';
import { readState } from './data-version.ts';
import { listRecords } from './read.ts';
import * as types from './record-types.ts';
import { deleteRecord, updateRecord } from './write.ts';

// The queries, called as by a handler that has forgotten to ask who may.

const db = database(env.DB);

beforeEach(emptyDirectory);

async function everything() {
  const tables = [organisations, services, helplines, audit];
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  return { rows, state: await readState(env.DB) };
}

const service = ServiceInput.parse({ type: 'Lunch', serviceAddress: 'Quay' });
const helpline = HelplineInput.parse({
  name: 'Day Line',
  description: 'Someone to talk to.',
  phone: '116123',
});

async function city() {
  const owner = await addOrganisation({ approved: false });
  const stranger = await addOrganisation();
  return {
    owner: { _id: owner.id, name: owner.name },
    bare: (await addOrganisation()).id,
    whole: await loaded(types.organisation.read(env.DB, owner.id)),
    service: await loaded(
      types.service.read(env.DB, (await addService({ providerId: owner.id })).id),
    ),
    helpline: await loaded(
      types.helpline.read(env.DB, (await addHelpline({ providerId: owner.id })).id),
    ),
    as: (action: Action, role: 'organisation' | 'admin' = 'organisation'): Author => ({
      viewer: { role, accountId: 'stranger', organisationId: stranger.id },
      action,
      now: Date.parse('2026-06-01T12:00:00.000Z'),
    }),
  };
}

async function loaded<T>(record: Promise<T | undefined>): Promise<T> {
  const found = await record;
  if (!found) throw new Error('The test has no record.');
  return found;
}

type City = Awaited<ReturnType<typeof city>>;
const d1 = env.DB;

const WRITES: Record<string, (city: City) => Promise<unknown>> = {
  'change its profile': ({ as, whole }) =>
    updateRecord(d1, as('organisation:update'), types.organisation, whole, { name: 'Mine' }),
  'approve it': ({ as, whole }) => approveOrganisation(d1, as('organisation:approve'), whole),
  'delete it': ({ as, whole }) => deleteOrganisation(d1, as('organisation:delete'), whole),
  'add to its services': ({ as, owner }) => createService(d1, as('service:create'), owner, service),
  'change its service': ({ as, service: before }) =>
    updateService(d1, as('service:update'), before, service),
  'delete its service': ({ as, service: before }) =>
    deleteRecord(d1, as('service:delete'), types.service, before),
  'give it a helpline': ({ as, bare }) =>
    createHelpline(d1, as('helpline:create'), { ...helpline, provider: bare }),
  'change its helpline': ({ as, owner, helpline: before }) =>
    updateHelpline(d1, as('helpline:update'), before, { ...helpline, provider: owner._id }),
  'take its helpline over': ({ as, helpline: before }) =>
    updateHelpline(d1, as('helpline:update'), before, {
      ...helpline,
      provider: as('helpline:update').viewer.organisationId,
    }),
  'delete its helpline': ({ as, helpline: before }) =>
    deleteRecord(d1, as('helpline:delete'), types.helpline, before),
};

describe('another organisation that no handler stopped', () => {
  it.each(Object.entries(WRITES))('cannot %s', async (_name, attempt) => {
    const fixture = await city();
    const before = await everything();
    expect(await attempt(fixture)).toBeFalsy();
    expect(await everything()).toEqual(before);
  });

  it('is listed nothing of it', async () => {
    const { as } = await city();
    expect(await listRecords(d1, as('service:list'), types.service)).toEqual([]);
    expect(await listRecords(d1, as('helpline:list'), types.helpline)).toEqual([]);
    expect(await listRecords(d1, as('organisation:list'), types.organisation)).toEqual([]);
  });

  it('finds nothing of it on a page, not even where an admin has just asked for the same', async () => {
    const { as } = await city();
    const asked = { page: 1 };
    const pages = {
      'service:list': pageOfServices,
      'helpline:list': pageOfHelplines,
      'organisation:list': pageOfOrganisations,
    } as const;
    for (const [action, pageOf] of Object.entries(pages)) {
      const list = action as keyof typeof pages;
      expect((await pageOf(d1, as(list, 'admin'), asked)).items).not.toEqual([]);
      expect((await pageOf(d1, as(list), asked)).items).toEqual([]);
    }
  });
});

it('an admin that no handler stopped cannot delete its own organisation', async () => {
  const { as, whole } = await city();
  const author = as('organisation:delete', 'admin');
  const own = { ...author, viewer: { ...author.viewer, organisationId: whole._id } };
  const before = await everything();
  expect(await deleteOrganisation(d1, own, whole)).toBe(false);
  expect(await everything()).toEqual(before);
  expect(await deleteOrganisation(d1, author, whole)).toBe(true);
});

it('an organisation to which something is added while it is being deleted stays', async () => {
  const { as, whole } = await city();
  let batches = 0;
  const meanwhile = {
    prepare: (sql: string) => d1.prepare(sql),
    async batch(statements: Parameters<typeof d1.batch>[0]) {
      // The first reads what is to be deleted, the second deletes it.
      if (++batches === 2) await addService({ providerId: whole._id });
      return d1.batch(statements);
    },
  } as typeof d1;
  const author = as('organisation:delete', 'admin');
  const logged = await db.select().from(audit);
  expect(await deleteOrganisation(meanwhile, author, whole)).toBe(false);
  expect((await types.organisation.read(d1, whole._id))?.services).toHaveLength(2);
  expect(await db.select().from(audit)).toEqual(logged);
  expect(await deleteOrganisation(d1, author, whole)).toBe(true);
});

describe('what was written between a reading and its writing stops it', () => {
  it.each<[string, (city: City) => Promise<unknown>]>([
    [
      'a new version',
      ({ as, service: read }) =>
        updateService(d1, as('service:update', 'admin'), { ...read, version: 7 }, service),
    ],
    [
      'its provider gone',
      ({ as }) =>
        createService(d1, as('service:create', 'admin'), { _id: 'gone', name: '' }, service),
    ],
    [
      "its provider the charity's own",
      async ({ as }) => {
        const charity = await addOrganisation({ role: 'admin' });
        return createService(
          d1,
          as('service:create', 'admin'),
          { _id: charity.id, name: '' },
          service,
        );
      },
    ],
    [
      'another helpline',
      ({ as, owner }) =>
        createHelpline(d1, as('helpline:create', 'admin'), { ...helpline, provider: owner._id }),
    ],
  ])('%s', async (_name, attempt) => {
    const fixture = await city();
    const before = await db.select().from(audit);
    expect(await attempt(fixture)).toBeUndefined();
    expect(await db.select().from(audit)).toEqual(before);
  });
});
