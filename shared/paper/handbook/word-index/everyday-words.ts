import type { HelplineType } from '../../../helplines/helpline.ts';
import type { Category } from '../../../organisations/organisation.ts';
import type { ServiceType } from '../../../services/service.ts';

/** Where a word leads. */
export type Place =
  | { timetable: ServiceType }
  | { category: Category }
  | { helplines: HelplineType }
  | { page: 'emergency' | 'council' };

/** The timetable of a type, the organisations of a category and the helplines of a type, as places that words lead to. */
export const timetable = (type: ServiceType): Place => ({ timetable: type });
export const category = (name: Category): Place => ({ category: name });
export const helplines = (type: HelplineType): Place => ({ helplines: type });
export const EMERGENCY: Place = { page: 'emergency' };
export const COUNCIL: Place = { page: 'council' };

export const FOOD = [timetable('Breakfast'), timetable('Lunch'), timetable('Dinner')];
export const ADDICTION = [
  timetable('Drugs & Alcohol'),
  helplines('Addiction (Alcohol, Drugs, Gambling)'),
];
export const HEALTH = [timetable('Health & Dental Care')];
export const MIND = [timetable('Mental Health'), helplines('General')];
export const HURT = [helplines('Victim of a crime'), EMERGENCY];
/** Whom to ring tonight. */
export const TONIGHT = [COUNCIL, EMERGENCY];
export const HOUSING = [COUNCIL, category('Housing Advice')];
export const ADVICE = [
  category('Housing Advice'),
  category('Legal Advice'),
  timetable('Day Centre'),
];
export const NEWCOMERS = [
  category('Refugees & Asylum Seekers Help'),
  category('Non-UK Citizens Help'),
];
export const ONLINE = [timetable('Wi-Fi & Computer Access')];

/** The words that people say, which are seldom the names of our types. A name of a type needs no entry of its own. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly Place[]>> = {
  Abuse: HURT,
  'Addiction (drink, drugs, gambling)': ADDICTION,
  'Advice about the law': [category('Legal Advice')],
  'Advice about your home': HOUSING,
  'Afraid of someone': HURT,
  Ambulance: [EMERGENCY],
  Asylum: NEWCOMERS,
  'Attacked or robbed': HURT,
  Bath: [timetable('Showers')],
  'Bed for tonight': TONIGHT,
  Cat: [category('Animals')],
  'Charge a phone': [timetable('Telephones & Phone Charging')],
  Coat: [timetable('Clothes')],
  Coffee: [timetable('Day Centre'), timetable('Breakfast')],
  'Cold weather': [timetable('Day Centre'), timetable('Clothes'), EMERGENCY],
  Computer: ONLINE,
  Council: [COUNCIL],
  Counselling: MIND,
  Dentist: HEALTH,
  Depressed: MIND,
  Doctor: HEALTH,
  Dog: [category('Animals')],
  'Domestic abuse or violence': HURT,
  Drinking: ADDICTION,
  Eviction: HOUSING,
  Food: FOOD,
  Gambling: ADDICTION,
  Hostel: HOUSING,
  'Hungry, nothing to eat': FOOD,
  Immigration: [...NEWCOMERS, category('Legal Advice')],
  Internet: ONLINE,
  Lawyer: [category('Legal Advice')],
  'Leaving care': [category('Young People')],
  Meals: FOOD,
  Methadone: [timetable('Drugs & Alcohol'), ...HEALTH],
  'Night shelter': TONIGHT,
  Nurse: HEALTH,
  'Panic or worry': MIND,
  Pet: [category('Animals')],
  Phone: [timetable('Telephones & Phone Charging')],
  'Place to sit and be warm': [timetable('Day Centre')],
  Police: [EMERGENCY],
  'Rape or sexual assault': HURT,
  'Refuge (a safe place)': HURT,
  Refugee: NEWCOMERS,
  Rent: HOUSING,
  Shoes: [timetable('Clothes')],
  'Sleeping bag': [timetable('Clothes'), timetable('Day Centre')],
  'Sleeping outside': TONIGHT,
  'Someone to talk to': MIND,
  Solicitor: [category('Legal Advice')],
  'Somewhere to sleep': TONIGHT,
  Soup: FOOD,
  Suicide: [EMERGENCY, ...MIND],
  Teeth: HEALTH,
  'Trafficked or forced to work': HURT,
  Visa: NEWCOMERS,
  'Washing clothes': [timetable('Laundry')],
  'Washing yourself': [timetable('Showers')],
  WC: [timetable('Toilets')],
  'Young person': [category('Young People')],
};
