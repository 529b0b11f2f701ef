import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganisation, call, list } from '../../testing/directory.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import {
  address,
  confirmByMail,
  count,
  forgetRegistrations,
  pending,
  register,
  registered,
  withoutMail,
} from '../../testing/registrations.ts';
import { admin } from '../../testing/viewers.ts';

beforeEach(forgetRegistrations);

describe('the list of those that wait', () => {
  const hostile = (n: number) => ({
    name: 'Same name'.padEnd(100, 'x'),
    description: `${n} `.padEnd(1200, 'x'),
    addresses: Array(5).fill('x'.repeat(150)),
    website: `https://harbour.test/${'x'.repeat(200)}`,
    phone: ['01174960123', '', ''],
  });

  it('is given in pages that stay small, whatever strangers type', async () => {
    for (let n = 0; n < 25; n++) await registered(hostile(n), withoutMail);
    const { send } = await admin();
    const { body: first } = await send('GET', '/registrations');
    const { body: second } = await send('GET', '/registrations?page=2');
    expect([first.registrations.length, second.registrations.length]).toEqual([20, 5]);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 25, unconfirmed: 25, isFull: false });
    expect(first.registrations[0]).toMatchObject({ moreTwins: 19 });
    expect(first.registrations[0].twins).toHaveLength(5);
    expect(JSON.stringify(first).length).toBeLessThan(120_000);
    const ids = [...first.registrations, ...second.registrations].map(
      ({ organisation }) => organisation._id,
    );
    expect(new Set(ids).size).toBe(25);
    for (const page of ['x', '-1', '1.5', '9'.repeat(30)])
      expect((await send('GET', `/registrations?page=${page}`)).status).toBe(422);
    expect((await send('GET', '/registrations?page=0')).body.page).toBe(1);
    expect((await send('GET', '/registrations?page=99')).body.page).toBe(2);
    // Each of the 25 hashes a password: two seconds on a machine with much else to do.
  }, 180_000);

  it('names what is listed before copies that wait', async () => {
    for (let n = 0; n < 7; n++) await registered({ name: 'St Annes' }, withoutMail);
    const { id } = await addOrganisation({ name: 'St Anne’s' });
    const [one] = (await pending()).registrations;
    expect(one.twins[0]).toEqual({ _id: id, name: 'St Anne’s', approved: true });
  });
});

describe('many at once', () => {
  it('are deleted only while not confirmed, without a mail, and can be restored', async () => {
    const [email, stays] = [address(), address()];
    const gone = await registered({ email, name: 'Gone' });
    const confirmed = await registered({ email: stays });
    await confirmByMail(stays);
    const approved = await addOrganisation();
    const { send } = await admin();
    const ids = [gone, confirmed, approved.id, 'nobody', gone];
    const { status, body } = await send('POST', '/registrations/remove', { ids });
    expect([status, body]).toEqual([200, { removed: 1, message: '1 registration deleted.' }]);
    expect((await pending()).registrations).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await count('organisations', `id = '${approved.id}'`)).toBe(1);

    const { body: history } = await send('GET', `/history?record=${gone}`);
    expect(history.entries[0]).toMatchObject({ action: 'organisation:delete', name: 'Gone' });
    const restored = await send('POST', `/history/${history.entries[0]._id}/restore`);
    expect(restored.status).toBe(200);
    // What was not confirmed before it was deleted is not confirmed by that.
    expect((await pending()).unconfirmed).toBe(1);
  });

  it('are twenty at most', async () => {
    const { send } = await admin();
    const ids = Array.from({ length: 21 }, (_, n) => `id-${n}`);
    expect((await send('POST', '/registrations/remove', { ids })).status).toBe(422);
    expect((await send('POST', '/registrations/remove', { ids: [] })).status).toBe(422);
  });
});

describe('a registration that is rejected', () => {
  it('is told so in words of its own, with the reason that the admin gives, which the history keeps', async () => {
    const email = address();
    const id = await registered({ email, name: 'The Ark' });
    const { send } = await admin();
    const reason = 'You are in Bath.\n\nPlease ask the handbook of Bath.';
    expect(await send('DELETE', `/organisations/${id}`, { reason })).toEqual({
      status: 200,
      body: { message: 'Organisation deleted successfully.' },
    });
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.text).toContain('Harbourlight has looked at it and has not added it.');
    expect(mail?.text).toContain(`Harbourlight gives this reason: ${reason}`);
    expect(mail?.text).not.toContain('no longer in');
    const { body } = await send('GET', `/history?record=${id}`);
    expect(body.entries[0]).toMatchObject({ action: 'organisation:delete', before: { reason } });
  });

  it.each<[string, RequestInit]>([
    ['no body', {}],
    ['an empty body', { body: '', headers: { 'Content-Type': 'application/json' } }],
    ['an empty object', { body: '{}', headers: { 'Content-Type': 'application/json' } }],
    ['what is no JSON', { body: 'reason=x', headers: { 'Content-Type': 'text/plain' } }],
  ])('needs no reason: %s', async (_what, { headers, ...init }) => {
    const email = address();
    const id = await registered({ email });
    const charity = await admin();
    const answer = await call(`/organisations/${id}`, {
      method: 'DELETE',
      ...init,
      headers: { ...charity.headers, ...headers },
    });
    expect(answer.status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.text).not.toContain('gives this reason');
  });

  it('is not deleted for a reason that cannot be sent', async () => {
    const id = await registered({}, withoutMail);
    const { send } = await admin();
    for (const reason of ['x'.repeat(501), 7, ['a']])
      expect(await send('DELETE', `/organisations/${id}`, { reason })).toMatchObject({
        status: 422,
        body: { fields: { reason: expect.any(String) } },
      });
    expect(await count('organisations', `id = '${id}'`)).toBe(1);
  });

  it('may be an organisation that was listed: then the words are as before, with the reason', async () => {
    const email = address();
    await register({ email }, { AUTO_APPROVE: 'true' });
    const [{ _id }] = (await list<{ _id: string }>('/organisations/public')) as [{ _id: string }];
    const { send } = await admin();
    await send('DELETE', `/organisations/${_id}`, { reason: 'You asked us to.' });
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.text).toContain('is no longer in the');
    expect(mail?.text).toContain('You asked us to.');
  });
});
