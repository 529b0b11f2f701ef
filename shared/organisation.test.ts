import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_CATEGORIES,
  ADDRESS_LABELS,
  isPublicCategory,
  ORGANISATION_LIMITS,
  PHONE_LABELS,
  PUBLIC_CATEGORIES,
  REGISTRATION_CATEGORIES,
} from './organisation.ts';

describe('the categories of organisations', () => {
  it('are six for the public, five at registration and seven in all', () => {
    expect(PUBLIC_CATEGORIES).toHaveLength(6);
    expect(REGISTRATION_CATEGORIES).toHaveLength(5);
    expect(new Set([...PUBLIC_CATEGORIES, ...REGISTRATION_CATEGORIES])).toEqual(
      new Set(ACCEPTED_CATEGORIES),
    );
  });

  it('leave Winter Services out of what the public filters by', () => {
    expect(isPublicCategory('Animals')).toBe(true);
    expect(isPublicCategory('Winter Services')).toBe(false);
  });
});

it('every address and phone that may be stored has a label', () => {
  expect(ADDRESS_LABELS).toHaveLength(ORGANISATION_LIMITS.addresses);
  expect(PHONE_LABELS).toHaveLength(ORGANISATION_LIMITS.phones);
});
