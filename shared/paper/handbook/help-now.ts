import type { EmergencyContact, EmergencyContacts } from '../../edited/edited.ts';
import { emergencyContacts, HURT_HEADING } from '../../emergency/emergency.ts';
import { NATIONAL_CALLS } from '../../emergency/national-calls.ts';
import { paths } from '../../paths/paths.ts';
import { ANYBODY_MAY_ASK, STEPS, TONIGHT_HEADING, tonightWords } from '../../tonight/steps.ts';
import { unbrokenPhone } from './address.ts';
import type { CouncilSection, EmergencySection, ProsePart } from './sections.ts';
import { targets } from './targets.ts';

/** Whom to ring now, who is hurt first: inside the front cover and on the back. Paper has no clock, so each number has its hours. */
export function emergencySection(
  { council, outOfHours, outreach, referral, hurt }: EmergencyContacts = emergencyContacts(),
): EmergencySection {
  const groups = [
    { heading: HURT_HEADING, cannotWait: true, contacts: [hurt] },
    {
      id: targets.tonight,
      heading: TONIGHT_HEADING,
      cannotWait: true,
      contacts: [council, outOfHours],
    },
    {
      id: targets.outside,
      heading: 'Sleeping outside, or worried about someone who is?',
      cannotWait: false,
      contacts: [outreach, referral],
    },
  ];
  return {
    kind: 'emergency',
    id: targets.emergency,
    title: 'Emergency: who to call',
    path: paths.immediateSupport,
    calls: NATIONAL_CALLS,
    groups: groups
      .map((group) => ({ ...group, contacts: group.contacts.filter(({ name }) => name) }))
      .filter(({ contacts }) => contacts.length > 0),
  };
}

/** Whom to ring for one need, in a few words before and after each number. */
export type HelpLine = {
  lead: string;
  calls: readonly { before: string; number: string; after: string }[];
};

/** Whom to ring in two or three lines, on a paper that somebody carries. A contact without a number has no place. */
export function helpLines(
  { council, outOfHours, hurt }: EmergencyContacts = emergencyContacts(),
): HelpLine[] {
  const call = (before: string, { phoneDisplay }: EmergencyContact, after = '.') =>
    phoneDisplay ? [{ before, number: unbrokenPhone(phoneDisplay), after }] : [];
  return [
    { lead: 'In danger?', calls: [{ before: '', number: NATIONAL_CALLS[0].number, after: '.' }] },
    {
      lead: TONIGHT_HEADING,
      calls: [...call('Ring the council:', council), ...call('Out of hours:', outOfHours)],
    },
    { lead: HURT_HEADING, calls: call('', hurt, `. ${hurt.hours}`) },
  ].filter(({ calls }) => calls.length > 0);
}

/** Above the council's teams: one of them may have no number. */
export const WHOM_TO_ASK = 'Whom to ask';

/** What the council has to do, and how to ask it (docs/product.md#immediate-support); `beds` is who else gives them tonight. */
export function councilSection(
  { council, outOfHours }: EmergencyContacts = emergencyContacts(),
  beds: readonly ProsePart[] = [],
): CouncilSection {
  const { say, bring, without } = tonightWords();
  return {
    kind: 'council',
    id: targets.council,
    title: 'Housing help from the council',
    path: paths.immediateSupport,
    parts: [
      {
        heading: '',
        paragraphs: [
          'If you have no home, or may lose it soon, ask the council for help. Ask as soon as you can.',
          ANYBODY_MAY_ASK,
        ],
        points: [],
      },
      {
        heading: STEPS.say,
        paragraphs: [],
        points: say,
      },
      {
        heading: STEPS.bring,
        paragraphs: [without],
        points: bring,
      },
      ...beds,
    ],
    contacts: [council, outOfHours].filter(({ name }) => name),
  };
}
