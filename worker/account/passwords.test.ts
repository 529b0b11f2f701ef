import { scrypt } from '@noble/hashes/scrypt.js';
import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

it('keeps a password as a salted scrypt hash, never as itself', () => {
  const hash = hashPassword('correct horse');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashPassword('correct horse')).not.toBe(hash);
  expect(checkPassword('correct horse', hash)).toEqual({ isRight: true, isOutdated: false });
  expect(checkPassword('correct horsf', hash).isRight).toBe(false);
});

it('gives the digest that a second implementation gives', () => {
  const [, , , salt = '', digest] = hashPassword('pâté').split('$');
  const expected = scrypt('pâté', Buffer.from(salt, 'base64'), {
    N: 2 ** 14,
    r: 8,
    p: 5,
    dkLen: 32,
  });
  expect(Buffer.from(expected).toString('base64').replace('=', '')).toBe(digest);
});

it('takes the same letters from any keyboard, however long', () => {
  expect(checkPassword('pa\u0302te\u0301', hashPassword('pâté')).isRight).toBe(true);
  const long = '😀'.repeat(100);
  expect(checkPassword(long, hashPassword(long)).isRight).toBe(true);
});

it('finds no password right for an account without one', () => {
  for (const password of ['', 'anything', '\0'.repeat(32)])
    expect(checkPassword(password, null)).toEqual({ isRight: false, isOutdated: false });
});

it('asks for a new hash where the stored one is weaker than today’s', () => {
  const salt = Buffer.alloc(16, 7);
  const weak = scrypt('secret', salt, { N: 2 ** 10, r: 8, p: 1, dkLen: 32 });
  const hash = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64')}$${Buffer.from(weak).toString('base64')}`;
  expect(checkPassword('secret', hash)).toEqual({ isRight: true, isOutdated: true });
});
