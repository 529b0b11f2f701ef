import { anyPhrase, CHILD_CARRIES, DRUGS, HIT, THEM } from './phrase.ts';

/** Who lives with somebody, or did. */
const PARTNER = '(husband|wife|boyfriend|girlfriend|bf|gf|partner|ex)';

/** Somebody says that they are not safe, or asks for a place that is. */
const NOT_SAFE = anyPhrase`
  safe ?(house|place)|(some|no)where safe|wom[ae]ns? (aid|refuge|shelter)|(?<!night )shelter for wom[ae]n
  (not|dont feel|doesnt feel|never|isnt) safe|unsafe|in danger(?! of)
  ^(im |am |i |so |very |feel |feeling |been |being |got |keeps? ){0,4}(hurt|scared|afraid|frightened|threatened|attacked|controlled|exploited|fleeing|slave|honou?r|danger)$
  ^(m[ae]n|male) hurt
  (scared|afraid|frightened) (to go|at|of going) home
  (get|go|leav*|run|escap*) (\w+ ){0,6}before (he|she|they) (gets?|comes?) (back|home)
  scream* ... (next door|for help|smash*)|(wom[ae]n|girl|lady) (\w+ ){0,4}(crying|barefoot|screaming)
  domestic(?! (applian|work|clean|help)*)
`;

/** Threats, and who comes to find somebody. */
const THREATENED = anyPhrase`
  death threats?|threats (from|against)|threaten(s|ed|ing)? (me|us|my)|kidnap*|petrol ... (letterbox|over|door)|(throw|chuck)* acid|if i (leave|tell) (hes?|hell|shes?|shell|theyll)
  (?<!landlord )harassment|(being|im|am|get*) harassed
  (hell|shell|theyll|gonna|going to|will) get (me|us)( (at (court|work|school)|outside|when|after|later|tonight)|$)
  (hell?|shell|theyll|will|gonna|going to) (burn|(shoot|stab|cut) (me|us|him|her))
  (knows?|no|found( out)?|finds? out|tracked) (where|were) (i|we|im) (live|am|stay|sleep)*|(he|she|they) nowhere i (live|stay|sleep)|(knows?|found( out)?|finds? out|tracked) (my|our) (new )?ad*ress
  coming (for|to get|after) (me|us)|(gang|dealers?|they|lads?|people|men) (are |is )?(after|waiting for|looking for|waiting|looking) (me|us|outside)
  follow(s|ing|ed) (me|us|home)|(am|being|im|was|been) (followed|watched|tracked)|(tracker|airtag) (on|in) (my|me)
  (man|bloke|guy|someone|car|van|he) (\w+ ){0,4}(watching|looking at|staring at) (me|us)
  ${THEM} (is |has |s )?(outside( now)?$|outside (my|the) (house|flat|home|door|window|room|tent|hostel|shelter|work|school)|found (me|us)|at (the|my) door|after me|looking for me)
  ${THEM} ... find(s|ing)? (me|us)(?! (a|an|some|somewhere|help|work)\b)
  (reads?|check(s|ing)?|deletes?) (all )?my (texts?|messages?)|track(s|ing) me
  ${THEM} (keeps )?((track|check|hack|spie|spy|watch)*|goes through) (on )?m[ey]
  ${THEM} (keeps )?(turn|show|com)(s|es|ing) (up|round)
  (wont|doesnt|not) leav(e|ing) (me|us) alone
`;

/** What was done to somebody's body. */
const STRUCK = anyPhrase`
  (beat|bash|smack|slap|kick|punch)* (me|us|him|her) up|${HIT} (up )?(on |at )?(me|us|her|him|my (kids?|son|daughter|mum|nan))(?! (out|off|up|to|back|home|in (a|the|my) (chair|wheelchair))\b)|smack* me up
  (he|she|they|him|${PARTNER}|dad|mum|brother) (\w+ )?(hit|beat|punch|kick|slap)* (the|my) (kids?|children|baby|son|daughter)
  (was|been|being|is|get*|got|and) (jumped|punched|hit(?! (by|with) (a )?(bedroom|benefit|sanction|tax|charge))|touched|chased|kicked(?! (out|off)\b)|slapped|smacked|followed)|get cut (if|when|tonight)|cut (me|us)(?! (off|out|down|some|a)\b)
  (hurt|control)(s|ing|ling|led)? (me|us|her|him|them|my (kids?|children|son|daughter|mum|nan|friend|sister))|${THEM} (\w+ )?(hurt(s|ing)?$|control(s|led))|(hurt|controlled) by
  (?<!dog )attacked(?! by a dog)|(racist|knife|acid) attack
  kicked (in|(my|his|her) (head|face|ribs|teeth)|while)|(pissed|spat|peed) (on|at)|(thr[eo]w*|chuck*|shov*|push*) (me|us|her|him) (down|against|across|(into|through) (a|the))|beat(en)? up|covered in bruises|black eye
  (thr[eo]w|chuck|lob|pelt)* (\w+ ){1,3}at (me|us|my|him|her)|put me in hospital|${THEM} (\w+ )?smash* (up )?(the|my|our) (house|flat|place|room|door)|(set (fire|light) to|torch(ed|ing)) (my|our)
  ${THEM} (bit|bites) (me|my)|${THEM} stab*
  touch* (me|my|us|by)|(?<!my )hands? (a?round|on|over|up) my|by (my|the|her) (neck|throat|hair)|(goes|going|comes|came) (for|at) me
  break* my (leg|arm|neck|face)*|(?<!^|i |ive |have )(smash|broke|cave|punch|busted)* my (face|nose|jaw|teeth|ribs|head)
`;

