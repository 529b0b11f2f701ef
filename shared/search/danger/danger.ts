import { rawWords, stemOf } from '../words/words.ts';
import { CHILD, CHILD_AT_RISK, RUNAWAY } from './children-phrases.ts';
import { isEmergencyAbroad, isEndingAbroad, isHurtAbroad } from './danger-in-other-languages.ts';
import { ENDING_PHRASES, THREAT } from './ending-phrases.ts';
import { HARM_PHRASES } from './harm-phrases.ts';
import { lineFor, OWN_LINES } from './harms.ts';
import { AMBULANCE, HOSPITAL, MIND, MISSING, POLICE } from './life-phrases.ts';
import { CLOSE } from './phrase.ts';
import { plainly } from './plainly.ts';
import {
  CALL_999,
  CALL_GAS,
  CALL_TO_TALK,
  CALLS_FOR_DOCTOR,
  CALLS_FOR_MIND,
  CALLS_FOR_POLICE,
  type CallableHelpline,
  callHurt,
  callsTo,
  type UrgentCall,
} from './urgent-calls.ts';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that say by themselves that somebody is hurt by another, in each form: "refugee" does not count as "refuge", nor "rap" as "rape". */
const HURT =
  'abuse abused abuser abuses abusing abusive violence violent refuge refuges rape raped rapes rapist raping battered battering blackmail ' +
  'blackmailed stalk stalks stalked stalker stalking trafficked trafficking slavery beaten dv assault assaulted assaults assaulting pimps pimped ' +
  'gropes grooms nonmolestation molestation strangled strangles strangling cuckooed cuckooing fgm groomed grooming molested groped groping pimp bashed bashing mugged';
const HURT_WORDS = new Set(HURT.split(' '));
/** What somebody does to somebody; where nobody is named it is no danger: "hit the jackpot". */
const BLOWS = stems('hit beat knife threaten kill punch choke slap attack strangle');
const FEAR = new Set(['scared', 'afraid', 'frightened', 'threatened']);
const SOMEBODY = stems(
  `${CLOSE} son them they someone missus mam cousin landlord neighbour dealer guy lad gang flatmate carer nurse daughter sister nan gran grandson housemate`,
);
/** What is left out of what somebody who is hurt asks for. */
const TELLING = new Set([
  ...BLOWS,
  ...stems('hurt control controlling scared afraid frightened domestic battered beaten bashed'),
  ...SOMEBODY,
]);
const ENDING_WORD = /^(?:suicid|selfharm|unaliv)\w*$|^kms$/;

/** A danger: what finds who is listed for it, and whom to ring beside 999. */
type Danger = {
  phrase: string;
  calls: (listed: readonly CallableHelpline[]) => readonly UrgentCall[];
  /** Somebody hurts another. */
  isByOthers?: true;
  /** What is asked for first is a bed. */
  asksForBed?: boolean;
};
const ENDING: Danger = { phrase: 'suicidal', calls: () => [CALL_TO_TALK] };
const HURT_AT_HOME = { phrase: 'abuse', calls: () => [callHurt()] };
const CHILD_HURT: Danger = { phrase: 'young abuse', isByOthers: true, calls: callsTo('Childline') };
const RAN_AWAY: Danger = { phrase: 'run away', calls: callsTo('Childline', 'Runaway Helpline') };
const NEEDS_DOCTOR: Danger = { phrase: 'hospital', calls: () => CALLS_FOR_DOCTOR };
const OF_MIND: Danger = {
  phrase: 'mental health crisis',
  calls: () => [...CALLS_FOR_MIND, CALL_TO_TALK],
};
const NEEDS_POLICE: Danger = { phrase: 'police', calls: () => CALLS_FOR_POLICE };
const IS_MISSED: Danger = {
  phrase: 'police',
  calls: (listed) => [...CALLS_FOR_POLICE, ...callsTo('Runaway Helpline')(listed)],
};
const OF_LIFE: Danger = { phrase: 'emergency', calls: () => [] };
const GAS = /\bgas\b|carbon monoxide|\bco alarm/;
const OF_GAS: Danger = { ...OF_LIFE, calls: () => [CALL_GAS] };

