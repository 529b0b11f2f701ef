import { anyPhrase } from './phrase.ts';

/** Somebody of whom a passer-by, a friend or a parent tells. */
const SOMEBODY =
  '(s?hes?|mate|m8|friend|pal|man|woman|lad|girl|boy|bloke|guy|baby|kid|someone|somebody)';
const HEAD = '(my|me|his|her|the) head';

/** What is said where a life is in danger now: by the name of what it is, or by what is seen of it. */
const CONDITIONS = anyPhrase`
  ^emergency$|^(house )?fire$|fire (brigade|service)
  overdos*|od|unconscious|(?<!(tent|roof|ceiling|lung|wall|bed|chair|buggy) (has |just )?)collapsed?|stab(s|b?ed|bing)?|glassed|seizure|dying|poisoned|999
  (asthma|heart) attack|bleeding(?! gums)|choking|allergic reaction|hypo(s|gly*|ther*)?
  stroke(?! (my|the|a|him|club|group|rehab*|recovery|support|survivor*|last|years|ago)\b)
  face ... (drop|droop|fallen)*|slurr*|talk* funny
  (throats?|tongue|face) ... (clos|swell|swelling|swollen)*|swollen throat|cant swallow
  sepsis|septic|(wound|leg|foot|feet|toes?|fingers?) ... (gone|going|went|turn*) black|eyes ... roll*|pregnan* (\w+ ){0,8}(blood(?! (test|pressure))|bleed*)|burning up ... confused|cant stop ... blood|rash ... (fade|glass|stiff)|stiff neck ... rash|not making sense|(bloke|man|woman|lad|girl|guy|fella|someone|somebody) (\w+ ){0,8}(soaked|shaking|shivering)|(shiver* ... confus|confus* ... shiver)*
  (chest|left arm) ... (pain|hurt|tight)*|tight chest|pains? in ... chest
  (can(no)?t|cnt|couldnt|struggl* to|hard to|trouble|stopped) ((get|catch|take) (a|my) )?breath*|(not|*nt) breath*|breath* (proper|funny)|not conscious|^not responding$|${SOMEBODY} (\w+ ){0,6}not responding(?! to\b)
  (turned|turning|gone|going|went|lips) (blue|stiff|limp)|blue lips|diabetic (\w+ ){0,5}(drunk|sweat*|confused|shak*)|twitching|spice attack
  ${SOMEBODY} (is )?(not|isnt|aint|stopped) (mov*|respond*)|^unresponsive$|${SOMEBODY} ... unresponsive|cant rouse|snoring funny
  (pass|black)(ed|ing) out|out cold|knocked out
  (wont|cant) wake|not wak(e|ing)( \w+)?( up|$)|(sleeping|snow|lying) (\w+ ){0,8}(wont|not) answer*|(man|woman|lady|bloke|guy|neighbour|mate|he|she) (\w+ ){0,6}(hasnt|not|never) come out(?! of (prison|hospital|jail))
  (having|had|has) an? fits?|(is|${SOMEBODY}) fitting|fit(ting)? on the (floor|ground|pavement|street)
  f(ell|allen) ... (cant|not) (get* up|mov*)|giving birth|in labour|(having|got) contractions|^contractions$|baby ((is|s) )?coming( (now|out|early)|$)|waters? (have |just )?broke
  drown*(?! (in|my)\b)|(jump*|fell|fallen|went) (in|into) the (harbour|river|water|canal|docks?)
  floppy|(baby|newborn) ... (limp|wont (feed|wake))
  fr(ee|o)z* (to death|stiff|solid)|dying of cold|stopped shivering|(man|woman|someone|somebody|lad|girl|bloke) (fro|free)z*
  (?<!(queue|case|bus|traffic|application|claim) (is )?)not moving(?! (house|home|out|in|on|to|until|till)\b)
`;

const TAKEN = anyPhrase`
  (tak*|took|swallowed|necked|ate|had) ... (all|loads?|lots?|bottle|box|packet|handful|whole|too many|\d\d+(?! m)) ... (pill|tablet|med|*amol|*pam|*profen|aspirin|insulin|codeine|methadone|subutex)s?
  too many (pills|tablets|meds)|(took|taken|had) (way )?too much(?! (money|stuff|time|on|from|out|off|rent|tax)\b)
  (pills|tablets|rope) ready
  (dr[aiu]nk*|swallow*) ... (bleach|antifreeze|poison|acid|petrol|batter(y|ies)|razor*)
  spiked|in my drink
`;

