import { dayTitle, OVER } from '../lists/day-words.ts';
import type { NeedNow, NeedOn } from './board.ts';
import type { BoardRow } from './board-row.ts';
import { isBeside, isPlenty, needOf } from './needs.ts';

/** Whether lines are open, open at another time, or are to be called first. */
export type BoardKind = 'open' | 'later' | 'may';

/** Lines of one kind under their heading. */
export type BoardPart = { kind: BoardKind; title: string; rows: BoardRow[] };

/** A day that is asked for. */
type Day = { date: string; isToday: boolean };

/**
 * That nothing is open leads to what opens next: nobody is sent away with "0 open". What may be open is not nothing, nor is what is
 * open and kept off a wall.
 */
function nothingNow(next: readonly BoardRow[], isUnsure: boolean, isMoreOpen = false): string {
  const nothing = isMoreOpen ? 'nothing for everyone' : isUnsure ? 'nothing sure' : 'nothing';
  return `Open now: ${nothing}.${next.length > 0 ? ' Next:' : ''}`;
}

/** What opens next, in its order. */
export const soonOf = ({ later, unsure, next }: NeedNow): BoardRow[] => [
  ...later,
  ...unsure,
  ...next,
];

/**
 * What opens next of a need of which only that is open which does not answer it: it leads, so that nobody looks for a shower
 * below five toilets. Null where something else is open, or nothing else is known to open.
 */
export function leadWithNext(its: NeedNow): { title: string; soon: BoardRow[] } | null {
  const { open } = its;
  const soon = soonOf(its).filter(({ type }) => !isBeside(type));
  const [first] = open;
  if (!first || soon.length === 0 || open.some(({ type }) => !isBeside(type))) return null;
  return { title: `Open now: ${first.type.toLowerCase()} only.`, soon };
}

/**
 * A need's whole board at an instant: its first heading always says what is open now. Where only what stands beside it is open,
 * that comes last: a shower to ring for is not looked for below twenty toilets.
 */
export function listPartsNow(its: NeedNow): BoardPart[] {
  const { open, later, unsure, mayBe } = its;
  const soon = soonOf(its);
  const only = leadWithNext(its);
  const may = part('may', MAY_BE, mayBe);
  const besideLater = later.filter(({ type }) => isBeside(type));
  const parts = only
    ? [
        part('later', `${only.title} Next:`, only.soon),
        may,
        part('open', 'Open now', open),
        part('later', 'Later today', besideLater),
      ]
    : [
        ...(open.length > 0
          ? [
              part('open', 'Open now', open),
              later.length > 0
                ? part('later', 'Later today', later)
                : part('later', 'Opens next', its.next),
            ]
          : [part('later', nothingNow(soon, unsure.length > 0, its.isMoreOpen), soon)]),
        may,
      ];
  return parts.filter(({ rows }, at) => at === 0 || rows.length > 0);
}

/** A need's whole board for a day: what is known to be open, what may be, then what was open today. */
export function partsOn({ known, mayBe, over }: NeedOn, day: Day): BoardPart[] {
  const title = `Open ${dayTitle(day)}${known.length === 0 ? ': none is known' : ''}`;
  return [
    part('later', title, known),
    part('may', MAY_BE, mayBe),
    part('later', OVER, over),
  ].filter(({ rows }, at) => at === 0 || rows.length > 0);
}

const MAY_BE = 'May be open: call first';

const part = (kind: BoardKind, title: string, rows: BoardRow[]): BoardPart => ({
  kind,
  title,
  rows,
});

/** A need's first lines, and what leads to the others. */
export type FirstLines = {
  need: string;
  /** Before the lines where none of them is open. */
  lead: string;
  open: BoardRow[];
  later: BoardRow[];
  all: string;
  /** How many may be open. */
  mayBe: number;
};

/**
 * What is open and, in the room that leaves, what opens next; one line at least is of what opens later today.
 */
export function listFirstNow(its: NeedNow, lines: number): FirstLines {
  const { need, open, later, unsure, mayBe } = its;
  const only = leadWithNext(its);
  const shown = only ? [] : open.slice(0, later.length > 0 ? lines - 1 : lines);
  const soon = (only?.soon ?? soonOf(its)).slice(0, lines - shown.length);
  const lead = shown.length > 0 ? '' : nothingNow(soon, unsure.length > 0);
  return {
    need,
    lead: only ? `${only.title} Next:` : lead,
    open: shown,
    later: soon,
    all:
      !only && open.length > shown.length ? `All ${describeCount(open, 'open now')}` : allOf(need),
    mayBe: mayBe.length,
  };
}

