import { isEmergencyAbroad, isEndingAbroad, isHurtAbroad } from './danger-in-other-languages.ts';
import { CALL_999, CALL_TO_TALK, callHurt, type UrgentCall } from './urgent-calls.ts';
import { rawWords, stemOf } from './words.ts';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that say by themselves that somebody is hurt by another. "Refugee" is another word than "refuge". */
const HURT_WORDS = stems(
  'abuse abused abusive abuser dv violence violent refuge rape raped rapist assaulted stalker stalking stalked ' +
    'trafficked trafficking slavery strangled strangling cuckooed cuckooing fgm groomed beaten molested',
);
const HARM = stems(
  'hit hits hitting beat beats hurt hurts hurting threatens threatened threatening kill punch punched punches choke choked ' +
    'slapped slaps attack attacked attacks controls controlling scared scares afraid frightened',
);
const SOMEBODY = stems(
  'husband wife boyfriend bf girlfriend gf partner ex dad father stepdad mum mother family brother uncle son he she him ' +
    'her them they man someone hes shes bloke fella missus hubby mam cousin landlord neighbour dealer',
);
const ENDING_WORDS = stems('suicide suicidal selfharm kms');
const ENDING_PHRASES =
  /\b(?:(?:want|wanna|going|need|like|try\w*|ready) (?:to )?(?:die|be dead|end (?:it|my life|things|everything))|kill(?:ing)? my ?self|kill me|end(?:ing)? (?:it all|my life|myself)|want (?:it|this|everything) to (?:end|stop|be over)|(?:no|any) (?:reason|point) (?:to|in) liv(?:e|ing)|self harm\w*|cut(?:ting)? myself|hurt(?:ing)? myself|better off dead|cant go on|dont want to (?:live|be here|be alive|wake up)|take my (?:own )?life|(?:think\w*|thought) (?:of|about) (?:end\w* it|dying|kill\w*)|cant (?:take|do) (?:it|this) (?:any ?|no )more|(?:not|isnt) worth living|wish i (?:was|were) (?:dead|never born))\b/;
/** Tells of a threat by another, where somebody is named beside it, and not of a wish to die. */
const THREAT =
  /\b(?:going to|gonna|will|(?:want|try|threaten)\w* to|tried to|he ?ll|she ?ll|they ?ll) kill me\b/;
const AMBULANCE =
  /\b(?:overdos\w*|od|asthma attack|not breathing|unconscious|collapsed?|bleeding(?! gums)|stabbed|spiked|can(?:t|not) breathe|heart attack|stroke|chest pain|dying|seizure|too many (?:pills|tablets|meds)|(?:wont|not|cant) wak(?:e|ing)(?: \w+)? up|999)\b/;

/** What is said with words of danger and tells of none: it is taken out before danger is looked for. */
const HARMLESS =
  /\b(?:(?:panic|anxiety) attacks?|(?:phone|battery)(?: is)? dying|dying (?:for|to))\b/g;

/** The numbers that stand above every result for what people in danger type; none where nothing says so. */
export function findUrgentCalls(text: string): readonly UrgentCall[] {
  const plain = rawWords(text).join(' ').replace(HARMLESS, ' ');
  const typed = plain.split(' ').filter(Boolean);
  const said = new Set(typed.map(stemOf));
  const says = (words: ReadonlySet<string>) => [...said].some((word) => words.has(word));
  const wantsToDie = says(ENDING_WORDS) || ENDING_PHRASES.test(plain) || typed.some(isEndingAbroad);
  const isHurt =
    says(HURT_WORDS) ||
    (says(HARM) && says(SOMEBODY)) ||
    SAFE_PLACE.test(plain) ||
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

const SAFE_PLACE =
  /\b(?:(?:somewhere )?safe ?(?:house|place)|somewhere safe|(?:scared|afraid|frightened) (?:to go|at|of going) home|womens? (?:aid|refuge)|not safe|unsafe|in danger|forced marriage|honou?r kill\w+|forced (?:in)?to|follow(?:s|ing|ed) me|(?:am|being|im|was) (?:being )?followed|pimp|(?:was|been|being|got|getting) attacked|kicked in|beat(?:en)? up|(?:wont|doesnt|not) let(?:ting)? me (?:out|leave|go|sleep|eat|see)|lock(?:s|ed)? me (?:in|up)|(?:hid(?:e|ing)|run(?:ning)?|ran|escap\w+|flee\w*|fled|get(?:ting)?) (?:away )?from (?:(?:my|an?|the) )?(?:\w+ )?(?:ex|husband|wife|partner|boyfriend|bf|girlfriend|gf|dad|father|family|him|her|them)|(?:he|she|partner|husband|wife|boyfriend|girlfriend) (?:took|takes|keeps|kept) my|(?:ex|he|she|husband|wife|partner|boyfriend|girlfriend) (?:is |has |s )?(?:outside|found me|at (?:the|my) door|after me|looking for me)|honou?r based|sexual(?:ly)? assault\w*|domestic)\b/;

/** The words that say danger, for which slips of the hand are looked up too. */
export const DANGER_WORDS: readonly string[] = [
  'abuse',
  'violence',
  'refuge',
  'raped',
  'suicide',
  'suicidal',
  'overdose',
  'domestic',
  'stalker',
  'trafficked',
  'husband',
  'boyfriend',
  'girlfriend',
  'partner',
  'slavery',
  'scared',
  'beaten',
];

/** Whether a word is one of those by which danger is told: it is not corrected. */
export const isOfDanger = (word: string): boolean =>
  AMBULANCE.test(word) ||
  isHurtAbroad(word) ||
  isEndingAbroad(word) ||
  isEmergencyAbroad(word) ||
  [HURT_WORDS, HARM, SOMEBODY, ENDING_WORDS].some((words) => words.has(stemOf(word)));
