import { expect, it } from 'vitest';
import type { ServiceType } from './service.ts';
import { SERVICE_KINDS } from './subtypes-and-availability.ts';

// Stored records hold these words: one that is changed or left out refuses the next save of whoever has it.

it.each<[ServiceType, subtypes: string, besidesEveryone: string]>([
  ['Day Centre', 'Outreach', 'RAS: Refugee & Asylum Seeker Only; By Appointment only'],
  [
    'Breakfast',
    'Outreach, Coffee Morning',
    'Refugee & Asylum Seeker Only; Last Saturday of the Month',
  ],
  ['Lunch', '', 'Refugee & Asylum Seeker Only; Last Saturday of the Month'],
  ['Dinner', '', 'Refugee & Asylum Seeker Only; Last Saturday of the Month'],
  [
    'Showers',
    '',
    'Please call ahead to arrange; Booking in procedure with staff; Refugee & Asylum Seeker Only',
  ],
  ['Laundry', '', 'Rough Sleepers Only; Residents only; Booking in procedure with staff'],
  ['Toilets', '', 'Refugee & Asylum Seeker Only'],
  ['Clothes', 'Outreach', 'Rough Sleepers Only'],
  ['Wi-Fi & Computer Access', 'Health Hub, Outreach', 'Women Only; Refugee & Asylum Seeker Only'],
  ['Telephones & Phone Charging', '', 'Phone use available'],
  [
    'Mental Health',
    '',
    'YP: Service for 11-25 year olds; By appointment only; Call/online for self-referral',
  ],
  [
    'Health & Dental Care',
    "Wet Clinic, Clinic, Women's Clinic, Doctor, Nurse, Supervised Methadone and Resettlement Team",
    'Refugee & Asylum Seeker Only',
  ],
  [
    'Drugs & Alcohol',
    "50+ Group, Women's Morning, Recovery Meeting",
    'Contact BDP first for a referral; Call us on the phone',
  ],
])('%s is one of its kinds, and for those that it may be for', (type, subtypes, others) => {
  const kind = SERVICE_KINDS[type];
  expect(kind.subtypes.join(', ')).toBe(subtypes);
  expect(kind.availability.join('; ')).toBe(`For Everyone; ${others}`);
});
