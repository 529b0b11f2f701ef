import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';

/** What one of the first three results has to say, and what people type, with commas between. */
const SEARCHES: readonly [leadsTo: RegExp, texts: string][] = [
  [/immediate|day centre/i, 'where to go, where can i go, what do i do, anywhere'],
  [/sleep|immediate/i, 'somewhere tonight, tonight, nfa, banned'],
  [/open/i, 'today, tomorrow'],
  [/drugs/i, 'skag, mcat, gabapentin, dts, hungover'],
  [/housing|legal|council/i, 'dhp, homechoice, section 184, begging, iva, refused, probashun'],
  [/refugees|non-uk/i, 'section 95, evisa, lithuanian'],
  [/health/i, 'back pain, dizzy, toe, herpes, hc2, hernia, hep b'],
  [/mental/i, 'ashamed, worthless, bulimia'],
  [/victim|999/i, 'injunction non molestation, idva, restraining order'],
  [/breakfast|lunch|dinner/i, 'halal'],
  [/drugs|needle/i, 'syringe'],
  [/drugs|alcohol/i, 'alcohol'],
  [/drugs|methadone/i, 'methadone'],
  [/addiction/i, 'gambling'],
  [/health|dental/i, 'dentist'],
  [/health/i, 'optician, sexual health, sti, need to see a doctor, foot pain, toothache'],
  [/health/i, 'std test, pregnant, dentsit, abcess, trench foot, bad teeth, legs swollen'],
  [/health/i, 'dog bite, run out of meds, burnt my hand, i need stiches, preggers, docter'],
  [/health/i, 'gp without address, tooth hurts, abcess on arm, bleeding gums, leg ulcer'],
  [/health/i, 'podiatry, flu jab, covid test, hiv test, morning after pill, im pregnent'],
  [/famil|clothes|day centre|women/i, 'nappies'],
  [/young/i, 'under 18, im 16, young person, 15 year old, foster kid'],
  [/victim|abuse|999|women/i, 'husband hit me'],
  [/victim|abuse|999|sleep|immediate/i, 'scared to go home'],
  [/victim|bridge|999/i, 'raped'],
  [/victim|999|immediate/i, 'slavery'],
  [/sleep|immediate|julian|council/i, 'bed tonight'],
  [/sleep|immediate|clothes|outreach|day centre/i, 'tent'],
  [/sleep|immediate|outreach|streetlink/i, 'rough sleeping'],
  [/sleep|immediate|housing|council/i, 'sofa surfing, sleeping in car, kicked out'],
  [/housing|council|shelter|legal/i, 'eviction, evicted, section 21'],
  [/day centre|winter|clothes|sleep|immediate/i, 'cold'],
  [/breakfast|lunch|dinner/i, 'hungry, where can i get a hot meal, no money for food'],
  [/breakfast|lunch|dinner/i, 'any1 giving out food 2day'],
  [/dinner|lunch|soup/i, 'soup run, wheres the soup van'],
  [/breakfast/i, 'breakfast, brekfast, hungrey, breakfast sunday, free brekky, bacon roll'],
  [/dinner/i, 'dinner, wots open for tea tonite'],
  [/toilet/i, 'public toilets, toylet, public toilet near me, disabled toilet, loos'],
  [/toilet/i, 'toilet open at night, disabled loo'],
  [/laundry/i, 'laundry, washin machine, dry my clothes'],
  [/clothes/i, 'clothes, shoes, clothing, cloths, winter coat, free clothes for men'],
  [/clothes/i, 'new shoos size 9, underpants, warm jumper, kids uniform'],
  [/clothes/i, 'smart clothes for interview, waterproofs'],
  [/day centre|storage/i, 'storage'],
  [/day centre|post|address/i, 'care of address'],
  [/charging/i, 'phone charging, charge my mobile, plug socket, phone died, charj my fone'],
  [/charging/i, 'lost my phone, charge fone, credit for my phone'],
  [/wi-fi/i, 'wifi, free wifi, wifi password, internet cafe, need a pc, computer access'],
  [/advice|debt|law/i, 'debt'],
  [/advice|day centre|benefit|debt/i, 'bank account'],
  [/advice|day centre|id/i, 'birth certificate'],
  [/advice|work|employment|day centre/i, 'work'],
  [/asylum|refugee|non-uk|class/i, 'english classes'],
  [/mental|helpline|samaritans/i, 'depressed'],
  [/helpline|samaritans|mental/i, 'talk to someone'],
  [/animal|vet/i, 'pet, dog food, vet bill, cat food, dog needs vet'],
  [/lgbt|young|helpline/i, 'lgbt'],
  [/veteran|forces|armed|housing/i, 'veteran'],
  [/bank holidays/i, 'christmas, bank holiday, easter sunday'],
  [/helplines/i, 'lonely'],
  [/immediate/i, 'miscarriage'],
  [/housing/i, 'my kids'],
  [/open/i, 'open now'],
  [/sleep|immediate|julian|council|shelter/i, 'shellter'],
  [/day centre/i, 'day center, somewhere warm to sit, haircut, post address'],
  [/day centre/i, 'somewhere to go in the day, somewhere to get post sent, leave my stuff'],
  [/day centre/i, 'hair cut free, lock up for my bags, somewhere to chill, day center open now'],
  [/helpline/i, 'helpline, ring someone, hotline'],
  [/julian/i, 'julian trust'],
  [/wild goose/i, 'wild goose, where is the wild goose'],
  [/shower/i, 'need a shower, shwer, somewhere to shave, wanna wash my hair'],
  [/shower/i, 'stinking need a wash, showr, have a bath, clean towels'],
  [/sleep/i, 'i got nowhere to sleep, emergency accommodation, accomodation, somewhere to doss'],
  [/sleep/i, 'no where to sleep, chucked out by my mum, gf threw me out, roofless'],
  [/sleep/i, 'no fixed abode, crash pad, b and b tonight'],
  [/sleep|housing/i, 'lost my home, ex army, landlady changed locks, sofa serfing'],
  [/sleep|housing/i, 'been evicted no where 2 go, hotel room tonight, emergancy housing'],
  [/sleep|housing/i, 'kicked outta hostel, sleeping on mates floor'],
  [/drugs|addiction/i, 'stop drinking, naloxone, vodka, coming off gear, want to stop the drink'],
  [/drugs|addiction/i, 'al anon, alcoholic, alchohol, detoxing'],
  [/drugs/i, 'heroin, needle exchange, drugs worker, smack, clean needles, rattling, weed'],
  [/drugs/i, 'needel exchange, scag, spice head, works and citric, where to get clean pins'],
  [/999|samaritans/i, 'feel suicidal'],
  [/day centre|mental|samaritans/i, 'lonely'],
  [/999/i, 'my partner hits me, i am being abused, my boyfreind hits me, suicde, he beats me'],
  [/999/i, 'my dad hits me, my ex is following me, kicked in the face, spiked, cant breathe'],
  [/999/i, 'refuje, dommestic violance, he took my money and wont let me out, my ex is outside'],
  [/999/i, 'bloke keeps following me home, scared of my brother, took too many pills'],
  [/999/i, 'm8 wont wake up, my husbands hitting me, he strangled me'],
  [/999/i, 'running from violent partner, someone raped me last night, got beat up, stabbed'],
  [/999/i, 'hes going to kill me, womens refuge'],
  [/999|victim/i, 'human trafficking, sexual assault, pimp, forced to work, forced into sex work'],
  [/asylum/i, 'asylum, asylm'],
  [/refugee/i, 'refugee help'],
  [/refugee|non-uk/i, 'learn english, eritrean, cant speak english'],
  [/advice|work|day centre/i, 'job centre'],
  [/advice|day centre/i, 'cv help, id help, been sacked, no id, jobcenter, birth cert'],
  [/advice/i, 'universal credit, benefits sanction, benifits, universal credt, pip form'],
  [/advice/i, 'gas bill, owe money to loan shark, benifit stopped, esa appeal, budgeting'],
  [/advice/i, 'bank acount'],
  [/housing|sleep/i, 'landlord kicked me out, split up with wife got to leave'],
  [/legal/i, 'legal aid, court tomorrow, got a court date, free lawer, need a brief, law center'],
  [/vet|animal/i, 'vet, staffie sick'],
  [/clothes|advice/i, 'baby stuff'],
  [/day centre|clothes|health/i, 'sanitary pads, tampons, im on my period'],
  [/clothes|sleep/i, 'blankets'],
  [/food|breakfast|lunch/i, 'food parcel'],
  [/borderlands|lunch/i, 'halal'],
  [/lunch/i, 'sunday lunch'],
  [/housing|hostel/i, 'hostel'],
  [/sleep|julian/i, 'night shelter women'],
  [/council|sleep/i, 'council'],
  [/housing|legal/i, 'prison leaver, eviction letter, landlord wont give deposit back, section 8'],
  [/housing|legal/i, 'mouldy flat, probation officer'],
  [/helpline|young/i, 'trans, trans support'],
  [/mental/i, 'mental health crisis, depresed, hearing voices, panick attacks, anxious'],
  [/mental/i, 'hear voices, counseling'],
  [/librar/i, 'library'],
  [/wi-fi|librar/i, 'printing, print a form'],
  [/julian|st pauls/i, 'st pauls'],
  [/knowle/i, 'knowle'],
  [/samaritans/i, 'samaritans number'],
  [/alcoholics|addiction|drugs/i, 'aa meeting'],
  [/gambl|addiction/i, 'gambling help'],
  [/young|1625|centrepoint|116 000/i, '16 and homeless'],
  [/childline/i, 'childline'],
  [/999|day centre|sleep/i, 'somewhere safe to go'],
  [/drugs|health/i, 'methodone, on script'],
  [/sleep|shelter/i, 'cold weather shelter, shelta, got no bed 2nite'],
  [/soup|lunch|dinner/i, 'soup'],
  [/clinic|one25|health/i, 'womens clinic'],
  [/sleep|mental|samaritans|shelter/i, 'crisis'],
  [/day centre|warm/i, 'warm bank, somwhere warm'],
  [/breakfast|lunch/i, 'where to get scran, grub, im starvin, food voucher'],
  [/lunch|dinner/i, 'soup kitchin'],
  [/day centre|breakfast/i, 'cuppa'],
  [/housing/i, 'cant pay rent, rent arears, behind on rent, housing list'],
  [/health|advice|day centre/i, 'doctors no id'],
  [/mental|samaritans/i, 'cutting, nobody to talk to, cant sleep bad thoughts, head is a mess'],
  [/mental|samaritans/i, 'im so sad, cant cope'],
  [/116 123|samaritans/i, 'want it to end, dont want to be here no more, thinking of ending it'],
  [/clothes|day centre/i, 'nappys, diapers'],
  [/non-uk|refugee/i, 'speak polish, leave to remain, no english'],
  [/sleep|housing|legal/i, 'just out of prison'],
  [/116 000/, 'run away from home'],
  [/day centre|advice/i, 'bus fare'],
  [/hostel|sleep|housing/i, 'hostal'],
  [/sleep|housing|council/i, 'council said no'],
  [/advice|day centre|breakfast|lunch|dinner/i, 'skint'],
  [/breakfast|lunch|food/i, 'foodbank voucher'],
  [/dinner|lunch|breakfast|eat/i, 'something to eat late'],
  [/breakfast|lunch|dinner|food/i, 'food for kids, where can i get fed'],
  [/clothes|day centre|sleep/i, 'sleepin bag, sleeping bags'],
  [/day centre|clothes/i, 'its raining and im soaked'],
  [/advice|day centre|non-uk/i, 'lost my passport'],
  [/housing|legal|sleep/i, 'just came out of jail'],
  [/housing|legal|hostel/i, 'bail hostel'],
  [/drugs|addiction|999/i, 'got any narcan'],
  [/addiction|gambl/i, 'addicted to scratch cards, lost it all on the slots, fruit machine'],
  [/day centre|mental|open|helpline|samaritans/i, 'on my own at xmas'],
  [/samaritans|116 123/i, 'self harming'],
  [/asylum|refugee/i, 'refugee from syria'],
  [/asylum|non-uk|refugee/i, 'papers home office'],
  [/day centre|animal|hostel/i, 'dogs allowed'],
  [/young|helpline|sleep|general/i, 'gay and homeless'],
  [/young|sleep/i, 'im 17 mum kicked me out'],
  [/women|day centre|one25/i, 'womans day centre'],
  [/sleep|open|24/i, 'open all night'],
  [/sikh|gurdwara|lunch|dinner|breakfast/i, 'gurdwara'],
  [/shelter|sleep/i, 'number for shelter'],
  [/sleep|streetlink/i, 'someone sleeping in doorway'],
  [/dinner|christmas|open/i, 'christmas dinner free'],
  [/day centre|lunch|dinner|breakfast/i, 'pot noodle hot water'],
  [/lunch|dinner|breakfast/i, 'vegi food'],
  [/clothes|day centre|advice/i, 'baby milk'],
  [/sleep|shelter|julian/i, 'nite shelter'],
  [/sleep|housing|young/i, 'been asked to leave by my parents'],
  [/advice|housing|council/i, 'council tax'],
  [/telephones/i, 'use a telephone'],
  [/laundry|clothes|shower/i, 'wash my undies'],
  [/refugee|non-uk|legal/i, 'deportation letter'],
  [/999|samaritans|mental/i, 'i want to kill him'],
  [/samaritans|mental|helpline/i, 'somebody to talk 2'],
  [/young|day centre|advice/i, 'young mum'],
  [/young|helpline/i, 'gay teen'],
  [/housing|helpline|sleep/i, 'ex squaddie'],
  [/mungo/i, 'st mungos'],
  [/salvation/i, 'salvation army'],
  [/sleep|immediate/i, 'living in my car, slept in car, woke up in a field'],
  [/young/i, 'leaving care'],
  [/mental|general/i, 'i hate my life'],
  [/clothes/i, 'hat'],
  [/health/i, 'nits, antidepressants, dentures, cut my hand'],
  [/999/i, 'being followed, i was attacked'],
  [/refugees/i, 'no recourse to public funds'],
  [/toilets/i, 'where can i poo'],
  [/animal/i, 'kitten, fleas'],
  [/999|drugs/i, 'od, overdosing, my mate has overdosed, he took an overdose'],
  [/sleep|housing/i, 'i am being made homeless, im being discharged from hospital'],
  [
    /immediate/i,
    'help me, i need help please, necesito ayuda, potrzebuje pomocy, ajutor, мне нужна помощь, مساعدة',
  ],
  [/clothes/i, 'i have nothing to wear for a interview, لباس, rroba'],
  [/sleep/i, 'moved here from london, abri pour la nuit, adapost, szállás, سرپناه'],
  [/breakfast/i, 'غذا, کھانا, yemek, الطعام'],
  [/health/i, 'miscarriage, dentysta, پزشک, الطبيب'],
  [/toilets/i, 'lazienka, bagno, toaleta, туалет'],
  [/legal/i, 'abogado, avocat, prawnik, محامي'],
  [/mental/i, 'partner died, mums funeral'],
  [/day centre/i, 'muslim, somewhere to worship'],
  [/sleep/i, 'wer can i slep, slep'],
  [/immediate/i, 'need help right now, help right now'],
  [/toilet/i, 'i need a shit, need a piss'],
  [/mental/i, 'i feel like shit'],
  [/legal/i, 'know my rights'],
  [/one25/i, 'one 25, one 25 van, one25'],
  [/health/i, 'sex worker support, sex work, chlamydia, nhs number'],
  [/one25/i, 'sex worker, sexwork, street sex workers'],
  [/addiction/i, 'gambling all my money, i gamble'],
  [/sleep/i, 'caravan, boat, tarpaulin, streetlink number'],
  [/day centre/i, 'choir, left luggage, refill my water bottle, quaker, kettle'],
  [/advice/i, 'keyworker, credit union, apprenticeship, ni number, cscs card'],
  [/drugs/i, 'buvidal, suboxone'],
  [/what is open/i, 'tuesday, friday night, lunch on wednesday'],
  [/night shelter|nowhere to sleep/i, 'nite shelter, couple of nights in a hostel'],
  [/refugees/i, 'i have refuge status, immigration advice'],
  [/drugs/i, 'detox no waiting list, coming off heroin'],
  [/dental/i, 'teeth hurting, homeless gp, my leg hurts'],
  [/bank holidays/i, 'christmas dinner, xmas food'],
  [/dinner/i, 'soup run city centre'],
  [/animals/i, 'my dog is poorly, food for my rabbit'],
  [/mental/i, 'low mood'],
  [/legal/i, 'barrister, hmrc'],
  [/drugs/i, 'coming off'],
];

