import { beforeEach, expect, it } from 'vitest';
import { call, emptyDirectory, list } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

// docs/product.md#several-at-once: the charity adds an organisation that nobody has registered.

beforeEach(emptyDirectory);

const ark = {
  name: 'The Ark',
  description: 'Beds for the night.',
  addresses: ['1 Quay Street, Bristol'],
  phone: ['01179244604'],
};

it('is approved, public and checked, in the history, and nobody signs in for it', async () => {
  const charity = await admin();
  const { status, body } = await charity.send('POST', '/organisations', ark);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...ark, role: 'organisation', approved: true, published: true });
  expect(Date.parse(body.lastCheckedAt)).toBeGreaterThan(0);
  expect(Date.parse(body.createdAt)).toBeGreaterThan(0);
  const shown = await list<{ _id: string; name: string }>('/organisations/public');
  expect(shown.map(({ name }) => name)).toEqual(['The Ark']);
  const people = await charity.send('GET', `/organisations/${body._id}/accounts`);
  expect(people.body).toEqual([]);
  const { entries } = (await charity.send('GET', `/history?record=${body._id}`)).body;
  expect(entries).toMatchObject([{ action: 'organisation:create', name: 'The Ark' }]);
});

it('is made once, however often its form is sent', async () => {
  const charity = await admin();
  const send = () =>
    call('/organisations', {
      method: 'POST',
      headers: {
        ...charity.headers,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'b7d8f0a2-0000-4000-8000-000000000001',
      },
      body: JSON.stringify(ark),
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await list('/organisations/public')).toHaveLength(1);
});

it.each([
  [{ ...ark, name: 'A' }, 'name'],
  [{ ...ark, email: 'nobody' }, 'email'],
  [{ ...ark, role: 'admin', approved: false }, ''],
])('takes nothing but what a profile holds: %#', async (body, field) => {
  const charity = await admin();
  const answer = await charity.send('POST', '/organisations', body);
  if (field) expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  else expect(answer.body).toMatchObject({ role: 'organisation', approved: true });
});
