import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { KIOSK_DAYS, NEW_KIOSK_DAYS } from '../../shared/kiosks/kiosk.ts';
import { DAY, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { kiosks } from '../db/tables.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { json } from '../testing/accounts.ts';
import { addKiosk, call, emptyDirectory, testNow, wait } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

const db = database(env.DB);
beforeEach(emptyDirectory);

const rows = () => db.select().from(kiosks).orderBy(kiosks.place);
const GOOSE = { place: 'The Wild Goose', screen: 'touch', build: 'abc12345', minutesOld: 2 };

const tell = async (fields: object = {}, headers: Record<string, string> = {}) =>
  (await call('/kiosks', json('POST', { ...GOOSE, ...fields }, headers))).status;

describe('a kiosk that tells that it runs', () => {
  it('is a row of its place, version, age of its information and minute, and nothing else', async () => {
    expect(await tell({}, { 'CF-Connecting-IP': '192.0.2.9', Cookie: 'known=1' })).toBe(200);
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        place: 'The Wild Goose',
        screen: 'touch',
        isOurs: false,
        seenAt: toIso(testNow()),
        build: 'abc12345',
        directoryFrom: toIso(testNow() - 2 * MINUTE),
      },
    ]);
  });

  it('stays one row however often it tells, which is written every five minutes at most', async () => {
    await tell();
    const [first] = await rows();
    wait(4 * MINUTE);
    await tell({ build: 'newer' });
    expect(await rows()).toEqual([first]);
    wait(MINUTE);
    await tell({ build: 'newer', minutesOld: null });
    expect(await rows()).toMatchObject([
      { id: first?.id, build: 'newer', seenAt: toIso(testNow()), directoryFrom: null },
    ]);
    await tell({ screen: 'wall' });
    expect(await rows()).toHaveLength(2);
  });

  it('asks for its name where it has none, and lists nothing', async () => {
    const answer = await call('/kiosks', json('POST', { ...GOOSE, place: ' ' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { place: 'Say where the kiosk is.' } });
    expect(await rows()).toEqual([]);
  });
});

describe('somebody who makes kiosks up', () => {
  it('lists a few a day from one address, and no more', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.66' };
    const most = LIMITS.newKiosksByAddressAndDay.value;
    for (let n = 0; n < most; n++) expect(await tell({ place: `Made up ${n}` }, headers)).toBe(200);
    expect(await tell({ place: 'One more' }, headers)).toBe(429);
    // What is listed goes on from there, and others begin.
    expect(await tell({ place: 'Made up 0' }, headers)).toBe(200);
    expect(await tell({}, { 'CF-Connecting-IP': '192.0.2.67' })).toBe(200);
  });

  it('pushes out none that an admin has called the charity’s, from however many addresses', async () => {
    const ours = await addKiosk({ isOurs: true, seenAt: '2026-04-01T00:00:00.000Z' });
    const most = LIMITS.newKiosksKept.value;
    for (let n = 0; n < most + 5; n++) await tell({ place: `Made up ${n}` });
    expect(await rows()).toHaveLength(most + 1);
    expect((await rows()).filter(({ isOurs }) => isOurs)).toEqual([ours]);
  });
});

describe('an admin', () => {
  it('lists them, the longest unseen first, calls one the charity’s and removes one, which the history tells', async () => {
    const { send } = await admin();
    const lost = await addKiosk({ place: 'The Ark', seenAt: '2026-05-20T00:00:00.000Z' });
    await tell();
    const { body } = await send('GET', '/kiosks');
    expect(body).toMatchObject([
      { _id: lost.id, place: 'The Ark', isOurs: false },
      { place: 'The Wild Goose', isNewest: null },
    ]);
    expect((await send('PUT', `/kiosks/${body[1]._id}/ours`)).status).toBe(200);
    expect((await send('PUT', `/kiosks/${body[1]._id}/ours`)).status).toBe(200);
    expect((await send('DELETE', `/kiosks/${lost.id}`)).status).toBe(200);
    expect((await send('DELETE', `/kiosks/${lost.id}`)).status).toBe(404);
    expect(await rows()).toMatchObject([{ place: 'The Wild Goose', isOurs: true }]);
    const history = await send('GET', '/history?kind=kiosk');
    expect(history.body.entries).toMatchObject([
      { action: 'kiosk:remove', before: { name: 'The Ark' }, after: null },
      { action: 'kiosk:keep', before: { isOurs: false }, after: { isOurs: true } },
    ]);
  });

  it('calls no more the charity’s than there may be', async () => {
    const { send } = await admin();
    const most = LIMITS.kiosksKept.value;
    for (let n = 0; n < most; n++) await addKiosk({ place: `Ours ${n}`, isOurs: true });
    const { id } = await addKiosk();
    expect(await send('PUT', `/kiosks/${id}/ours`)).toMatchObject({
      status: 409,
      body: { error: LIMITS.kiosksKept.message },
    });
  });
});

it('what is not heard of goes by itself: soon what is new, later what is the charity’s', async () => {
  const seen = Date.parse('2026-06-01T00:00:00.000Z');
  const seenAt = toIso(seen);
  await addKiosk({ place: 'New', seenAt });
  await addKiosk({ place: 'Ours', seenAt, isOurs: true });
  const names = async () => (await rows()).map(({ place }) => place);
  await runJobs(env, seen + NEW_KIOSK_DAYS * DAY);
  expect(await names()).toEqual(['New', 'Ours']);
  await runJobs(env, seen + NEW_KIOSK_DAYS * DAY + 1);
  expect(await names()).toEqual(['Ours']);
  await runJobs(env, seen + KIOSK_DAYS * DAY + 1);
  expect(await names()).toEqual([]);
});
