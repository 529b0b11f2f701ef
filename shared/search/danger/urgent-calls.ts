import { emergencyContacts } from '../../emergency/emergency.ts';
import { LISTENING_CALL, NATIONAL_CALLS } from '../../emergency/national-calls.ts';
import type { PublicHelpline } from '../../helplines/helpline.ts';

/** A number to ring, above every result. */
export type UrgentCall = { label: string; detail: string; href: string };

export const CALL_999: UrgentCall = {
  label: 'Call 999',
  detail: 'In danger now? It is free, day and night.',
  href: 'tel:999',
};

const callsOf = (wanted: string): readonly UrgentCall[] =>
  NATIONAL_CALLS.filter(({ number }) => number === wanted).map(({ number, text }) => ({
    label: `Call ${number}`,
    detail: text,
    href: `tel:${number}`,
  }));

/** Who comes for a smell of gas, everywhere in the country. */
export const CALL_GAS: UrgentCall = {
  label: 'Call 0800 111 999',
  detail: 'Gas? Go outside first. It is free, day and night.',
  href: 'tel:0800111999',
};

/** The line for somebody who needs a doctor and no ambulance. */
export const CALLS_FOR_DOCTOR = callsOf('111');

/** The line for a doctor as it answers somebody whose mind is ill. */
export const CALLS_FOR_MIND = CALLS_FOR_DOCTOR.map((call) => ({
  ...call,
  detail: 'Press 2 for mental health. It is free, day and night.',
}));

/** The line for somebody who needs the police, but not at once. */
export const CALLS_FOR_POLICE = callsOf('101');

/** A listed helpline, or an organisation with its first number, as far as a call is made of it. */
export type CallableHelpline = Pick<PublicHelpline, 'name' | 'description'> &
  Partial<Pick<PublicHelpline, 'onlineWorkingTime'>> & {
    phoneDisplay?: string | string[];
    phoneHref?: string | string[];
  };

/**
 * The calls to the listed whose name, or what they say of themselves, begins so; none where none is listed, or none with a number.
 * The numbers are the listings', which an admin edits.
 */
export const callsTo =
  (...names: string[]) =>
  (helplines: readonly CallableHelpline[]): UrgentCall[] =>
    names
      .flatMap(
        (wanted) =>
          helplines.find(
            ({ name, description }) => name.startsWith(wanted) || description.startsWith(wanted),
          ) ?? [],
      )
      .map(({ name, description, phoneDisplay, phoneHref, onlineWorkingTime = '' }) => ({
        label: `${[phoneDisplay].flat()[0]}: ${name}`,
        detail: `${description} ${onlineWorkingTime}`.trim(),
        href: [phoneHref].flat()[0] ?? '',
      }));

/** Without an address where the city's cards have no such number. */
export function callHurt(): UrgentCall {
  const { phoneDisplay, name, hours, phoneHref } = emergencyContacts().hurt;
  return { label: `${phoneDisplay}: ${name}`, detail: hours, href: phoneHref };
}

export const CALL_TO_TALK: UrgentCall = {
  label: `${LISTENING_CALL.number}: ${LISTENING_CALL.name}`,
  detail: LISTENING_CALL.hours,
  href: LISTENING_CALL.href,
};

/** What stands in a line above the results of whoever tells of something at length: no rule hears every danger. */
export const CALLS_FOR_TOLD = [
  { label: 'Danger: 999', href: 'tel:999' },
  { label: 'Doctor: 111', href: 'tel:111' },
  { label: `Talk: ${LISTENING_CALL.number}`, href: LISTENING_CALL.href },
];

/** What is shown to somebody who may be in danger and has found nothing. */
export const callsForAnybody = (): readonly UrgentCall[] =>
  [CALL_999, callHurt()].filter(({ href }) => href);
