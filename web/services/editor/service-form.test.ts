import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../../../shared/validation/field-messages.ts';
import { addressesWith, newService, ServiceFormInput } from './service-form.ts';

const FIVE = ['1 Quay', '2 Quay', '3 Quay', '4 Quay', '5 Quay'];

describe('the address of a new service', () => {
  it('is the organisation’s where it has one, and asked for where it has several', () => {
    expect(newService(['1 Quay']).serviceAddress).toBe('1 Quay');
    expect(newService(['1 Quay', '2 Quay']).serviceAddress).toBe('');
    expect(newService([]).serviceAddress).toBe('');
  });

  it('is added to the organisation’s while there is room for a fifth', () => {
    expect(addressesWith([], '1 Quay')).toEqual(['1 Quay']);
    expect(addressesWith(FIVE.slice(0, 4), '5 Quay')).toEqual(FIVE);
    expect(addressesWith(FIVE, '6 Quay')).toBeNull();
    expect(addressesWith(['1 Quay'], '1 Quay')).toBeNull();
  });
});

it('asks for a type that was not chosen in words of its own', () => {
  const { error } = ServiceFormInput.safeParse({
    ...newService(['1 Quay']),
    availability: [],
    pendingTimes: '',
  });
  expect(fieldMessages(error?.issues ?? [])).toEqual({ type: 'Choose a type.' });
});

describe('times that were chosen but not added', () => {
  const typed = { ...newService(['1 Quay']), type: 'Breakfast', availability: [] };

  it('are named, and keep the form from being sent without them', () => {
    const { error } = ServiceFormInput.safeParse({
      ...typed,
      pendingTimes: '9am to 11am, Saturday',
    });
    expect(fieldMessages(error?.issues ?? [])).toEqual({
      pendingTimes:
        'These times are not in the week yet: 9am to 11am, Saturday. Press the button to add them, or clear the days.',
    });
  });

  it('do not stand in the way when there are none', () => {
    expect(ServiceFormInput.safeParse({ ...typed, pendingTimes: '' }).success).toBe(true);
  });
});
