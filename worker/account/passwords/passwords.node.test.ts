import { scrypt } from '@noble/hashes/scrypt.js';
import { expect, it, vi } from 'vitest';
import { hashNow, isOutdated, isPassword } from './passwords.ts';

// At the cost that passwords have where they are kept, which other tests spare themselves.
vi.setConfig({ testTimeout: 60_000 });

it('keeps a password as a salted scrypt hash, never as itself', () => {
  const hash = hashNow('correct horse');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashNow('correct horse')).not.toBe(hash);
  expect(isPassword('correct horse', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(false);
  expect(isPassword('correct horsf', hash)).toBe(false);
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
  expect(isPassword('pâté', hash)).toBe(true);
  expect(isPassword('pate', hash)).toBe(false);
});

it('takes the same letters from any keyboard, however long', () => {
  expect(isPassword('pa\u0302te\u0301', hashNow('pâté'))).toBe(true);
  const long = '😀'.repeat(100);
  expect(isPassword(long, hashNow(long))).toBe(true);
});

it('finds no password right for an account without one', () => {
  for (const password of ['', 'anything', '\0'.repeat(32)])
    expect(isPassword(password, null)).toBe(false);
});

it('asks for a new hash where the stored one is weaker than today’s', () => {
  const hash = hashElsewhere('secret', 10);
  expect(isPassword('secret', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(true);
});
