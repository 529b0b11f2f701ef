import { beforeEach, expect, it } from 'vitest';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
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
    body: { ...ONLY_ADMINS, counts: { organisations: 2, pending: 1, services: 2, helplines: 1 } },
  });
});

it('says where the answers are to nobody else', async () => {
  for (const path of ['/admin/overview', '/health', '/openapi.json', '/organisations/public'])
    expect(await (await call(path)).text()).not.toContain(ONLY_ADMINS.responseSpreadsheet);
});
