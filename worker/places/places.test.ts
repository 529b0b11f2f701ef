import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { postcodes } from '../db/tables.ts';
import { addOrganisation, addService, call, emptyDirectory } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

const db = database(env.DB);
const QUAY = {
  begins: 'BS1 4Q',
  latitude: 51.45,
  longitude: -2.6,
  points: '{"A":[51.4491,-2.5985]}',
};

let edition = 0;
/** As `npm run places` loads them. */
async function loadPostcodes(...rows: (typeof QUAY)[]) {
  await db.delete(postcodes);
  const loadedAt = `2026-11-23T00:00:00.00${edition++}Z`;
  if (rows.length > 0) await db.insert(postcodes).values(rows.map((row) => ({ ...row, loadedAt })));
}

beforeEach(async () => {
  await emptyDirectory();
  await loadPostcodes(QUAY);
});

type Places = {
  bytes: number;
  points: Record<string, number[][]>;
  areas: object;
  postcodes: Record<string, string>;
};
const read = async (): Promise<Places> => (await call('/places')).json();

const AT_QUAY = '16 Narrow Quay, Redcliffe, Bristol BS1 4QA';

it('every listed address that names a known postcode has its point, and the city its table', async () => {
  const { id } = await addService({ serviceAddress: AT_QUAY });
  const other = await addOrganisation({ addresses: JSON.stringify(['A van, Bristol', AT_QUAY]) });
  const unknown = await addService({ serviceAddress: '1 New Street, Bristol BS1 4QB' });
  const { bytes, points, areas, postcodes } = await read();
  expect(bytes).toBeGreaterThan(50);
  expect(points).toEqual({ [id]: [[51.4491, -2.5985]], [other.id]: [[51.4491, -2.5985]] });
  expect(points).not.toHaveProperty(unknown.id);
  const there = [51.4491, -2.5985];
  expect(areas).toEqual({ 'Narrow Quay': there, Redcliffe: there });
  expect(postcodes).toEqual({ BS1: '4Q51.45,-2.6' });
});

it('a table that is loaded later gives what was there its points', async () => {
  await loadPostcodes();
  const { id } = await addService({ serviceAddress: AT_QUAY });
  expect((await read()).points).toEqual({});
  await loadPostcodes(QUAY);
  await addOrganisation();
  expect((await read()).points).toHaveProperty([id]);
});

it('one that is not public has no point, and nobody can set one for it', async () => {
  const { id } = await addService({ serviceAddress: AT_QUAY, addressPublic: 'no' });
  const { send } = await admin();
  const answer = await send('PUT', '/places/addresses', { address: AT_QUAY, place: 'BS1 4QA' });
  expect(answer.status).toBe(404);
  const { points, areas } = await read();
  expect(points).not.toHaveProperty([id]);
  expect(areas).toEqual({});
});

it('an admin says where an address is that names no postcode, and takes it back', async () => {
  const address = 'A van, Bristol';
  const { id } = await addService({ serviceAddress: address });
  const { send } = await admin();
  const { body } = await send('GET', '/places/addresses');
  expect(body).toContainEqual({ address, point: null });
  const put = (place: string) => send('PUT', '/places/addresses', { address, place });

  expect((await put('BS1 4QA')).status).toBe(200);
  expect((await read()).points[id]).toEqual([[51.4491, -2.5985]]);
  expect((await put('51.4611, -2.5812')).status).toBe(200);
  expect((await read()).points[id]).toEqual([[51.4611, -2.5812]]);
  expect((await put('')).status).toBe(200);
  expect((await read()).points).toEqual({});
  expect((await send('GET', '/history?kind=point')).body).toMatchObject({
    entries: [{ recordId: address }, { recordId: address }, { recordId: address }],
  });
});

it('a point that was set is told as long as its address is public', async () => {
  const address = '3 The House, Easton, Bristol';
  const { id } = await addService({ serviceAddress: address });
  const { send } = await admin();
  await send('PUT', '/places/addresses', { address, place: '51.4611, -2.5812' });
  expect(await read()).toMatchObject({
    points: { [id]: [[51.4611, -2.5812]] },
    areas: { Easton: [51.4611, -2.5812] },
  });
  await send('PUT', `/services/${id}`, { addressPublic: 'no' });
  expect(await read()).toMatchObject({ points: {}, areas: {} });
  expect(JSON.stringify(await read())).not.toContain('51.4611');
});

it.each(['BS1 4ZZ', 'by the river', '99.1, 2.5'])('refuses "%s" at its field', async (place) => {
  await addService({ serviceAddress: AT_QUAY });
  const { send } = await admin();
  expect(await send('PUT', '/places/addresses', { address: AT_QUAY, place })).toMatchObject({
    status: 422,
    body: { fields: { place: expect.stringMatching(/postcode/) } },
  });
});
