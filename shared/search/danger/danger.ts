import { rawWords, stemOf } from '../words/words.ts';
import { isEmergencyAbroad, isEndingAbroad, isHurtAbroad } from './danger-in-other-languages.ts';
import {
  AMBULANCE,
  CHILD_AGE,
  CHILD_HURT,
  CLOSE,
  ENDING_PHRASES,
  GROWN_UP,
  HARMLESS,
  HOSPITAL,
  HURT_PHRASES,
  PARENT,
  RUNAWAY,
  THREAT,
} from './danger-phrases.ts';
import {
  CALL_999,
  CALL_TO_TALK,
  CALLS_FOR_DOCTOR,
  type CallableHelpline,
  callHurt,
  callsTo,
  FOR_CHILDREN,
  FOR_RUNAWAYS,
  type UrgentCall,
} from './urgent-calls.ts';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that say by themselves that somebody is hurt by another. "Refugee" does not count as "refuge". */
const HURT =
  'abuse violence refuge raped stalker trafficked slavery beaten dv abusive abuser violent rapist assaulted stalked ' +
  'strangled cuckooed fgm groomed molested groped pimp bashing';
const HURT_WORDS = stems(HURT);
const HARM = stems(
  'hit beat hurt threaten kill punch choke slap attack control scared afraid frightened controlling',
);
const SOMEBODY = stems(
  `${CLOSE} son them they someone missus mam cousin landlord neighbour dealer guy lad gang flatmate`,
);
const ENDING_WORDS = stems('suicide suicidal selfharm unalive kms');

/** What somebody may be in danger of: by their own hand, by another, as a child, as one who ran away, of their life. */
export type Danger = 'ending' | 'hurt' | 'child' | 'runaway' | 'hospital' | 'life';

/** What a text tells of danger, the likeliest first; nothing where it tells of none. */
export function dangersIn(text: string): Danger[] {
  const plain = rawWords(text).join(' ').replaceAll(new RegExp(HARMLESS, 'g'), ' ');
  const typed = plain.split(' ').filter(Boolean);
  const said = new Set(typed.map(stemOf));
  const says = (words: ReadonlySet<string>) => [...said].some((word) => words.has(word));
  const wantsToDie = says(ENDING_WORDS) || ENDING_PHRASES.test(plain) || typed.some(isEndingAbroad);
  const isHurt =
    says(HURT_WORDS) ||
    (says(HARM) && says(SOMEBODY)) ||
    HURT_PHRASES.test(plain) ||
    typed.some(isHurtAbroad);
  const isChild = CHILD_HURT.test(plain) || (isHurt && isOfChild(plain));
  const isThreatened = says(SOMEBODY) && THREAT.test(plain);
  const dangers: Record<Danger, boolean> = {
    child: isChild,
    runaway: RUNAWAY.test(plain),
    hurt: isHurt || isChild,
    ending: wantsToDie,
    hospital: HOSPITAL.test(plain),
    life: AMBULANCE.test(plain) || typed.some(isEmergencyAbroad),
  };
  // Words can be read in both ways: then both numbers stand, the likelier first.
  const order: readonly Danger[] = isThreatened
    ? ['child', 'runaway', 'hurt', 'ending', 'hospital', 'life']
    : ['ending', 'child', 'runaway', 'hurt', 'hospital', 'life'];
  return order.filter((danger) => dangers[danger]);
}

function isOfChild(plain: string): boolean {
  if (CHILD_AGE.test(plain)) return true;
  return PARENT.test(plain) && !GROWN_UP.test(plain.replace(new RegExp(PARENT, 'g'), ' '));
}

/** The numbers that stand above every result for such danger; none for none. */
export function callsFor(
  dangers: readonly Danger[],
  helplines: readonly CallableHelpline[],
): readonly UrgentCall[] {
  if (dangers.length === 0) return [];
  const calls: Record<Danger, () => readonly UrgentCall[]> = {
    ending: () => [CALL_TO_TALK],
    child: () => callsTo(FOR_CHILDREN, helplines),
    runaway: () => [FOR_CHILDREN, FOR_RUNAWAYS].flatMap((name) => callsTo(name, helplines)),
    hurt: () => [callHurt()],
    hospital: () => CALLS_FOR_DOCTOR,
    life: () => [],
  };
  const all = [CALL_999, ...dangers.flatMap((danger) => calls[danger]())];
  return [...new Map(all.filter(({ href }) => href).map((call) => [call.href, call])).values()];
}

/** The numbers that stand above every result for what people in danger type; none where nothing says so. */
export const findUrgentCalls = (
  text: string,
  helplines: readonly CallableHelpline[] = [],
): readonly UrgentCall[] => callsFor(dangersIn(text), helplines);

/** What a search finds instead where those numbers are all that a text leads to: the way to what is listed for that danger. */
const PHRASES: Record<Danger, string> = {
  ending: 'suicidal',
  child: 'child abuse',
  runaway: 'run away',
  hurt: 'domestic violence',
  hospital: 'hospital',
  life: 'emergency',
};
export const dangerPhrase = ([first = 'life']: readonly Danger[]): string => PHRASES[first];

/** The words that say danger, for which slips of the hand are looked up too. */
export const DANGER_WORDS: readonly string[] =
  `${HURT} battered blackmailed mugged suicide suicidal overdose domestic husband boyfriend girlfriend partner scared unconscious stabbed collapsed bleeding choking seizure poisoned exploited threatened attacked harassed`.split(
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