/** What somebody takes from another, and how. */
const THINGS =
  '(passport|id|papers|phone|money|wages|cards?|keys|med*|benefits|kids|credit|pip|pension)';
const TAKES = '(took|tak*|keeps?|kept|hides?|stole|steal*|nick*|has|wont give)';

/** Who decides over another: where they go, what they have, whom they see. */
const CONTROLLED = anyPhrase`
  coerci*|(?<!help |with )controlling(?! (my|anger|pain|drinking)\b)|against my will|forced (in)?to(?! (leave my|move|sell my (house|flat|home)|debt|sleep (in|on|rough|outside))\b)|forc(es?|ed|ing) (me|her|him|us) to
  (?<!(hostel|shelter|gp|doctors?|surgery|council) )(wont|doesnt|not) let(ting)? (me|her|us|my \w+) (out|leave|go|sleep|eat|see)
  lock* (me|us|them) (in|up)|(us|me|them|are) locked in
  ${THEM} (wont|doesnt|never|dont) (let|allow)* (me|us)|cant (talk|speak) (because )?(hes|shes|he is|she is|they)|${THEM} (\w+ )?(put|puts|shuts?|lock*) me (out ?side|naked|out naked)
  (ex|dad|father|husband|wife|partner) (wont|not|refus*) (give|bring|let|return)* ... (kids?|them|child*|baby|son|daughter)
  (landlord|he|bloke|guy|staff|flatmate) (keeps? )?(com*|walk*|lets himself) (in|into) ... (shower|when|while|night|naked|bed)*
  ${THEM} ... (com(es?|ing)|came|gets?|got|climbs?|sneaks?) (in|into|in to) my (bed(room)?|room)
  ${THEM} (has |is |s )?${TAKES} ... my ... ${THINGS}|takes? (all )?(his|her) (money|pension|benefits)
  (carer|son|grandson|daughter) (has |is |s )?${TAKES} ... (my|nans?|mums?|dads?|grans?|her|his) ... ${THINGS}
  ${THEM} (took|takes|keeps|kept) my
  carer (\w+ )?(shout*|scream*|lock*)|carer (is |being |too ){0,2}rough|robbed by (his|her|my)
  (?<!\b(i|ive|we|weve|just|finally|^) )(?<!^)(taken|took|taking|moved) (over|in to|into|in) my (\w+s )?(flat|house|home|place|room)
  (dealers?|lads|gang|they) (have )?(took|taken) my (flat|house|place|room) over
  (dealers?|drugs|they) (?!(\w+ ){0,3}(evict|kick|threw|throw|remov|turf|chuck)*)... (in|from|out of|use|using) my (flat|house|place)
`;

/** Who gets away, or wants to. */
const FLEEING = anyPhrase`
  ^leav(e|ing) (my )?${THEM}$
  (he|she|dad|mum|${PARTNER}) (has |just )?(went|goes|gone|going) (mental|mad|crazy|psycho|ballistic|nuts)
  (to|im|cant|safe to) leav(e|ing) (my ${THEM}|him|an? \w+ (relationship|marriage))(?! (at|in|with|a|the)\b)
  (out of|leav(e|ing)|left) (a |the |my )?gang
  (escap*|flee*) (my )?${THEM}
  ((hid(e|ing)|run*|ran|escap*|flee*|fled) (away )?|get(ting)? away )from ((my|an?|the) )?(\w+ )?${THEM}
  out by (my )?${PARTNER}|(husband|he|she|partner|ex) (threw|kicked|chucked) me out
`;

/** What tells of harm by another, or of the fear of it, whoever did it. */
export const HARM_PHRASES: readonly RegExp[] = [NOT_SAFE, THREATENED, STRUCK, CONTROLLED, FLEEING];

