import {
  ADDICTION,
  ADVICE,
  COUNCIL,
  category,
  EMERGENCY,
  HEALTH,
  HOUSING,
  HURT,
  helplines,
  MIND,
  NEWCOMERS,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import {
  askThere,
  council,
  DAY_CENTRE,
  HEALTH_CARE,
  HELPLINES,
  LEGAL,
  ring111,
  type SearchLine,
  TEETH,
  YOUNG,
} from './ask-for.ts';

/** What people type about health, drink and drugs, harm, who they are, and when; what is particular stands before what is general. */
export const HEALTH_AND_PEOPLE_WORDS: readonly SearchLine[] = [
  [
    'gp 111 clinic walk_in hospital a&e medical medicine prescription pharmacy chemist sick ' +
      'breathing heart headache arm vomit diarrhoea bite allergy operation abortion nhs cancer carer pain ' +
      'wound bandage plaster injury skin abscess scabies ' +
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
    'sexual_health sex_health clap sti std condoms contraception chlamydia gonorrhoea syphilis herpes morning_after',
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
    'hear_voices panic_attack anxiety hate_myself sectioned stress sad cutting ' +
      'trauma ptsd psychosis bipolar amhp cmht low_mood bpd insomnia anorexia dementia bullied isolated ' +
      'overwhelmed adhd autism therapy listen breakdown crisis grief grieving bereavement died ' +
      'death funeral eating_disorder cant_sleep thoughts my_head going_mad anxious anger angry crying ' +
      'nightmares alone no_one lost_my_husband ocd psychiatrist paranoid cant_cope schizo upset manic ' +
      'flashbacks worried nervous mental burnt_out chat giving_up carry_on had_enough ' +
      'disappear feeling_down ashamed embarrassed worthless exhausted rage bulimia psychologist',
    MIND,
  ],
  [
    'harm_reduction detox_waiting_list rehab_waiting_list recovery addiction heroin crack cocaine spice coke speed fentanyl ' +
      'opiates stoned dealer relapse tobacco cigarettes ketamine ket mephedrone mdma weed cannabis benzos valium xanax ' +
      'meth subutex suboxone buvidal espranor antabuse naltrexone buprenorphine needle clean_needle syringe sharps clean_works clean_pins smack brown ' +
      'rattling clucking high fags smoking vape beer vodka wine cider pissed wasted drunk alcoholic aa na ' +
      'sober withdrawal gear comedown narcan al_anon scag citric foil booze subbies tramadol ' +
      'steroids pills inject cold_turkey monkey_dust pregabs ecstasy amphetamine junkie ' +
      'get_clean the_shakes dope codeine bad_batch ' +
      'skag mcat mandy gabapentin dihydrocodeine librium temazepam ghb chemsex dts hungover bender',
    ADDICTION,
  ],
  [
    'gambling casino slots roulette poker ga bet bookies lottery scratchcard fruit_machine bingo',
    [helplines('Addiction (Alcohol, Drugs, Gambling)')],
  ],
  [
    'hurt battered exploited mugged knife gang burglary theft fraud danger racism racist victim spiked stolen nicked harassing ' +
      'bullying transphobic homophobic antisemitic islamophobic restraining_order non_molestation marac idva isva nrm ' +
      'debt_bondage jumped',
    HURT,
  ],
  ['die dying dead kill_myself end_it_all self_harm hopeless cant_go_on', [EMERGENCY, ...MIND]],
  ['overdose od naloxone', [...ADDICTION, EMERGENCY]],
  ['dry_house', [...ADDICTION, ...HOUSING]],
  ['bus train coach travel taxi ticket railcard fare', [askThere('about fares'), ...ADVICE]],
  ['999 101 fire gas_leak emergency urgent report_crime coppers', [EMERGENCY]],
  [
    'asylum_seeker home_office nass brp leave_to_remain nrpf no_recourse ' +
      'deported esol afghan sudan syrian foreign language english ' +
      'detention papers arrived kurdish iranian eritrean albanian arabic somali stateless ' +
      'immigrant migrant undocumented overstayed aspen chinese vietnamese ' +
      'turkish farsi pashto urdu punjabi bengali tigrinya amharic ethiopian nigerian ' +
      'jamaican ukrainian russian iraqi indian pakistani bangladeshi roma gypsy evisa section_4 section_95 illegal',
    NEWCOMERS,
  ],
  [
    'settled_status eu_settlement euss european citizenship naturalisation windrush hong_kong irish polish lithuanian bulgarian ' +
      'portuguese spanish italian french german poland romania',
    [...NEWCOMERS].reverse(),
  ],
  ['asylum_support', [...NEWCOMERS, helplines('General')]],
  ['immigration_advice asylum_advice', [...NEWCOMERS, LEGAL]],
  ['interpreter translate', [helplines('General'), ...NEWCOMERS]],
  [
    'lgbt gay lesbian trans queer bisexual bi non_binary pronouns asexual',
    [helplines('General'), YOUNG],
  ],
  [
    'veteran ex_army homeless_army homeless_veteran squaddie sailor seaman ssafa army navy raf british_legion forces military soldier',
    [council('Tell the council that you served'), category('Housing Advice'), helplines('General')],
  ],
  [
    'family mum mother dad single_parent girlfriend boyfriend partner ladies female male old older elderly disabled disability ' +
      'deaf blind sign_language mobility learning_difficulties wife brother sister son daughter age_uk',
    [DAY_CENTRE, ...ADVICE, helplines('General')],
  ],
  [
    'wheelchair step_free',
    [{ page: 'open', says: 'Choose “Step-free” at “Will they let me in?”' }, DAY_CENTRE, ...ADVICE],
  ],
  [
    'sex_work sex_worker work_streets escort working_girl prostitute',
    [timetable('Health & Dental Care'), DAY_CENTRE, helplines('Victim of a crime')],
  ],
  [
    'vet dog_ill dog_sick dog_poorly dog_hurt cat_ill cat_sick puppy kitten fleas kennel staffie rabbit hamster worming',
    [category('Animals')],
  ],
  ['helpline ring call', HELPLINES],
  [
    'open tomorrow monday tuesday wednesday thursday friday saturday sunday weekend hours late',
    [{ page: 'open' }],
  ],
  ['bank_holiday easter newyear christmas boxing_day', [{ page: 'holidays' }, { page: 'open' }]],
  [
    'christmas_dinner christmas_lunch christmas_meal christmas_food',
    [{ page: 'holidays' }, timetable('Dinner'), timetable('Lunch')],
  ],
  // The city's districts of post, as whoever looks for the nearest types one.
  [
    'postcode map nearest nearby local bs1 bs2 bs3 bs4 bs5 bs6 bs7 bs8 bs9 bs10 bs11 bs13 bs14 bs15 bs16',
    [{ page: 'near' }],
  ],
  ['list everything all', [{ page: 'organisations' }]],
  [
    'outreach streetlink street_link worried_about_someone_sleeping report_rough_sleeper',
    [COUNCIL, { ...EMERGENCY, says: 'Tell the team that goes out' }],
  ],
  // A district is no word of its name.
  [
    'letindrunk',
    [
      { page: 'open', says: 'Choose “After drinking or using” at “Will they let me in?”' },
      timetable('Drugs & Alcohol'),
    ],
  ],
  ['old_market temple_meads city_centre compass_centre', []],
  [
    'homechoice bidding waiting_list housing_list council_house housing_register',
    [council('Ask the council about its housing list'), category('Housing Advice')],
  ],
  ['duty_to_refer', [council('The council takes referrals'), category('Housing Advice')]],
  ['council safeguarding homeless_team social_worker social_services', HOUSING],
];
