import {
  ADVICE,
  COUNCIL,
  category,
  EMERGENCY,
  FOOD,
  HEALTH,
  HOUSING,
  helplines,
  ONLINE,
  TONIGHT,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import {
  askThere,
  CLOTHES,
  chooseAt,
  council,
  DAY_CENTRE,
  HEALTH_CARE,
  LEGAL,
  type SearchLine,
  YOUNG,
} from './ask-for.ts';

/** What people type about food, a bed, money, papers, washing, clothes and phones; what is particular stands before what is general. */
export const BASIC_NEEDS_WORDS: readonly SearchLine[] = [
  [
    '13 14 15 16 17 18 19 20 21 care_leaver foster minor nspcc parents run_away runaway stepdad stepmum student teen ' +
      'under_25 university year_old young youth',
    [YOUNG, helplines('General')],
  ],
  [
    'dad_chucked dad_kicked dad_threw mum_chucked mum_kicked mum_threw parents_kicked',
    [COUNCIL, YOUNG, EMERGENCY],
  ],
  ['volunteering donate', [{ page: 'organisations', says: 'Ask one what it needs' }, DAY_CENTRE]],
  [
    'accommodation_dog bed_dog homeless_dog hostel_dog shelter_dog sleep_dog',
    [
      council('Tell the council that you have an animal'),
      askThere('who takes dogs'),
      category('Animals'),
    ],
  ],
  [
    'accommodation_couple bed_couple homeless_couple hostel_couple room_couple sleep_couple',
    [council('Tell the council that you are a couple'), category('Housing Advice')],
  ],
  ['dog', [category('Animals'), council('Tell the council that you have an animal')]],
  ['couple', [council('Tell the council that you are a couple'), DAY_CENTRE]],
  [
    'dogs_allowed dog_friendly',
    [askThere('if a dog may come'), chooseAt('With a dog'), category('Animals')],
  ],
  ['dog_food cat_food pet_food', [category('Animals'), askThere('about food for pets')]],
  [
    'ate bacon bread brekky buffet burger cafe caff canteen curry dietary dinner eaten empty_stomach fed feed ' +
      'food food_bank fruit fud gluten_free groceries grub gurdwara hamper hungry iftar kosher langar ' +
      'leftovers meal nosh packed_lunch pantry parcel pasta pizza porridge roast sandwich scran snack ' +
      'something_to_eat soop starved takeaway temple toast',
    FOOD,
  ],
  ['halal', [chooseAt('Halal food'), ...FOOD]],
  ['vegetarian_meal', [chooseAt('Vegetarian food'), ...FOOD]],
  [
    'child children kids',
    [
      council('Tell the council that you have children'),
      chooseAt('With children'),
      category('Housing Advice'),
      helplines('General'),
    ],
  ],
  // They go out in the evening.
  [
    'food_van sandwich_van soup_run soup_van street_kitchen',
    [timetable('Dinner'), timetable('Breakfast'), timetable('Lunch')],
  ],
  ['diner hot_food hot_meal supper tea', [timetable('Dinner'), timetable('Lunch')]],
  ['brew cup_of_tea cuppa flask hot_drink kettle microwave', [DAY_CENTRE, ...FOOD]],
  [
    'accommodation b&b banned barred bed bedspace bench bnb boat car car_park caravan chucked_out couch crash ' +
      'divorce doorway doss field hammock homeless hypothermia kicked_out kip locked_out lost_everything nfa night ' +
      'nightshelter no_fixed_abode nowhere_to_go on_the_street overnight roof separated shattered shelter sleep ' +
      'slep sofa split_up stay swep threw_me_out thrown_out tired turfed_out turned van woods',
    [...TONIGHT, category('Housing Advice')],
  ],
  [
    'bedding blanket camping duvet mattress pillow sleeping_bag tarp tent',
    [askThere('about tents and bedding'), COUNCIL, CLOTHES],
  ],
  [
    '28_days 56_days arrears bedsit cheap_room damp dhp dss flat hmo home hostels hotel housing housing_benefit ' +
      'landlord letting_agent lha lodger lodgings mortgage mould moving mp overcrowded priority_need rent rent_room ' +
      'repairs repossession resettlement room section_184 section_202 spareroom suitability ta ' +
      'temporary_accommodation tenancy town_hall',
    HOUSING,
  ],
  ['homeless_family', [council('Tell the council that you have children'), ...ADVICE]],
  ['arrived', [...TONIGHT, DAY_CENTRE, category('Refugees & Asylum Seekers Help')]],
  [
    'local_connection',
    [chooseAt('No local connection'), COUNCIL, category('Housing Advice'), helplines('General')],
  ],
  ['deposit bond', [council('Ask the council about a deposit'), category('Housing Advice')]],
  ['womenonly', [chooseAt('Women only'), category('Housing Advice'), helplines('General')]],
  ['womenhostel', [council('Ask the council about places for women'), category('Housing Advice')]],
  [
    'bailiff debt_collector',
    [LEGAL, category('Housing Advice'), askThere('about money and debt'), COUNCIL],
  ],
  [
    'changed_locks evicted eviction illegal_eviction landlord_wants notice possession section_21 section_8',
    [...HOUSING, LEGAL],
  ],
  ['no_work', [askThere('about work and courses'), askThere('about money and debt'), ...ADVICE]],
  ['council_refused council_review', [LEGAL, category('Housing Advice'), helplines('General')]],
  ['intentionally_homeless', [category('Housing Advice'), LEGAL, COUNCIL]],
  [
    'atm bank bills broke budget cash ccj council_tax credit_union debt grant hardship iva loan money owe ' +
      'pawn payday payment penniless petrol skint stepchange tax',
    [askThere('about money and debt'), ...ADVICE],
  ],
  [
    'electric energy gas meter power_cut prepay water_bill',
    [askThere('about energy and water bills'), category('Housing Advice')],
  ],
  [
    'birth_certificate change_name deed_poll driving_licence id identification national_insurance ni_number ' +
      'passport proof',
    [askThere('about ID and papers'), ...ADVICE],
  ],
  [
    'apprenticeship big_issue big_isue college construction course cscs cv dyslexia employment gcse interview job ' +
      'labour literacy maths reading training unemployed',
    [askThere('about work and courses'), ...ADVICE],
  ],
  ['kids_uniform school school_meals uniform', [askThere('about school costs'), CLOTHES, YOUNG]],
  ['jobcentre sign', [askThere('where the Jobcentre is'), ...ADVICE]],
  [
    'appeal benefits carers_allowance child_benefit dla dwp esa giro hb hmrc jobseekers journal lcwra pension pip sanction tribunal uc ' +
      'universal_credit welfare',
    [LEGAL, askThere('about benefits'), category('Housing Advice')],
  ],
  [
    'boss employed employer fired p45 redundant sacked unfair_dismissal wages work',
    [LEGAL, category('Housing Advice'), DAY_CENTRE],
  ],
  [
    'book document email facebook fax google laptop library log_in online password pc photocopy print printer ' +
      'scan whatsapp wi_fi wify',
    ONLINE,
  ],
  [
    'adoption advice advocacy assessment beggar begging busking casework complaint forms key_worker keyworker ' +
      'reconnection referral refused scam tools',
    ADVICE,
  ],
  [
    'arrested court curfew custody guilty magistrates parole police_station sentence',
    [LEGAL, askThere('about probation and bail')],
  ],
  [
    'asbo barrister brief cab citizens_advice compensation criminal_record discrimination dispersal family_law ' +
      'fine injunction law_centre pspo rights squatter',
    [LEGAL],
  ],
  [
    'appliances carpet cooker curtains fridge furniture own_place starter_pack white_goods',
    [askThere('about furniture'), category('Housing Advice')],
  ],
  ['discharged leaving_hospital callington_road', [...HOUSING, HEALTH_CARE]],
  ['probation', [askThere('about probation and bail'), category('Housing Advice'), LEGAL]],
  [
    'bail ex_offender hmp jail licence mappa nacro prison probashun recalled released ' + 'tag',
    [
      council('Tell the council that you left prison'),
      askThere('about probation and bail'),
      category('Housing Advice'),
      LEGAL,
    ],
  ],
  ['shower smell stink', [timetable('Showers')]],
  [
    'deodorant hygiene razor shampoo shave soap toiletries toothbrush toothpaste towel',
    [timetable('Showers'), askThere('for soap or a razor')],
  ],
  [
    'bags belongings leave_stuff left_luggage lock_up locker luggage storage suitcase',
    [askThere('if bags can be left')],
  ],
  ['lost_property lost_wallet lost_bag', [askThere('about what you lost'), EMERGENCY]],
  ['haircut barber hairdresser', [askThere('about haircuts')]],
  [
    'activities art choir cinema crafts football games gardening guitar gym music social swimming yoga',
    [askThere('about things to do')],
  ],
  [
    'c/o envelope letters mail post postal_address stamp',
    [askThere('if post can be sent there'), ...ADVICE],
  ],
  [
    'bible buddhist chapel chaplain christian church faith god hindu imam jewish mosque muslim pray prayer priest ' +
      'quaker sikh vicar worship',
    [askThere('about a place to pray')],
  ],
  [
    'warm_hub warm_room warm_space',
    [DAY_CENTRE, { ...timetable('Wi-Fi & Computer Access'), says: 'Libraries are warm too' }],
  ],
  [
    'warm',
    [
      DAY_CENTRE,
      { ...timetable('Wi-Fi & Computer Access'), says: 'Libraries are warm too' },
      COUNCIL,
    ],
  ],
  ['freezing_outside cold_outside', [...TONIGHT, DAY_CENTRE, CLOTHES]],
  [
    'bike bored chill community_centre company day_center drop_in dropin friends group hang_out indoors inside nap quiet sit_down tv ' +
      'warmth',
    [DAY_CENTRE],
  ],
  ['befriending hug lonely mentoring', [DAY_CENTRE, helplines('General')]],
  ['cold flood freezing rain snow storm umbrella wet winter', [DAY_CENTRE, CLOTHES, ...TONIGHT]],
  ['fountain thirsty water', [askThere('for drinking water')]],
  ['dehydrated heat hot shade sunburn sunstroke', [DAY_CENTRE, EMERGENCY]],
  ['hot_water', [DAY_CENTRE, EMERGENCY, timetable('Showers')]],
  [
    'bedbugs detergent dirty_clothes dry dryer launderette laundry londry washing_machine washing_powder',
    [timetable('Laundry')],
  ],
  [
    'backpack belt boots bra charity_shop gloves hat jacket jumper knickers pants rucksack scarf socks suit ' +
      'thermals tracksuit trainers trousers underpants underwear waterproofs wear winter_coat',
    [CLOTHES],
  ],
  [
    'baby baby_bank breastfeeding buggy childcare cot crib diapers formula milk nappies newborn nursery pram ' +
      'pushchair toddler toys twins wipes',
    [askThere('about things for a baby'), CLOTHES, ...ADVICE],
  ],
  ['pads period sanitary_towels tampons', [askThere('for pads or tampons'), CLOTHES, ...HEALTH]],
  [
    'disabled_toilet accessible_toilet wheelchair_toilet',
    [timetable('Toilets'), chooseAt('Step-free toilet')],
  ],
  ['baby_change bog dump lavatory pee poo toilet washroom wee', [timetable('Toilets')]],
  [
    'credit data sim sim_card top_up',
    [timetable('Telephones & Phone Charging'), askThere('about a SIM or credit'), ...ONLINE],
  ],
  [
    'battery call_family call_mum charging fone iphone mobile payphone phone plug power_bank ring_family ring_mum usb',
    [timetable('Telephones & Phone Charging'), ...ONLINE, askThere('about a phone')],
  ],
];
