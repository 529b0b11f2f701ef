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
  chooseAt,
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
    '111 a&e abortion abscess ache allergy ankle antenatal antibiotics arm asthma back_hurt bad_back bandage bbv ' +
      'bite bleeding blister blood_test bone bowel breathing broken burn cancer carer check_up chest clinic ' +
      'collapsed constipated corns cough covid cpn crabs crutches cut_head cut_my_hand deep_cut depot_injection ' +
      'diabetes diarrhoea dizzy dr ear eczema epilepsy faint feet_hurt fever fits flu foot_hurt frostbite fungus ' +
      'gums head_hurt headache heart hep_b hep_c hepatitis hernia hip hospital ill infected infection inhaler ' +
      'injury insulin itch knee leg leg_hurt lenses lice medical medicine meds midwife migraine minor_injuries ' +
      'mouth nails nhs nits operation pain paracetamol pep physio piles pill plaster poisoned poorly preggers ' +
      'prep rash scabies seizure shoulder sick skin smear stillborn stitches stomach stomach_hurt stroke ' +
      'surgery swollen tablets tb throat thrush toe ulcer unconscious uti vaccine vomit walk_in warts wound',
    HEALTH,
  ],
  [
    'chiropodist chiropody feet foot foot_care podiatrist',
    [HEALTH_CARE, askThere('about foot care')],
  ],
  [
    'chlamydia clap condoms contraception gonorrhoea herpes hiv morning_after sex_health sexual_health std sti ' +
      'syphilis',
    [ring111('for a sexual health clinic'), HEALTH_CARE],
  ],
  ['homeless_doctor homeless_nurse', HEALTH],
  ['chemist pharmacy', [ring111('for a chemist'), HEALTH_CARE]],
  ['hc1 hc2 prescription', [{ ...HEALTH_CARE, says: 'Ask for form HC1, for free prescriptions' }]],
  ['pregnant', [HEALTH_CARE, council('Tell the council that you are pregnant')]],
  ['homeless_pregnant', [council('Tell the council that you are pregnant'), HEALTH_CARE]],
  ['script ost', [timetable('Drugs & Alcohol'), HEALTH_CARE]],
  ['antidepressants lithium sertraline', [timetable('Health & Dental Care'), ...MIND]],
  ['miscarriage', [HEALTH_CARE, EMERGENCY]],
  ['dental dentist emergency_dentist homeless_dentist teeth teeth_hurt tooth tooth_hurt', TEETH],
  [
    'braces dentures eyes glasses hearing optician',
    [askThere('about eye and hearing tests'), HEALTH_CARE],
  ],
  [
    'crisis_team mental_health_crisis mental_health_team',
    [timetable('Mental Health'), ring111('and choose mental health'), helplines('General')],
  ],
  [
    'adhd alone amhp anger angry anorexia anxiety anxious ashamed autism bereavement bipolar bpd breakdown ' +
      'bulimia bullied burnt_out cant_cope cant_sleep carry_on chat cmht crisis crying cutting death dementia died ' +
      'disappear eating_disorder embarrassed exhausted feeling_down flashbacks funeral going_mad grief grieving ' +
      'had_enough hate_myself hear_voices insomnia isolated listen lost_my_husband low_mood manic mental my_head ' +
      'nightmares no_one ocd overwhelmed panic_attack paranoid psychiatrist psychologist psychosis ptsd rage sad ' +
      'schizo sectioned stress therapy thoughts trauma upset worried worthless',
    MIND,
  ],
  [
    'aa addiction al_anon alcoholic amphetamine antabuse bad_batch beer bender benzos booze brown buprenorphine ' +
      'buvidal cannabis chemsex cider cigarettes citric clean_needle clean_pins clean_works clucking cocaine ' +
      'codeine coke cold_turkey comedown crack dealer detox detox_waiting_list dihydrocodeine dope drunk dts ' +
      'ecstasy espranor fags fentanyl foil gabapentin gear get_clean ghb harm_reduction heroin high hungover inject ' +
      'junkie ket ketamine librium mcat mdma mephedrone meth monkey_dust na naltrexone narcan needle opiates pills ' +
      'pissed pregabs rattling recovery rehab rehab_waiting_list relapse scag sharps skag smack smoking sober speed ' +
      'spice steroids stoned subbies suboxone subutex syringe temazepam the_shakes tobacco tramadol valium vape ' +
      'vodka wasted weed wine withdrawal xanax',
    ADDICTION,
  ],
  [
    'bet bingo bookies casino fruit_machine ga gambling lottery poker roulette scratchcard slots',
    [helplines('Addiction (Alcohol, Drugs, Gambling)')],
  ],
  [
    'antisemitic armed_robbery attacked battered bullying burglary danger debt_bondage exploited fraud gang ' +
      'harassing homophobic hurt idva islamophobic isva jumped knife marac mugged nicked non_molestation nrm racism ' +
      'racist restraining_order robbed robbery safe_space spiked stolen theft transphobic victim',
    HURT,
  ],
  ['cant_go_on dead die dying end_it_all hopeless kill_myself self_harm', [EMERGENCY, ...MIND]],
  ['clean', [timetable('Showers'), ...ADDICTION]],
  ['meeting', [helplines('Addiction (Alcohol, Drugs, Gambling)')]],
  ['overdose od naloxone', [...ADDICTION, EMERGENCY]],
  ['dry_house', [...ADDICTION, ...HOUSING]],
  [
    'back_home bus bus_home bus_pass coach fare home_family night_bus railcard taxi ticket train train_home ' +
      'transport travel',
    [askThere('about fares'), ...ADVICE],
  ],
  ['101 999 emergency fire gas_leak report_crime urgent', [EMERGENCY]],
  [
    'afghan albanian amharic arabic aspen asylum_seeker bangladeshi bengali brp chinese deported ' +
      'detention english eritrean esol ethiopian evisa farsi foreign gypsy illegal immigrant indian iranian iraqi ' +
      'jamaican kurdish language leave_to_remain migrant nass nigerian no_recourse nrpf overstayed pakistani papers ' +
      'pashto punjabi roma russian section_4 section_95 somali stateless sudan syrian tigrinya turkish ukrainian ' +
      'undocumented urdu vietnamese',
    NEWCOMERS,
  ],
  [
    'bulgarian citizenship eu eu_settlement european euss french german hong_kong irish italian lithuanian ' +
      'naturalisation poland polish portuguese romania settled_status spanish windrush',
    [...NEWCOMERS].reverse(),
  ],
  ['asylum_support home_office', [...NEWCOMERS, helplines('General')]],
  ['immigration_advice asylum_advice', [...NEWCOMERS, LEGAL]],
  [
    'interpreter speaker translate',
    [askThere('about an interpreter'), helplines('General'), ...NEWCOMERS],
  ],
  [
    'asexual bi bisexual gay lesbian lgbt non_binary pronouns queer trans',
    [askThere('about LGBT+ groups'), helplines('General'), YOUNG],
  ],
  [
    'armed_forces army british_legion ex_army forces homeless_army homeless_veteran military navy raf sailor ' +
      'seaman soldier squaddie ssafa veteran',
    [council('Tell the council that you served'), category('Housing Advice'), helplines('General')],
  ],
  [
    'age_uk blind boyfriend brother dad daughter disability disabled elderly family female girlfriend ladies learning_difficulties ' +
      'male mobility mother mum old older partner sign_language single_parent sister son wife',
    [DAY_CENTRE, ...ADVICE, helplines('General')],
  ],
  [
    'deaf',
    [DAY_CENTRE, { ...EMERGENCY, says: 'To text 999, first text “register” to 999' }, ...ADVICE],
  ],
  ['wheelchair step_free', [chooseAt('Step-free'), askThere('about access'), ...ADVICE]],
  [
    'escort sell_sex sex_work work_streets',
    [timetable('Health & Dental Care'), DAY_CENTRE, helplines('Victim of a crime')],
  ],
  [
    'cat_ill cat_sick dog_hurt dog_ill dog_poorly dog_sick fleas hamster kennel kitten puppy rabbit staffie vet ' +
      'veterinary worming',
    [category('Animals')],
  ],
  ['helpline ring call', HELPLINES],
  [
    'friday hours late monday open saturday sunday thursday tomorrow tuesday wednesday weekend',
    [{ page: 'open' }],
  ],
  ['bank_holiday boxing_day christmas easter newyear', [{ page: 'holidays' }, { page: 'open' }]],
  ['local map nearby nearest postcode', [{ page: 'near' }]],
  ['list everything', [{ page: 'organisations' }]],
  [
    'outreach street_link streetlink',
    [{ ...EMERGENCY, says: 'StreetLink: tell the team that goes out' }, COUNCIL],
  ],
  ['talk', [helplines('General'), timetable('Mental Health'), EMERGENCY]],
  // A district is no word of its name.
  ['letindrunk', [chooseAt('After drinking or using'), timetable('Drugs & Alcohol')]],
  ['compass_centre salvation_army', []],
  ['bear_pit bearpit city_centre old_market temple_meads', [{ page: 'near' }]],
  [
    'bidding council_house homechoice housing_list housing_register waiting_list',
    [council('Ask the council about its housing list'), category('Housing Advice')],
  ],
  ['duty_to_refer', [council('The council takes referrals'), category('Housing Advice')]],
  ['council homeless_team safeguarding social_services social_worker', HOUSING],
];
