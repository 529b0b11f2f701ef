/** What a condition is to somebody who wants to come: good news, something to do first, or what is not possible. */
export type ConditionSense = 'welcome' | 'bring' | 'cannot';

type Row = {
  /** What it is called in the history and above its column. */
  label: string;
  /** What its provider is asked. */
  question: string;
  /** What people read where the answer is yes and where it is no; '' where there is nothing to say. `{}` is the value. */
  yes: string;
  no: string;
  /** What a no is; without it, what cannot be. */
  noIs?: 'welcome' | 'bring';
  /** That a yes keeps everybody else out: it stands first, with the other limits (docs/product.md#who-may-come). */
  isLimit?: true;
  /** A Lucide icon's name. */
  icon: string;
  /** The types of service that are asked; all without it. */
  types?: readonly string[];
  /** What it is called as a filter; without a name it is not offered as one. */
  filter?: string;
  /** That a room should not see somebody choose it. */
  offKiosk?: true;
  /** What stands for a yes. */
  holds?: 'age' | 'languages';
  /**
   * Subtypes that say yes or no by themselves; of what holds a value, the value that they say. What availability says is in
   * availability.ts.
   */
  saidBy?: Readonly<Record<string, string>>;
  /** The condition that is no where this one is yes. */
  excludes?: string;
};

const FOOD = ['Day Centre', 'Breakfast', 'Lunch', 'Dinner'] as const;

/**
 * The conditions of entry (docs/product.md#will-they-let-me-in), in the order in which they are asked and said. Everything
 * reads this table: forms, schema, API, history, spreadsheets, pages, kiosk, paper and filters. One more is one more row.
 */