/** The first places of a need on a day, at most `lines`, with the words that lead to all of them. */
export function firstOn({ need, known, mayBe }: NeedOn, lines: number): FirstLines {
  const later = known.slice(0, lines);
  return {
    need,
    lead: later.length > 0 ? '' : 'None is known to be open.',
    open: [],
    later,
    all: known.length > lines ? `All ${describeCount(known, 'open that day')}` : allOf(need),
    mayBe: mayBe.length,
  };
}

/**
 * How many places of a need are in a state that `words` name: '2 open now'. What stands beside it is counted apart, '2 open now, and 25
 * toilets': twenty toilets are no twenty showers that are open.
 */
export function describeCount(rows: readonly BoardRow[], words: string): string {
  const beside = sayBeside(rows);
  const answering = rows.filter(({ type }) => !isBeside(type)).length;
  if (answering === 0 && beside) return `${beside} ${words}`;
  return [`${answering} ${words}`, beside].filter(Boolean).join(', and ');
}

/** How many of some lines stand beside their need: '25 toilets', '' for none. */
function sayBeside(rows: readonly BoardRow[]): string {
  const [first, ...others] = rows.filter(({ type }) => isBeside(type));
  if (!first) return '';
  const name = first.type.toLowerCase();
  return others.length > 0 ? `${others.length + 1} ${name}` : `1 ${name.replace(/s$/, '')}`;
}

const allOf = (need: string) => `${needOf(need)?.name}: all places`;

/**
 * One line for each need, for a glance, without what is announced of other days: the first that is open to everyone and
 * stays so, or else the first to open; others only where there is nothing else. What is open comes first, by need; then what
 * opens next, the soonest first, as a reader of "Next" expects. "Nothing" is said only where nothing is.
 */
export function glanceAt(needs: readonly NeedNow[]): BoardPart[] {
  const chosen = needs.map(bestOf);
  const isUnsure = needs.some(({ unsure }) => unsure.some((row) => chosen.includes(row)));
  const isNoneOpen = needs.every((its, at) => !isOpen(its, chosen[at]));
  const rows = needs.map((its, at) => (isNoneOpen && its.open[0]) || chosen[at]);
  const of = (open: boolean) =>
    rows.flatMap((row, at) => (row && isOpen(needs[at], row) === open ? inShort(row) : []));
  const opensIn = ({ id }: BoardRow) =>
    Math.min(...needs.map((its) => its.opensIn.get(id) ?? Number.POSITIVE_INFINITY));
  const open = of(true);
  // Two openings that nobody knows have no difference that is a number, and their order stays.
  const next = of(false).sort((a, b) => opensIn(a) - opensIn(b) || 0);
  const isMoreOpen = needs.some((its) => its.isMoreOpen);
  if (open.length === 0) return [part('later', nothingNow(next, isUnsure, isMoreOpen), next)];
  return [part('open', 'Open now', open), part('later', 'Next', next)].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** A line for a glance: of hours in several parts the first. */
function inShort(row: BoardRow): BoardRow {
  const [after = ''] = row.when.after.split(' and ');
  return { ...dropAnnounced(row), when: { ...row.when, after } };
}

/** A line as a screen has it that says what holds now: the first on home, and those that nobody touches. */
export function dropAnnounced({ announced: _, ...row }: BoardRow): BoardRow {
  return row;
}

const isOpen = (its: NeedNow | undefined, row: BoardRow | undefined): boolean =>
  !!its?.open.some((it) => it === row);

function bestOf({ open, later, unsure, next }: NeedNow): BoardRow | undefined {
  const isGood = ({ type, who, advice }: BoardRow) => !who && !advice && !isPlenty(type);
  const good = open.find(isGood) ?? later.find(isGood);
  const day = next.find(({ who, advice }) => !who && !advice);
  const today = unsure.find(({ who }) => !who) ?? unsure[0];
  return good ?? open[0] ?? later[0] ?? today ?? day ?? next[0];
}
