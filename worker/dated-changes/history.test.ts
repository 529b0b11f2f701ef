import { beforeEach, describe, expect, it } from 'vitest';
import { closed, harbour, publicChanges } from '../testing/dated-changes.ts';
import { emptyDirectory, wait } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

describe('in the history', () => {
  const history = async (charity: Awaited<ReturnType<typeof admin>>, id: string) =>
    (await charity.send('GET', `/history?kind=dated%20change&record=${id}`)).body.entries;

  it('everything is told, and what was deleted comes back', async () => {
    const { owner, add } = await harbour();
    const charity = await admin();
    const { body } = await add({ ...closed(), reason: 'snow' });
    await owner.send('PUT', `/dated-changes/${body._id}`, { reason: 'ice' });
    await owner.send('DELETE', `/dated-changes/${body._id}`);
    const entries = await history(charity, body._id);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'datedChange:delete',
      'datedChange:update',
      'datedChange:create',
    ]);
    expect(entries[1]).toMatchObject({ before: { reason: 'snow' }, after: { reason: 'ice' } });
    expect(entries[0].name).toMatch(/^Closed .*: ice$/);

    wait(60_000);
    expect((await charity.send('POST', `/history/${entries[0]._id}/restore`)).status).toBe(200);
    expect((await owner.send('GET', `/dated-changes/${body._id}`)).body).toMatchObject({
      reason: 'ice',
      services: body.services,
      version: 3,
    });
    expect(await publicChanges()).toEqual([['Breakfast', 'closed'], ['Lunch']]);
  });

  it('a service that comes back has its changes again, and an organisation too', async () => {
    const { owner, id, add } = await harbour();
    const charity = await admin();
    await add(closed());
    await owner.send('DELETE', `/services/${id}`);
    expect(await publicChanges()).toEqual([['Lunch']]);
    const restoreLast = async () => {
      const { entries } = (await charity.send('GET', '/history')).body;
      expect((await charity.send('POST', `/history/${entries[0]._id}/restore`)).status).toBe(200);
    };
    await restoreLast();
    expect(await publicChanges()).toEqual([['Breakfast', 'closed'], ['Lunch']]);
    await charity.send('DELETE', `/organisations/${owner.organisationId}`);
    expect((await charity.send('GET', '/dated-changes?page=1')).body.total).toBe(0);
    await restoreLast();
    expect(await publicChanges()).toEqual([['Breakfast', 'closed'], ['Lunch']]);
  });
});
