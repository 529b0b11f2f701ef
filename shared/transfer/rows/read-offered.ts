import { foldToLetters } from '../../text/fold.ts';
import { capitalise } from '../../text/sentence.ts';
import { DAYS } from '../../time/schedule.ts';
import { IN_WORDS, type Kind, type KindsChosen, readKindCell } from '../cells/kind-cell.ts';
import { mealOf } from '../cells/meal-of.ts';
import { CLOSES, OPEN_ON, OPENS, TIMES } from '../columns-in.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import { readWeekCells } from './read-week-cells.ts';
import type { Ask, ReadKind, ReadRow, Says } from './row-types.ts';

/** One thing that a row offers: a service, or words for the description of its organisation. */
export type Offered = Pick<ReadRow, 'refused' | 'categories' | 'isInWords' | 'kind'> & {
  fields: EntryFields;
  week: ReturnType<typeof readWeekCells>;
  /** What its type does not say: for the note of a service, else the description. */
  left: string[];
  asks: Omit<Ask, 'row'>[];
};

const TYPE = 'Type';
const NO_WEEK: Offered['week'] = { fields: {}, left: [], asks: [], isByAppointment: false };

/** What a row offers: several services where its cell names several, one of no type where no column says the type. */
export function readOffered(says: Says, mine: EntryFields, chosen: KindsChosen): Offered[] {
  const said = says(TYPE);
  const one = (fields: EntryFields, type?: string): Offered => ({
    fields,
    week: readWeekCells(says, type),
    left: [],
    asks: [],
  });
  if (said === undefined) return [one(mine)];
  const kind = readKindCell(said, chosen);
  const asKind = (reads: string): ReadKind | undefined =>
    kind.words ? { word: kind.words, reads, isAsked: !kind.isKnown } : undefined;
  if (!kind.isKnown) return [{ ...one({ ...mine, type: said }), kind: asKind('') }];
  if (kind.isLeftOut) {
    const refused = { label: TYPE, message: `Left out, as was chosen for “${kind.words}”.` };
    return [{ ...one(mine), refused, kind: asKind('') }];
  }
  const meal = kind.isMeal ? mealOf(readWeekCells(says).fields) : undefined;
  const isOther = meal && kind.types.every(({ type }) => type !== meal);
  const types = [...kind.types, ...(isOther ? [{ type: meal, subtype: undefined }] : [])];
  const [first] = types;
  if (!first) return [inWords(says, mine, kind, asKind)];
  const names = types.map(({ type }) => type);
  const reads = meal ? [...kind.types.map(({ type }) => type), 'a meal, by its hours'] : names;
  return types.map(({ type, subtype: ofType }, at) => {
    const subtype = mine.subtype || ofType;
    const asks =
      at > 0
        ? []
        : types.length > 1
          ? [hint(`Read as ${types.length} services: ${names.join(', ')}.`)]
          : foldToLetters(type) !== foldToLetters(said)
            ? [hint(`Read as ${type}${meal ? ', by its hours' : ''}.`)]
            : [];
    return {
      ...one({ ...mine, type, ...(subtype ? { subtype } : {}) }, type),
      left: kind.words ? [capitalise(kind.words)] : [],
      asks,
      kind: asKind(reads.join(', ')),
      categories: kind.categories,
    };
  });
}

const hint = (message: string) => ({ label: TYPE, message, isQuestion: false });

/** What no timetable has: what it is, when and for whom, as it is written. */
function inWords(
  says: Says,
  { type: _, subtype: __, availability, note, ...mine }: EntryFields,
  { words, categories }: Kind,
  asKind: (reads: string) => ReadKind | undefined,
): Offered {
  const times = timesWritten(says);
  const [who = ''] = (availability ?? []) as string[];
  const others = [who, String(note ?? '')].filter(
    (it) => it && !/^(?:any|every)(?:one|body)$/i.test(it),
  );
  const listed = categories.length > 0 ? `under ${categories.join(', ')}` : IN_WORDS.toLowerCase();
  return {
    fields: mine,
    week: NO_WEEK,
    left: [times ? `${capitalise(words)}: ${times}` : capitalise(words), ...others.map(capitalise)],
    asks: [hint(`Read as: ${listed}. It goes into the description.`)],
    kind: asKind(categories.join(', ') || IN_WORDS),
    categories,
    isInWords: true,
  };
}

/** The hours of a row as they are written. */
function timesWritten(says: Says): string {
  const [times = '', on = '', opens = '', closes = ''] = [TIMES, OPEN_ON, OPENS, CLOSES].map((it) =>
    says(it),
  );
  const span = [opens, closes].filter(Boolean).join(' - ');
  const week = DAYS.flatMap((day) => {
    const text = says(day);
    return text && !/^(?:closed|x|-)$/i.test(text) ? [`${day} ${text}`] : [];
  });
  return [on, times || span].filter(Boolean).join(' ') || week.join(', ');
}
