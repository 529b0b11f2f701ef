import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../testing/accounts.ts';
import { call } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin, viewer } from '../testing/viewers.ts';

// What is asked of a place that people may hide in, and what is refused of one that they do: docs/product.md#secret-places.

const REFUGE = {
  type: 'Lunch',
  serviceAddress: '12 Hill Road, Bristol BS5 0AA',
  note: 'A refuge.',
};
const QUESTION = 'This says “refuge”. May everybody see the address? Choose whether it is shown.';

describe('a service whose words tell of a refuge', () => {
  it('is not saved before somebody says whether its address may be seen', async () => {
    const { send } = await viewer();
    const refused = await send('POST', '/services', REFUGE);
    expect([refused.status, refused.body.fields]).toEqual([422, { addressPublic: QUESTION }]);
    for (const addressPublic of ['yes', 'no']) {
      const made = await send('POST', '/services', { ...REFUGE, addressPublic });
      expect([made.status, made.body.addressPublic]).toEqual([201, addressPublic]);
      const kept = await send('PUT', `/services/${made.body._id}`, { bedsFor: '' });
      expect([kept.status, kept.body.addressPublic]).toEqual([200, addressPublic]);
    }
  });

  it('that is of refugees is asked nothing', async () => {
    const { send } = await viewer();
    const made = await send('POST', '/services', { ...REFUGE, note: 'For refugees.' });
    expect(made.status).toBe(201);
  });
});

it('a note that names the secret address of its service is refused at its field', async () => {
  const { send } = await viewer();
  const { status, body } = await send('POST', '/services', {
    ...REFUGE,
    addressPublic: 'no',
    note: 'Ring at 12 Hill Rd.',
  });
  expect([status, body.fields]).toEqual([
    422,
    { note: 'The address is not public, but this says “12 Hill Rd”. Please leave it out.' },
  ]);
});

it('so is a description that names a secret address of its organisation', async () => {
  const { send, organisationId } = await viewer();
  const path = `/organisations/${organisationId}`;
  const secret = { addresses: ['12 Hill Road, Bristol'], addressPublic: 'no' };
  const { status, body } = await send('PUT', path, { ...secret, description: 'In Hill Road.' });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['description']]);
  const asked = await send('PUT', path, { addresses: ['1 Low Street'], description: 'A refuge.' });
  expect([asked.status, asked.body.fields]).toEqual([422, { addressPublic: QUESTION }]);
});

it('an organisation whose words tell of a refuge is approved with an answer alone', async () => {
  const registered = await call(
    '/auth/register',
    json('POST', {
      name: 'Harbour House',
      description: 'A refuge.',
      addresses: ['12 Hill Road, Bristol'],
      email: 'refuge@harbour-house.test',
      password: 'a-long-password',
    }),
  );
  const { organisation } = (await registered.json()) as { organisation: { _id: string } };
  const charity = await admin();
  const path = `/organisations/approve/${organisation._id}`;
  const refused = await charity.send('PUT', path);
  expect([refused.status, refused.body.fields]).toEqual([422, { addressPublic: QUESTION }]);
  const { status, body } = await charity.send('PUT', path, { addressPublic: 'no' });
  expect([status, body.approved, body.addressPublic]).toEqual([200, true, 'no']);
});

describe('making an address secret that could be seen', () => {
  const mails = async (name: string) => {
    const received = await mailsTo('admin@charity.test');
    return received.filter(
      ({ text }) => text.includes(name) && text.includes('not public any more'),
    );
  };

  it('tells the charity once where copies may be and until when, without the address', async () => {
    const { send, organisationId } = await viewer({ organisation: { name: 'Otter House' } });
    const lunch = { type: 'Lunch', serviceAddress: '12 Otter Road, Bristol' };
    const { _id } = (await send('POST', '/services', lunch)).body;
    for (let n = 0; n < 2; n++) await send('PUT', `/services/${_id}`, { addressPublic: 'no' });
    await vi.waitFor(async () => expect(await mails('Otter House')).toHaveLength(1));
    const [mail] = await mails('Otter House');
    expect(mail?.text).toContain('the address of its Lunch');
    expect(mail?.text).toMatch(/Kiosks: until \d\d:\d\d/);
    expect(mail?.text).toContain(`/admin/organisations/${organisationId}`.slice(0, 6));
    expect(mail?.text).not.toContain('Otter Road');
  });

  it('tells nobody of one that was secret from the start', async () => {
    const { send } = await viewer({ organisation: { name: 'Heron House' } });
    const lunch = { type: 'Lunch', serviceAddress: '1 Heron Road', addressPublic: 'no' };
    expect((await send('POST', '/services', lunch)).status).toBe(201);
    const { results } = await env.DB.prepare(
      "SELECT 1 FROM outbox WHERE kind = 'address-hidden' AND data LIKE '%Heron House%'",
    ).all();
    expect(results).toEqual([]);
  });
});
