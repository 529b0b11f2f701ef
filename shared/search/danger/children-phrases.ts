import { anyPhrase, CHILD_CARRIES, DRUGS } from './phrase.ts';

/** A child's age, of which sixteen weeks are none. */
const AGED = '(im|i am|aged?|is|s?hes) 1[0-7](?! (weeks|days|nights))';

/** What tells of a child to whom harm is done, or may be, by somebody else. */
export const CHILD_AT_RISK = anyPhrase`
  (kid|child|bab|toddler|girl(?!f)|boy(?!f))* (\w+ ){0,4}(bruis*|neglect*|in danger|crack|being (hit|hurt|beaten))
  (kid|child|bab|toddler|little one)* (\w+ ){0,4}(left|all|wander*) (\w+ ){0,3}(alone|on (his|her|their|there|its) own)|toddler alone
  (girl|boy|kid|child|daughter|sister|1[0-7]) (\w+ ){0,10}with (an? |some )?(old|older|strange) (m[ae]n|bloke|guy)s?
  worried about (the|a|that|some|my \w+s) (little )?(kid|child|bab|girl|boy)*
  (kid|child|boy|girl)* (next ?door|upstairs|downstairs) ... (scream|cry|hungry)*
  ${CHILD_CARRIES}(${DRUGS}|knife|knives|blade)
  (girl|sister|daughter|1[0-7]) (\w+ ){0,6}(sleep|stay|liv)* (at|with) (a|an|some|older|this) (older )?m[ae]ns?
  (uncle|stepdad|grandad) ... little (sister|brother|girl|boy)
`;

/**
 * Tells of a child where somebody is hurt: by a parent of whoever writes it, who has no partner and no child, or by an age. The
 * father of somebody's child is no parent.
 */
export const CHILD = anyPhrase`
  ^(?!.{0,}\b(husband|wife|partner|kids|baby|son|daughter|in law|carer)\b).{0,}\b(step)?(mum|mam|mom|mother|dad|father|parent)s?
  teacher|child* ... (abus*|neglect*|hit|hurt)|abus* ... child*
  child (is )?(not safe|isnt safe|unsafe|in danger|at risk)
  nephew|niece|young (girl|boy)|uncle touch*|little (girl|sister|brother)|(son|daughter) (\w+ ){0,6}gang
  ${AGED}|1[0-7] (years?|yr) olds?
`;

const PUT_OUT = '(thr[eo]w*|kick*|chuck*|nowhere|homeless|sleep*)';

/** Tells of a child who has run away from home, or will, or who has none. */
export const RUNAWAY = anyPhrase`
  (?<!dog )r[au]n(ning)? (away|off)(( from (home|care|my (mum|dad|parents)))?$| from (\w+ )?(home|care|foster)| ... (im|i am|aged?) 1[0-7])|runaways?
  ^(?=.{0,}\b1[0-7]\b).{0,}\b(sister|brother|mate|friend|girl|boy)\b.{0,}\b(r[au]n(ning)? away|missing)
  (im|i am|aged?) 1[0-7] ... r[au]n(ning)? (away|off)
  (im|i am|aged?) 1[0-7](?! (weeks|days|nights)) ... ${PUT_OUT}|${PUT_OUT} (\w+ ){0,8}(im|i am|aged?) 1[0-7](?! (weeks|days|nights))
  (son|daughter|child|kid|girl|boy|teenager|1[0-7] years old)s? ((has|is|gone|went|been|and|1[0-7]) ){0,4}(missing(?! (school|meal|out))|(hasnt|not|didnt) com* home|r[au]n(ning)? (off|away)(?! at))
  ^1[0-7] (years? old )?(and )?(homeless|nowhere|kicked|thrown)|(homeless|sleep) (and |at )?1[0-7]$
`;
