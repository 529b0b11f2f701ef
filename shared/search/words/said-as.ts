/** What people write of themselves and listings of what they do, in lower case, and the words by which it is known, one after the other. */
export const SAID_AS: readonly [pattern: RegExp, meant: string][] = [
  // Without its apostrophe "od'd" would be odd.
  [/\bod(['’]d|['’]?(ed|ing))\b/g, 'overdosed'],
  // Their words alone say nothing.
  [/\bno wh?ere?\b/g, 'nowhere'],
  [/\bcoming off\b/g, 'withdrawal'],
  [/\bvoices (?=(are |keep )?(tell|say))/, 'hearing voices '],
  // Who knows no way on has not said which help is wanted.
  [
    /\b(?:don['’]?t|do not|dunno) (?:know )?(?:what (?:else )?to do|where (?:else )?to (?:go|turn|start)|who to (?:ask|call|ring|turn to))\b/g,
    'help',
  ],
  [/\beverything (?:has |is )?(?:all )?(?:gone|went|going) wrong\b/, 'help'],
  [/\bgiving up\b(?! (smok|drink|heroin|drugs|the))/, 'hopeless'],
  // Two or three of something, who may be alone.
  [/\bcouple of\b/g, ' '],
  [/\b(to|over)?nite\b/g, '$1night'],
  [/xmas/, 'christmas'],
  [/\bchristmas (day )?(dinner|lunch|meal|food)\b/, 'christmas'],
  [/\bnew years?\b/, 'newyear'],
  // No refuge has a status.
  [/\brefug(?:i|y|u|ie|ei|eee)e?(s?)\b/g, 'refugee$1'],
  [/\brefuge(?= (status|council)\b)/g, 'refugee'],
  // One word or two to those who write it, and what one gives; to drop a thing off is to give it.
  [/\bfood ?(bank|parcel|voucher)/g, 'food bank'],
  [/\bsex[ -]?work(er)?s?\b|\bprostitut\w*|\bworking girls?\b/g, 'sex work'],
  [/\bgps?\b/g, 'doctor'],
  [/\bsleepingbag/, 'sleeping bag'],
  [/\bhard of hearing\b/, 'deaf'],
  [/\bbri(stl|ssl|zzl)e\b/, 'bristol'],
  [/\bcitizen ?card/, 'id'],
  [/\b(somewhere|keep|stay) dry\b/, 'indoors'],
  [/\b(bring|takes?|allow\w*|accept\w*|with|me and) (\w+ )?(dogs?|pets?)\b/, 'dog friendly'],
  [/\bwet (?=hostel|house)/, 'letindrunk '],
  [/\brd\b/, 'road'],
  [/\bdrop(ping)?[ -]?off\b/g, 'donate'],
  // Half a department, beside what it is of.
  [/(?<![gls] )\bdept(?=s?\b(?! of))/g, 'debt'],
  // Not what somebody wants to be clean: "get clean" is about drugs.
  [/\bclean (?=(cl|soc|un|kn|bed|tow|shi|shoe|trou))/, ''],
  [/ to public funds?\b/, ''],
  // A contract would be taken for the beginning of that.
  [/\bcontractions\b/, 'miscarriage'],
  // The prison, to who gets out of it.
  [/\b(g[eo]t\w*|just|com\w+|came) out of horfield/, 'prison'],
  // It is no charge of a phone.
  [/\bfree of charge\b/g, 'free'],
  // Skin that is burnt, of which "burnt out" says nothing; no drug, no violence, no self-harm.
  [/\bburnt\b(?! out)/g, 'burn'],
  [/\bcracks? (?=in (the|my|our) (wall|window|ceiling|roof|floor))/, 'repairs '],
  [/\bdomestic (?=appliance)/, ''],
  [/\bcut(ting)?( my| his| her)? hair\b|\bhair cut\b/, 'haircut'],
  [/\bcoun[cs]+[ei]ll?ing\b/, 'counselling'],
  [/\bthings to do\b/, 'activities'],
  [/\b(do|my|some) washing\b|^washing$/, 'laundry'],
  [/\blast night\b|(?<=day) night\b/, ''],
  [/\bback to my (own )?country\b/, 'european'],
  // A town by its name.
  [
    /\b(get|go|getting|going|return\w*) back to (?!m[ey]\b|a\b|the|you|us|h[ie]|work|scho|coll|sleep|norm|pris)/,
    'travel ',
  ],
  [/\b(talk(?:ing)?) (?:to )?(?:at|in the|late at|all) night\b/, '$1'],
  // The phone is only where they do it.
  [/\b(bet\w*|gambl\w*|casino|slots)\b(.*) on my (?:phone|mobile)\b/, '$1$2'],
  // A street by its name, in which nobody says to sleep.
  [/^(?!the|on|off|in|my|liv|sle|rough|homeless|night|work|sex)(\w+) street$/, '$1'],
  [/\bnear( to)? (me|here)\b/, 'nearby'],
  [/\basleep\b/, 'sleeping'],
  // How long somebody is pregnant is nobody's age.
  [/\b\d+ (weeks?|wks?|months?) (?=pregnant\b)/, ''],
  // Nobody's rights, and no opening times.
  [/\bright now/, 'now'],
  [/\bopen(ing)? (?=(an? )?(bank )?account)/, ''],
  // A drink that somebody spiked is no drinking.
  [/\bdrink (?=(got |was )?spiked)|(?<=spiked (my )?)drink\b/, ''],
  // Not said of how one feels.
  [/\bneed (a|to) (shit|piss)/, 'toilet'],
  // Days as they are shortened, but for what is another word: "mon ami", "il me tue", "sat in the rain", "sun cream".
  [/\b(tues|fri)\b/g, '$1day'],
  [/\bthu(rs?)?\b/, 'thursday'],
  [/ mon$/, ' monday'],
  [/(?<![el]) tue$/, ' tuesday'],
  [/\bwe(ds?|nsday)\b/, 'wednesday'],
  [/\bsat\b(?! (in|on|at|down|here))/, 'saturday'],
  [/(?<!the )\bsun\b(?! [bch])/, 'sunday'],
];

/**
 * What a typed text asks for, in lower case, in place of all that it tells. It is not read so where danger would be lost with the rest:
 * "saw someone stabbed in the street".
 */
export const ASKED_AS: readonly [pattern: RegExp, meant: string][] = [
  // Somebody else, whom the team that goes out looks for; who is ill needs a doctor.
  [
    /^(?!.*\b(ill\b|mov|on me|st[eo]le|took my|my tent|services?\b|(im|am) (a |homeless)))(?=.*\b(report|seen?|saw|worried about|asleep|(man|woman|person|some(one|body)) sleeping)\b)(?=.*\b(m[ae]n|wom[ae]n|person|people|some(one|body)|sleepers?)\b).*\b(sleep\w*|rough|doorway|tent|street|homeless)\b.*/,
    'streetlink',
  ],
  [/\b(my |a )?(friend|mate) (?=(ha[sd]|is|just|needs|wants|took|overdosed|cant|wont|died)\b)/, ''],
  // What was asked there already is no answer.
  [
    /\bcouncil (has |have |just )*((wo|ca|is|are|would|did|does|ha[sv]e?)n['’]?t|not|refus\w+|reject\w+|turn\w+|denied|sa\w+ (no|i|im))\b(?! (open|answer|repl|fix)).*/,
    'council refused',
  ],
  // Who asks whether they may come after a drink asks for no help with it. Not what tells of another who drinks.
  [
    /^(can|could|may|will|do|am) (i|u|you|we|they)\b.*\b(go|come|get|let me|let us|allowed) in(side)?\b(?! (touch|rehab|detox|contact|recovery))(?!.*\b(s?he|hes|shes)\b).*\b(drink|drinking|drunk|pissed|high|been using)\b/,
    'letindrunk',
  ],
  // A postcode, or the half of one of the city's; in an address it is none that is asked for.
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\bbs\d\d?\b/, 'postcode'],
  // A time alone asks what is open then.
  [/\b\d+ ?[ap]m\b/g, 'open'],
  [/\b((any|some)where|place) to live\b/, 'homeless'],
  [/\b(get|go|getting|going) home\b/, 'travel home'],
  // Not what is asked for on that day.
  [/(?<!\bopen) (?:un)?till? (?:\w+day|tomorrow|next \w+)\b/, ''],
  // Not the women whom a hostel's own listing names.
  [/\bhostels? (for )?wom[ae]n\b|\bwom[ae]n['’]?s hostel/, 'womenhostel'],
  [
    /\b(?:put|moved|placed) (?:me|us) (?:up )?in(?:to)?(?: a)? (?:b ?(?:&|and|n)? ?b|bnb|hotel|travelodge)\b/,
    'temporary accommodation',
  ],
  [/\bfor (?:(?:my|a|the) )?new (?:flat|house|home|place)\b/, 'furniture'],
  [/\b(?:ring|call|phone|contact) (?:at |to )?the council\b/, 'council'],
  [/\bfrom (?:\w+ )?(?:coach|bus|train) station\b/, ''],
  [/\b(arrived|landed) (?:in|from) (?:the )?(?:uk|england|britain|abroad)\b/, 'refugee'],
  [/\blittle ones?\b/, 'kids'],
  [/\b(?:tesco|asda|aldi|lidl|sainsburys?|supermarket|shopping) vouchers?\b/, 'food voucher'],
  [/\bbackpackers?\b/, 'hostel'],
  [/\bb(?:a|ai|ali)ll?if+s?\b/, 'bailiff'],
  [/\b(?:something|food|stuff) to cook\b/, 'food bank'],
  [/\b(?:vegan|veggie|vegetarian)\b(?: (?:food|meals?))?/, 'vegetarian meal'],
  [/\bclean (?:up|my ?self)\b/, 'shower'],
  [/\b(?:wom[ae]n|female|lad(?:y|ie))['’]?s? only\b/, 'womenonly'],
  [/\bcash in hand\b/, 'work'],
  [/\b(eviction|court|possession|notice|sanction|decision|council|dwp) letters?\b/, '$1'],
  [/\bcourt\b(?=.*\b(?:rent|arrears|evict|landlord|possession))/, 'solicitor'],
  [/\b(?:run|ran|running) out\b(?! of)|\b(?:go|going|gone|goes) away\b/g, ''],
  [/\bleave (?=(?:my |our |some )?(?:bag|stuff|thing|luggage|suitcase))/, 'luggage '],
  [/^(?:the )?(?:train|coach|bus) station$|\bto bath\b/, 'travel'],
  [/\bnear (?:the )?(?:train|coach|bus) station\b/, 'near me'],
  [/\bnew (?:here|in (?:town|bristol)|to (?:the )?(?:area|city|bristol))\b/, 'arrived'],
  [/\bwhere (?:do i|to) start\b/, 'help'],
  [/\bwhile (?:i|im|i am|we) (?:at )?work(?:ing)?\b/, ''],
  [/\bdry (?:(?:my|our|the|some) )?(?:wet )?(?:clothes|clobber|stuff|things)\b/, 'laundry'],
  [/\bgive (?:away )?(?:(?:my|some|old) )*clothes\b/, 'donate'],
  [/\bcoff(?:s|ing)?\b/, 'cough'],
  [/\bdonate (?:(?:my|some|old|unwanted) )*(?:cloth\w*|food|bedding|stuff|coats?)/, 'donate'],
  [/\bcant sleep\b(?=.*\b(?:cold|wet|rain|outside|rough))/, 'sleep'],
  [/\bnightshelter/, 'night shelter'],
  [/\bsally (army|ann)\b/, 'salvation army'],
  [/\baa\b/, 'alcoholics anonymous'],
  [/\bwom[ae]n['’]?s refuge\b/, 'domestic abuse'],
  [/\b(food|eat|meal)s?\b(.*) evening\b|\bevening (food|meal)s?/, 'dinner$2'],
  // Who has nothing in a home asks for what stands in one.
  [
    /\b(mov(e|ed|ing) (in ?)?to|nothing in( my)?) ((a|the|our|(my )?(new|own|first|council)) )*(flat|house|place|bedsit|tenancy|property)\b/,
    'furniture',
  ],
  [
    /\b(can|do|could|should) (i|we) (do to )?help (a |the |some(one|body) |people |rough )*(homeless|sleep).*/,
    'streetlink donate',
  ],
  [/\bloos?\b/, 'toilet'],
  // Who would jump from it is not led to The Bridge, which is for who was raped.
  [/\b(off|on|from|at) (the |a )?(suspension )?bridge\b|suspension bridge/, ''],
  [/\br[au]n(ning)? out of\b/, 'no'],
];
