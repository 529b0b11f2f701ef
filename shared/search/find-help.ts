import { correct, readDanger } from './correct.ts';
import { callsFor, dangersIn, isByOthersFirst, withoutTelling } from './danger/danger.ts';
import { callsForAnybody, type UrgentCall } from './danger/urgent-calls.ts';
import { type Group, groupsFor } from './groups-for.ts';
import { isNamedIn, sortHelpFirst, sortLettersLast } from './help-first.ts';
import { announcedWords } from './mentions.ts';
import { type Places, PUBLIC_PLACES, type SearchGroup, type SearchResult } from './search.ts';
import { type Findable, type Index, indexOf } from './search-index.ts';
import { nameAskedAbout, withoutQuestion } from './words/asked-about.ts';
import { joinNumbers } from './words/names-meant.ts';
import { dayNamed } from './words/places-to-start.ts';
import { readAsked, stemWords } from './words/words.ts';

export type { Findable } from './search-index.ts';

/** All that is shown for a typed text. */
export type SearchAnswer = {
  /** Numbers above every result: those that help where the text says danger, all where nothing is found. */
  calls: readonly UrgentCall[];
  /** Whether the text says that somebody is in danger. */
  isUrgent: boolean;
  /** The text that was looked for in place of a misspelt one; null where it is the typed one. */
  corrected: string | null;
  groups: SearchGroup[];
};

/** A typed text as it was read. */
type Reading = {
  /** What it asks for, as it was typed. */
  text: string;
  corrected: string | null;
  /** What the one that was looked for finds. */
  groups: Group[];
  dangers: ReturnType<typeof dangersIn>;
  /** A slip may hide danger, and a word that nobody knows be none: then the numbers stand above what the text asks for. */
  isDoubtful: boolean;
};

/**
 * All that a page shows for a typed text: the results of docs/product.md#search-box, then where its everyday words lead, then
 * the places and helplines whose listing says them. So "bed" leads to those who find one tonight, not only to a place whose name contains
 * it. A day that the text names is that of the lists it leads to. Where nothing is found, words that nobody knows are read as the nearest that is known.
 */
export function findHelp(
  typed: string,
  findable: Findable,
  places: Places = PUBLIC_PLACES,
): SearchAnswer {
  const index = indexOf(findable);
  const placesFor = (text: string) => places.on(dayNamed(text));
  const find = (text: string) => groupsOf(text, findable, index, placesFor(text));
  const reading = readText(joinNumbers(typed, index.count), index, find);
  const { text, corrected, groups, dangers } = reading;
  const [danger] = dangers;
  const urgent = callsFor(dangers, [...findable.helplines, ...findable.organisations]);
  const to = placesFor(corrected ?? text);
  const shown = danger
    ? chooseInDanger(
        reading,
        groupsFor(danger.phrase, findable, index, to).filter(({ kind }) => kind === 'everyday'),
        urgent.length,
        find,
      )
    : sortLettersLast(groups, corrected ?? text);
  const isAnswered = shown.length > 0 && !shown.some(({ isForAnybody }) => isForAnybody);
  const announce = withAnnouncements(findable, to);
  return {
    calls: danger || isAnswered || !text.trim() ? urgent : callsForAnybody(),
    isUrgent: urgent.length > 0,
    corrected,
    groups: shown.map(({ isWhole, hasPhrase, isForAnybody, results, ...group }) => ({
      ...group,
      results: results.map(announce),
    })),
  };
}

/** Reads what a text asks for, and what danger it tells of, though it may be misspelt. */
function readText(told: string, index: Index, find: (text: string) => Group[]): Reading {
  const asTyped = dangersIn(told);
  const wish = readAsked(told);
  const text = asTyped.length > 0 && dangersIn(wish).length === 0 ? told : wish;
  const groups = find(text);
  const correctedText = correct(text, index, groups);
  const dangers =
    asTyped.length > 0 ? asTyped : dangersIn(correctedText ?? readDanger(told, index));
  const isDoubtful = asTyped.length === 0 && dangers.length > 0 && groups.length > 0;
  const better = correctedText === null || isDoubtful ? [] : find(correctedText);
  const found = better.length > 0 ? { corrected: correctedText, groups: better } : { groups };
  return { text, dangers, isDoubtful, corrected: null, ...found };
}

