/**
 * A pattern of any of the phrases that stand line by line, in words as rawWords has them: a star stands for any ending, three dots
 * for up to three words of which nothing is asked.
 */
const anyPhrase = (lines: TemplateStringsArray, ...parts: string[]) =>
  new RegExp(
    `\\b(${String.raw(lines, ...parts)
      .trim()
      .replace(/\s*\n\s*/g, '|')
      .replaceAll('*', '\\w*')
      .replaceAll('... ', '(\\w+ ){0,3}')})\\b`,
  );

/** After it a life is told of and not its end: "fed up of living in a tent". */
const NOT_THERE = '(?! (in|on|at|with|here|there|rough|out)\\b)';

/** What tells of a wish to die, or of harm by one's own hand. */
export const ENDING_PHRASES = anyPhrase`
  (want*|wanna|going|gonna|need|like|try*|tried|ready|about|rather) (to )?(be )?(die|dye(?! (my|the|some|a)\b)|dead|jump|end (it|(my|his|her) l[iy]fe|things|everything))
  ^(die|dead)$
  (kil+|top|hang|drown|shoot|cut|hurt|harm|end|throw)(p?ing|ting)? (my|him|her|them) ?sel(f|ves)|kill me
  se(lf|fl) harm*
  (cut|slit|slash)* ... (wrist|throat|neck|vein|arm)s?
  ^((i|am|im|been|keep) ){0,3}cutting( again)?$
  jump* (off|in front|from|under)
  (end|take|taking|ending) (it all|my (own )?l[iy]fe)
  (want|need) (it|this|everything) to (end|stop|be over)
  (think*|thought) (of|about) (end* it|dying|kill*)
  (never|(hope|want|wish) ... (not|never|d(o|id)nt)|dont wan(t to|na)) wak(e|ing)
  (enough|sick|tired|fed up|done) (of|with) (my |this )?(life|living|being alive|it all)${NOT_THERE}
  (life|living) ... worth
  (not|nt) worth living
  (reason|point) ((to|in|of) ... (liv*|life|alive|being here|go* on)|any ?more)
  (dont|not) ... (live|exist)${NOT_THERE}
  (do(es)?nt|not) (wan* )?(to )?be (here|around|alive)
  (wasnt|not being) alive
  better off (dead|without me)
  (goodbye|suicide) (letter|note)
  cant go on(?! (the|my|a|it|to)\b)
  cant (take|do) (it|this) (any ?|no )more
  wish i (was|were) (dead|never born)
  will end it|no point (being|going on|living|carrying on)|(pills|tablets|meds) (all )?lined up|saying goodbye
  (standing|stood|sat|sitting) on (the|a) (suspension )?(bridge|ledge|edge|roof)|(walk|run|step)* (into|in front of) (the |a )?(traffic|car|road|bus|train|lorr)*
  hate my (life|self)|(nobody|no ?one) (would )?(care|love|miss)*
`;

/** Tells of a threat by another, where somebody is named beside it, and not of a wish to die. */
export const THREAT = anyPhrase`
  (going to|gonna|will|(want|try|threaten)* to|tried to|he ?ll|she ?ll|they ?ll) kill me
`;

