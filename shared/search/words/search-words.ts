import {
  ADDICTION,
  ADVICE,
  COUNCIL,
  category,
  EMERGENCY,
  FOOD,
  HEALTH,
  HOUSING,
  HURT,
  helplines,
  MIND,
  NEWCOMERS,
  ONLINE,
  TONIGHT,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import type { SearchPlace } from './places-to-start.ts';

const DAY_CENTRE = timetable('Day Centre');
const CLOTHES = timetable('Clothes');
const LEGAL = category('Legal Advice');
const YOUNG = category('Young People');
const HEALTH_CARE = timetable('Health & Dental Care');
const HELPLINES = [
  helplines('General'),
  helplines('Victim of a crime'),
  helplines('Addiction (Alcohol, Drugs, Gambling)'),
];

/** A day centre for what no listing has by name: who works there is who knows who has it. */
const askThere = (what: string): SearchPlace => ({ ...DAY_CENTRE, says: `Ask a worker ${what}` });

/** The council, and what to say to it first: whom it has to house, what a room has to hold, what is asked for. */
const council = (says: string): SearchPlace => ({ ...COUNCIL, says });

/** What 111 finds: no listing is of it, or few are. */
const ring111 = (what: string): SearchPlace => ({ ...EMERGENCY, says: `Ring 111 ${what}` });

/** Few dentists are listed, and the urgent one is found by whoever answers 111. */
export const TEETH: readonly SearchPlace[] = [HEALTH_CARE, ring111('for a dentist')];

/**
 * What people type beside the everyday words of the printed index: each line has phrases that lead to the same places,
 * with spaces between and the words of a phrase joined by `_`. Of those equally like a text the first leads, so what is particular stands before what is general. A search is led by the words it shares with a phrase, whatever their endings.
 */
export const SEARCH_WORDS: readonly (readonly [phrases: string, places: readonly SearchPlace[]])[] =
  [
    [
      'young teen youth run_away 19 20 21 16 17 18 under_25 care_leaver foster runaway student nspcc ' +
        'parents year_old 13 14 15 minor university',
      [YOUNG, helplines('General')],
    ],
    [
      'mum_kicked dad_kicked parents_kicked mum_threw dad_threw mum_chucked dad_chucked',
      [COUNCIL, YOUNG, EMERGENCY],
    ],
    ['child children kids', [YOUNG, category('Housing Advice'), helplines('General')]],
    ['volunteering donate', [{ page: 'organisations', says: 'Ask one what it needs' }, DAY_CENTRE]],
    [
      'hostel_dog bed_dog shelter_dog accommodation_dog homeless_dog',
      [
        council('Tell the council that you have an animal'),
        askThere('who takes dogs'),
        category('Animals'),
      ],
    ],
    [
      'hostel_couple bed_couple sleep_couple accommodation_couple room_couple homeless_couple',
      [council('Tell the council that you are a couple'), category('Housing Advice')],
    ],
    ['dogs_allowed dog_friendly', [askThere('if a dog may come'), category('Animals')]],
    ['dog_food cat_food pet_food', [category('Animals'), askThere('about food for pets')]],
    [
      'dinner something_to_eat meal food_bank groceries sandwich vegan vegetarian veggie dietary cafe takeaway ' +
        'scran grub nosh brekky bacon toast langar gurdwara temple fed feed ' +
        'pizza snack kosher curry porridge pantry fridge parcels hamper eaten ate empty_stomach ' +
        'roast bread fruit pasta rice burger starved ' +
        'packed_lunch buffet iftar canteen leftovers caff ' +
        'gluten_free halal',
      FOOD,
    ],
    // They go out in the evening.
    [
      'soup_run soup_van street_kitchen',
      [timetable('Dinner'), timetable('Breakfast'), timetable('Lunch')],
    ],
    ['tea supper evening_meal hot_meal hot_food', [timetable('Dinner'), timetable('Lunch')]],
    ['cup_of_tea cuppa brew hot_drink kettle microwave flask', [DAY_CENTRE, ...FOOD]],
    [
      'bed nowhere_to_go homeless on_the_street van car sofa couch kicked_out locked_out ' +
        'shelter accommodation roof bnb b&b crash night overnight stay swep no_fixed_abode doss ' +
        'chucked_out thrown_out threw_me_out squat kip bench split_up separated divorce doorway ' +
        'field woods caravan boat sleep tired shattered turfed_out car_park ' +
        'hypothermia nfa turned banned barred lost_everything bedspace',
      [...TONIGHT, category('Housing Advice')],
    ],
    [
      'tent tarp sleeping_bag blanket duvet bedding mat camping mattress pillow',
      [COUNCIL, CLOTHES, askThere('about tents and bedding')],
    ],
    [
      'section_21 section_8 changed_locks notice landlord arrears rent tenancy mortgage repossession ' +
        'housing flat home lodger letting_agent overcrowded possession hmo ' +
        'lodgings resettlement housing_benefit mould damp repairs room ' +
        '56_days notice_to_quit priority_need moving bedsit ' +
        'dhp lha dss spareroom temporary_accommodation ta suitability hotel 28_days section_184 section_202 town_hall councillor mp',
      HOUSING,
    ],
    [
      'deposit bond rent_deposit',
      [council('Ask the council about a deposit'), category('Housing Advice')],
    ],
    ['bailiff', [askThere('about money and debt'), ...ADVICE, COUNCIL]],
    [
      'debt money loan credit_union payday budget bills bank skint broke cash hardship grant ' +
        'owe pawn penniless iva ccj stepchange atm cooker tax payment petrol',
      [askThere('about money and debt'), ...ADVICE],
    ],
    [
      'gas electric energy meter prepay power_cut water_bill',
      [askThere('about energy and water bills'), category('Housing Advice')],
    ],
    [
      'birth_certificate id identification passport driving_licence deed_poll national_insurance ni_number proof change_name ' +
        'cscs',
      [askThere('about ID and papers'), ...ADVICE],
    ],
    [
      'job employment training cv course college interview apprenticeship construction reading literacy ' +
        'dyslexia unemployed big_issue',
      [askThere('about work and courses'), ...ADVICE],
    ],
    [
      'school kids_uniform school_uniform school_meals uniform',
      [askThere('about school costs'), CLOTHES, YOUNG],
    ],
    ['jobcentre', [askThere('where the Jobcentre is'), ...ADVICE]],
    [
      'welfare benefits universal_credit uc dwp pip esa jobseekers sanction dla pension child_benefit carers_allowance lcwra ' +
        'journal appeal tribunal work employed sacked fired wages redundant boss unfair_dismissal',
      [LEGAL, category('Housing Advice'), DAY_CENTRE],
    ],
    [
      'key_worker keyworker casework advocacy forms advice begging beggar busking tools scam adoption ' +
        'complaint refused referral assessment reconnection',
      ADVICE,
    ],
    [
      'law_centre court police_station arrested brief fine discrimination custody criminal_record ' +
        'compensation rights sentence curfew parole citizens_advice cab magistrates injunction asbo pspo dispersal guilty',
      [LEGAL],
    ],
    [
      'furniture starter_pack own_place curtains carpet',
      [askThere('about furniture'), category('Housing Advice')],
    ],
    ['discharged leaving_hospital', [...HOUSING, HEALTH_CARE]],
    [
      'prison prison_leaver probation probation_office probashun hmp recalled nacro mappa ex_offender jail bail released licence tag',
      [
        council('Tell the council that you left prison'),
        askThere('about probation and bail'),
        category('Housing Advice'),
        LEGAL,
      ],
    ],
    ['shower hot_water clean_up stink smell', [timetable('Showers')]],
    [
      'soap shave deodorant razor hygiene towel shampoo toothbrush toiletries toothpaste',
      [timetable('Showers'), askThere('for soap or a razor')],
    ],
    [
      'storage locker lock_up bags luggage suitcase leave_stuff belongings left_luggage',
      [askThere('if bags can be left')],
    ],
    ['haircut barber hairdresser', [askThere('about haircuts')]],
    [
      'activities art choir cinema crafts football games gardening guitar gym music social swimming yoga',
      [askThere('about things to do')],
    ],
    [
      'post mail letters postal_address c/o stamp envelope',
      [askThere('if post can be sent there'), ...ADVICE],
    ],
    [
      'chill hang_out indoors inside company friends pray bored quiet ' +
        'church mosque muslim jewish christian bible quaker buddhist sikh hindu worship bike group drop_in dropin ' +
        'day_center tv sit_down warmth heating community_centre priest vicar chaplain imam',
      [DAY_CENTRE],
    ],
    ['lonely befriending mentoring', [DAY_CENTRE, helplines('General')]],
    ['cold freezing winter snow rain wet storm flood umbrella', [DAY_CENTRE, CLOTHES, ...TONIGHT]],
    [
      'heat hot_weather shade water water_bottle fountain thirsty dehydrated sunburn',
      [DAY_CENTRE, EMERGENCY],
    ],
    [
      'washing_machine launderette dirty_clothes dryer dry washing_powder detergent bedbugs',
      [timetable('Laundry')],
    ],
    [
      'jacket socks underwear pants bra boots trainers backpack rucksack underpants knickers jumper ' +
        'charity_shop trousers thermals wear gloves hat scarf waterproofs ' +
        'tracksuit belt suit',
      [CLOTHES],
    ],
    [
      'nappies baby milk formula breastfeeding cot toys pram toddler nursery childcare diapers wipes buggy pushchair newborn twins crib',
      [askThere('about things for a baby'), CLOTHES, ...ADVICE],
    ],
    ['tampons pads period sanitary_towels', [askThere('for pads or tampons'), CLOTHES, ...HEALTH]],
    ['toilet loo poo lavatory pee wee bog dump washroom baby_change', [timetable('Toilets')]],
    [
      'sim credit data top_up',
      [timetable('Telephones & Phone Charging'), askThere('about a SIM or credit'), ...ONLINE],
    ],
    [
      'phone mobile payphone ring_mum call_mum ring_family call_family charger power_bank fone plug ' +
        'charging battery usb iphone',
      [timetable('Telephones & Phone Charging'), ...ONLINE],
    ],
    [
      'wi_fi wify computing password laptop pc print printer library online email facebook whatsapp google book ' +
        'photocopy document log_in scan',
      ONLINE,
    ],
    [
      'gp 111 clinic walk_in hospital a&e medical medicine prescription pharmacy chemist sick ' +
        'breathing heart headache arm vomit diarrhoea bite allergy operation abortion nhs cancer carer pain ' +
        'wound bandage plaster injury injured infected skin abscess scabies ' +
        'lice nits cough vaccine flu covid tb hepatitis hep_c hiv ' +
        'pregnant blood_test midwife asthma inhaler diabetes insulin epilepsy physio meds tablets ' +
        'antibiotics stitches burn swollen rash leg ear stomach preggers ulcer gums dr pill smear ' +
        'blister broken fever ill poorly cut_my_hand deep_cut cut_head ankle chest ' +
        'bleeding paracetamol ache migraine eczema thrush ' +
        'uti antenatal check_up surgery frostbite fits mouth throat bone ' +
        'bad_back dizzy faint constipated bowel piles hernia knee hip shoulder toe nails corns fungus itch crabs warts ' +
        'prep pep hep_b bbv stillborn hc1 hc2 lenses crutches seizure stroke collapsed ' +
        'unconscious poisoned cpn depot_injection leg_hurt foot_hurt back_hurt head_hurt stomach_hurt',
      HEALTH,
    ],
    ['foot feet foot_care podiatrist chiropody', [HEALTH_CARE, askThere('about foot care')]],
    [
      'sexual_health sti std condoms contraception chlamydia gonorrhoea syphilis herpes morning_after',
      [HEALTH_CARE, ring111('for a sexual health clinic')],
    ],
    ['homeless_gp homeless_doctor homeless_nurse', HEALTH],
    ['script ost', [timetable('Drugs & Alcohol'), HEALTH_CARE]],
    ['antidepressants sertraline lithium', [timetable('Health & Dental Care'), ...MIND]],
    ['miscarriage contractions', [HEALTH_CARE, EMERGENCY]],
    ['dentist dental tooth teeth tooth_hurt teeth_hurt homeless_dentist', TEETH],
    [
      'dentures braces optician glasses eyes hearing',
      [HEALTH_CARE, askThere('about eye and hearing tests')],
    ],
    [
      'crisis_team mental_health_crisis mental_health_team',
      [timetable('Mental Health'), ring111('and choose mental health'), helplines('General')],
    ],
    [
      'depression hear_voices anxiety hate_myself panic sectioned stress sad cutting ' +
        'trauma ptsd voices psychosis bipolar amhp cmht bpd insomnia anorexia dementia bullied isolated ' +
        'overwhelmed adhd autism counsellor therapy listen breakdown crisis grief grieving bereavement died ' +
        'death funeral eating_disorder cant_sleep thoughts my_head going_mad anxious anger angry crying ' +
        'nightmares alone no_one lost_my_husband ocd psychiatrist paranoid cant_cope schizo upset manic ' +
        'flashbacks worried nervous mental burnt_out chat giving_up carry_on had_enough ' +
        'disappear feeling_down ashamed embarrassed worthless exhausted rage bulimia psychologist',
      MIND,
    ],
    [
      'harm_reduction rehab detox detox_waiting_list rehab_waiting_list recovery addict addiction heroin crack cocaine spice coke speed fentanyl ' +
        'opiates stoned dealer relapse tobacco cigarettes ketamine mdma weed cannabis benzos valium xanax ' +
        'meth subutex suboxone buvidal antabuse naltrexone buprenorphine naloxone needle syringe sharps clean_works clean_pins pins smack brown ' +
        'rattling clucking high fags smoking vape beer vodka wine cider pissed wasted drunk alcoholic aa na ' +
        'sober withdrawal gear comedown narcan al_anon scag citric foil booze subbies tramadol ' +
        'steroids pills inject cold_turkey monkey_dust pregabs ecstasy amphetamine junkie ' +
        'get_clean the_shakes dope codeine bad_batch ' +
        'skag mcat mandy gabapentin dihydrocodeine librium temazepam ghb chemsex spoons dts hungover bender',
      ADDICTION,
    ],
    [
      'gambling casino slots ga bet bookies lottery scratchcard fruit_machine bingo',
      [helplines('Addiction (Alcohol, Drugs, Gambling)')],
    ],
    [
      'dv abusive hurt safe_place beaten stalker forced_marriage fgm honour slave exploited ' +
        'exploitation cuckooing county_lines mugged assaulted knife gang burglary theft fraud racist robbed ' +
        'threatened scared frightened unsafe danger victim pimp spiked stolen nicked attacked ' +
        'blackmail harassing bullying groped transphobic homophobic antisemitic islamophobic controlling ' +
        'coercive restraining_order non_molestation marac idva isva nrm debt_bondage jumped',
      HURT,
    ],
    ['die dying dead kill_myself end_it_all self_harm hopeless cant_go_on', [EMERGENCY, ...MIND]],
    ['overdose od naloxone', [...ADDICTION, EMERGENCY]],
    ['dry_house', [...ADDICTION, ...HOUSING]],
    ['bus train coach travel taxi ticket railcard fare', [askThere('about fares'), ...ADVICE]],
    ['999 101 fire gas_leak emergency urgent report_crime coppers', [EMERGENCY]],
    [
      'asylum_seeker home_office nass brp leave_to_remain settled_status eu_settlement nrpf no_recourse ' +
        'deported esol afghan sudan syrian foreign language english ' +
        'citizenship naturalisation detention papers arrived kurdish iranian eritrean albanian polish romanian arabic somali stateless ' +
        'immigrant migrant undocumented overstayed aspen european chinese vietnamese portuguese spanish ' +
        'italian bulgarian turkish farsi pashto urdu punjabi bengali tigrinya amharic ethiopian nigerian ' +
        'jamaican windrush hong_kong ukrainian russian iraqi indian pakistani bangladeshi roma gypsy irish lithuanian french german evisa euss section_4 section_95 illegal',
      NEWCOMERS,
    ],
    ['immigration_advice asylum_advice', [...NEWCOMERS, LEGAL]],
    ['interpreter translate', [helplines('General'), ...NEWCOMERS]],
    ['lgbt gay lesbian trans queer bisexual bi non_binary', [helplines('General'), YOUNG]],
    [
      'veteran ex_army homeless_army homeless_veteran squaddie sailor ssafa army navy raf british_legion forces military soldier',
      [
        council('Tell the council that you served'),
        category('Housing Advice'),
        helplines('General'),
      ],
    ],
    [
      'family mum mother dad single_parent couple ladies female male old older elderly disabled disability ' +
        'wheelchair deaf blind sign_language mobility learning_difficulties wife brother sister son daughter age_uk',
      [DAY_CENTRE, ...ADVICE, helplines('General')],
    ],
    [
      'sex_work sex_worker sexwork escort working_girl sell_sex prostitute',
      [timetable('Health & Dental Care'), DAY_CENTRE, helplines('Victim of a crime')],
    ],
    [
      'vet dog_ill dog_sick dog_poorly dog_hurt cat_ill cat_sick puppy kitten fleas kennel staffie',
      [category('Animals')],
    ],
    ['helpline ring call', HELPLINES],
    [
      'open tomorrow monday tuesday wednesday thursday friday saturday sunday weekend hours late',
      [{ page: 'open' }],
    ],
    ['bank_holiday easter new_year christmas boxing_day', [{ page: 'holidays' }, { page: 'open' }]],
    [
      'christmas_dinner christmas_lunch christmas_meal christmas_food',
      [{ page: 'holidays' }, timetable('Dinner'), timetable('Lunch')],
    ],
    ['map nearest nearby local list everything all', [{ page: 'organisations' }]],
    [
      'outreach streetlink street_link worried_about_someone_sleeping report_rough_sleeper',
      [COUNCIL, { ...EMERGENCY, says: 'Tell the team that goes out' }],
    ],
    // A district is no word of its name.
    ['old_market temple_meads city_centre', []],
    [
      'homechoice bidding waiting_list housing_list council_house housing_register',
      [council('Ask the council about its housing list'), category('Housing Advice')],
    ],
    ['duty_to_refer', [council('The council takes referrals'), category('Housing Advice')]],
    ['council safeguarding homeless_team social_worker social_services', HOUSING],
  ];
