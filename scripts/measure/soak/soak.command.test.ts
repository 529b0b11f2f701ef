import { expect, it } from 'vitest';
import { differences } from './organisation.ts';
import { soak } from './soak.ts';

it('loses and doubles nothing while a dozen read and write and the Worker is restarted', async () => {
  const { faults, figures, services, confirmed, registered } = await soak({
    clients: 12,
    seconds: 8,
    isBusy: true,
  });
  expect(faults).toEqual([]);
  expect(figures.filter(({ answered }) => answered === 0)).toEqual([]);
  for (const proof of [services, confirmed, registered]) expect(proof).toBeGreaterThan(0);
}, 120_000);

it('sees a write that was lost, one that was doubled and one of somebody else', () => {
  const held = new Map([
    ['lost', { note: 'one', version: 1 }],
    ['changed', { note: 'two', version: 2 }],
    ['same', { note: 'three', version: 3 }],
  ]);
  const listed = [
    { _id: 'changed', note: 'two', version: 3 },
    { _id: 'same', note: 'three', version: 3 },
    { _id: 'doubled', note: 'one', version: 1 },
  ];
  expect(differences(held, listed)).toEqual([
    'lost (one) was lost',
    'changed is "two" at 3, not "two" at 2',
    'doubled (one) is one too many',
  ]);
});
