import { DAYS } from '../time/schedule.ts';
import type { LeadMatch } from './leads-of-text.ts';
import { type Mention, padStems } from './mentions.ts';
import type { Index } from './search-index.ts';
import type { SearchPlace } from './words/places-to-start.ts';
import { rawWords, stemWords } from './words/words.ts';

/** What a text finds among the listings. */
type ListingMatch = {
  mentions: readonly Mention[];
  /** Whether one of them has every typed word. */
  isWhole: boolean;
  /** Whether the first is a place that the text names, or all are in a street that it is. */
  hasName: boolean;
  /** Whether the text is a street, whose words ask for nothing: Temple Street is no temple. */
  isStreet?: boolean;
  /** Whether the text names a part of the city in which somebody is listed. */
  isOfArea?: boolean;
  /** Who offers there what is asked for besides. */
  there?: Mention | undefined;
};

/** The places whose listing a text finds; in the street that it is, or that it names, those who are there. */
export function findMentions(
  text: string,
  typed: readonly string[],
  { isWhole, phrases, places }: LeadMatch,
  index: Index,
): ListingMatch {
  const { mentions, ...said } = matchListings(typed, index, places.length > 0, isWhole);
  const area = said.hasName ? undefined : findInArea(text, typed, places, index);
  if (area) {
    const { inArea, isNamed } = area;
    return {
      ...said,
      mentions: inArea.length > 0 ? inArea : mentions,
      hasName: isNamed,
      isOfArea: true,
      there: isNamed ? undefined : inArea[0],
    };
  }
  // Who says a phrase asks for no place that has one of its words: "hot drink" is about no drinking.
  if (isWhole && phrases.length > 0) {
    const hasPhrase = ({ words }: Mention) =>
      phrases.some((phrase) => phrase.every((word) => words.has(word)));
    return { ...said, mentions: mentions.filter(hasPhrase) };
  }
  const street = mentionsAt(text, index);
  const plain = rawWords(text).join(' ');
  const named = STREET.exec(plain)?.[0];
  if (street.length > 0)
    return { ...said, mentions: street, hasName: true, isStreet: plain.endsWith(named ?? ' ') };
  const near = mentionsAt(named ?? '', index);
  return { ...said, mentions: near.length > 0 ? near : mentions };
}

/**
 * Who is in the part of the city that a text names, and offers what it asks for besides; undefined where it names none: "food in
 * Easton" is answered by who has meals there, "Easton" by all.
 */
function findInArea(
  text: string,
  typed: readonly string[],
  places: readonly SearchPlace[],
  { mentions, areas }: Index,
): { inArea: Mention[]; isNamed: boolean } | undefined {
  const padded = padStems(text);
  const area = areas.find((it) => padded.includes(it));
  if (!area) return undefined;
  const wanted = typed.filter((word) => !area.includes(` ${word} `));
  // Who is not let in is sent away from there.
  const offers = ({ type, ownWords, who }: Mention) =>
    who === '' &&
    (places.some((place) => 'timetable' in place && place.timetable === type) ||
      wanted.some((word) => ownWords.has(word)));
  const has = ({ words }: Mention) => wanted.filter((word) => words.has(word)).length;
  const inArea = mentions
    .filter(
      (it) =>
        it.where.some((address) => address.includes(area)) && (wanted.length === 0 || offers(it)),
    )
    .sort((a, b) => has(b) - has(a));
  const [first] = inArea;
  // "Fishponds library" is a name; so is a place alone.
  return { inArea, isNamed: first !== undefined && has(first) === wanted.length };
}

/** The place that has the words of a phrase one after the other: it says that it runs a food bank. */
export function findSayer(
  phrases: readonly (readonly string[])[],
  { mentions }: Index,
): Mention | undefined {
  return mentions.find(({ sentences, ownWords }) => {
    // Sentences are read of those alone that have the words somewhere: a large city has thousands.
    const near = phrases.filter((words) => words.every((word) => ownWords.has(word)));
    return (
      near.length > 0 &&
      sentences.some((text) =>
        near.some((words) => padStems(text).includes(` ${words.join(' ')} `)),
      )
    );
  });
}

