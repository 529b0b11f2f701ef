import { SERVICE_TYPES, type ServiceType } from '../../services/service.ts';
import { SERVICE_KINDS } from '../../services/subtypes-and-availability.ts';

/** What charities call each type in their own lists, beside its name; the first that a text begins with is meant. */
const CALLED: Record<ServiceType, string> = {
  'Day Centre':
    'day center|(?:community )?cent(?:re|er)|drop[ -]?in(?: centre| center)?|day service|warm (?:space|hub|room)|open house|social space',
  Breakfast: "(?:breakfasts?|b[’']?fast|brekk(?:ie|y))(?: club)?|coffee morning|bacon rolls?",
  Lunch:
    'lunch(?:es)?(?: club)?|mid-?day meals?|hot lunch(?:es)?|community lunch|sunday (?:roast|lunch)(?:es)?',
  Dinner:
    'dinners?|suppers?|eve(?:ning)?\\.? meals?|soup (?:runs?|kitchens?|vans?)|outreach (?:van|food)|night meals?',
  Showers: 'showers?(?: facilities)?|washing facilities',
  Laundry: 'laundry|laund(?:er|r)ettes?|washing machines?|clothes washing',
  Clothes: 'cloth(?:es|ing)(?: (?:bank|store|exchange))?|sleeping bags?',
  Toilets: 'toilets?|wcs?|public conveniences?',
  'Wi-Fi & Computer Access':
    'wi-?fi|internet(?: access)?|computers?(?: (?:access|use|room))?|i\\.?t\\.?(?: (?:access|suite))?|online access',
  'Telephones & Phone Charging':
    'tele?phones?|phone (?:charging|use)|(?:mobile )?charging(?: points?)?|phones?',
  'Drugs & Alcohol':
    'drugs?(?: (?:and|&) alcohol)?(?: (?:support|service|advice|recovery))?|alcohol(?: (?:support|service))?|substance (?:mis)?use|addiction(?: support)?|recovery(?: (?:group|meeting|support))?|needle exchange',
  'Mental Health':
    'mental health(?: (?:support|service|team))?|counsell?ing|well-?being(?: (?:support|group|cafe))?|talking therap(?:y|ies)',
  'Health & Dental Care':
    'health(?: care|care)?(?: (?:clinic|service))?|dent(?:al|ist)(?: (?:care|clinic))?|gp(?: (?:surgery|clinic))?|doctors?|nurses?(?: clinic)?|clinic|foot care|podiatry|medical(?: care)?',
};

/** Words of a cell that say nothing of their own. */
const FILLING = /^(?:free|hot|weekly|daily|community|the|a|and|for all|open access)\s+/i;
const PARTING = /\s*(?:[,;/+&\n]|\band\b)\s*/i;

/** A type, and which kind of it where its cell says that. */
export type ReadType = { type: string; subtype?: string };

const NAMES = SERVICE_TYPES.flatMap((type) => [
  { type, pattern: whole(literal(type)) },
  { type, pattern: whole(CALLED[type]) },
]);

function whole(pattern: string) {
  return new RegExp(`^(?:${pattern})$`, 'i');
}

function literal(text: string) {
  return text.replace(/[&+.]/g, '\\$&');
}

/**
 * The types of service that a cell names: 'Showers & laundry' are two. What is none of them comes back as it is, alone, for
 * the rules to refuse.
 */
export function readTypeCell(cell: string): ReadType[] {
  const text = cell.trim().replace(/\s+/g, ' ');
  const one = typeNamed(text);
  if (one) return [one];
  const pieces = text.split(PARTING).filter(Boolean).map(typeNamed);
  const known = pieces.filter((piece) => piece !== undefined);
  if (pieces.length === 0 || known.length < pieces.length) return [{ type: text }];
  return known.filter(({ type }, at) => known.findIndex((other) => other.type === type) === at);
}

function typeNamed(text: string): ReadType | undefined {
  const bare = text.replace(FILLING, '').trim();
  const subtyped = SERVICE_TYPES.flatMap((type) =>
    (SERVICE_KINDS[type].subtypes as readonly string[])
      .filter((subtype) => subtype !== 'Outreach' && subtype.toLowerCase() === bare.toLowerCase())
      .map((subtype) => ({ type, subtype })),
  );
  // 'Clinic' alone is a kind of one type only.
  if (subtyped.length === 1) return subtyped[0];
  const found = NAMES.find(({ pattern }) => pattern.test(bare) || pattern.test(text));
  return found && { type: found.type };
}
