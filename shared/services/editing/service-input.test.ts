import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTexts } from '../../fields/field.ts';
import { DAYS, type Slot } from '../../time/schedule.ts';
import { SERVICE_TYPES } from '../service.ts';
import { SERVICE_FIELDS } from '../service-fields.ts';
import { SERVICE_KINDS } from '../subtypes-and-availability.ts';
import { createAlikeWeeks } from '../weeks/alike-weeks.ts';
import { ServiceInput } from './service-input.ts';

const lunch = { type: 'Lunch', serviceAddress: '32 Stapleton Road, Bristol BS5 0QY' };

const monday = (...slots: Slot[]) => ({ ...lunch, schedule: { Monday: slots } });

function faults(input: unknown): Record<string, string> {
  const issues = ServiceInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a service', () => {
  it('needs only a type and an address', () => {
    expect(ServiceInput.parse(lunch)).toEqual({
      ...emptyTexts(SERVICE_FIELDS),
      ...createAlikeWeeks(),
      conditions: {},
      addressPublic: '',
      onWalls: '',
      beds: '',
      ...lunch,
      subtype: '',
      availability: ['For Everyone'],
      schedule: Object.fromEntries(DAYS.map((day) => [day, []])),
    });
  });

  it('that gives beds says how one gets one, in one of three ways', () => {
    expect(faults({ ...lunch, beds: 'Walk in', bedsFor: 'Women over 18' })).toEqual({});
    expect(faults({ ...lunch, beds: 'Knock' })).toEqual({
      beds: 'Allowed: Walk in, Ring first, By referral',
    });
    expect(faults({ ...lunch, bedsFor: 'Women over 18' })).toEqual({
      beds: 'Choose how people get a bed, or leave out who the beds are for.',
    });
  });

  it('is of a listed type', () => {
    expect(faults({ ...lunch, type: 'Haircuts' })).toEqual({ type: 'Invalid service type' });
  });

  it('has an address', () => {
    const message = { serviceAddress: 'Service address is required' };
    expect(faults({ type: 'Lunch' })).toEqual(message);
    expect(faults({ type: 'Lunch', serviceAddress: '  ' })).toEqual(message);
  });

  it('shows every fault at once', () => {
    const Monday = [{ start: '9', end: '10:00' }];
    const wrong = { type: 'Lunch', subtype: 'x', availability: ['x'], schedule: { Monday } };
    expect(Object.keys(faults(wrong)).sort()).toEqual([
      'availability',
      'schedule.Monday.0.start',
      'serviceAddress',
      'subtype',
    ]);
  });

  it('has a note of 200 characters at most', () => {
    expect(faults({ ...lunch, note: 'x'.repeat(200) })).toEqual({});
    expect(faults({ ...lunch, note: 'x'.repeat(201) })).toEqual({
      note: 'Note cannot exceed 200 characters.',
    });
  });
});

describe('a subtype', () => {
  it('is one of its type, and the message names them without Ordinary', () => {
    const breakfast = { ...lunch, type: 'Breakfast' };
    expect(faults({ ...breakfast, subtype: 'Coffee Morning' })).toEqual({});
    expect(faults({ ...breakfast, subtype: 'Brunch' })).toEqual({
      subtype:
        'Invalid subtype "Brunch" for service type Breakfast. Allowed: Outreach, Coffee Morning',
    });
  });

  it('is refused where the type has none', () => {
    expect(faults({ ...lunch, subtype: 'Outreach' })).toEqual({
      subtype: 'Subtype is not allowed for service type "Lunch".',
    });
  });

  it('may be empty for every type', () => {
    for (const type of SERVICE_TYPES) expect(faults({ ...lunch, type, subtype: '' })).toEqual({});
  });
});

describe('availability', () => {
  it('becomes For Everyone when empty', () => {
    expect(ServiceInput.parse({ ...lunch, availability: [] }).availability).toEqual([
      'For Everyone',
    ]);
  });

  it('is any choice of its type', () => {
    for (const type of SERVICE_TYPES) {
      for (const choice of SERVICE_KINDS[type].availability) {
        expect(faults({ ...lunch, type, availability: [choice] })).toEqual({});
      }
    }
  });

  it('is not a choice of another type', () => {
    expect(faults({ ...lunch, availability: ['Women Only'] })).toEqual({
      availability:
        'Invalid availability "Women Only" for service type Lunch. ' +
        'Allowed: For Everyone, Refugee & Asylum Seeker Only, Last Saturday of the Month',
    });
  });

  it('is one choice only', () => {
    const availability = ['For Everyone', 'Refugee & Asylum Seeker Only'];
    expect(faults({ ...lunch, availability })).toEqual({
      availability: 'Choose only one availability.',
    });
  });
});

describe('a schedule', () => {
  it('takes the times of a day, midnight at either end', () => {
    expect(faults(monday({ start: '00:00', end: '23:59' }))).toEqual({});
    expect(faults(monday({ start: '23:45', end: '24:00' }))).toEqual({});
    expect(faults(monday({ start: '22:00', end: '02:00' }))).toEqual({});
  });

  it.each(['9:00', '24:01', '25:00', '12:60', '', 'noon'])('refuses the time "%s"', (time) => {
    expect(faults(monday({ start: time, end: '14:00' }))).toEqual({
      'schedule.Monday.0.start': 'Invalid time format (must be HH:MM or 24:00)',
    });
  });

  it('refuses an interval of no length, 24:00 to 00:00 included', () => {
    const message = {
      'schedule.Monday.0.end':
        'Start and end times cannot be the same (cross-midnight is allowed).',
    };
    expect(faults(monday({ start: '12:00', end: '12:00' }))).toEqual(message);
    expect(faults(monday({ start: '24:00', end: '00:00' }))).toEqual(message);
  });

  it('refuses intervals that overlap on a day, and allows those that touch', () => {
    const morning = { start: '10:00', end: '12:00' };
    expect(faults(monday(morning, { start: '12:00', end: '14:00' }))).toEqual({});
    expect(faults(monday(morning, { start: '11:59', end: '14:00' }))).toEqual({
      'schedule.Monday': 'Overlapping intervals detected for Monday.',
    });
  });

  it('compares intervals entered on one day only', () => {
    const schedule = {
      Monday: [{ start: '22:00', end: '02:00' }],
      Tuesday: [{ start: '00:00', end: '03:00' }],
    };
    expect(faults({ ...lunch, schedule })).toEqual({});
  });

  it('knows no days but Monday to Sunday', () => {
    expect(faults({ ...lunch, schedule: { Mon: [] } })).toEqual({ schedule: 'Unknown day: Mon' });
  });
});

describe('whatever a client sends', () => {
  it('is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...SERVICE_TYPES), (value, type) => {
        ServiceInput.safeParse(value);
        ServiceInput.safeParse({ type, subtype: value, schedule: { Monday: value } });
        ServiceInput.safeParse({ type, availability: value, schedule: value, note: value });
      }),
    );
  });

  it('is unchanged by a second check once it has passed', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const clock = time.map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
    const slots = fc.array(fc.record({ start: clock, end: clock }), { maxLength: 3 });
    fc.assert(
      fc.property(slots, fc.string(), (Monday, serviceAddress) => {
        const { data } = ServiceInput.safeParse({ ...lunch, serviceAddress, schedule: { Monday } });
        if (data) expect(ServiceInput.parse(data)).toEqual(data);
      }),
    );
  });
});