/** What a text tells of danger, the likeliest first; nothing where it tells of none. */
export function dangersIn(text: string): Danger[] {
  const plain = plainly(text);
  const typed = plain.split(' ').filter(Boolean);
  // Who does it to themselves is hurt by nobody else.
  const said = new Set(plain.replaceAll(BY_OWN_HAND, ' ').split(' ').map(stemOf));
  const saysStem = (words: ReadonlySet<string>) => [...said].some((word) => words.has(word));
  const says = (words: ReadonlySet<string>) => typed.some((word) => words.has(word));
  const isToldOf = (phrases: readonly RegExp[], of = plain) => phrases.some((it) => it.test(of));
  const wantsToDie =
    typed.some((word) => ENDING_WORD.test(word)) ||
    ENDING_PHRASES.test(plain) ||
    typed.some(isEndingAbroad);
  const isHarmed =
    says(HURT_WORDS) ||
    ((saysStem(BLOWS) || says(FEAR)) && saysStem(SOMEBODY)) ||
    isToldOf(OWN_LINES) ||
    typed.some(isHurtAbroad);
  const isAtRisk = CHILD_AT_RISK.test(plain);
  const isHurt = isHarmed || isToldOf(HARM_PHRASES);
  const asksForBed =
    !isHarmed && BED.test(plain) && !isToldOf(HARM_PHRASES, plain.replaceAll(SAFE_PLACE, ' '));
  const isThreatened = saysStem(SOMEBODY) && THREAT.test(plain);
  const ending = wantsToDie ? [ENDING] : [];
  // Words can be read in both ways: then both numbers stand, the likelier first.
  return [
    ...(isThreatened ? [] : ending),
    ...(isAtRisk || (isHurt && CHILD.test(plain)) ? [CHILD_HURT] : []),
    ...(RUNAWAY.test(plain) ? [RAN_AWAY] : []),
    ...(isHurt ? [hurtBy(plain, asksForBed)] : []),
    ...(isThreatened ? ending : []),
    ...(HOSPITAL.test(plain) ? [NEEDS_DOCTOR] : []),
    ...(MIND.test(plain) ? [OF_MIND] : []),
    ...(MISSING.test(plain) ? [IS_MISSED] : []),
    ...(POLICE.test(plain) ? [NEEDS_POLICE] : []),
    ...(isToldOf(AMBULANCE) || typed.some(isEmergencyAbroad)
      ? [GAS.test(plain) ? OF_GAS : OF_LIFE]
      : []),
  ];
}

const BY_OWN_HAND = /\b\w+ (?:my|him|her|them) ?sel(?:f|ves)\b/g;

/** A place to be safe in, of which nobody says from whom. */
const SAFE_PLACE =
  /\bsafe ?(?:house|place)\b|\b(?:some|any|no)where safe\b|\bwom[ae]ns? shelter\b|\bshelter for wom[ae]n\b/g;
const BED = /\b(?:tonight|night|sleep\w*|slep\w*|homeless|beds?|stay)\b/;

/** The danger of who is hurt: by the line for that harm, or by the number for a home. */
const hurtBy = (plain: string, asksForBed: boolean): Danger => ({
  ...(lineFor(plain) ?? HURT_AT_HOME),
  isByOthers: true,
  asksForBed,
});

/** Whether such danger is, first of all, that somebody hurts another. */
export const isByOthersFirst = ([first]: readonly Danger[]): boolean => first?.isByOthers === true;

/** The numbers that stand above every result for such danger; none for none. */
export function callsFor(
  dangers: readonly Danger[],
  helplines: readonly CallableHelpline[],
): readonly UrgentCall[] {
  const calls = dangers.flatMap((danger) => danger.calls(helplines)).filter(({ href }) => href);
  // Of one number the first is shown: 111 for who is ill, before "press 2" for whose mind is.
  const once = calls.filter(({ href }, at) => calls.findIndex((it) => it.href === href) === at);
  return dangers.length > 0 ? [CALL_999, ...once] : [];
}

/**
 * What a text of somebody who is hurt asks for: a phrase in place of who hurts whom, and how. So "my boyfriend is hurting me" does
 * not ask for what anybody needs who has a partner.
 */
export const withoutTelling = (text: string, phrase: string): string =>
  [...rawWords(text).filter((word) => !TELLING.has(stemOf(word))), phrase].join(' ');

/** The words that say danger, for which slips of the hand are looked up too. */
export const DANGER_WORDS: readonly string[] =
  `${HURT} mugged suicide suicidal overdose domestic husband boyfriend girlfriend partner scared unconscious stabbed collapsed bleeding choking seizure poisoned exploited threatened attacked harassed`.split(
    ' ',
  );

/** The words that the phrases of danger are made of, shorter ones aside, which are parts of others: with their endings. */
const PHRASE_WORD = new RegExp(
  `^(?:${[ENDING_PHRASES, THREAT, MIND, HOSPITAL, ...HARM_PHRASES, ...OWN_LINES, ...AMBULANCE]
    .flatMap(({ source }) => source.match(/[a-z]{4,}/g) ?? [])
    .join('|')})(?:e?s|ed|(?<=e)d|ing)?$`,
);

/** Whether a word is one of those by which danger is told: it is not corrected. */
export const isOfDanger = (word: string): boolean =>
  AMBULANCE.some((it) => it.test(word)) ||
  PHRASE_WORD.test(word) ||
  isHurtAbroad(word) ||
  isEndingAbroad(word) ||
  isEmergencyAbroad(word) ||
  ENDING_WORD.test(word) ||
  [HURT_WORDS, FEAR].some((words) => words.has(word)) ||
  TELLING.has(stemOf(word));
