import type { ServiceType } from '../services/service.ts';

/** The national numbers for danger: beside them stands the number for people who are not safe at home. */
export const DANGER_CALLS = [
  {
    _id: 'call-999',
    heading: 'Someone is in danger',
    text: 'Police, ambulance or fire. It is free, even with no credit.',
    number: '999',
    /** What to do once it is answered; '' for nothing. */
    next: '',
  },
  {
    _id: 'call-999-55',
    heading: 'In danger and you cannot speak',
    text: 'Use a mobile. Call 999. When you are asked, press 55.',
    number: '999',
    next: 'then press 55',
  },
] as const;

/** The national numbers for what can wait a little. */
export const OTHER_CALLS = [
  {
    _id: 'call-111',
    heading: 'You need a doctor, nurse or dentist soon',
    text: 'NHS 111 helps when it is urgent but not an emergency. It is free, day and night.',
    number: '111',
    next: '',
  },
  {
    _id: 'call-101',
    heading: 'You need the police, but not at once',
    text: 'To tell the police about a crime when nobody is in danger now.',
    number: '101',
    next: '',
  },
] as const;

/** The national numbers, the most urgent first (docs/product.md#people-in-crisis). */
export const NATIONAL_CALLS = [...DANGER_CALLS, ...OTHER_CALLS] as const;

export type NationalCall = (typeof NATIONAL_CALLS)[number];

/** Who listens to anybody at every hour, without a charge. */
export const LISTENING_CALL = {
  name: 'Samaritans',
  number: '116 123',
  href: 'tel:116123',
  hours: 'Free, day and night. Talk to someone about anything.',
} as const;

/** Whom to call, in words before the number. */
export type CallBeside = { words: string; number: string; href: string };

const CALLS_BESIDE: Partial<Record<ServiceType, CallBeside>> = {
  'Health & Dental Care': { words: 'Ill or hurt now? Call', number: '111', href: 'tel:111' },
  'Mental Health': { words: `Talk to ${LISTENING_CALL.name} now:`, ...LISTENING_CALL },
};

/** Free numbers that answer day and night, for beside a list of these kinds of help, which may all be closed. */
export const callsBeside = (types: readonly ServiceType[]): CallBeside[] =>
  types.flatMap((type) => CALLS_BESIDE[type] ?? []);

/** `callsBeside` in a sentence each, for screens from which nobody calls; '' for none. */
export const callWords = (types: readonly ServiceType[]): string =>
  callsBeside(types)
    .map(({ words, number }) => `${words} ${number}, free.`)
    .join(' ');
