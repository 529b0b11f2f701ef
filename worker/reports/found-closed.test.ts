import { beforeEach, describe, expect, it } from 'vitest';
import { FOUND_CLOSED } from '../../shared/reports/found-closed.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.ts';
import { json } from '../testing/accounts.ts';
import { addHelpline, addService, call, emptyDirectory, wait } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';
import {
  listing,
  outboxOf,
  read,
  report,
  rows,
  saysClosed,
  somebody,
  threeFind,
  version,
} from './testing/reports.ts';

// docs/product.md#something-wrong

beforeEach(emptyDirectory);

describe('a place that people found closed', () => {
  it('is said to be, once three agree, for 48 hours, whatever its status is', async () => {
    const { id } = await listing();
    const before = await version();
    const status = () => read('/services/public').then((it) => JSON.parse(it)[0].schedule);
    const hours = await status();
    await report(id);
    await report(id);
    expect([await saysClosed(), await version()]).toEqual([false, before]);
    await report(id);
    expect([await saysClosed(), await version()]).toEqual([true, before + 1]);
    expect(await status()).toEqual(hours);
    await report(id);
    expect(await version()).toBe(before + 1);
    wait(48 * HOUR - MINUTE);
    expect(await saysClosed()).toBe(true);
    wait(MINUTE);
    expect(await saysClosed()).toBe(false);
  });

  it('is not for one who says so three times, in two weeks either', async () => {
    const { id } = await listing();
    const headers = somebody();
    for (let n = 0; n < 3; n++) await report(id, 'closed', headers);
    wait(4 * DAY);
    await report(id, 'closed', headers);
    await report(id);
    expect(await saysClosed()).toBe(false);
    expect(new Set((await rows()).map(({ digest }) => digest)).size).toBeLessThanOrEqual(2);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });

  it('is not for a kiosk, from however many addresses: all of them are one voice', async () => {
    const { id } = await listing();
    const touch = (headers = somebody()) =>
      call('/reports', json('POST', { listing: id, what: 'closed', isFromKiosk: true }, headers));
    const house = somebody();
    await touch(house);
    for (let n = 0; n < 3; n++) expect((await touch()).status).toBe(201);
    await report(id, 'closed', house);
    await report(id);
    expect(await saysClosed()).toBe(false);
    expect((await rows()).filter(({ isFromKiosk }) => isFromKiosk)).toHaveLength(4);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });

  it('is not for other things that three say', async () => {
    const { id } = await listing();
    for (const what of ['times', 'phone', 'place', 'turned away', 'not safe', 'other'])
      for (let n = 0; n < 3; n++) await report(id, what);
    expect(await saysClosed()).toBe(false);
  });

  it('is, of an organisation, on its own card; of a helpline nothing is said', async () => {
    const { id: helpline } = await addHelpline();
    const { owner } = await listing();
    await threeFind(helpline);
    expect(await saysClosed()).toBe(false);
    await threeFind(owner.organisationId);
    const [organisation] = JSON.parse(await read('/organisations/public'));
    expect(organisation.announced[0].words).toContain(FOUND_CLOSED);
    expect(organisation).not.toHaveProperty('foundClosedAt');
    expect(await read('/services/public')).not.toContain(FOUND_CLOSED);
  });

  it('is at once where an organisation that is signed in says so, though not of its own', async () => {
    const { id, owner } = await listing();
    const other = await viewer();
    const body = { listing: id, what: 'closed' };
    expect((await owner.send('POST', '/reports/signed-in', body)).status).toBe(403);
    expect((await other.send('POST', '/reports/signed-in', body)).status).toBe(201);
    expect(await saysClosed()).toBe(true);
    expect(await rows()).toMatchObject([{ digest: '', organisationId: other.organisationId }]);
  });
});

describe('its organisation', () => {
  it('reads how many agreed, and neither words nor what was said to the charity alone', async () => {
    const { id, owner } = await listing();
    for (const what of ['turned away', 'not safe', 'closed'])
      for (let n = 0; n < 3; n++) await report(id, what, somebody(), 'zq-words');
    const { body } = await owner.send('GET', '/reports/found-closed');
    expect(body).toEqual([
      {
        _id: id,
        kind: 'service',
        name: expect.stringContaining('Breakfast'),
        count: 3,
        lastAt: expect.any(String),
        until: expect.any(String),
      },
    ]);
    expect((await (await viewer()).send('GET', '/reports/found-closed')).body).toEqual([]);
  });

  it('reads nothing of one who found it closed', async () => {
    const { id, owner } = await listing();
    await report(id);
    expect((await owner.send('GET', '/reports/found-closed')).body).toEqual([]);
  });

  it('is told by mail once that people read of it, with neither their words nor what only the charity reads', async () => {
    const owner = await viewer({ email: `${crypto.randomUUID()}@handbook.test` });
    const { id } = await addService({ providerId: owner.organisationId });
    await report(id, 'turned away', somebody(), 'zq-words');
    await report(id);
    await report(id);
    expect(await outboxOf(owner.email)).toEqual([]);
    await Promise.all([report(id), report(id)]);
    wait(DAY);
    await threeFind(id);
    const mails = await outboxOf(owner.email);
    expect(mails).toMatchObject([{ kind: 'found-closed' }]);
    expect(mails[0]?.data).toContain('Breakfast');
    expect(mails[0]?.data).not.toContain('zq-words');
    wait(2 * DAY + HOUR);
    await report(id);
    expect(await outboxOf(owner.email)).toHaveLength(2);
  });

  it('says that it is open: the public reads nothing of it any more, and for 30 days', async () => {
    const { id, owner } = await listing();
    await threeFind(id);
    const other = await viewer();
    expect((await other.send('POST', '/reports/open', { listing: id })).status).toBe(403);
    expect(await saysClosed()).toBe(true);
    expect((await owner.send('POST', '/reports/open', { listing: id })).status).toBe(200);
    expect(await saysClosed()).toBe(false);
    expect((await owner.send('GET', '/reports/found-closed')).body).toEqual([]);
    wait(30 * DAY - HOUR);
    await threeFind(id);
    expect(await saysClosed()).toBe(false);
    wait(HOUR);
    await report(id);
    expect(await saysClosed()).toBe(true);
  });
});
