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
    'young teen youth stepdad stepmum run_away 19 20 21 16 17 18 under_25 care_leaver foster runaway student nspcc ' +
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
    'hostel_dog bed_dog sleep_dog shelter_dog accommodation_dog homeless_dog',
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
  ['dog', [category('Animals'), council('Tell the council that you have an animal')]],
  ['couple', [council('Tell the council that you are a couple'), DAY_CENTRE]],
  ['dogs_allowed dog_friendly', [askThere('if a dog may come'), category('Animals')]],
  ['dog_food cat_food pet_food', [category('Animals'), askThere('about food for pets')]],
  [
    'dinner something_to_eat fud soop meal food_bank groceries sandwich vegan vegetarian veggie dietary cafe takeaway ' +
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
  ['tea supper diner evening_meal hot_meal hot_food', [timetable('Dinner'), timetable('Lunch')]],
  ['cup_of_tea cuppa brew hot_drink kettle microwave flask', [DAY_CENTRE, ...FOOD]],
  [
    'bed nowhere_to_go homeless on_the_street van car sofa couch kicked_out locked_out nightshelter ' +
      'shelter accommodation roof bnb b&b crash night overnight stay swep no_fixed_abode doss ' +
      'chucked_out thrown_out threw_me_out squat kip slep bench split_up separated divorce doorway ' +
      'field woods caravan boat hammock sleep tired shattered turfed_out car_park ' +
      'hypothermia nfa turned banned barred lost_everything bedspace',
    [...TONIGHT, category('Housing Advice')],
  ],
  [
    'tent tarp sleeping_bag blanket duvet bedding camping mattress pillow',
    [COUNCIL, CLOTHES, askThere('about tents and bedding')],
  ],
  [
    'section_21 section_8 changed_locks notice landlord arrears rent tenancy mortgage repossession ' +
      'housing flat home lodger letting_agent overcrowded possession hmo ' +
      'lodgings resettlement housing_benefit mould damp repairs room ' +
      '56_days priority_need moving bedsit ' +
      'dhp lha dss spareroom temporary_accommodation ta suitability hotel 28_days section_184 section_202 town_hall mp',
    HOUSING,
  ],
  [
    'deposit bond rent_deposit',
    [council('Ask the council about a deposit'), category('Housing Advice')],
  ],
  ['bailiff', [LEGAL, category('Housing Advice'), askThere('about money and debt'), COUNCIL]],
  ['intentionally_homeless', [category('Housing Advice'), LEGAL, COUNCIL]],
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
      'dyslexia gcse maths unemployed big_issue',
    [askThere('about work and courses'), ...ADVICE],
  ],
  ['school kids_uniform school_meals uniform', [askThere('about school costs'), CLOTHES, YOUNG]],
  ['jobcentre', [askThere('where the Jobcentre is'), ...ADVICE]],
  [
    'welfare benefits universal_credit uc hb giro dwp pip esa jobseekers sanction dla pension child_benefit carers_allowance lcwra ' +
      'journal appeal tribunal work employed sacked fired wages redundant boss unfair_dismissal hmrc p45',
    [LEGAL, category('Housing Advice'), DAY_CENTRE],
  ],
  [
    'key_worker keyworker casework advocacy forms advice begging beggar busking tools scam adoption ' +
      'complaint refused referral assessment reconnection',
    ADVICE,
  ],
  [
    'law_centre court police_station arrested brief fine discrimination custody criminal_record ' +
      'compensation rights sentence curfew parole citizens_advice cab barrister magistrates injunction asbo pspo dispersal guilty',
    [LEGAL],
  ],
  [
    'furniture starter_pack own_place curtains carpet',
    [askThere('about furniture'), category('Housing Advice')],
  ],
  ['discharged leaving_hospital callington_road', [...HOUSING, HEALTH_CARE]],
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
    'activities art choir cinema crafts gardening guitar football games gym music social swimming yoga',
    [askThere('about things to do')],
  ],
  [
    'post mail letters postal_address c/o stamp envelope',
    [askThere('if post can be sent there'), ...ADVICE],
  ],
  [
    'chill hang_out indoors inside company friends pray bored quiet ' +
      'church mosque muslim jewish christian bible quaker buddhist sikh hindu worship bike group drop_in dropin ' +
      'day_center tv sit_down warmth community_centre priest vicar chaplain imam',
    [DAY_CENTRE],
  ],
  ['lonely hug befriending mentoring', [DAY_CENTRE, helplines('General')]],
  ['cold freezing winter snow rain wet storm flood umbrella', [DAY_CENTRE, CLOTHES, ...TONIGHT]],
  [
    'heat hot_weather shade water fountain thirsty dehydrated sunburn sunstroke',
    [DAY_CENTRE, EMERGENCY],
  ],
  [
    'washing_machine londry launderette dirty_clothes dryer dry washing_powder detergent bedbugs',
    [timetable('Laundry')],
  ],
  [
    'jacket socks underwear pants bra boots trainers backpack rucksack underpants shooz knickers jumper ' +
      'charity_shop trousers thermals wear gloves hat scarf waterproofs ' +
      'tracksuit belt suit',
    [CLOTHES],
  ],
  [
    'nappies baby milk formula breastfeeding cot toys pram toddler nursery childcare diapers wipes buggy pushchair newborn twins crib',
    [askThere('about things for a baby'), CLOTHES, ...ADVICE],
  ],
  ['tampons pads period sanitary_towels', [askThere('for pads or tampons'), CLOTHES, ...HEALTH]],
  [
    'disabled_toilet accessible_toilet wheelchair_toilet',
    [
      timetable('Toilets'),
      { page: 'open', says: 'Choose “Step-free toilet” at “Will they let me in?”' },
    ],
  ],
  ['toilet loo poo lavatory pee wee bog dump washroom baby_change', [timetable('Toilets')]],
  [
    'sim credit data top_up',
    [timetable('Telephones & Phone Charging'), askThere('about a SIM or credit'), ...ONLINE],
  ],
  [
    'phone mobile payphone ring_mum call_mum ring_family call_family power_bank fone plug ' +
      'charging battery usb iphone',
    [timetable('Telephones & Phone Charging'), ...ONLINE],
  ],
  [
    'wi_fi wify password laptop pc print printer library online email facebook whatsapp google book ' +
      'photocopy document log_in scan fax',
    ONLINE,
  ],
];
