import { DAYS } from '../time/schedule.ts';
import { findNearestLeads, type Lead } from './leads.ts';
import type { Index } from './search-index.ts';
import { withoutLacking } from './words/asked-about.ts';
import type { SearchPlace } from './words/places-to-start.ts';
import { recogniseWord } from './words/recognise-word.ts';
import { isTelling, rawWords, stemOf, stemWords } from './words/words.ts';

/** The words of a text that tell what is needed, as the index knows them. */
export function recogniseWords(text: string, index: Index): string[] {
  const telling = new Map(
    rawWords(text)
      .filter(isTelling)
      .map((raw) => [stemOf(raw), raw]),
  );
  // Of a sentence a short word is seldom the beginning of another: "nu am unde sta" is not about starving.
  const least = telling.size > 1 ? 4 : 3;
  // Two of them may be known as one: a councillor is asked for at the council.
  return [...new Set([...telling].map(([word, raw]) => recogniseWord(word, raw, index, least)))];
}

/** Where a text leads. */
export type LeadMatch = {
  places: SearchPlace[];
  /** How many of the places are the first of what is asked for, each of another word. */
  firsts: number;
  /** Those of several words that lead somewhere and that the text says the whole of. */
  phrases: (readonly string[])[];
  /** Whether every word is of one phrase, or leads somewhere in one or alone. */
  isWhole: boolean;
  hasPhrase: boolean;
};

/** Where it leads without what somebody has not, as money, which is only why they ask; all of it where that leads nowhere. */
export function findLeads(text: string, typed: readonly string[], index: Index): LeadMatch {
  const needed = withoutLacking(text);
  const match = needed === text ? undefined : matchLeads(recogniseWords(needed, index), index);
  return match?.places.length ? match : matchLeads(typed, index);
}

/**
 * The places of the phrases that have most of the typed words, those that the text says the whole of first; in turns with them
 * those of each word that is left: "toilet open at night" asks for a toilet.
 */
function matchLeads(typed: readonly string[], { leads }: Index): LeadMatch {
  const isWholly = ({ words }: Lead) => words.every((word) => typed.includes(word));
  const near = findNearestLeads(typed, leads);
  const left = typed.filter((word) => !near.first.some(({ words }) => words.includes(word)));
  const others = left.flatMap((word) => {
    const alone = leads.filter(({ words: [it, more] }) => !more && it === word);
    if (alone.length > 0) return alone;
    // A word that only is part of a phrase asks for little beside what leads somewhere whole: a town is no town hall.
    return near.first.some(isWholly) ? [] : findNearestLeads([word], leads).first.slice(0, 1);
  });
  const wholes = near.first.filter(isWholly);
  // What to ask for is said only where somebody asks for it: "leave him" is not about leaving bags.
  const listOf = (lead: Lead) =>
    isWholly(lead) ? lead.places : lead.places.map(({ says, ...place }) => place);
  const found = [...near.first, ...others];
  const needs = found.filter((lead) => !saysOnly(lead, WHY) && !saysOnly(lead, WHEN));
  const whys = found.filter((lead) => saysOnly(lead, WHY));
  const whens = found.filter((lead) => saysOnly(lead, WHEN) && isWholly(lead)).map(listOf);
  const lists = [...needs, ...whys].map(listOf);
  return {
    places: [...inTurns(lists), ...inTurns(whens)],
    firsts: lists.filter(({ length }) => length > 0).length,
    phrases: wholes
      .filter((it) => it.words.length > 1 && it.places.length > 0 && !saysOnly(it, WHEN))
      .map(({ words }) => words),
    isWhole:
      (near.most > 0 && near.most === typed.length) ||
      typed.every(
        (word) => /^\d/.test(word) || found.some((it) => isWholly(it) && it.words.includes(word)),
      ),
    // "Open" says nothing of what is wanted: a misspelt shower beside it is read.
    hasPhrase: wholes.some((it) => !saysOnly(it, WHEN)),
  };
}

/** What tells why somebody asks, or when and where, and what for only where nothing else does: "no fixed abode" beside a doctor. */
const WHY = new Set(stemWords('homeless nfa fixed abode'));
const WHEN = new Set(
  stemWords(
    [...DAYS, 'tomorrow weekend hours open late city centre old market temple meads'].join(' '),
  ),
);
const saysOnly = ({ words }: Lead, some: ReadonlySet<string>): boolean =>
  words.every((it) => some.has(it));

/** The first of each list, then the second of each: of "food for kids" both words lead somewhere that is seen. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turn = (at: number) => lists.flatMap((list) => list.slice(at, at + 1));
  return Array.from({ length: longest }, (_, at) => turn(at)).flat();
}
