import { beforeEach, expect, it } from 'vitest';
import type { Service } from '../../shared/services/service.ts';
import { isUnchecked } from '../../shared/services/status.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { ONLY_ADMINS } from './only-admins.ts';

beforeEach(emptyDirectory);

it('counts approved and pending organisations apart, without the charity, and every service and helpline', async () => {
  const { id } = await addOrganisation();
  await addOrganisation({ published: false });
  await addOrganisation({ approved: false });
  await addService({ providerId: id });
  await addService({ providerId: id });
  await addHelpline();
  const { send } = await admin();
  expect(await send('GET', '/admin/overview')).toEqual({
    status: 200,
    body: {
      ...ONLY_ADMINS,
      counts: { organisations: 2, pending: 1, services: 2, helplines: 1 },
      unchecked: { organisations: 2, services: 2, helplines: 1 },
    },
  });
});

it('counts what nobody has checked for 180 days by the rule of the lists and of the public status', async () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(testNow() - days * day).toISOString();
  const { id: providerId } = await addOrganisation({ lastCheckedAt: ago(1) });
  const dates = [ago(0), ago(179), ago(181), ago(400), ''];
  for (const lastCheckedAt of dates) await addService({ providerId, lastCheckedAt });
  await addOrganisation({ approved: false, lastCheckedAt: ago(400) });
  await addHelpline({ lastCheckedAt: ago(200) });
  const { send } = await admin();
  const { body } = await send('GET', '/admin/overview');
  expect(body.unchecked).toEqual({ organisations: 0, services: 3, helplines: 1 });
  const { body: services } = await send('GET', '/services');
  const old = services.filter((service: Service) => isUnchecked(service, testNow()));
  expect(old).toHaveLength(body.unchecked.services);
});

it('says where the answers are to nobody else', async () => {
  for (const path of ['/admin/overview', '/health', '/openapi.json', '/organisations/public'])
    expect(await (await call(path)).text()).not.toContain(ONLY_ADMINS.responseSpreadsheet);
});

it('counts the services of each type that occurs, in their order', async () => {
  const { id: providerId } = await addOrganisation();
  for (const type of ['Showers', 'Lunch', 'Showers', 'No such type'])
    await addService({ providerId, type });
  await addService({ providerId, type: 'Breakfast', published: false });
  const { send } = await admin();
  expect(await send('GET', '/admin/service-types')).toEqual({
    status: 200,
    body: [
      { type: 'Breakfast', count: 1 },
      { type: 'Lunch', count: 1 },
      { type: 'Showers', count: 2 },
    ],
  });
});

it('names who may have a service or a helpline, pending ones too, and who has a helpline already', async () => {
  const zebra = await addOrganisation({ name: 'Zebra House', approved: false });
  const ark = await addOrganisation({ name: 'The Ark' });
  await addHelpline({ providerId: ark.id });
  await addHelpline();
  const { send } = await admin();
  expect(await send('GET', '/admin/providers')).toEqual({
    status: 200,
    body: [
      { _id: ark.id, name: 'The Ark', hasHelpline: true },
      { _id: zebra.id, name: 'Zebra House', hasHelpline: false },
    ],
  });
});
