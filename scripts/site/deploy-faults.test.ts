import { expect, test } from 'vitest';
import { deployFaults } from './deploy-faults.ts';

const site = {
  databaseId: '1b7c5b6e-6c8f-4a53-9c0e-5a8f4f0b6d11',
  kvId: '0f2ac74b498b48028cb68387c421e279',
  publicOrigin: 'https://handbook.example.org',
  mailFrom: 'handbook@example.org',
  adminMail: 'admin@example.org',
  secrets: ['JWT_SECRET'],
};

test('a site with a database, an address, mail and a secret can be deployed', () => {
  expect(deployFaults(site)).toEqual([]);
});

test.each([undefined, '', '00000000-0000-0000-0000-000000000000'])(
  'the database id %o of a fresh clone is refused',
  (id) => {
    expect(deployFaults({ ...site, databaseId: id })).toHaveLength(1);
  },
);

test.each([undefined, '', '00000000000000000000000000000000'])(
  'the store id %o of a fresh clone is refused',
  (id) => {
    expect(deployFaults({ ...site, kvId: id })).toHaveLength(1);
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
  expect(deployFaults({ ...site, publicOrigin: origin })).toHaveLength(1);
});

test.each([undefined, '', 'handbook', '@example.org'])(
  'the mail addresses %o are refused',
  (address) => {
    expect(deployFaults({ ...site, mailFrom: address, adminMail: address })).toEqual([
      'MAIL_FROM: the address that mails come from, of a domain that may send them.',
      'ADMIN_MAIL: who is told when an organisation registers.',
    ]);
  },
);

test('a site without the secret that signs tokens is refused, where it can be asked', () => {
  expect(deployFaults({ ...site, secrets: [] })).toHaveLength(1);
  expect(deployFaults({ ...site, secrets: null })).toEqual([]);
});
