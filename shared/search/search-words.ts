import {
  ADDICTION,
  ADVICE,
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
  type Place,
  TONIGHT,
  timetable,
} from '../paper/handbook/everyday-words.ts';

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

/** Where somebody starts who asks for help and does not say with what. */
export const ANYTHING: readonly Place[] = [EMERGENCY, DAY_CENTRE, helplines('General')];

/** Where a search can lead: where the printed index does, and to pages that are only on a screen. */
export type SearchPlace = Place | { page: 'open' | 'organisations' };

/**
 * What people type beside the everyday words of the printed index: each line has phrases that lead to the same places,
 * separated by commas. Of those equally like a text the first leads, so what is particular stands before what is general. A search is led by the words it shares with a phrase, whatever their endings.
 */
export const SEARCH_WORDS: readonly (readonly [phrases: string, places: readonly SearchPlace[]])[] =
  [
    [
      'young, teen, youth, 19, 20, 21, 16, 17, 18, under 25, child, children, kids, care leaver, ' +
        'foster care, runaway, student, parents, year old, 13, 14, 15, teenager, minor, university, uni',
      [YOUNG, helplines('General')],
    ],
    [
      'dinner, something to eat, starving, meal, ' +
        'food bank, foodbank, groceries, sandwich, vegan, vegetarian, cafe, takeaway, ' +
        'scran, grub, nosh, brekky, munchies, soup van, bacon, toast, fry up, langar, gurdwara, temple, fed, feed, noodles, pizza, snack, kosher, curry, porridge, pantry, fridge, parcels, hamper, eaten, ate, empty stomach, ravenous, roast, pancakes, bread, fruit, pasta, rice, burger, feed my kids, famished, peckish, starved, chips, cereal, tinned, packed lunch, hot food, kebab, stew, buffet, iftar, canteen, grab a bite, chow, tucker',
      FOOD,
    ],
    ['tea, supper, evening meal', [timetable('Dinner'), timetable('Lunch')]],
    ['cup of tea, cuppa, brew, hot drink', [DAY_CENTRE, ...FOOD]],
    [
      'bed, nowhere to go, homeless, on the street, ' +
        'van, car, sleeping in my car, live in my car, sofa, couch, kicked out, locked out, nightshelter, shelter, ' +
        'accommodation, roof, bnb, b&b, crash, ' +
        'night, overnight, stay, swep, shelta, no fixed abode, doss, chucked out, thrown out, ' +
        'threw me out, squat, kip, bench, split up, broke up, separated, divorce, doorway, field, woods, caravan, hotel, sleep, turfed out, underpass, subway, pavement, car park, airport, hypothermia',
      [...TONIGHT, category('Housing Advice')],
    ],
    [
      'tent, sleeping bag, blanket, duvet, bedding, mat, camping, mattress, pillow',
      [...TONIGHT, CLOTHES, DAY_CENTRE],
    ],
    [
      'section 21, notice, bailiff, landlord, arrears, rent, tenancy, deposit, mortgage, repossession, ' +
        'housing, flat, home, bidding, homechoice, lodger, letting agent, overcrowded, possession, waiting list, hmo, lodgings, foyer, supported housing, move on, resettlement, starter pack, ' +
        'housing benefit, mould, damp, repairs, boiler, bond, room, losing my home, bedsit, shared house, 56 days, duty to refer, move in, furniture, cooker, council house, council flat, own place, landlady, notice to quit, priority need, housing officer, illegal eviction, moving',
      HOUSING,
    ],
    [
      'key worker, support worker, casework, advocacy, welfare, debt, money, payment, benefits, universal credit, uc, dwp, pip, esa, jobseekers, sanction, dla, pension, budget, ' +
        'bills, loan, bank, birth certificate, id, identification, passport, national insurance, ' +
        'forms, advice, appeal, tribunal, work, job, employment, training, cv, cscs, sacked, fired, volunteering, college, course, skint, broke, cash, jobcentre, wages, redundant, apprentice, school, hardship, grant, bankrupt, gas, electric, energy, meter, tax, reading, driving licence, unemployed, big issue, giro, overdraft, child benefit, carers allowance, water bill, laid off, interview, apprenticeship, gcse, maths, payday, owe',
      ADVICE,
    ],
    [
      'law centre, court, barrister, police station, arrested, brief, fine, discrimination, custody, criminal record, compensation, rights, magistrates, sentence, curfew, parole, citizens advice, caution, witness',
      [LEGAL],
    ],
    ['discharged, leaving hospital', [...HOUSING, HEALTH_CARE]],
    [
      'prison, probation, ex offender, jail, bail, released, licence, tag',
      [...HOUSING, LEGAL, EMERGENCY],
    ],
    [
      'shower, hot water, clean up, soap, shave, razor, hygiene, towel, bathroom, shampoo, toothbrush, toiletries, stink, smell',
      [timetable('Showers')],
    ],
    [
      'befriending, mentoring, peer support, crafts, gardening, haircut, barber, hairdresser, storage, locker, lock up, bags, luggage, suitcase, rest, leave stuff, belongings',
      [DAY_CENTRE],
    ],
    ['post, mail, letters, postal address, c/o', [DAY_CENTRE, ...ADVICE]],
    [
      'chill, hang out, indoors, inside, company, lonely, friends, activities, social, music, pray, bored, quiet, art, church, mosque, gym, muslim, jewish, christian, sikh, hindu, worship, bike, football, ' +
        'group, drop in, dropin, day center, games, chess, tv, telly, sit down, warmth, heating, community centre, choir, yoga, kill time',
      [DAY_CENTRE],
    ],
    ['cold, freezing, winter, snow, rain, wet', [DAY_CENTRE, CLOTHES, ...TONIGHT]],
    ['heat, hot weather, shade, water', [DAY_CENTRE, EMERGENCY]],
    [
      'washing machine, launderette, dirty clothes, dryer, dry, washing powder, detergent, bedbugs',
      [timetable('Laundry')],
    ],
    [
      'jacket, socks, underwear, pants, bra, boots, trainers, backpack, rucksack, underpants, knickers, boxers, jumper, jeans, shirt, dress, charity shop, trousers, hoodie, wear, gloves, hat, scarf, waterproofs, uniform, suit, undies, wellies, thermals, tights, slippers, leggings, tracksuit, trackies, joggers, sweatshirt, fleece, tshirt, t shirt, cardigan, raincoat, anorak, pyjamas, skirt, belt, sandals, laces',
      [CLOTHES],
    ],
    [
      'nappies, baby, formula, pram, toddler, nursery, childcare, diapers, wipes',
      [CLOTHES, DAY_CENTRE, ...ADVICE],
    ],
    ['tampons, pads, period, sanitary towels', [DAY_CENTRE, CLOTHES, ...HEALTH]],
    [
      'loo, poo, public toilet, lavatory, pee, wee, bog, washroom, changing places, baby change',
      [timetable('Toilets')],
    ],
    [
      'phone, mobile, charger, power bank, fone, plug, charging, battery, sim, credit, call someone, usb, iphone, android, samsung, cable, data, top up',
      [timetable('Telephones & Phone Charging'), ...ONLINE],
    ],
    [
      'wi fi, password, laptop, pc, print, printer, library, online, email, facebook, whatsapp, google, book, scan, photocopy, document, ipad, youtube, zoom, gmail, chromebook, log on, log in',
      ONLINE,
    ],
    [
      'gp, 111, clinic, walk in, hospital, a&e, medical, medicine, medication, ' +
        'prescription, pharmacy, chemist, sick, breathing, heart, blood pressure, headache, arm, vomit, diarrhoea, bite, allergy, operation, abortion, nhs, cancer, carer, pain, foot, feet, podiatrist, chiropody, wound, bandage, plaster, injury, injured, ' +
        'infection, skin, abscess, scabies, lice, nits, cough, vaccine, flu, covid, tb, hepatitis, hep c, hiv, sti, ' +
        'sexual health, condoms, contraception, pregnant, blood test, midwife, miscarriage, asthma, inhaler, diabetes, ' +
        'insulin, epilepsy, physio, meds, tablets, antibiotics, stitches, burn, swollen, rash, dog bite, leg, ear, stomach, preggers, ulcer, gums, dr, pill, smear, dressing, blister, broken, fever, ill, poorly, cut my hand, cut finger, deep cut, cut head, std, ankle, chest, bleeding, paracetamol, bad back, ache, earache, migraine, sore throat, knee, wrist, shoulder, hip, toe, eczema, thrush, cystitis, uti, antenatal, check up, surgery, sprain, frostbite, sunburn, itch, crabs, coil, fits, mouth, throat, rib, bone',
      HEALTH,
    ],
    ['antidepressants, sertraline', [timetable('Health & Dental Care'), ...MIND]],
    // Few dentists are listed, and the urgent one is found by whoever answers 111.
    ['dentist, dental, tooth, teeth', [HEALTH_CARE, EMERGENCY]],
    ['dentures, braces, optician, glasses, eyes, hearing', HEALTH],
    [
      'depression, anxiety, hate my life, hate myself, panic attack, stress, sad, cutting, trauma, ptsd, voices, ' +
        'psychosis, bipolar, low mood, bpd, insomnia, anorexia, dementia, bullied, isolated, overwhelmed, adhd, autism, counsellor, therapy, listen, ' +
        'breakdown, crisis, grief, grieving, bereavement, died, death, funeral, eating disorder, cant sleep, thoughts, my head, going mad, anxious, anger, angry, crying, nightmares, alone, no one, lost my wife, lost my husband, ocd, psychiatrist, paranoid, cant cope, schizo, upset, manic, flashbacks, worried, nervous, stressed, mental, cpn, phobia, burnt out, chat, giving up, carry on, had enough, disappear',
      MIND,
    ],
    [
      'harm reduction, rehab, detox, recovery, addict, addiction, heroin, crack, cocaine, spice, coke, speed, fentanyl, opiates, stoned, dealer, relapse, tobacco, cigarettes, ketamine, mdma, weed, ' +
        'cannabis, benzos, valium, xanax, meth, subutex, buprenorphine, script, naloxone, needle, ' +
        'syringe, sharps, clean works, pins, smack, brown, rattling, clucking, high, fags, ' +
        'smoking, vape, beer, vodka, wine, cider, pissed, wasted, drunk, alcoholic, aa, na, sober, withdrawal, gear, coming off, comedown, narcan, al anon, scag, citric, foil, booze, subbies, tramadol, steroids, pills, inject, cold turkey, pregabalin, pregabs, skunk, ecstasy, amphetamine, glue, junkie, crackhead, hooked, get clean, whisky, rum, hangover, the shakes, dope, codeine',
      ADDICTION,
    ],
    [
      'casino, slots, bet, bookies, scratch cards, lottery, fruit machine, bingo',
      [helplines('Addiction (Alcohol, Drugs, Gambling)')],
    ],
    [
      'dv, abusive, ' +
        'safe place, beaten, stalker, harassed, ' +
        'forced marriage, fgm, honour, slavery, slave, exploited, exploitation, ' +
        'cuckooing, county lines, mugged, assaulted, threat, knife, gang, burglary, theft, fraud, racist, robbed, threatened, scared, frightened, ' +
        'unsafe, danger, racism, victim, crime, pimp, spiked, stole, stolen, nicked, attacked, blackmail, harassing, bullying, groped, transphobic, homophobic, antisemitic, islamophobic, controlling, coercive',
      HURT,
    ],
    [
      'die, dying, dead, kill myself, suicidal, end it all, self harm, hopeless, cant go on',
      [EMERGENCY, ...MIND],
    ],
    ['overdose, od, naloxone', [...ADDICTION, EMERGENCY]],
    ['bus, train, coach, travel, taxi, ticket', [DAY_CENTRE, ...ADVICE]],
    ['999, fire, emergency, urgent, report crime', [EMERGENCY]],
    [
      'asylum seeker, home office, nass, brp, leave to remain, settled status, ' +
        'eu settlement, nrpf, no recourse, public funds, deported, ' +
        'esol, interpreter, translate, ukraine, afghan, sudan, syrian, ' +
        'foreign, language, english, citizenship, papers, arrived, kurdish, iranian, eritrean, albanian, polish, romanian, arabic, somali, stateless, immigrant, migrant, undocumented, overstayed, aspen card, european, chinese, vietnamese, portuguese, spanish, italian, bulgarian, turkish, farsi, pashto, urdu, punjabi, bengali, tigrinya, amharic, ethiopian, nigerian, jamaican, windrush, hong kong, ukrainian, russian, iraqi, indian, pakistani, bangladeshi, roma, gypsy',
      NEWCOMERS,
    ],
    ['lgbt, gay, lesbian, trans, transgender, queer, bisexual', [helplines('General'), YOUNG]],
    ['veteran, army, forces, military, soldier', [...HOUSING, helplines('General')]],
    [
      'family, mum, mother, dad, single parent, couple, ladies, female, male, old, older, elderly, ' +
        'disabled, disability, wheelchair, deaf, blind, sign language',
      [DAY_CENTRE, ...ADVICE, helplines('General')],
    ],
    [
      'sex work, sex worker, sexwork, escort',
      [timetable('Health & Dental Care'), DAY_CENTRE, helplines('Victim of a crime')],
    ],
    [
      'vet, puppy, kitten, fleas, kennel, staffie, rabbit, hamster, worming, pup',
      [category('Animals')],
    ],
    ['helpline, ring, call', HELPLINES],
    [
      'open, sunday, weekend, bank holiday, easter, new year, opening, hours, late, christmas, xmas',
      [{ page: 'open' }],
    ],
    ['map, nearest, local, close by, list, everything, all', [{ page: 'organisations' }]],
    ['outreach, streetlink, street link, ' + 'worried about someone sleeping', TONIGHT],
    ['council, homeless team, social worker, social services', HOUSING],
  ];
