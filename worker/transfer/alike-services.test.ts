import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDirectory } from '../testing/directory.ts';
import { load, readStoredRows } from './testing/load.ts';

beforeEach(emptyDirectory);

describe('services that only their order in the file tells apart', () => {
  const clinic = (...notes: string[]) => ({
    organisations: [
      {
        name: 'Harbour Clinic',
        description: 'Nurses by the harbour.',
        services: notes.map((note) => ({ type: 'Lunch', serviceAddress: 'Quay', note })),
      },
    ],
    helplines: [],
  });
  const editNote = (from: string, to: string) =>
    env.DB.prepare('UPDATE services SET note = ?2, version = version + 1 WHERE note = ?1')
      .bind(from, to)
      .run();
  const noteById = async () =>
    Object.fromEntries((await readStoredRows()).services.map(({ id, note }) => [id, note]));
  const same = (count: number) => ({ added: 0, changed: 0, unchanged: count + 1, kept: [] });

  it('are loaded, and the same file changes nothing, in another order neither', async () => {
    expect(await load(clinic('Women', 'Mixed'))).toMatchObject({ added: 3 });
    const before = await noteById();
    expect(Object.values(before).sort()).toEqual(['Mixed', 'Women']);
    expect(await load(clinic('Women', 'Mixed'))).toEqual(same(2));
    expect(await load(clinic('Mixed', 'Women'))).toEqual(same(2));
    expect(await noteById()).toEqual(before);
  });

  it('stay whose they are where one says something new, in another order too', async () => {
    await load(clinic('Women', 'Mixed', 'Young'));
    const before = Object.entries(await noteById());
    expect(await load(clinic('Young', 'Women', 'Mixed at 2'))).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(Object.entries(await noteById()).sort()).toEqual(
      before.map(([id, note]) => [id, note === 'Mixed' ? 'Mixed at 2' : note]).sort(),
    );
  });

  it('are kept where the file has lost one, or gets one before them', async () => {
    await load(clinic('Women', 'Mixed'));
    const before = await noteById();
    expect(await load(clinic('Mixed'))).toEqual(same(1));
    expect(await load(clinic('Young', 'Mixed', 'Women'))).toMatchObject({ added: 1, changed: 0 });
    expect(await noteById()).toMatchObject(before);
  });

  it('are kept where one was edited here, in another order too', async () => {
    await load(clinic('Women', 'Mixed'));
    await editNote('Women', 'Women and girls');
    expect(await load(clinic('Mixed', 'Women'))).toMatchObject({
      added: 0,
      changed: 0,
      kept: ['Lunch, Quay'],
    });
    expect(Object.values(await noteById()).sort()).toEqual(['Mixed', 'Women and girls']);
  });

  it('have the ids that a file gives them, whatever those say', async () => {
    await load(clinic('Women', 'Mixed'));
    const [one = '', two = ''] = Object.keys(await noteById());
    const file = clinic('Men');
    const services = [
      { ...file.organisations[0]?.services[0], _id: 'men' },
      { ...file.organisations[0]?.services[0], _id: two, note: 'Mixed at 2' },
    ];
    await load({ ...file, organisations: [{ ...file.organisations[0], services }] });
    expect(Object.keys(await noteById()).sort()).toEqual([one, two, 'men'].sort());
  });
});
