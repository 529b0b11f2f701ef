import { expect, test } from 'vitest';
import { deployFaults } from './deploy-faults.ts';

const databaseId = '1b7c5b6e-6c8f-4a53-9c0e-5a8f4f0b6d11';
const publicOrigin = 'https://handbook.example.org';

test('a site with a database and an address can be deployed', () => {
  expect(deployFaults({ databaseId, publicOrigin })).toEqual([]);
});

test.each([undefined, '', '00000000-0000-0000-0000-000000000000'])(
  'the database id %o of a fresh clone is refused',
  (id) => {
    expect(deployFaults({ databaseId: id, publicOrigin })).toHaveLength(1);
  },
);

test.each([
  undefined,
  '',
  'handbook.example.org',
  'http://handbook.example.org',
  'https://handbook.example.org/',
  'https://handbook.example.org/home',
])('the address %o is refused', (origin) => {
  expect(deployFaults({ databaseId, publicOrigin: origin })).toHaveLength(1);
});