export const CONDITIONS = {
  noId: {
    label: 'Without ID',
    question: 'Can people come without ID?',
    yes: 'No ID needed',
    no: 'Bring ID',
    noIs: 'bring',
    icon: 'id-card',
    filter: 'Without ID',
  },
  noReferral: {
    label: 'Without a referral',
    question: 'Can people come without a referral?',
    yes: 'No referral needed',
    no: 'Ask somebody to refer you first',
    noIs: 'bring',
    icon: 'file-check',
    filter: 'Without a referral',
  },
  walkIn: {
    label: 'Walk in',
    question: 'Can people just walk in?',
    yes: 'Just walk in',
    no: 'Ring or book first',
    noIs: 'bring',
    icon: 'footprints',
    filter: 'Just walk in',
  },
  noLocalConnection: {
    label: 'Without a local connection',
    question: 'Can people come who have no connection to this area?',
    yes: 'No local connection needed',
    no: 'For people with a local connection',
    icon: 'map-pin',
    filter: 'No local connection',
  },
  noRecourse: {
    label: 'No recourse to public funds',
    question: 'Can people come who have no recourse to public funds?',
    yes: 'Welcome with no recourse to public funds',
    no: 'For people with recourse to public funds',
    icon: 'landmark',
    filter: 'No recourse to public funds',
  },
  free: {
    label: 'Free',
    question: 'Is it free?',
    yes: 'Free',
    no: 'Bring money: it is not free',
    noIs: 'bring',
    icon: 'pound-sterling',
    filter: 'Free',
  },
  stepFreeEntrance: {
    label: 'Step-free entrance',
    question: 'Is the way in free of steps?',
    yes: 'Step-free entrance',
    no: 'Steps at the entrance',
    icon: 'accessibility',
    filter: 'Step-free',
  },
  stepFreeToilet: {
    label: 'Step-free toilet',
    question: 'Is there a toilet that one reaches without steps?',
    yes: 'Step-free toilet',
    no: 'No step-free toilet',
    icon: 'toilet',
    filter: 'Step-free toilet',
  },
  dogs: {
    label: 'Dogs',
    question: 'Can people bring a dog?',
    yes: 'Dogs welcome',
    no: 'No dogs inside',
    icon: 'dog',
    filter: 'With a dog',
  },
  families: {
    label: 'Families',
    question: 'Can people come with children?',
    yes: 'Families welcome',
    no: 'No place for children',
    icon: 'baby',
    filter: 'With children',
  },
  couples: {
    label: 'Couples',
    question: 'Can couples come together?',
    yes: 'Couples welcome',
    no: 'Not for couples together',
    icon: 'users',
    filter: 'As a couple',
  },
  womenOnly: {
    label: 'Women only',
    question: 'Is it for women only?',
    yes: 'Women only',
    no: '',
    isLimit: true,
    icon: 'venus',
    filter: 'Women only',
    saidBy: { "Women's Morning": 'yes', "Women's Clinic": 'yes' },
    excludes: 'menOnly',
  },
  menOnly: {
    label: 'Men only',
    question: 'Is it for men only?',
    yes: 'Men only',
    no: '',
    isLimit: true,
    icon: 'mars',
    filter: 'Men only',
    excludes: 'womenOnly',
  },
  under18: {
    label: 'Under 18s',
    question: 'Can people under 18 come alone?',
    yes: 'Under 18s welcome',
    no: 'For adults, 18 and over',
    icon: 'cake',
    filter: 'Under 18',
    saidBy: { '50+ Group': 'no' },
  },
  overAge: {
    label: 'From which age',
    question: 'Is it only for people over an age?',
    yes: 'People aged {} and over only',
    no: '',
    isLimit: true,
    icon: 'cake',
    holds: 'age',
    saidBy: { '50+ Group': '50' },
  },
  drinkOrDrugs: {
    label: 'After drinking or using',
    question: 'Can people come after drinking or using drugs?',
    yes: 'Welcome after drinking or using',
    no: 'Not after drinking or using',
    icon: 'wine',
    filter: 'After drinking or using',
    offKiosk: true,
  },
  halal: {
    label: 'Halal food',
    question: 'Is there halal food?',
    yes: 'Halal food',
    no: 'No halal food',
    icon: 'utensils',
    types: FOOD,
    filter: 'Halal food',
  },
  vegetarian: {
    label: 'Vegetarian food',
    question: 'Is there vegetarian food?',
    yes: 'Vegetarian food',
    no: 'No vegetarian food',
    icon: 'leaf',
    types: FOOD,
    filter: 'Vegetarian food',
  },
  bags: {
    label: 'A place for bags',
    question: 'Is there a place to leave bags?',
    yes: 'A place to leave bags',
    no: 'No place to leave bags',
    icon: 'backpack',
    filter: 'A place for bags',
  },
  languages: {
    label: 'Languages',
    question: 'Does somebody speak other languages than English?',
    yes: 'Somebody speaks {}',
    no: 'English only',
    icon: 'languages',
    holds: 'languages',
  },
} as const satisfies Readonly<Record<string, Row>>;

export type ConditionKey = keyof typeof CONDITIONS;
type Condition = Row;

export const CONDITION_KEYS = Object.keys(CONDITIONS) as ConditionKey[];

/** A row of the table, with all that a row may say. */
export const conditionOf = (key: ConditionKey): Condition => CONDITIONS[key];

/**
 * What a provider has answered: 'yes' or 'no', of what holds a value the value for a yes ('25', 'Polish, Somali'). What is
 * absent is not said.
 */
export type Conditions = { readonly [Key in ConditionKey]?: string };

/** The conditions that a service of this type is asked about. */
export const conditionsFor = (type: string): ConditionKey[] =>
  CONDITION_KEYS.filter((key) => conditionOf(key).types?.includes(type) ?? true);

/** The pairs of an answer, in the order of the table; what the table does not have is left out. */
export const answersIn = (conditions: Readonly<Record<string, string | undefined>>) =>
  CONDITION_KEYS.flatMap((key) => {
    const answer = conditions[key];
    return answer ? [[key, answer] as const] : [];
  });

/** Whether an answer says yes, with or without a value. */
export const isYes = (answer: string | undefined): boolean =>
  answer !== undefined && answer !== '' && answer !== 'no';

/** What one answer says to somebody who wants to come. */
export type ConditionLine = { key: ConditionKey; is: ConditionSense; words: string };
