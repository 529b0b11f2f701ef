import { rawWords, stemOf } from '../words/words.ts';
import { isEmergencyAbroad, isEndingAbroad, isHurtAbroad } from './danger-in-other-languages.ts';
import {
  AMBULANCE,
  CLOSE,
  ENDING_PHRASES,
  HARMLESS,
  HURT_PHRASES,
  THREAT,
} from './danger-phrases.ts';
import { CALL_999, CALL_TO_TALK, callHurt, type UrgentCall } from './urgent-calls.ts';

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

/** The numbers that stand above every result for what people in danger type; none where nothing says so. */
export function findUrgentCalls(text: string): readonly UrgentCall[] {
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
  const isThreatened = says(SOMEBODY) && THREAT.test(plain);
  const talk = wantsToDie ? [CALL_TO_TALK] : [];
  const hurt = isHurt ? [callHurt()] : [];
  // Words can be read in both ways: then both numbers stand, the likelier first.
  const calls = (isThreatened ? [...hurt, ...talk] : [...talk, ...hurt]).filter(({ href }) => href);
  const isUrgent = calls.length > 0 || AMBULANCE.test(plain) || typed.some(isEmergencyAbroad);
  return isUrgent ? [CALL_999, ...calls] : [];
}

/** What a search finds instead where those numbers are all that a text leads to: the way to what is listed for that danger. */
export function dangerPhrase(calls: readonly UrgentCall[]): string {
  if (calls.includes(CALL_TO_TALK)) return 'suicidal';
  return calls.length > 1 ? 'domestic violence' : 'emergency';
}

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
