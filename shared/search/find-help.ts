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
export type Found = {
  /** Numbers above every result: those that help where the text says danger, all where nothing is found. */
  calls: readonly UrgentCall[];
  /** Whether the text says that somebody is in danger. */
  isUrgent: boolean;
  /** The text that was looked for in place of a misspelt one; null where it is the typed one. */
  corrected: string | null;
  groups: SearchGroup[];
};

/**
 * All that a page shows for a typed text: the three kinds of docs/product.md#search-box, then where its everyday words lead, then
 * the places and helplines whose listing says them. So "bed" leads to those who find one tonight, not only to a place whose name contains
 * it; of a day that the text names they lead to that day's lists. Where that finds nothing, words that nobody knows are read as the nearest that is known.
 */
export function findHelp(typed: string, findable: Findable, places: Places = PUBLIC_PLACES): Found {
  const index = indexOf(findable);
  const told = joinNumbers(typed, index.count);
  const asTyped = dangersIn(told);
  const wish = readAsked(told);
  const text = asTyped.length > 0 && dangersIn(wish).length === 0 ? told : wish;
  const find = (it: string) => groupsOf(it, findable, index, places.on(dayNamed(it)));
  const groups = find(text);
  const mended = correct(text, index, groups);
  // What a text asks for may be told without what it tells of danger, of which a slip has to be read too.
  const read = text === told.toLowerCase() ? mended : null;
  const dangers = asTyped.length > 0 ? asTyped : dangersIn(read ?? readDanger(told, index));
  const urgent = callsFor(dangers, [...findable.helplines, ...findable.organisations]);
  // A slip may hide danger, and a word that nobody knows be none: then the numbers stand above what the text asks for.
  const isDoubtful = asTyped.length === 0 && urgent.length > 0 && groups.length > 0;
  const corrected = isDoubtful ? null : mended;
  const shown = corrected === null ? groups : find(corrected);
  const said = shown.length > 0 ? shown : groups;
  const phrase = dangers[0]?.phrase ?? '';
  const to = places.on(dayNamed(corrected ?? text));
  const wayOut = groupsFor(phrase, findable, index, to).filter(({ kind }) => kind === 'everyday');
  const isHurt = isByOthersFirst(dangers) && !isDoubtful && !said.some(isOfNames);
  const asksForBed = isHurt && dangers[0]?.asksForBed === true;
  const wanted = asksForBed
    ? `${corrected ?? text} sleep`
    : withoutTelling(corrected ?? text, phrase);
  const asked = isHurt ? find(wanted) : said;
  const turn = asksForBed ? 'second' : urgent.length > 1 ? 'first' : 'among those read';
  // Where no phrase tells what is needed, a place that only has one of the words is no answer to danger.
  const isMute =
    urgent.length > 0 &&
    !asked.some(
      (it) => it.kind === 'everyday' || (it.kind === 'organisation' && isNamedIn(it, text)),
    );
  const listed = isMute ? wayOut : asked;
  // Who is in danger is not led to a name that only contains the letters: "od" is no Methodist church.
  const all =
    urgent.length > 0
      ? withWayOut(sortHelpFirst(listed, text, true), wayOut, turn)
      : sortLettersLast(listed, corrected ?? text);
  const isAnswered = all.length > 0 && !all.some(({ isForAnybody }) => isForAnybody);
  return {
    calls: urgent.length > 0 || isAnswered || !text.trim() ? urgent : callsForAnybody(),
    isUrgent: urgent.length > 0,
    corrected: shown.length > 0 ? corrected : null,
    groups: all.map(({ isWhole, hasPhrase, isForAnybody, results, ...group }) => ({
      ...group,
      results: withAnnouncements(results, findable, to),
    })),
  };
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
function withAnnouncements(results: SearchResult[], { organisations }: Findable, to: Places) {
  const announcing = organisations.filter(({ announced }) => announced);
  if (announcing.length === 0) return results;
  return results.map((result): SearchResult => {
    const its = announcing.find(({ _id, part }) => to.organisation(_id, part) === result.href);
    return its ? { ...result, announced: announcedWords(its) } : result;
  });
}