const CASES = SEARCHES.flatMap(([leadsTo, texts]) =>
  texts.split(', ').map((text) => [text, leadsTo] as const),
);

describe('in the sample, the first three results help who types', () => {
  it.each(CASES)('"%s"', (text, leadsTo) => {
    const { calls, groups } = findHelp(text, SAMPLE_CITY);
    const first = [...calls, ...groups.flatMap(({ results }) => results)].slice(0, 3);
    expect(first.map(({ label, detail }) => `${label} ${detail}`).join('\n')).toMatch(leadsTo);
  });
});

describe('a search for what one needs', () => {
  const firstOf = (text: string) =>
    findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) => results.map(({ label }) => label));

  it.each(['im being evicted', 'being evicted from my flat', 'he has been evicted'])(
    'lists nobody whose text only has a word that holds sentences together: "%s"',
    (text) => {
      expect(firstOf(text).slice(0, 2)).toEqual([
        'Nowhere to sleep, now or soon',
        'Housing Advice',
      ]);
      expect(firstOf(text)).not.toContain("Men's Advice Line");
    },
  );

  it.each(['overdose', 'od', 'overdosed'])(
    'leads from %s to 999, then to drug services',
    (text) => {
      expect(findHelp(text, SAMPLE_CITY).calls[0]?.label).toBe('Call 999');
      expect(firstOf(text)[0]).toBe('Drugs & Alcohol');
    },
  );

  it('knows a whole word from the beginning of another: a mate is no mattress', () => {
    expect(firstOf('my mate')).not.toContain('Nowhere to sleep, now or soon');
  });

  it.each(['help', 'help me', 'please help', 'ayuda'])(
    'has whom to ring above where to start: %s',
    (text) => {
      const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
      expect(calls.map(({ href }) => href)).toEqual(['tel:999', 'tel:+448082000247']);
      expect(isUrgent).toBe(false);
    },
  );
});

describe('a word that is spelt right is not said to be another', () => {
  it.each(['no recourse to public funds', "where's open now", 'whats on today'])('"%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).corrected).toBeNull();
  });
});

describe('numbers stand above the results of danger alone', () => {
  const harmless = CASES.filter(
    ([, leadsTo]) => !/999|116|victim|samaritans|abuse|immediate|helpline/.test(leadsTo.source),
  );
  it.each(harmless)('none above "%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).isUrgent).toBe(false);
  });
});