/** What is said where a life is in danger now. */
export const AMBULANCE = anyPhrase`
  ^emergency$|^(house )?fire$|fire (brigade|service)
  overdos*|od|unconscious|collapsed?|stab(s|b?ed|bing)?|spiked|glassed|seizure|dying|poisoned|999
  (asthma|heart) attack|bleeding(?! gums)|choking|allergic reaction|hypo(s|gly*|ther*)?
  stroke(?! (my|the|a|him|club|group|rehab*|recovery|support|survivor*)\b)
  (tak*|took|swallowed|necked|ate|had) ... (all|loads?|lots?|bottle|box|packet|handful|whole|too many|\d\d+) ... (pill|tablet|med|*amol|*pam|*profen|aspirin|insulin|codeine|methadone|subutex)s?
  too many (pills|tablets|meds)|(took|taken|had) (way )?too much(?! (money|stuff|time|on)\b)|(pills|tablets|rope) ready
  (dr[aiu]nk*|swallow*) ... (bleach|antifreeze|poison|acid|petrol|batter*|razor*)
  (turned|turning|gone|going|went|lips) blue|blue lips
  (s?hes?|mate|m8|friend|man|woman|lad|girl|bloke|baby|someone) (is )?(not|isnt|aint|stopped) (mov*|respond*)
  not (breathing|responding|conscious)|unresponsive|(pass|black)(ed|ing) out|out cold|knocked out
  (wont|cant) wake|not wak(e|ing)( \w+)?( up|$)
  (having|had|has) an? fits?|(is|s?hes|mate|friend) fitting|fit(ting)? on
  chest ... (pain|hurt|tight)*|tight chest|pains? in ... chest
  (can(no)?t|cnt|couldnt|struggl* to|hard to|trouble|stopped) breath*
  (been|got|was) (shot|bottled|knifed|run over)|bottled in
  fr(ee|o)z\w* to death|dying of cold|carbon monoxide|gas (leak|smell)*|(smell|stink|reek)* (of )?gas|(bbq|barbe[cq]ue) ... tent
  cant rouse|snoring funny|stopped shivering|not moving(?! (house|home|out|in|on|to|until|till)\b)|^(?!.{0,}\b(me|my|we|i)\b).{0,}(girl|boy|kid|child|baby)* (\w+ ){0,6}sleep* (\w+ ){0,2}(rough|outside|car|street)
  f(ell|allen) ... (cant|not) (get* up|mov*)|giving birth|in labour|waters? (have |just )?broke
  on fire(?! (sale|stick))|set fire|burn ... down
  (with|has|had|got|wav*|pull*) an? (knife|gun|machete|weapon)
  ^(knife|gun)$|knife(point| attack)|mugg(ed|ing)
  (smash|kick|break|brok|throw|threw)* ... my (windows?|door)
  (gang|they|he|someone|people|dealers?) (are |is )?(after|chasing|coming for) (me|us)
`;

const ASKED = '^((where|is|call|ring|need|the|an|nearest) ){0,4}';

/** What is said alone by who looks for a hospital, and of an injury: it may be that an ambulance is needed, or that 111 is. */
export const HOSPITAL = anyPhrase`
  ${ASKED}(a (and )?e|hospital|ambulance|(nhs )?111)( nearby)?$
  ^(the )?shakes$|dts|epileptic|frostbit*|feel* faint|(alcohol|drink*|booze*) ... (shak*|withdraw*)|(shak*|withdraw*) (\w+ ){0,7}(alcohol|drink*|booze*)
  cant feel my (hand|finger|feet|toe|leg)*|scald*|boiling water (on|over) (my|me|his|her)
  (?<!stab )wounds?$|head injury|^blood$|blood (loss|everywhere)|(cough|vomit|los)* ... blood|deep cut
`;

/** What is said where somebody's mind is in trouble, and a doctor or somebody who listens is wanted before any list. */
export const MIND = anyPhrase`
  ^(in |a |im ){0,3}crisis$|(mental* (health )?|nervous )(crisis|breakdown)
  hear(ing)? voices|voices ... head|psycho(sis|tic)|thinks (hes?|she) (is )?(jesus|god)|sending me messages|seeing things|hallucinat*
`;

/** What is said alone by who looks for the police. */
export const POLICE = anyPhrase`
  ${ASKED}(police|cops|101)( station| now)?$
`;

/** What tells of a child to whom harm is done, or may be. */
const AT_RISK =
  '(kid|child|bab|toddler)* (\\w+ ){0,4}(bruis*|(left|all) (alone|on (his|her|their) own)|neglect*|in danger|crack)|' +
  'worried about (the|a|that|some|my \\w+s) (little )?(kid|child|bab|girl|boy)*';

