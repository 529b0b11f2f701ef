import { EMERGENCY_CONTACTS } from '../emergency/emergency.ts';
import { LISTENING_CALL } from '../emergency/national-calls.ts';

/** A number to ring, above every result. */
export type UrgentCall = { label: string; detail: string; href: string };

const { hurt } = EMERGENCY_CONTACTS;

export const CALL_999: UrgentCall = {
  label: 'Call 999',
  detail: 'In danger now? It is free, day and night.',
  href: 'tel:999',
};

export const CALL_HURT: UrgentCall = {
  label: `${hurt.phoneDisplay}: ${hurt.name}`,
  detail: hurt.hours,
  href: hurt.phoneHref,
};

export const CALL_TO_TALK: UrgentCall = {
  label: `${LISTENING_CALL.number}: ${LISTENING_CALL.name}`,
  detail: LISTENING_CALL.hours,
  href: LISTENING_CALL.href,
};

/** For who may be in danger and has found nothing. */
export const CALLS_FOR_ANYBODY: readonly UrgentCall[] = [CALL_999, CALL_HURT];
