import { anyPhrase } from './phrase.ts';

/** After it a life is told of and not its end: "fed up of living in a tent". */
const NOT_THERE = '(?! (in|on|at|with|here|there|rough|out)\\b)';

/** What tells of a wish to die, or of harm by one's own hand. */
export const ENDING_PHRASES = anyPhrase`
  (want*|wanna|going|gonna|need|like|try*|tried|ready|about|rather) (to )?(be )?(die|dye(?! (my|the|some|a|hair)\b)|dead|jump(ing)?(?! (on|lead|start|jack)s?)|end (it|(my|his|her) l[iy]fe|things|everything))
  ^(die|dead)$
  (kil+|top|hang|drown|shoot|cut|hurt|harm|end|throw)(p?ing|ting)? (my|him|her|them) ?sel(f|ves)(?! shav*)|kill me
  se(lf|fl) harm*
  (cut|slit|slash)* ... (wrist|throat|neck|vein|arm)s?
  ^((i|am|im|been|keep) ){0,3}cutting( again( |$)|$)
  jump(ed|ing)? (off|in front|from (?!charity)|under)
  (end|take|taking|ending) (it all|my (own )?l[iy]fe)
  (want|need) (it|this|everything) to (end|stop|be over)
  (think*|thought|talk*) (of|about) (end* it|dying|kill*)
  (never|(hope|want|wish) (\w+ ){0,6}(not|never|d(o|id)nt)|dont wan(t to|na)) wak(e|ing)
  (enough|sick|tired|fed up|done) (of|with) (my |this )?(life|living|being alive|it all)${NOT_THERE}
  nothing (left )?to live for|plan and a rope|(got|have|tied|bought|made) (the|my) rope(?! (for|to|from))|do something (stupid|silly)(?! for)
  (life|living) ... worth|(not|*nt) worth living
  (reason|point) ((to|in|of) ... (liv*|life|alive|being here|go* on)|any ?more)
  (dont|not) (?!(\w+ ){0,2}(where|anywhere|somewhere|nowhere|place)\b)... (live|exist)${NOT_THERE}
  (do(es)?nt|not) (wan* )?(to )?be (alive|(here|around)( any ?more| no more)?$)
  (wasnt|not being) alive
  better off (dead|without me)
  (goodbye|suicide) (letter|note)s?
  cant go on(?= (like|any|no|living|with)|$)
  cant (take|do) (it|this) (any ?|no )more
  wish i (was|were) (dead|never born)
  will end it|no point (being|going on|living|carrying on)
  (pills|tablets|meds) (all )?lined up|(rope|noose) ... (ready|tied|round)
  saying goodbye|(says?|said) goodbye to every*|(gives?|gave|giving) away (his|her|my) (dog|stuff|things)
  (standing|stood|sat|sitting) on (the|a) (suspension )?(bridge|ledge|edge|roof)
  ^on (the|a) bridge( now)?$|(im|i am|hes|shes|jump*|standing) (\w+ ){0,5}suspension bridge
  (walk|run|step)* (into|in front of) (the |a )?(traffic|cars?|road|bus|train|lorr(y|ies))
  hate my (life|self)|(nobody|no ?one) (would )?(care|love|miss)*
`;

/** Tells of a threat by another, where somebody is named beside it, and not of a wish to die. */
export const THREAT = anyPhrase`
  (going to|gonna|will|(want|try|threaten)* to|tried to|he ?ll|she ?ll|they ?ll) kill me
`;
