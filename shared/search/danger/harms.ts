import { EXPLOITED, HATE, HONOUR, MAN_HURT, SEX_FOR_BED, SEXUAL_HARM } from './harm-phrases.ts';
import { AT_HOME, anyPhrase, HIT } from './phrase.ts';
import { type CallableHelpline, callHurt, callsTo, type UrgentCall } from './urgent-calls.ts';

/** A harm that has a line of its own, beside the number for who is hurt at home. */
type Harm = {
  /** Tells of it by itself. */
  says?: RegExp;
  /** Tells whose harm it is, where harm is told in other words. */
  about?: RegExp;
  /** What finds who is listed for it. */
  phrase: string;
  /** The beginning of the names of who is listed for it, or of what they say of themselves: who answers at any hour first. */
  listed: readonly string[];
  /** Where the number for a home is shown besides its own: it may be done at home too, or that number is for women alone. */
  home?: 'first' | 'last' | 'never';
  /** Whether it is of others alone: who tells of a partner besides is hurt at home. */
  isOfOthers?: true;
};

/** Where strangers do harm; somebody's "he" or "she" may do it there too. */
const IN_A_STREET =
  /^(?!.*\b(s?he|s?hes|him|her)\b).*(\b(on|in|at) ((the|a) )?(street|park|road|hostel|doorway)|in town|in doorway|sleeping bag|set (fire|light))/;

/** What a partner or a parent seldom does, and others do in a street or for what somebody is. */
const OF_STRANGERS =
  /racis|\bgay\b|lesbian|\btrans\b|\btrann|transph|homoph|hate crime|for being|because (im|i am)|gypsy|\bowe\b|drug money|\bgang|dealer|\blads\b|cuckoo|jumped(?! (in|into|off)\b)|mugged|robbed|bash|stranger|neighbour(?! scream)|landlord|my flat\b|get me (at|outside)|(flat|house)mate|\bcarer|\bboss|nigger|faggot|\bpaki\b|kicked my head|while sleeping|homeless (man|guy|bloke|woman)|security|bouncer|spat at/;

/** A woman tells of a woman: the number for women is hers. */
const WOMEN_BOTH =
  /(wife|girlfriend|\bgf)\b.*(lesbian|both (girls|women)|\b(im|i am) a (girl|woman|lass))|(two|are) (women|girls)|lesbian.*(wife|girlfriend|\bgf\b)/;

/** The first that a text tells of by itself, or else the first that it is about, is whose line stands above. */
const HARMS: readonly Harm[] = [
  {
    says: EXPLOITED,
    about:
      /pimp|passport|wages|car wash|nail bar|boss .{0,}(lock|pay|keep)|nt (pay (me|us)|get paid)/,
    phrase: 'exploited',
    listed: ['Modern Slavery'],
  },
  { says: SEX_FOR_BED, phrase: 'exploited', listed: ['Victim Support', 'Modern Slavery'] },
  { says: SEXUAL_HARM, phrase: 'raped', listed: ['Sexual assault'] },
  { about: WOMEN_BOTH, phrase: 'abuse', listed: [], home: 'last' },
  {
    about: MAN_HURT,
    phrase: 'men abuse',
    listed: ['Victim Support', "Men's Advice"],
    home: 'never',
  },
  {
    about: /stalk|\b(being|been|im|am) followed|(bloke|man|guy|someone) (\w+ ){0,2}follow/,
    phrase: 'victim',
    listed: ['Victim Support'],
    home: 'last',
    isOfOthers: true,
  },
  {
    says: HATE,
    about: OF_STRANGERS,
    phrase: 'victim',
    listed: ['Victim Support'],
    isOfOthers: true,
  },
  { about: IN_A_STREET, phrase: 'victim', listed: ['Victim Support'], isOfOthers: true },
  {
    says: HONOUR,
    about: /\bmarr(y|ied|iage)\b|honou?r|sham\w+ (the|my|our) family|abroad/,
    phrase: 'forced marriage',
    listed: ['Karma Nirvana'],
    home: 'last',
  },
  {
    about: /\battack|assault|sleeping rough|punched|chased|headbutt|beaten up|beat me up/,
    phrase: 'abuse',
    listed: ['Victim Support'],
    home: 'first',
    isOfOthers: true,
  },
];

/** A partner is named, or one of the family hits somebody: whatever else is told, the number for a home is among those shown. */
const IS_AT_HOME = anyPhrase`
  husbands?|boyfriends?|partners?|domestic|bf|ex
  ${AT_HOME} (\w+ ){0,2}${HIT} (me|us|(the|my) (kids|children|mum))
`;

/** What tells by itself of a harm that has a line of its own. */
export const OWN_LINES: readonly RegExp[] = HARMS.flatMap(({ says }) => says ?? []);

/** Whom to ring for what a text tells, and what finds who is listed for it; undefined where only the number for a home is meant. */
export function lineFor(plain: string) {
  const its =
    HARMS.find(({ says }) => says?.test(plain)) ?? HARMS.find(({ about }) => about?.test(plain));
  const isAtHome = IS_AT_HOME.test(plain);
  if (!its || (isAtHome && its.isOfOthers)) return undefined;
  const calls = (listed: readonly CallableHelpline[]): readonly UrgentCall[] => {
    const own = callsTo(...its.listed)(listed);
    if (its.home === 'first') return [callHurt(), ...own];
    const isHomeToo = its.home ? its.home === 'last' : isAtHome;
    return isHomeToo || own.length === 0 ? [...own, callHurt()] : own;
  };
  return { phrase: its.phrase, calls };
}
