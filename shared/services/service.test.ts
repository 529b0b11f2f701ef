import { describe, expect, it } from 'vitest';
import { CHECK_FIRST_AVAILABILITY } from '../conditions/check-first.ts';
import { DEFAULT_AVAILABILITY, isServiceType, SERVICE_ICONS, SERVICE_TYPES } from './service.ts';
import { SERVICE_KINDS } from './subtypes-and-availability.ts';

const kinds = Object.values(SERVICE_KINDS);

describe('the vocabulary of services', () => {
  it('has thirteen types, in the order in which timetables stand', () => {
    expect(SERVICE_TYPES).toEqual([
      'Day Centre',
      'Breakfast',
      'Lunch',
      'Dinner',
      'Showers',
      'Laundry',
      'Clothes',
      'Toilets',
      'Wi-Fi & Computer Access',
      'Telephones & Phone Charging',
      'Drugs & Alcohol',
      'Mental Health',
      'Health & Dental Care',
    ]);
  });

  it('lets every type be for everyone, and says so first', () => {
    expect(kinds.map(({ availability }) => availability[0])).toEqual(
      kinds.map(() => DEFAULT_AVAILABILITY),
    );
  });

  it('gives every type an icon of its own', () => {
    expect(new Set(Object.values(SERVICE_ICONS)).size).toBe(SERVICE_TYPES.length);
  });

  it('asks to check first with every choice that says to ring, book or come on one day alone', () => {
    expect([...CHECK_FIRST_AVAILABILITY].sort()).toEqual([
      'Booking in procedure with staff',
      'By Appointment only',
      'By appointment only',
      'Call us on the phone',
      'Call/online for self-referral',
      'Contact BDP first for a referral',
      'Last Saturday of the Month',
      'Please call ahead to arrange',
    ]);
    const offered: string[] = kinds.flatMap(({ availability }) => [...availability]);
    for (const choice of CHECK_FIRST_AVAILABILITY) expect(offered).toContain(choice);
  });

  it('takes a type only as it is written', () => {
    expect(isServiceType('Breakfast')).toBe(true);
    expect(isServiceType('breakfast')).toBe(false);
    expect(isServiceType('toString')).toBe(false);
    expect(isServiceType('')).toBe(false);
  });
});
