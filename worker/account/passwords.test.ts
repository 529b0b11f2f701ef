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

/** A hash by another implementation; less costly than ours, because it is slow. */
function hashElsewhere(password: string, ln: number) {
  const salt = Buffer.alloc(16, 7);
  const digest = scrypt(password, salt, { N: 2 ** ln, r: 8, p: 1, dkLen: 32 });
  const [salt64, digest64] = [salt, Buffer.from(digest)].map((bytes) => bytes.toString('base64'));
  return `$scrypt$ln=${ln},r=8,p=1$${salt64}$${digest64}`;
}

it('agrees with a second implementation on which password is right', () => {
  const hash = hashElsewhere('pâté', 12);
  expect(checkPassword('pâté', hash).isRight).toBe(true);
  expect(checkPassword('pate', hash).isRight).toBe(false);
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
  expect(checkPassword('secret', hashElsewhere('secret', 10))).toEqual({
    isRight: true,
    isOutdated: true,
  });
});