/**
 * Tells of a child where somebody is hurt: by a parent of whoever writes it, who has no partner and no child, or by an age. The
 * father of somebody's child is no parent, and sixteen weeks are no age.
 */
export const CHILD = anyPhrase`
  ^(?!.{0,}\b(husband|wife|partner|kids|baby|son|daughter|in law)\b).{0,}\b(step)?(mum|mam|mom|mother|dad|father|parent)s?
  teacher|child* ... (abus*|neglect*|hit|hurt)|child (is )?(not safe|isnt safe|unsafe|in danger|at risk)|${AT_RISK}|nephew|niece|(is|s?hes) 1[0-7]|young (girl|boy)|uncle touch*|(son|daughter) (\w+ ){0,6}gang|abus* ... child*|(im|i am) 1[0-7](?! weeks)|1[0-7] years? old
`;

const PUT_OUT = '(thr[eo]w*|kick*|chuck*|nowhere|homeless|sleep*)';

/** Tells of a child who has run away from home, or will, or who has none. */
export const RUNAWAY = anyPhrase`
  (?<!dog )r[au]n(ning)? away(( from (home|care|my (mum|dad|parents)))?$| from (home|care)| ... (im|i am|aged?) 1[0-7])|runaways?
  (im|i am|aged?) 1[0-7] ... r[au]n(ning)? away
  (im|i am|aged?) 1[0-7](?! (weeks|days|nights)) ... ${PUT_OUT}|${PUT_OUT} (\w+ ){0,8}(im|i am|aged?) 1[0-7](?! (weeks|days|nights))
  (son|daughter|child|kid|girl|boy|teenager) ((has|is|gone|went|been|and|1[0-7]) ){0,4}(missing(?! (school|meal|out))|(hasnt|not|didnt) com* home|r[au]n(ning)? (off|away)(?! at))
  ^1[0-7] (years? old )?(and )?(homeless|nowhere|kicked|thrown)|(homeless|sleep) (and |at )?1[0-7]$
`;

/** Tells of somebody grown up whom nobody can find. */
export const MISSING = anyPhrase`
  (brother|sister|m(a|8)te?|friend|mum|dad|uncle|nan|husband|wife|partner|boyfriend|girlfriend|he|she) ((has|is|s|gone|went|been|just) ){0,3}missing(?! (his|her|a|out|work)\b)|gone missing|(has|have|just) (disappeared|vanished)|missing (person|people|brother|sister|mate|friend)
`;

/** Tells that a man is hurt: he says so, or that it is by his wife. "A man hit me" tells of who did it. */
export const MAN_HURT = anyPhrase`
  (wife|girlfriend|gf|missus)s? (?!and )(\w+ ){0,3}(me|my|hit|beat|hurt|abus|violen|attack|control|throw|punch)*(?! by\b)
  (by|of|from|leav*|abusive|violent) (my |a )?(ex )?(wife|girlfriend|gf|missus)
  (im|i am) an? (\w+ )?(man|bloke)|(gay (and )?(my )?|both )(boyfriend|bf|partner|husband|men)|(boyfriend|bf|partner|husband) (\w+ ){0,4}(im|am) gay|^(men|man|male)s? (hurt|hit|beaten|domestic|abus)*
`;

/** Who is near enough to have power over somebody; a landlord or a hostel that keeps things is a different trouble. */
export const CLOSE =
  'husband wife boyfriend bf girlfriend gf partner ex dad father stepdad mum mother family uncle brother he she him her hes shes man bloke fella hubby boss pimp parents';
const THEM = `(${CLOSE.replaceAll(' ', '|')})`;