/** What is shown below the numbers for danger: what the text asks for, and where help with the danger is found. */
function chooseInDanger(
  { text, corrected, groups, dangers, isDoubtful }: Reading,
  wayOut: readonly Group[],
  calls: number,
  find: (text: string) => Group[],
): Group[] {
  const [danger] = dangers;
  const read = corrected ?? text;
  const isHurt = isByOthersFirst(dangers) && !isDoubtful && !groups.some(isOfNames);
  const asksForBed = isHurt && danger?.asksForBed === true;
  const wanted = asksForBed ? `${read} sleep` : withoutTelling(read, danger?.phrase ?? '');
  const asked = isHurt ? find(wanted) : groups;
  // Where no phrase tells what is needed, a place that only has one of the words is no answer to danger.
  const isAnswer = (it: Group) =>
    it.kind === 'everyday' || (it.kind === 'organisation' && isNamedIn(it, text));
  const listed = asked.some(isAnswer) ? asked : wayOut;
  const turn = asksForBed ? 'second' : calls > 1 ? 'first' : 'among those read';
  // Who is in danger is not led to a name that only contains the letters: "od" is no Methodist church.
  return withWayOut(sortHelpFirst(listed, text, true), wayOut, turn);
}

/** Whether somebody may have typed the name of a place. */
const isOfNames = ({ kind, hasName }: Group): boolean =>
  kind === 'organisation' || kind === 'helpline' || hasName === true;

/** What a text finds; what it asks of a place, as its opening times, is answered by the place. */
function groupsOf(text: string, findable: Findable, index: Index, to: Places): Group[] {
  const name = nameAskedAbout(text);
  // Of everyday words alone it is no name: "homeless tonight" is not about Help Bristol's Homeless.
  if (name !== text && stemWords(name).some((word) => !index.stems.has(word))) {
    const groups = groupsFor(name, findable, index, to);
    if (groups.some((group) => group.hasName || isNamedIn(group, name))) return groups;
  }
  const asked = withoutQuestion(text);
  const groups = asked === text ? [] : groupsFor(asked, findable, index, to);
  return groups.some(({ isWhole }) => isWhole) ? groups : groupsFor(text, findable, index, to);
}

/** How many results somebody in a hurry reads. */
const READ = 3;

/**
 * Puts where help with a danger is found among the results that are read, "raped last night" asks for no bed; before all
 * else where somebody hurts or is hurt: "my girlfriend hits me" asks for no doctor first; after the bed that is asked for.
 */
function withWayOut(
  groups: readonly Group[],
  wayOut: readonly Group[],
  turn: 'first' | 'second' | 'among those read',
): Group[] {
  const first = groups.flatMap(({ results }) => results).slice(0, turn === 'first' ? 1 : READ);
  const way = wayOut[0]?.results ?? [];
  const [best] = way;
  const seen = turn === 'second' ? [best] : way;
  if (!best || first.some(({ href }) => seen.some((it) => it?.href === href))) return [...groups];
  return groups.map((group) => {
    if (group.kind !== 'everyday') return group;
    const others = group.results.filter(({ href }) => href !== best.href);
    const at = turn === 'second' ? 1 : 0;
    return { ...group, results: [...others.slice(0, at), best, ...others.slice(at)] };
  });
}

/** What an organisation announces stands below its name too, in whatever group. */
function withAnnouncements({ organisations }: Findable, to: Places) {
  const announced = new Map(
    organisations.flatMap((its) =>
      its.announced ? [[to.organisation(its._id, its.part), announcedWords(its)] as const] : [],
    ),
  );
  return (result: SearchResult): SearchResult => {
    const words = announced.get(result.href);
    return words === undefined ? result : { ...result, announced: words };
  };
}
