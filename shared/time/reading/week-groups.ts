import type { WeekOfMonth } from '../irregular-slots.ts';
import type { Day, Slot } from '../schedule.ts';
import type { WeekPart } from './week-words.ts';

// Which days of a text have which of its times. A day that is said to be closed never gets the times beside it: where a text
// can be taken in two ways, the days that differ are unclear (docs/product.md#running-it).

/** Days, and what holds on them. */
export type Group = {
  /** Those that are named by themselves. */
  named: Day[];
  /** Those of a range, which may have others taken out of it: 'Mon-Fri'. */
  spanned: Day[];
  weeks: WeekOfMonth[] | null;
  slots: Slot[];
  isUnclear: boolean;
  /** Whether only the ends of its times are not known. */
  isOpenEnded: boolean;
  isClosed: boolean;
};

/** Days that are left out, with the number of the groups that stand before. */
export type LeftOut = { days: readonly Day[]; isClosed: boolean; behind: number };

export type Grouped = { groups: Group[]; leftOut: LeftOut[] };

const createGroup = (over: Partial<Group> = {}): Group => ({
  named: [],
  spanned: [],
  weeks: null,
  slots: [],
  isUnclear: false,
  isOpenEnded: false,
  isClosed: false,
  ...over,
});

type DayPart = Extract<WeekPart, { kind: 'days' }>;

const isDays = (part: WeekPart | undefined): part is DayPart => part?.kind === 'days';
const isTimes = (part: WeekPart | undefined): boolean =>
  part?.kind === 'slot' || part?.kind === 'unclear';

/** All times of a text that names no day, on the days of its column. */
export function groupOfColumn(parts: readonly WeekPart[], days: readonly Day[]): Group {
  const group = createGroup({ named: [...days] });
  for (const part of parts) addTo(group, part);
  // 'Closed 1-2' says when it is not open.
  if (group.isClosed && (group.slots.length > 0 || hasPartly(parts))) group.isUnclear = true;
  return group;
}

const hasPartly = (parts: readonly WeekPart[]) =>
  parts.some((part) => part.kind === 'closed' && part.isPartly);

/** Days with the times beside them: before them, or behind where a line begins with times. */
export function groupWeek(parts: readonly WeekPart[]): Grouped {
  const grouped: Grouped = { groups: [], leftOut: [] };
  for (const line of linesOf(parts)) new Line(line, grouped).read();
  return grouped;
}

/** A line is by itself, but where a day stands in one and its times in the next. */
function linesOf(parts: readonly WeekPart[]): WeekPart[][] {
  const lines: WeekPart[][] = [[]];
  for (const part of parts)
    if (part.kind === 'end') lines.push([]);
    else lines.at(-1)?.push(part);
  const joined: WeekPart[][] = [];
  for (const line of lines.filter(({ length }) => length > 0)) {
    const last = joined.at(-1);
    const isOnlyTimes = line.every((part) => isTimes(part) || part.kind === 'closed');
    const isBehindDays = isOnlyTimes && isDays(last?.[0]);
    const isBehindTimes = line.every(isDays) && last?.every((part) => !isDays(part));
    if (!last || !(isBehindDays || isBehindTimes)) {
      joined.push(line);
      continue;
    }
    // Days beside each other above a row of times: whose these are is not read.
    const isTable = last.every(isDays) && last.slice(1).some(({ glue }) => glue.includes('\t'));
    last.push(...(isTable ? [{ kind: 'unclear', glue: '' } as const] : []), ...line);
  }
  return joined;
}

/** A line of a text, read from its beginning into groups. */
class Line {
  private current: Group | undefined;
  /** What the current group has of days, each as it is written. */
  private items: DayPart[] = [];
  private readonly isDaysFirst: boolean;
  private readonly parts: readonly WeekPart[];
  private readonly grouped: Grouped;

  constructor(parts: readonly WeekPart[], grouped: Grouped) {
    this.parts = parts;
    this.grouped = grouped;
    const [first] = parts;
    this.isDaysFirst =
      isDays(first) || (!isTimes(first) && !(parts.some(isTimes) && isDays(parts.at(-1))));
  }

  read() {
    for (let at = 0; at < this.parts.length; ) {
      const part = this.parts[at] as WeekPart;
      if (part.kind === 'except') at = this.leaveOut(at + 1, false);
      else if (part.kind === 'closed') at = this.close(part, at);
      else {
        this.add(part);
        at += 1;
      }
    }
  }

  private add(part: WeekPart) {
    const { current } = this;
    const isFull = this.isDaysFirst
      ? isDays(part) && current && hasValue(current)
      : isTimes(part) && this.items.length > 0;
    const group = current && !isFull ? current : this.begin();
    // 'Tuesday closed 1-2' says when it is not open.
    if (isTimes(part) && group.isClosed) group.isUnclear = true;
    addTo(group, part);
    if (isDays(part)) this.items.push(part);
  }

