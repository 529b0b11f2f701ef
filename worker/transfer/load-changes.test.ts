import { beforeEach, describe, expect, it } from 'vitest';
import {
  addDatedChange,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { bring, readPublicLists, takeDirectory, takeOut } from './testing/exchange.ts';

beforeEach(emptyDirectory);

describe('dated changes taken out and brought in', () => {
  it('are the same after everything was wiped, and brought in again they change nothing', async () => {
    const charity = await admin();
    const { id: providerId } = await addOrganisation();
    const { id } = await addService({ providerId });
    const slots = [{ start: '18:00', end: '02:00' }];
    await addDatedChange({ services: [id], organisation: providerId, kind: 'hours', slots });
    await addDatedChange({ organisation: providerId, from: '2026-05-01', to: '' });
    await addDatedChange({ scope: 'type', type: 'Lunch' });
    const [before, out] = [await readPublicLists(), await takeOut(charity, 'directory.json')];
    expect(before.join()).toContain('"changes":[{"kind":"hours"');

    await emptyDirectory();
    const again = await admin();
    expect((await bring(again, { file: JSON.parse(out) })).preview.added).toHaveLength(5);
    expect(await readPublicLists()).toEqual(before);
    expect(await takeOut(again, 'directory.json')).toBe(out);
    const { preview } = await bring(again, { file: JSON.parse(out), overwrite: true });
    expect(preview).toMatchObject({ added: [], changed: [], unchanged: 5, faults: [] });
  });

  it('stay as they were edited here, and stay away once deleted, unless it overwrites', async () => {
    const charity = await admin();
    const change = await addDatedChange({ organisation: (await addOrganisation()).id });
    const out = await takeDirectory(charity);
    const path = `/dated-changes/${change.id}`;
    await charity.send('PUT', path, { reason: 'snow' });
    const { preview } = await bring(charity, { file: out });
    expect(preview).toMatchObject({ changed: [], kept: [{ kind: 'dated change' }] });
    await charity.send('DELETE', path);
    const second = await bring(charity, { file: out });
    expect(second.preview).toMatchObject({ added: [], keptDeleted: [{ kind: 'dated change' }] });
    await bring(charity, { file: out, overwrite: true });
    expect((await charity.send('GET', path)).body).toMatchObject({ reason: 'staff training' });
    const { entries } = (await charity.send('GET', `/history?record=${change.id}`)).body;
    expect(entries[0]).toMatchObject({ action: 'directory:import', after: { kind: 'closed' } });
  });

  it('are refused where they belong elsewhere or name the services of others', async () => {
    const charity = await admin();
    const { id } = await addOrganisation();
    const out = await takeDirectory(charity);
    const closed = { kind: 'closed', from: '2026-12-24', to: '2026-12-26' };
    out.organisations[0].datedChanges = [
      { ...closed, services: ['of-somebody-else'] },
      { ...closed, scope: 'city' },
      { ...closed, scope: 'organisation', to: '2026-12-01' },
    ];
    const { preview } = await bring(charity, { file: out });
    expect(preview.faults).toEqual([
      {
        path: 'organisations[0].datedChanges[0].services',
        message: 'Must be services of this organisation.',
      },
      { path: 'organisations[0].datedChanges[1].scope', message: 'Does not belong here.' },
      {
        path: 'organisations[0].datedChanges[2].to',
        message: 'The last day cannot be before the first.',
      },
    ]);
    expect(preview.added).toEqual([]);
    expect(id).toBe(out.organisations[0]._id);
  });
});