/** Tells that somebody is made to work, beg, or carry things for others. */
export const EXPLOITED = anyPhrase`
  (who|people|they|agent|boss) brought me (here|to (england|uk|britain|this country))|traffick*|slaves?|slavery|exploited|county lines
  (they|boss|he|she) (\w+ )?(take|keep|took|kept)s? ... wages|cant leave (the|my|this) job|owe (him|them) for (the )?(travel|trip|visa)|leave the job
  different men|work (\w+ ){0,4}(no|without|never|nt) (pay|paid|wages)$|mak* (us|me|her|them) go with
  (nail bar|car ?wash|brothel|farm) (\w+ ){0,4}(scared|never|locked|held|crying)
  forced to (work|beg|sell(?! my (house|flat|home)))|work for (them|him|her) to pay
  ma(de|kes?|king) (me |us |her |him |them )?(to )?(beg|carry|deliver|sell|steal|work)
  (wom[ae]n|girl|she|they) ... (never|not) (allowed|let) out|paid ... look* scared|girls? ... older m[ae]n
  (with|sleep*) ... men for (money|drugs)|do (things|stuff) ... for ${DRUGS}|drugs for (older|them|him|some)|carry* (drugs|knives)
  drug gang|gang (making|made|using|uses|has|got) (me|him|her|lad|kid|my)*
  ${CHILD_CARRIES}${DRUGS}
  (?<!(house|flat|home|property|place) (is |has |getting )?)(been|being|got|getting) sold(?! (a|my)\b)|sold for sex|(took|taken|kept|keeps) my passport
  boss ... (lock|keeps? us)*|keeps us (locked|here)
`;

/** Tells that somebody who has no room of their own is asked for sex. */
export const SEX_FOR_BED = anyPhrase`
  sex ... (for|instead of) (rent|a|it)|rent (with|by|for) sex|wants? sex(?! (ed|work|adv)*)|(if|unless) i (\w+ ){0,2}(sleep|sex|shag|stuff|things) with|${DRUGS} for sex
`;

/** Tells of a sexual assault, in whatever words. */
export const SEXUAL_HARM = anyPhrase`
  sexual(l?y)? (assault|abus|harass|exploit)*|rap(e|ed|es|ist|ing)|forced (him|her) ?self|(assaulted|abused|touched|molested) (when|as) (\w+ ){0,3}(kid|child|little|young)|grop(e|es|ed|ing)|(?<!non )molest*|nudes|naked (photo|picture|pic)s?|(photo|picture|pic|video)s? (\w+ ){0,3}(naked|nude)|woke (\w+ ){0,8}(no (clothes|pants|trousers|knickers|underwear)|naked)|(his|her) hands? (under|down) (the|my)|drink tast* (weird|funny|strange|odd|bitter)
  spiked|(something|put|slipped) ... in my drink
  (he|they|bloke|man|guy|lad|staff|someone|mate|\w+ at the hostel) ... (get|got|climb|crawl)* (in|into|in to) my (bed|tent|sleeping bag)
  (did|does|doing) (stuff|things|something) (to (me|him|her|us|my)|with (me|him|her))|what (he|they|she) did to me
  (on top of|inside) me|(had|having|has) sex with me|have sex|mak* me (sleep with|do (things|stuff))|touch* (me|him|her|my \w+) (up|while|when|in my)
`;

/** Tells of harm for what somebody is, or by people of whom nobody says that they are near. */
export const HATE = anyPhrase`
  raci(st|al) (attack|abuse|assault)|hate crime|spat at
  (call|shout|scream)* (\w+ ){0,3}(paki|nigger|faggot|tranny|chink|gypsy|pikey)
  (someone|somebody|lads?|people) (\w+ )?(set (fire|light)|torch|pee|piss|spat|kick|beat|attack|jump(?!\w* (in|into|off)\b)|rob)*|they (\w+ )?(set (fire|light)|torch)*
`;

/** Tells of what a family does for its honour. */
export const HONOUR = anyPhrase`
  forced marriage|honou?r (kill*|based)|marry me (to|2|off)|fgm
  (want|mak|made|forc|send|tak|tell|fly|ship)* (me|her|us|my (sister|daughter|friend)) (\w+ ){0,5}marr(y|ied|iage)
  abroad ... (cut|marr*)|sent (to|back|abroad) ... to (get )?marr*
  sham(ed?|ing) (them|us|... family)|(brought|bring*) shame|shame on (the|my|our) family|(brothers?|uncles?|cousins?) (\w+ ){0,6}looking for me(?! a)
  cut (my|her|the|our) (little )?(daughter|girl|sister|niece)|(daughter|girl|sister|niece) cut$
  (family|brothers?|parents|uncles?|cousins?) (\w+ ){0,4}kill me
`;

/** Tells that a man is hurt: he says so, or that it is by his wife. "A man hit me" tells of who did it. */
export const MAN_HURT = anyPhrase`
  (wife|girlfriend|gf|missus)s? (?!and )(\w+ ){0,5}(me|my|hit|beat|hurt|abus|violen|attack|control|throw|threw|punch)*(?! by\b)
  (by|of|from|leav*|abusive|violent) (my |a )?(ex )?(wife|girlfriend|gf|missus)
  refuges? for m[ae]n|m[ae]ns refuge|(im|i am) (an?|the) (\w+ )?(man|bloke)|(husband|partner) is a man|^(men|man|male)s? (hurt|hit|beaten|domestic|abus)*
  (gay (and )?(my )?|both )(boyfriend|bf|partner|husband|men)|(boyfriend|bf|partner|husband) (\w+ ){0,4}(im|am) gay
`;