/** Fire, gas, weapons, and who comes with them; a child outside at night, of whom somebody else tells. */
const AROUND = anyPhrase`
  carbon monoxide|co alarm|beep* alarm|alarm ... (beep|headache)*|gas (leak|smell|emergency)*|(smell|stink|reek)* (of )?(gas|smoke)|smoke ... (coming|pouring|filling|everywhere)|flames
  (bbq|barbe[cq]ue) ... tent|(stove|bbq|barbe[cq]ue|heater) (\w+ ){0,6}(headache|sick|dizz)*|(kid|child|baby|toddler)s? (is |are )?(locked|trapped|left) in (a |the |this )?(hot )?car(?! (seat|park))|fire in (are|our|my|the|a) (building|flat|house|hostel|block|squat|tent|room|kitchen)
  on fire(?! (sale|stick|safety|alarm))|set (fire|light|alight)|torch(ed|ing) (my|our|his|her)|burn ... down
  ^(knife|gun)$|(with|has|had|got|wav*|pull*|carr(y|i)*) an? (knife|gun|blade|weapon)|knife(point| attack)|machetes?
  (been|got|was) (shot|bottled|knifed|run over)|bottled in|mugg(ed|ing)
  (smash|kick|break(?!fast)|broke(?!n)|throw|threw|bang|bash|batter)* ... my (windows?|door)|(kick|bash|smash|boot|bang)* (in )?the (front )?door( in| down)?
  (gang|they|he|someone|people|lads?|dealers?) (are |is )?(after|chasing|coming for) (me|us)
  ^(?!.{0,}\b(me|my|we|i)\b).{0,}\b(girl|boy|kid|child|children|baby|babies)s? (\w+ ){0,6}sleep* (\w+ ){0,2}(rough|outside|car|street)
`;

/** What is said where a life is in danger now. */
export const AMBULANCE: readonly RegExp[] = [CONDITIONS, TAKEN, AROUND];

const ASKED = '^((where|is|call|ring|phone|need|the|an|nearest) ){0,4}';

/** What is said alone by who looks for a hospital, and of what a doctor has to see today: an ambulance may be needed, or 111. */
export const HOSPITAL = anyPhrase`
  ${ASKED}(a (and )?e|hospital|ambulance|(nhs )?111)( nearby)?$
  ^(the )?shakes$|dts|epileptic|frostbit*|feel* faint
  (alcohol|drink|drinking|drinker|booze) (\w+ ){0,7}(shak|withdraw)*|(shak|withdraw)* (\w+ ){0,7}(alcohol|drink|drinking|booze)
  cant feel my (hand|finger|feet|toe|leg)*|scald*|boiling water (on|over) (my|me|his|her)
  burning up|inhalers? ... (run|ran) out|(bit|bitten) by (a|my|the|his) (dog|rat|cat)|(jab|inject|prick)* (\w+ ){0,2}with a needle|needle ?stick
  (?<!stab )wounds?$|head injury|^blood$|blood (loss|everywhere)|deep cut
  (cough|vomit|throw|puk|spew|piss|los(e|t|ing)|sick)* ... blood(?! (test|pressure))
  (bang|hit|bump|crack|split|smash)* ${HEAD} (\w+ ){0,14}(sick|dizz|open|vomit|confus|rubbish|pupil)*|now my legs (dont|wont) work*|(jab|scratch) (\w+ ){0,3}(club|pub)|(club|pub) (\w+ ){0,4}(jab|scratch|needle)
  ((red|hot|swollen) ){1,3}(\w+ ){0,6}(shaking|shivering|fever)|abscess ... (shak|shiver|fever)*|swollen where
  (no|need|lost|stolen|out of|without|(not|havent) had) (my |any )?insulin
  blind in (one|1|my)|cant see (out|from|in) ... eyes?|lost my (sight|vision)|headache* ... everyone
`;

/** What is said where somebody's mind is in trouble, and a doctor or somebody who listens is wanted before any list. */
export const MIND = anyPhrase`
  ^(in |a |im ){0,3}crisis$|cant cope(?! with (the|my|this|these|all (the|these|this)) \w)|(life|everything|world|head|im|i am) (is )?(all )?falling apart|^(whats|what is) the point( any ?more)?$|(mental* (health )?|nervous )(crisis|breakdown)
  hear(ing)? voices|voices ... (head|tell*)|psycho(sis|tic)|paranoid|thinks (hes?|she) (is )?(jesus|god)|(tv|telly|radio|god) (is |are |keeps )?sending me messages
  (seeing|hearing) things|hallucinat*|lost the plot|talk* to the walls|talking to (god|him ?self|her ?self)|(s?he|s?hes|mate|m8|friend|son|daughter|client) (\w+ ){0,2}(not|*nt) slept ... days|(losing|lost) (my|his|her) mind|(my|his|her) heads? (is |has )?gone|naked in (the )?(street|road|park)
`;

/** What is said alone by who looks for the police. */
export const POLICE = anyPhrase`
  ${ASKED}(police|cops|101)( station| now)?$
`;

/** Tells of somebody grown up whom nobody can find. */
export const MISSING = anyPhrase`
  (brother|sister|m(a|8)te?|friend|mum|dad|uncle|nan|husband|wife|partner|boyfriend|girlfriend|resident|client|user|tenant|he|she)s? ((has|is|s|gone|went|been|just) ){0,3}missing(?! (his|her|a|out|work|school|meals?|teeth|appointments?)\b)
  (?<!(bag|passport|post|phone|dog|cat|payments?|money|wallet|stuff|card|letter|bike|id|worker) ((has|have|just) ){0,2})(gone missing|(has|have|just) (disappeared|vanished))|missing (person|people|brother|sister|mate|friend)
  (resident|client|user|tenant) ... (not|hasnt|never) (com*|return*) (back|home)
  let (them|my \w+) know (im|i am) (alive|safe)|(havent|not) (been )?(seen|heard from) (?!(a|an|the|any|council|dwp|uc|universal|housing|landlord|jobcentre|them|my (doctor|worker|kids|children|son|daughter))\b)(\w+ ){0,8}(days|weeks?|since|worried)|not been seen|cant find my (mate|friend|brother|sister|mum|dad|nan)
`;