  private begin(over: Partial<Group> = {}): Group {
    const group = createGroup(over);
    this.grouped.groups.push(group);
    this.current = group;
    this.items = [];
    return group;
  }

  /** 'Closed' is of the days before it that have no times yet, or of those behind it. Answers where to read on. */
  private close(part: Extract<WeekPart, { kind: 'closed' }>, at: number): number {
    const { current, items } = this;
    const isWaiting = this.isDaysFirst && current && items.length > 0 && !hasValue(current);
    if (part.isPartly || (!isWaiting && !isDays(this.parts[at + 1]))) {
      const last = items.at(-1);
      // '10-4 Mon-Thu, Fri closed': what is not open is Friday, or nobody knows what.
      if (!this.isDaysFirst && last && items.length > 1) this.doubt([last]);
      else (current ?? this.begin()).isUnclear = true;
      return at + 1;
    }
    if (isWaiting) {
      current.isClosed = true;
      return at + 1;
    }
    // '9-5 Mon, Tue closed Wed': of which of them it is nobody knows.
    const last = items.at(-1);
    if (!this.isDaysFirst && last && items.length > 1 && !/[,.(]/.test(part.glue)) {
      const end = this.endOfDays(at + 1);
      this.doubt([last, ...(this.parts.slice(at + 1, end) as DayPart[])]);
      return end;
    }
    return this.leaveOut(at + 1, true);
  }

  private endOfDays(from: number): number {
    const found = this.parts.findIndex((part, at) => at >= from && !isDays(part));
    return found < 0 ? this.parts.length : found;
  }

  private doubt(items: readonly DayPart[]) {
    if (items.length === 0) return;
    this.grouped.groups.push(
      createGroup({ named: items.flatMap(({ days }) => days), isUnclear: true }),
    );
  }

  /** Leaves days out, as far as nothing says of the last that they have times: 'closed Weds, Sat 10-1'. */
  private leaveOut(from: number, isClosed: boolean): number {
    const end = this.endOfDays(from);
    const items = this.parts.slice(from, end) as DayPart[];
    const next = this.parts[end];
    const isWaiting = this.current && this.items.length > 0 && !hasValue(this.current);
    const chains = chainsOf(items);
    if (!this.isDaysFirst || isWaiting || !(isTimes(next) || next?.kind === 'closed')) {
      this.exclude(items, isClosed);
      return end;
    }
    const [first = [], ...others] = chains;
    if (others.length === 0) {
      if (next?.kind === 'closed') this.exclude(first, isClosed);
      // 'Closed Wed 1-5', 'except Wed 9-1'.
      else this.begin({ named: first.flatMap(({ days }) => days), isUnclear: true });
      return end;
    }
    const hard = others.findLastIndex(([{ glue } = { glue: '' }]) => /[.()]/.test(glue));
    const last = hard < 0 ? others.length - 1 : hard;
    this.exclude(hard < 0 ? first : [first, ...others.slice(0, hard)].flat(), isClosed);
    if (hard < 0) this.doubt(others.slice(0, last).flat());
    this.begin();
    for (const item of others.slice(last).flat()) this.add(item);
    return end;
  }

  private exclude(items: readonly DayPart[], isClosed: boolean) {
    const isSome = ({ weeks, isPartly }: DayPart) => weeks !== null || isPartly;
    // 'Not the last Friday', 'closed Wednesday mornings'.
    this.doubt(items.filter(isSome));
    const days = items.filter((item) => !isSome(item)).flatMap((item) => item.days);
    this.grouped.leftOut.push({ days, isClosed, behind: this.grouped.groups.length });
  }
}

/** Days that are joined by 'and' are one, those behind a comma another. */
function chainsOf(items: readonly DayPart[]): DayPart[][] {
  const chains: DayPart[][] = [];
  for (const item of items) {
    const isJoined = /^\s*,?\s*(?:&|and|or|\/|\+)\s*$/.test(item.glue);
    if (isJoined && chains.length > 0) chains.at(-1)?.push(item);
    else chains.push([item]);
  }
  return chains;
}

const hasValue = ({ slots, isUnclear, isClosed }: Group) =>
  slots.length > 0 || isUnclear || isClosed;

function addTo(group: Group, part: WeekPart) {
  if (part.kind === 'slot') group.slots.push(part.slot);
  else if (part.kind === 'closed') group.isClosed = true;
  else if (part.kind === 'unclear') {
    group.isOpenEnded = part.isOpenEnded === true && (group.isOpenEnded || !group.isUnclear);
    group.isUnclear = true;
  } else if (part.kind === 'days') {
    (part.days.length > 1 ? group.spanned : group.named).push(...part.days);
    if (part.weeks) group.weeks = [...(group.weeks ?? []), ...part.weeks];
  }
}