/** Whether a text has the whole name of a place, which says more than what is asked for: "one25 van" is about One25. */
function hasNameOf(
  place: Mention | undefined,
  typed: readonly string[],
  { stems, count, mentions }: Index,
): boolean {
  const { label = '', name = [], sentences = [] } = place ?? {};
  const isTyped = (words: readonly string[]) => words.every((word) => typed.includes(word));
  const isOwn = (word: string) => !stems.has(word);
  // The town alone is no name: "new in Bristol" is not about We Are Bristol.
  const [only = '', ...more] = name;
  if (more.length === 0 && (count.get(only) ?? 0) > mentions.length / 5) return false;
  const former = stemWords(
    /\b[Ff]ormerly (?:called )?([^.)]+)/.exec(sentences.join(' '))?.[1] ?? '',
  );
  if ([name, former].some((words) => words.some(isOwn) && isTyped(words))) return true;
  // A part of it alone says as much only where no word of it asks for anything: a council's public toilets are toilets.
  return label
    .split(' – ')
    .map(stemWords)
    .some((words) => words.length > 1 && words.every(isOwn) && isTyped(words));
}

/** The places of whose addresses a text is a part of two words or more: a street leads to who is in it. */
function mentionsAt(text: string, { mentions }: Index): Mention[] {
  // Alone it would be a street by its name, without the word (words/said-as.ts).
  const words = padStems(`in ${text}`);
  if (words.trim().split(' ').length < 2) return [];
  return mentions.filter(({ where }) => where.some((address) => address.includes(words)));
}

/** A street in a longer text. */
const STREET = /\w+ (road|street|lane|hill|square)\b/;

/**
 * In which turn one of several equally found stands: a helpline that listens to anybody before one for a single harm, of which the
 * text may say nothing, and last one whose type alone says the word, and others: "gambling" is also the type of who helps with drink.
 */
function turnOf({ kind, type, label, sentences }: Mention, typed: readonly string[]): number {
  if (kind !== 'helpline' || type === 'General') return 0;
  if (!type.includes(',')) return 1;
  const said = padStems(`${label} ${sentences.join(' ')}`);
  return typed.some((word) => said.includes(` ${word} `)) ? 1 : 2;
}

/** What leads somewhere and is in listings of another meaning: who looks for work is not led to who works closely with others. */
const VAGUE = new Set(stemWords('work van home house room'));

const WHEN = new Set(
  stemWords([...DAYS, 'open night late hours weekend morning afternoon evening'].join(' ')),
);

/** What has every typed word; failing that, what has the rarest of them. */
function matchListings(
  text: readonly string[],
  index: Index,
  leadsSomewhere: boolean,
  isAnswered: boolean,
): ListingMatch {
  const { mentions, count, stems } = index;
  // An age is no house number: "i am 17" is not about 17 Jamaica Street. A day is no place that is open day and night.
  const typed = text.filter((word) => !/^(\d{1,2}|day)$/.test(word));
  const worth = (word: string) => Math.log(1 + mentions.length / (count.get(word) ?? 1));
  // A word that no listing has cannot be asked of one: "homelessness application" is answered by its first word.
  const total = typed.filter((word) => count.has(word)).reduce((sum, word) => sum + worth(word), 0);
  // When a place is open is not all that somebody asks who names a toilet. One word of a sentence, as "two" or "kitchen", is no reason
  // to be shown, nor one of two that lead somewhere: "council flat" is about no council's toilets.
  const telling = typed.filter((word) => !WHEN.has(word) && !(leadsSomewhere && VAGUE.has(word)));
  const isOfMany = telling.length > (isAnswered ? 1 : 2) || telling.length === 0;
  const least = leadsSomewhere && isOfMany ? 2 : Math.min(1, telling.length);
  const isMeant = ({ ownWords, words, name }: Mention) =>
    typed.some((word) => ownWords.has(word)) &&
    (telling.filter((word) => words.has(word)).length >= least ||
      typed.some((word) => name.includes(word) && !stems.has(word)));
  const scored = mentions
    .filter(isMeant)
    .map((mention) => ({
      mention,
      turn: turnOf(mention, typed),
      // What is called so counts twice: others say "Bristol" as often as "We Are Bristol".
      score: typed.reduce(
        (sum, word) => sum + (mention.words.has(word) ? worth(word) : 0),
        String(mention.name) === String(text) ? total : 0,
      ),
    }))
    .filter(({ score }) => score > 0 && score >= total / 2)
    .sort((a, b) => b.score - a.score || a.turn - b.turn);
  const [first] = scored;
  // A whole name is about nobody else who has its words: "caring in bristol" is not about care in Bristol.
  const hasName = hasNameOf(first?.mention, text, index);
  const isName = hasName && (first?.score ?? 0) > total;
  return {
    mentions: scored.filter(({ score }) => !isName || score > total).map(({ mention }) => mention),
    hasName,
    isWhole: scored.some(({ mention }) => typed.every((word) => mention.words.has(word))),
  };
}
