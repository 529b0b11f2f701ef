import { limitsIn } from '../../conditions/condition-words.ts';
import type { Conditions } from '../../conditions/conditions.ts';
import type { PublicService } from '../service.ts';
import type { Subtype } from '../subtypes-and-availability.ts';

/** Whom each subtype is for, where its name says it; '' where it says nothing of who may come. */
const FOR_SUBTYPE: Record<Subtype, string> = {
  Outreach: '',
  'Coffee Morning': '',
  'Health Hub': '',
  '50+ Group': 'People aged 50 and over only',
  "Women's Morning": 'Women only',
  'Recovery Meeting': '',
  'Wet Clinic': '',
  Clinic: '',
  "Women's Clinic": 'Women only',
  Doctor: '',
  Nurse: '',
  'Supervised Methadone and Resettlement Team': 'For people on methadone',
};

/** Whom a listing can be for: any of these words in a sentence of a note may keep others out. */
const PEOPLE =
  "people|person|those|anyone|adults?|men|women|males?|females?|girls|boys|children|young|families|parents|mothers|carers|pensioners|veterans|students|residents?|tenants|members?|guests|clients|patients|users|customers|drinkers|refugees?|asylum|migrants|travellers|street|rough|homeless|women's|men's";

/**
 * A sentence that limits: "for people who …", "women only", "only residents", "aged 18 to 25", "over 55s", "by referral".
 * It is generous: a sentence that limits nobody is only said sooner.
 */
const LIMITING = new RegExp(
  [
    `\\b(?:for|open to)\\b(?: \\S+){0,3}? (?:${PEOPLE})\\b`,
    `\\b(?:${PEOPLE})\\b(?: \\S+)? only\\b`,
    `\\bonly (?:for|open to|admits?|(?:${PEOPLE})\\b)`,
    `^(?:wo)?men\\b`,
    `\\bno (?:under|over|children|(?:wo)?men|couples)\\b`,
    `\\b(?:under|over|age[ds]?) \\d{1,2}`,
    `\\b\\d{2}(?:\\+| ?(?:-|–|to) ?\\d{2} year)`,
    `\\b(?:by|on|needs? a|with a) referral\\b|\\breferred\\b`,
    `\\bby appointment\\b|\\bbook(?:ed)? (?:ahead|first|in advance)\\b`,
  ].join('|'),
  'i',
);

/**
 * Who may come to a service by its subtype, its conditions and its note, which an availability of For Everyone does not outweigh
 * (docs/product.md#who-may-come).
 */
export function limitsOf({
  subtype,
  note,
  availability = [],
  conditions = {},
}: {
  subtype: string;
  note: string;
  availability?: readonly string[];
  conditions?: Conditions;
}): Pick<PublicService, 'limit' | 'restOfNote'> {
  const sentences = note.split(/(?<=[.!?])\s+/).filter(Boolean);
  const limiting = sentences.filter((sentence) => LIMITING.test(sentence));
  const ofSubtype = isKnown(subtype) ? FOR_SUBTYPE[subtype] : '';
  const said = [ofSubtype, ...availability].map((words) => words.toLowerCase());
  const ofConditions = limitsIn(conditions).filter((words) => !said.includes(words.toLowerCase()));
  const limits = [
    ofSubtype,
    ...ofConditions,
    ...limiting.map((sentence) => sentence.replace(/\.$/, '')),
  ];
  const limit = limits.filter(Boolean).join('. ');
  if (!limit) return {};
  if (limiting.length === 0) return { limit };
  return { limit, restOfNote: sentences.filter((it) => !limiting.includes(it)).join(' ') };
}

const WOMEN = /^(?:only )?(?:for |open to )?women(?: and (?:girls|children))?(?: only)?$/i;
const MEN = /^(?:only )?(?:for |open to )?men(?: only)?$/i;

/** What a limit's own sentences answer of who is let in, where nobody was asked: a list for men leaves out what is "For women". */
export function answersInLimit(limit = ''): Conditions {
  const sentences = limit.split('. ');
  if (sentences.some((it) => WOMEN.test(it))) return { womenOnly: 'yes', menOnly: 'no' };
  if (sentences.some((it) => MEN.test(it))) return { menOnly: 'yes', womenOnly: 'no' };
  return {};
}

const isKnown = (subtype: string): subtype is Subtype => Object.hasOwn(FOR_SUBTYPE, subtype);
