import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { DOCUMENT, withTable } from './limits-table.ts';

const document = readFileSync(DOCUMENT, 'utf8');

it('finds every maximum in the documentation as it is enforced: else run npm run limits', () => {
  expect(document).toBe(withTable(document));
  for (const { what } of Object.values(LIMITS)) expect(document).toContain(`| ${what} |`);
});

it('takes a maximum that was changed or is gone from the table', () => {
  const { address } = LIMITS;
  const changed = withTable(document, { address: { ...address, value: 1_234_567 } });
  expect(changed).toContain(`| ${address.what} | 1,234,567 characters | ${address.reason} |`);
  expect(changed).not.toContain(`| ${LIMITS.addresses.what} |`);
  expect(withTable(changed)).toBe(document);
});

it('is in a document that names only files that there are', () => {
  const named = [...document.matchAll(/`((?:\w+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
  expect(named).toContain('shared/validation/limits.ts');
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('refuses a document without a place for it', () => {
  expect(() => withTable('# Security\n')).toThrow('no place');
});
