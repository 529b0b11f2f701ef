import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import {
  addDatedChange,
  addService,
  BETWEEN_CALLS,
  emptyDirectory,
  list,
  testNow,
  wait,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const inDays = (days: number) => addDays(cityTime(testNow() + BETWEEN_CALLS).date, days);

beforeEach(emptyDirectory);

async function harbour() {
  const owner = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  const add = async (fields: object) =>
    (await owner.send('POST', '/dated-changes', { services: [id], kind: 'closed', ...fields })).body
      ._id;
  return { owner, id, add };
}

const publicKinds = async () =>
  (await list<{ changes?: { kind: string }[] }>('/services/public')).map(({ changes = [] }) =>
    changes.map(({ kind }) => kind),
  );

describe('a dated change that was ended', () => {
  it('holds again with one call, for its organisation and for an admin', async () => {
    const { owner, add } = await harbour();
    const change = await add({ from: inDays(1), to: inDays(5), reason: 'a flood' });
    for (const { send } of [owner, await admin()]) {
      expect((await owner.send('POST', `/dated-changes/${change}/end`)).status).toBe(200);
      expect(await publicKinds()).toEqual([[]]);
      const back = await send('DELETE', `/dated-changes/${change}/end`);
      expect(back).toMatchObject({ status: 200, body: { endedAt: '', reason: 'a flood' } });
      expect(await publicKinds()).toEqual([['closed']]);
    }
    const { body } = await (await admin()).send('GET', '/history');
    expect(body.entries[0]).toMatchObject({
      action: 'datedChange:update',
      kind: 'dated change',
      before: { endedAt: expect.stringContaining('T') },
      after: { endedAt: '' },
    });
    // What differs after each save is no change that somebody could put back.
    expect(Object.keys(body.entries[0].before)).toEqual(['endedAt']);
  });

  it('asks about what was entered since for the same dates', async () => {
    const { owner, add } = await harbour();
    const change = await add({ from: inDays(1), to: inDays(5) });
    await owner.send('POST', `/dated-changes/${change}/end`);
    const other = await add({ kind: 'as usual', from: inDays(2), to: inDays(2) });
    const asked = await owner.send('DELETE', `/dated-changes/${change}/end`);
    expect(asked).toMatchObject({ status: 409, body: { others: [{ change: { _id: other } }] } });
    const kept = await owner.send('DELETE', `/dated-changes/${change}/end`, { keep: [other] });
    expect(kept.status).toBe(200);
    expect(await publicKinds()).toEqual([['closed', 'as usual']]);
  });

  it('does not come back once its dates are over, and stays as it is where it was never ended', async () => {
    const { owner, add } = await harbour();
    const change = await add({ from: inDays(0), to: inDays(1) });
    const untouched = await owner.send('DELETE', `/dated-changes/${change}/end`);
    expect(untouched).toMatchObject({ status: 200, body: { version: 1 } });
    await owner.send('POST', `/dated-changes/${change}/end`);
    wait(3 * DAY);
    expect(await (await admin()).send('DELETE', `/dated-changes/${change}/end`)).toMatchObject({
      status: 422,
      body: { fields: { to: 'These dates are over.' } },
    });
  });

  it('is no longer that of a service which another organisation offers', async () => {
    const { id } = await harbour();
    const { organisationId: organisation } = await viewer();
    await addDatedChange({ organisation, services: [id] });
    expect(await publicKinds()).toEqual([[]]);
  });
});
