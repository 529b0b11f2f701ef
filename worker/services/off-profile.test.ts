import { beforeEach, describe, expect, it } from 'vitest';
import { admin, viewer } from '../testing/viewers.ts';
import { bring, takeDirectory } from '../transfer/testing/exchange.ts';

// A secret address that came to its organisation's profile after its service had it: docs/product.md#secret-places.

const SECRET = '12 Hidden Street, Bristol BS5 0AA';
const OFFICE = '1 Low Street, Bristol BS1 1AA';
const ELSEWHERE = '3 High Street, Bristol BS2 2AA';

type Sender = Awaited<ReturnType<typeof viewer>>;

async function addressesOf({ send, organisationId }: Sender): Promise<string[]> {
  return (await send('GET', `/organisations/${organisationId}`)).body.addresses;
}

describe('a secret address that its organisation has put on its profile since', () => {
  let owner: Sender;
  let path: string;
  let id: string;

  beforeEach(async () => {
    owner = await viewer();
    const service = { type: 'Lunch', serviceAddress: SECRET, addressPublic: 'no' };
    const made = await owner.send('POST', '/services', service);
    id = made.body._id;
    path = `/services/${id}`;
    const addresses = [OFFICE, SECRET];
    await owner.send('PUT', `/organisations/${owner.organisationId}`, { addresses });
    expect(await addressesOf(owner)).toEqual(addresses);
  });

  it('is off it once the service is deleted', async () => {
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect(await addressesOf(owner)).toEqual([OFFICE]);
  });

  it('is off it once the service has another address', async () => {
    expect((await owner.send('PUT', path, { serviceAddress: ELSEWHERE })).status).toBe(200);
    expect(await addressesOf(owner)).toEqual([OFFICE]);
  });

  it('is off it once the service moves with others', async () => {
    const move = { services: [id], from: SECRET, to: ELSEWHERE };
    const moved = await owner.send('POST', '/services/move', move);
    expect([moved.status, moved.body[0].serviceAddress]).toEqual([200, ELSEWHERE]);
    expect(await addressesOf(owner)).toEqual([OFFICE]);
  });

  it('stays on it where a stranger asks for any of that', async () => {
    const stranger = await viewer();
    const move = { services: [id], from: SECRET, to: ELSEWHERE };
    expect((await stranger.send('DELETE', path)).status).toBe(403);
    expect((await stranger.send('PUT', path, { serviceAddress: ELSEWHERE })).status).toBe(403);
    expect((await stranger.send('POST', '/services/move', move)).status).toBe(403);
    expect(await addressesOf(owner)).toEqual([OFFICE, SECRET]);
  });
});

it('an import that brings a service with a secret address leaves it off the profile', async () => {
  const owner = await viewer();
  await owner.send('PUT', `/organisations/${owner.organisationId}`, { addresses: [OFFICE] });
  await owner.send('POST', '/services', { type: 'Lunch', serviceAddress: OFFICE });
  const charity = await admin();
  const file = JSON.parse(
    JSON.stringify(await takeDirectory(charity)).replaceAll(OFFICE, SECRET),
  ) as { organisations: { services: object[] }[] };
  for (const organisation of file.organisations)
    for (const service of organisation.services) Object.assign(service, { addressPublic: 'no' });
  expect((await bring(charity, { file, overwrite: true })).status).toBe(200);
  const { body } = await charity.send('GET', `/organisations/${owner.organisationId}`);
  expect(body.addresses).toEqual([]);
});
