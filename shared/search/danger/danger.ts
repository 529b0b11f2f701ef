import { rawWords, stemOf } from '../words/words.ts';
import { isEmergencyAbroad, isEndingAbroad, isHurtAbroad } from './danger-in-other-languages.ts';
import {
  AMBULANCE,
  CHILD,
  CLOSE,
  ENDING_PHRASES,
  HARMLESS,
  HOSPITAL,
  HURT_PHRASES,
  MAN_HURT,
  MIND,
  MISSING,
  POLICE,
  RUNAWAY,
  THREAT,
} from './danger-phrases.ts';
import {
  CALL_999,
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

/** Words that say by themselves that somebody is hurt by another. "Refugee" does not count as "refuge". */
const HURT =
  'abuse violence refuge raped battered blackmail stalker trafficked slavery beaten dv abusive abuser violent rapist assaulted stalked ' +
  'strangled cuckooed fgm groomed molested groped pimp bashing';
const HURT_WORDS = stems(HURT);
const HARM = stems(
  'hit beat hurt knife threaten kill punch choke slap attack control scared afraid frightened controlling',
);
const SOMEBODY = stems(
  `${CLOSE} son them they someone missus mam cousin landlord neighbour dealer guy lad gang flatmate carer nurse daughter sister nan gran grandson housemate`,
);
const AT_HOME = stems('domestic');
const ENDING_WORDS = stems('suicide suicidal selfharm unalive kms');

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
const HURT_BY_OTHERS: Danger = { phrase: 'abuse', isByOthers: true, calls: () => [callHurt()] };
/** What a partner or a parent seldom does, and others do in a street or for what somebody is. */
const OF_STRANGERS =
  /racis|\bgay\b|lesbian|\btrans\b|\btrann|transph|homoph|hate crime|\bgang|dealer|cuckoo|jumped|mugged|robbed|bash|stranger|neighbour(?! scream)|landlord|my flat\b|get me (at|outside)|flatmate|housemate|\bcarer|\bboss|nigger|faggot|\bpaki\b|kicked my head|while sleeping/;
/** Where strangers do harm; somebody's "he" or "she" may do it there too. */
const IN_A_STREET =
  /^(?!.*\b(s?he|s?hes|him|her)\b).*(\b(on|in) (the|a) (street|park|road|hostel|doorway)|in town|in doorway|sleeping bag|set fire)/;

/** Lines of those whom a harm is done to, beside or in place of the number for a home. */
type OwnLine = {
  says: RegExp;
  /** What finds who is listed for it. */
  phrase: string;
  /** The beginning of the names of who is listed for it, or of what they say of themselves: who answers at any hour first. */
  listed: readonly string[];
  /** Whether it may be at home too: then the number for a home stands first. */
  mayBeAtHome?: true;
  /** Whether it is of others alone: who tells of a partner besides is hurt at home. */
  isOfOthers?: true;
};
const OWN_LINES: readonly OwnLine[] = [
  {
    says: /traffick|slave|exploit|pimp|passport|for (them|him|her) to pay|get paid|wont pay me|allowed out|men for|drugs for|\w+ing (\w+ )?(drugs|weed|crack|gear|food) (to|for|in|from)|carry\w* drugs|boss .*(lock|pay|keep)|car wash|nail bar|lock\w* (us|them)|girls? .*older m[ae]n|\bsold\b|forced to (work|beg|sell)|ma(de|kes?|king) (me |us |her |him )?(to )?(beg|carry|deliver|sell|steal|work|have sex|sleep with)|county lines|employer/,
    phrase: 'exploited',
    listed: ['Modern Slavery'],
  },
  {
    says: /\bsex\b.* (for|instead of) (rent|a|it)|wants? sex|(if|unless) i .*(sleep|sex|shag) with/,
    phrase: 'exploited',
    listed: ['Victim Support', 'Modern Slavery'],
  },
  {
    says: /\brap(e|ed|ist)\b|sexual|no clothes|have sex|spiked|naked photo|grop|molest|did to me/,
    phrase: 'raped',
    listed: ['Sexual assault'],
  },
  { says: MAN_HURT, phrase: 'men abuse', listed: ['Victim Support', "Men's Advice"] },
  { says: OF_STRANGERS, phrase: 'victim', listed: ['Victim Support'], isOfOthers: true },
  { says: IN_A_STREET, phrase: 'victim', listed: ['Victim Support'], isOfOthers: true },
  {
    says: /\bmarr(y|ied|iage)\b|honou?r|\bfgm|\bcut (my|her|the|our)\b|sham\w+ (the|my|our) family|abroad|brothers? .*kill/,
    phrase: 'forced marriage',
    listed: ['Karma Nirvana'],
    mayBeAtHome: true,
  },
  {
    says: /\battack|assault|sleeping rough|punched|chased|headbutt|beaten up|beat me up/,
    phrase: 'abuse',
    listed: ['Victim Support'],
    mayBeAtHome: true,
    isOfOthers: true,
  },
];
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

/** What a text tells of danger, the likeliest first; nothing where it tells of none. */
export function dangersIn(text: string): Danger[] {
  const plain = rawWords(text)
    .join(' ')
    .replaceAll('freind', 'friend')
    .replaceAll(new RegExp(HARMLESS, 'g'), ' ');
  const typed = plain.split(' ').filter(Boolean);
  const said = new Set(typed.map(stemOf));
  const says = (words: ReadonlySet<string>) => [...said].some((word) => words.has(word));
  const wantsToDie = says(ENDING_WORDS) || ENDING_PHRASES.test(plain) || typed.some(isEndingAbroad);
  const isHarmed = says(HURT_WORDS) || (says(HARM) && says(SOMEBODY)) || typed.some(isHurtAbroad);
  const isHurt = isHarmed || HURT_PHRASES.test(plain);
  const asksForBed =
    !isHarmed && BED.test(plain) && !HURT_PHRASES.test(plain.replaceAll(SAFE_PLACE, ' '));
  const isThreatened = says(SOMEBODY) && THREAT.test(plain);
  const ending = wantsToDie ? [ENDING] : [];
  // Words can be read in both ways: then both numbers stand, the likelier first.
  return [
    ...(isThreatened ? [] : ending),
    ...(isHurt && CHILD.test(plain) ? [CHILD_HURT] : []),
    ...(RUNAWAY.test(plain) ? [RAN_AWAY] : []),
    ...(isHurt ? [{ ...hurtBy(plain), asksForBed }] : []),
    ...(isThreatened ? ending : []),
    ...(MIND.test(plain) ? [OF_MIND] : []),
    ...(HOSPITAL.test(plain) ? [NEEDS_DOCTOR] : []),
    ...(MISSING.test(plain) ? [IS_MISSED] : []),
    ...(POLICE.test(plain) ? [NEEDS_POLICE] : []),
    ...(AMBULANCE.test(plain) || typed.some(isEmergencyAbroad) ? [OF_LIFE] : []),
  ];
}

/** A place to be safe in, of which nobody says from whom. */
const SAFE_PLACE =
  /\bsafe ?(?:house|place)\b|\b(?:some|any|no)where safe\b|\bwom[ae]ns? shelter\b|\bshelter for wom[ae]n\b/g;
const BED = /\b(?:tonight|night|sleep\w*|slep\w*|homeless|beds?|stay)\b/;

/**
 * The danger of who is hurt. A harm that has lines of its own has those, and the number for a home where it may be at home too or where
 * none of them is listed.
 */
function hurtBy(plain: string): Danger {
  const its = OWN_LINES.find(({ says }) => says.test(plain));
  const isAtHome = /husband|boyfriend|partner|domestic|\b(bf|ex)\b/.test(plain);
  if (!its || (isAtHome && its.isOfOthers)) return HURT_BY_OTHERS;
  const calls = (listed: readonly CallableHelpline[]) => {
    const own = callsTo(...its.listed)(listed);
    if (its.mayBeAtHome) return [callHurt(), ...own];
    return isAtHome || own.length === 0 ? [...own, callHurt()] : own;
  };
  return { phrase: its.phrase, isByOthers: true, calls };
}

/** Whether such danger is, first of all, that somebody hurts another. */
export const isByOthersFirst = ([first]: readonly Danger[]): boolean => first?.isByOthers === true;

/** The numbers that stand above every result for such danger; none for none. */
export function callsFor(
  dangers: readonly Danger[],
  helplines: readonly CallableHelpline[],
): readonly UrgentCall[] {
  const calls = dangers.flatMap((danger) => danger.calls(helplines)).filter(({ href }) => href);
  const once = new Map(calls.map((call) => [call.href, call])).values();
  return dangers.length > 0 ? [CALL_999, ...once] : [];
}

/** The numbers that stand above every result for what people in danger type; none where nothing says so. */
export const findUrgentCalls = (
  text: string,
  helplines: readonly CallableHelpline[] = [],
): readonly UrgentCall[] => callsFor(dangersIn(text), helplines);

/**
 * What a text of somebody who is hurt asks for: a phrase in place of who hurts whom, and how. So "my boyfriend is hurting me" does
 * not ask for what anybody needs who has a partner.
 */
export const withoutTelling = (text: string, phrase: string): string =>
  [
    ...rawWords(text).filter(
      (word) => ![HARM, SOMEBODY, AT_HOME].some((it) => it.has(stemOf(word))),
    ),
    phrase,
  ].join(' ');

/** The words that say danger, for which slips of the hand are looked up too. */
export const DANGER_WORDS: readonly string[] =
  `${HURT} mugged suicide suicidal overdose domestic husband boyfriend girlfriend partner scared unconscious stabbed collapsed bleeding choking seizure poisoned exploited threatened attacked harassed`.split(
    ' ',
  );

/** The words that the phrases of danger are made of, shorter ones aside, which are parts of others: with their endings. */
const PHRASE_WORD = new RegExp(
  `^(?:${[ENDING_PHRASES, HURT_PHRASES, AMBULANCE, THREAT]
    .flatMap(({ source }) => source.match(/[a-z]{4,}/g) ?? [])
    .join('|')})(?:e?s|ed|(?<=e)d|ing)?$`,
);

/** Whether a word is one of those by which danger is told: it is not corrected. */
export const isOfDanger = (word: string): boolean =>
  AMBULANCE.test(word) ||
  PHRASE_WORD.test(word) ||
  isHurtAbroad(word) ||
  isEndingAbroad(word) ||
  isEmergencyAbroad(word) ||
  [HURT_WORDS, HARM, SOMEBODY, ENDING_WORDS].some((words) => words.has(stemOf(word)));