/** What tells of harm by another, or of the fear of it. */
export const HURT_PHRASES = anyPhrase`
  safe ?(house|place)|somewhere safe|wom[ae]ns? (aid|refuge|shelter)|(?<!night )shelter for wom[ae]n|not safe|unsafe|in danger(?! of)
  ^(im |am |i |so |very |feel |feeling |been |being |got |keeps? ){0,4}(hurt|scared|afraid|frightened|threatened|attacked|controlled|exploited|fleeing|slave|honou?r|danger)$
  death threats?|threats (from|against)|(?<!landlord )harassment|(being|im|am|get*) harassed|against my will|kidnap*
  threaten(s|ed|ing)? (me|us|my)|nowhere safe|county lines|coerci*|controlling
  (?<!dog )attacked(?! by a dog)
  ^leav(e|ing) (my )?${THEM}$
  (scared|afraid|frightened) (to go|at|of going) home
  forced marriage|honou?r (kill*|based)|forced (in)?to|sexual(ly)? assault*
  (want|mak|made|forc|send|tak|tell)* (me|her|us|my (sister|daughter|friend)) ... marr(y|ied|iage)
  domestic(?! (applian|work|clean|help)*)
  follow(s|ing|ed) (me|us|home)|(am|being|im|was|been) (followed|watched|tracked)
  (knows?|found( out)?|finds? out|tracked) (where (i|we|im) (live|am|stay|sleep)*|(my|our) (new )?ad*ress)|(hell|shell|theyll|gonna|going to|will) get (me|us)( (at (court|work|school)|outside|when|after|later|tonight)|$)|coming (for|to get|after) (me|us)
  (was|been|being|get*|got|and) (jumped|punched|hit|touched|chased)
  (smack|slap|kick|headbutt|bash|burn|push|shov|spit|spat|grab|batter)* (on |at )?(me|us|her|my (kids?|son|daughter))(?! (out|off|up)\b)
  kicked (in|(my|his|her) (head|face|ribs|teeth)|while)|(pissed|spat|peed) on|beat(en)? up
  thr[eo]w\w* \w+ at (me|us|my|him|her)|put me in hospital|spiked (my|me|her)?|got spiked|nudes|naked (photo|picture|pic)s?|what (he|they|she) did to me
  ${THEM} (bit|bites) (me|my)|marry me (to|2|off)|(gang|dealers?|they) (are |is )?(waiting|looking) (for me|outside)
  touch* (me|my|us|by)|hands? (a?round|on|over|up) my|by (my|the) (neck|throat)
  sex ... (for|instead of) (rent|a|it)|(if|unless) i (\w+ ){0,2}(sleep|sex|shag) with|have sex with (him|them|her)|wants? sex(?! (ed|work|adv)*)|forc(es?|ed|ing) (me|her|him|us) to|work for (them|him|her) to pay
  (get|go|leav*|run|escap*) (\w+ ){0,6}before (he|she|they) (gets?|comes?) (back|home)|${AT_RISK}|(girl|boy) ... bruise*|(hell|shell|will|gonna|going to) burn|set fire to (my|our)
  (wom[ae]n|girl|she|they) ... (never|not) (allowed|let) out|paid ... look* scared|girls? ... older m[ae]n|slaves?|(with|sleep*) ... men for (money|drugs)|drugs for (older|them|him|some)|carry* (drugs|knives)|(took|taken|kept|keeps) my passport
  break* my (leg|arm|neck|face)*|(smash|broke|cave|punch|busted)* my (face|nose|jaw|teeth|ribs|head)|woke ... (no clothes|naked)|cut (my|her|the|our) (daughter|girl|sister|niece)|raci(st|al) (attack|abuse|assault)|hate crime|(called|calls|calling) (\w+ ){0,3}(paki|nigger|faggot|tranny|chink)|scream* ... (next door|for help)
  takes? (all )?(his|her) (money|pension|benefits)|carer (\w+ )?(shout*|scream*|lock*|rough)|robbed by (his|her|my)|abroad ... (cut|marr*)|sent (to|back|abroad) ... to (get )?marr*
  ma(de|kes?|king) (me |us |her |him )?(to )?(beg|carry|deliver|sell|steal|work|have sex|sleep with)
  (out of|leav(e|ing)|left) (a |the |my )?gang|cuckoo(ed|ing)
  ${THEM} ... (com(es?|ing)|came|gets?|got|climbs?|sneaks?) (in|into|in to) my (bed)?(room)?
  (been|being|got|getting) sold|sold for sex
  (taken|took|taking|moved) (over|in to|into) my (flat|house|home|place|room)|(dealers?|drugs|they) ... (in|from|out of|use|using) my (flat|house|place)|(sell|deal|runn|carry|shift)*ing (\w+ )?(drugs|weed|crack|gear|food) (to|for|in|from)
  (wont|doesnt|not) let(ting)? (me|her|us|my \w+) (out|leave|go|sleep|eat|see)|lock* (me|us|them) (in|up)
  ${THEM} (wont|doesnt|never|dont) (let|allow)* (me|us)|(ex|dad|father|husband|wife|partner) (wont|not|refus*) (give|bring|let|return)* ... (kids?|them|child*|baby|son|daughter)
  (landlord|he|bloke|guy|staff|flatmate) (keeps? )?(com*|walk*|lets himself) (in|into) ... (shower|when|while|night|naked|bed)*
  out by (my )?(husband|wife|boyfriend|girlfriend|bf|gf|partner|ex)|(husband|he|she|partner|ex) (threw|kicked|chucked) me out
  (escap*|flee*) (my )?${THEM}
  (hid(e|ing)|run*|ran|escap*|flee*|fled|get(ting)?) (away )?from ((my|an?|the) )?(\w+ )?${THEM}
  (${THEM}|carer|son|grandson|daughter) (has |is |s )?(took|tak*|keeps?|kept|hides?|stole|steal*|nick*|has|wont give) ... my ... (passport|id|papers|phone|money|wages|cards?|keys|med*|benefits|kids|credit|pip|pension)
  ${THEM} (took|takes|keeps|kept) my|${THEM} stab*|gang ... after (me|us)
  ${THEM} (is |has |s )?(outside( now)?$|outside (my|the) (house|flat|home|door|window|room|tent)|found (me|us)|at (the|my) door|after me|looking for me)
  ${THEM} ... find(s|ing)? (me|us)(?! (a|an|some|somewhere|help|work)\b)
  ${THEM} (keeps )?((track|check|hack|spie|spy|watch)*|goes through) (on )?m[ey]
  ${THEM} (keeps )?(turn|show|com)(s|es|ing) (up|round)
  (wont|doesnt|not) leav(e|ing) (me|us) alone
  (to|im|cant) leav(e|ing) (my ${THEM}|him|an? \w+ (relationship|marriage))(?! (at|in|with|a|the)\b)
`;

/** What is said with words of danger and tells of none: it is taken out before danger is looked for. */
export const HARMLESS = anyPhrase`
  rape ?seeds?|slave to|stab (vest|jab)*|(dv|domestic (abuse|violence)) (\w+ )?(course|training|volunteer*)|(son|daughter|kid|child|baby) (has )?hit (his|her) head|(panic|anxiety) attacks?|(phone|battery|dog|cat)( is)? dying|(?<=runaway )(dog|cat)|runaway(?= (dog|cat))|forced to move by|refuge collection|dye?ing (for|to|my hair|of (hunger|thirst))|hit (the|with)
  (overdose|suicide|self harm) (prevention |awareness )?(training|course|bereavement)|suicide squad|self harm to|(arrears|debts?|bills) choking|bleeding radiators?|abuse of (process|power)|assault course|runaway success
  battered (fish|cod|sausage)s?
  safe (place )?(to (leave|put|store|keep|charge|lock|park|inject)|for my (bag|bike|stuff|thing|tent)s?)
`;
