import { describe, expect, it } from 'vitest';
import { LIMITS } from '../validation/limits.ts';
import { CATEGORIES, isCategory, OFFERED_CATEGORIES, PHONE_LABELS } from './organisation.ts';
import { ADDRESS_LABELS, REGISTRATION_CATEGORIES } from './organisation-form.ts';

describe('the categories of organisations', () => {
  it('are six where they are offered, five at registration and seven in all', () => {
    expect(OFFERED_CATEGORIES).toHaveLength(6);
    expect(REGISTRATION_CATEGORIES).toHaveLength(5);
    expect(new Set([...OFFERED_CATEGORIES, ...REGISTRATION_CATEGORIES])).toEqual(
      new Set(CATEGORIES),
    );
  });

  it('are known by their exact names, Winter Services among them', () => {
    for (const category of CATEGORIES) expect(isCategory(category)).toBe(true);
    expect(isCategory('Winter Services')).toBe(true);
    expect(isCategory('winter services')).toBe(false);
  });
});

it('every address and phone that may be stored has a label', () => {
  expect(ADDRESS_LABELS).toHaveLength(LIMITS.addresses.value);
  expect(PHONE_LABELS).toHaveLength(LIMITS.phones.value);
});
