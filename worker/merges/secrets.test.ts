import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  emptyDirectory,
  list,
  testNow,
  wait,
} from '../testing/directory.ts';
import { merge } from '../testing/merged.ts';
import { admin } from '../testing/viewers.ts';

// What a merge, and its undoing, must not bring to light, nor say to be open: docs/product.md#merging-twins, #secret-places.

const SECRET = '12 Hill Road, Bristol BS5 0AA';
const OPEN = '5 Park Street, Bristol BS1 1AA';

beforeEach(emptyDirectory);

const shown = async () =>
  JSON.stringify([await list('/services/public'), await list('/organisations/public')]);

describe('a merge shows no address that was kept from the public', () => {
  it('of a service that says nothing of it, in an organisation that is secret', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ name: 'Harbour House', addressPublic: 'no' });
    const keep = await addService({
      providerId: id,
      serviceAddress: OPEN,
      addressPublic: 'yes',
    });
    const drop = await addService({ providerId: id, serviceAddress: SECRET });
    const done = await merge(charity, keep, drop, { kind: 'service', take: ['serviceAddress'] });
    expect(done.status).toBe(201);
    expect(await shown()).not.toContain('Hill Road');
  });

  it('that a note still names when the profile that hid it goes', async () => {
    const charity = await admin();
    const keep = await addOrganisation({ name: 'Harbour' });
    const drop = await addOrganisation({
      name: 'Harbour House',
      addressPublic: 'no',
      addresses: JSON.stringify([SECRET]),
    });
    await addService({
      providerId: drop.id,
      serviceAddress: OPEN,
      addressPublic: 'yes',
      note: 'Meet at 12 Hill Road first.',
    });
    const { status, body } = await merge(charity, keep, drop);
    expect([status, body.error]).toEqual([
      409,
      '“12 Hill Road” is not public, and everybody would see it once these are one. Take it out of what stays first.',
    ]);
  });

  it('of a secret service that goes, which the profile names too', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({
      name: 'Ark',
      addresses: JSON.stringify([OPEN, SECRET]),
    });
    const keep = await addService({ providerId: id, serviceAddress: OPEN });
    const drop = await addService({
      providerId: id,
      serviceAddress: SECRET,
      addressPublic: 'no',
    });
    const { status } = await merge(charity, keep, drop, { kind: 'service' });
    expect(status).toBe(409);
    expect(await shown()).not.toContain('Hill Road');
  });
});

describe('a merge that is undone', () => {
  const two = async () => {
    const charity = await admin();
    const keep = await addOrganisation({ name: 'Harbour' });
    const drop = await addOrganisation({ name: 'Harbour House', addressPublic: 'no' });
    const lunch = await addService({ providerId: keep.id, serviceAddress: OPEN });
    const dinner = await addService({
      providerId: drop.id,
      serviceAddress: SECRET,
      type: 'Dinner',
    });
    const { body } = await merge(charity, keep, drop);
    const undo = () => charity.send('POST', `/merges/${body._id}/undo`);
    return { charity, keep, lunch, dinner, undo };
  };

  it('keeps an address secret that was entered since, and says so', async () => {
    const { charity, lunch, undo } = await two();
    wait(60_000);
    await charity.send('PUT', `/services/${lunch.id}`, { serviceAddress: '9 Quiet Lane, Bristol' });
    const { status, body } = await undo();
    expect([status, body.left]).toEqual([200, [expect.stringContaining('Harbour')]]);
    expect(await shown()).not.toContain('Quiet Lane');
  });

  it('shows again what was public, where nothing was edited since', async () => {
    const { undo } = await two();
    expect(await shown()).not.toContain('Park Street');
    expect((await undo()).status).toBe(200);
    expect(await shown()).toContain('Park Street');
    expect(await shown()).not.toContain('Hill Road');
  });

  it('waits while a closing that was entered since holds for both', async () => {
    const { keep, undo } = await two();
    wait(60_000);
    const from = cityTime(testNow()).date;
    const updatedAt = new Date(testNow()).toISOString();
    const closing = { scope: 'organisation', organisation: keep.id, from, updatedAt } as const;
    await addDatedChange({ ...closing, to: addDays(from, 3) });
    const { status, body } = await undo();
    expect(status).toBe(409);
    expect(body.error).toMatch(/^A change from [\d-]+ was entered for services of both since\./);
  });
});
