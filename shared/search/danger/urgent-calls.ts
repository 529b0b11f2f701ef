import { emergencyContacts } from '../../emergency/emergency.ts';
import { LISTENING_CALL } from '../../emergency/national-calls.ts';

/** A number to ring, above every result. */
export type UrgentCall = { label: string; detail: string; href: string };

export const CALL_999: UrgentCall = {
  label: 'Call 999',
  detail: 'In danger now? It is free, day and night.',
  href: 'tel:999',
};

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

/** What is shown to somebody who may be in danger and has found nothing. */
export const callsForAnybody = (): readonly UrgentCall[] =>
  [CALL_999, callHurt()].filter(({ href }) => href);
