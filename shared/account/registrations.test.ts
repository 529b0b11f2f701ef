import { expect, it } from 'vitest';
import { compareDomains, DeletionInput, RemovalInput } from './registrations.ts';

it.each([
  ['hello@harbour.test', 'https://harbour.test', true],
  ['hello@harbour.test', 'https://www.Harbour.test/about', true],
  ['hello@mail.harbour.test', 'https://harbour.test', true],
  ['hello@harbour.test', 'https://shop.harbour.test', true],
  ['hello@mailbox.test', 'https://harbour.test', false],
  ['hello@myharbour.test', 'https://harbour.test', false],
  ['hello@harbour.test.elsewhere.test', 'https://harbour.test', false],
])('%s and %s belong together: %s', (email, website, areSame) => {
  expect(compareDomains(email, website).areSame).toBe(areSame);
});

it('shows look-alike letters as what they are', () => {
  const { email, website, areSame } = compareDomains('hello@hаrbour.test', 'https://harbour.test');
  expect(email).toMatch(/^xn--/);
  expect([website, areSame]).toEqual(['harbour.test', false]);
});

it('has no domain where nothing was typed, or none that can be read', () => {
  expect(compareDomains('', '')).toEqual({ email: '', website: '', areSame: false });
  expect(compareDomains('hello@harbour.test', '')).toMatchObject({ website: '', areSame: false });
  expect(compareDomains('hello@[', 'https://[').areSame).toBe(false);
});

it('takes a reason or none, and bounds both bodies', () => {
  expect(DeletionInput.parse({})).toEqual({ reason: '' });
  expect(DeletionInput.parse({ reason: ' Too far away. ' })).toEqual({ reason: 'Too far away.' });
  expect(DeletionInput.safeParse({ reason: 'x'.repeat(501) }).success).toBe(false);
  expect(RemovalInput.safeParse({ ids: [] }).success).toBe(false);
  expect(RemovalInput.safeParse({ ids: Array(21).fill('id') }).success).toBe(false);
});
