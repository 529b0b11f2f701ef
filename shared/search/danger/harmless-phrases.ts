import { anyPhrase, THEM } from './phrase.ts';

/** What is said with words of danger and tells of none: it is taken out before danger is looked for. */
export const HARMLESS = new RegExp(
  anyPhrase`
    rape ?seeds?|slave to|stab(bing)? in the dark|stalking ho[ru]se
    stab (vest|jab)*
    (alcohol|drugs?|substance) abuse
    (dv|domestic (abuse|violence)) (\w+ )?(course|training|volunteer*)|volunteer* (\w+ ){0,3}(rape|refuge|suicide) (crisis|prevention)?
    \d+ kms|threaten(s|ed|ing)? (me |us )?(with |to )?(evict*|court|bailiffs?|sanction*|(kick|throw|chuck) (me|us) out)
    (scared|afraid|frightened) (that )?(they|he|she|landlord|council) (will|might|may) (evict|stop|sanction|kick)
    (back|feet|foot|tooth|teeth|head|knees?|legs?) (is |are )?killing (me|him|her)
    (panic|anxiety) attacks?
    (phone|battery|dog|cat)( is| going| gone)? (dying|dead)|milk ?shakes?
    (?<=runaway )(dog|cat)|runaway(?= (dog|cat))|runaway success
    forced to move by|refuge collection
    dye?ing (for|to|my hair|of (hunger|thirst))
    (a|one|another) hit(?! (me|us|him|her|my)\b)|food (\w+ ){0,3}kill me
    hit (the (bottle|road|streets?|town)|with an? (fine|bill|charge))
    (overdose|suicide|self harm) (prevention |awareness )?(training|course|bereavement)
    suicide squad
    (arrears|debts?|bills) choking
    bleeding radiators?|abuse of (process|power|(the )?(benefits?|system))|assault course
    battered (fish|cod|sausage|suitcase|bag|shoe|trainer)s?|choking hazards?|dying (at )?\d+|overdose of (junk|paper)
    (depression|anxiety|life|debt|it) (is |keeps )?dragging me down|(jobcentre|dwp|uc|universal credit) (\w+ )?ma(de|kes?|king) me
    (pest|birth|rent|cruise|remote) control*
    (dog|pet|cat|puppy|horse) groom*|grooming (kit|products)
    (?<!not )safe (place )?(to (leave(?! (my )?${THEM}\b)|put|store|keep|charge|lock|park|inject)|for my (bag|bike|stuff|thing|tent)s?)
  `,
  'g',
);
