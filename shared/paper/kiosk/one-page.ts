import { sum } from '../../numbers/sum.ts';
import { linesOf as linesOfWidth } from '../fitting/letters.ts';
import type { HelplineEntry, OrganisationEntry, PaperPhone } from '../handbook/sections.ts';
import { MM } from '../measures.ts';
import { isOfOne } from '../say-wrong.ts';
import type { BriefEntry, LongList, SheetBody, SheetPage } from '../sheet/sheet.ts';

/**
 * What one page of A4 holds below its head, in clear print of 14 pt as web/print/parts draws it: lines, how wide they are in
 * points, and about how many letters a line and a title have. Letters are counted wide, so that a page never runs over.
 */
const PAGE = { lines: 37, width: 190 * MM, text: 14, letters: 70, title: 34 };
/** In lines: a title and a heading above their own, the space around a block. */
const TITLE = 1.5;
const HEADING = 2.2;
const BRIEF = 0.4;
/** Below the list: the address where somebody says that it is wrong, and beside the code of one listing. */
const WRONG = { address: 1.4, code: 5.5 };
/** So much of a long description stands on paper at least. */
const FEWEST = 3;

/**
 * So many pages of a list may be printed at one press: the A to Z of a city of 60 organisations has room in the usual number, and so
 * has what is open in it.
 */
export const PAGES_AT_A_PRESS = { min: 1, usual: 8, max: 20 } as const;

/** Cuts a paper to what one page holds; what is left out is counted, and stands behind its code. */
export function fitSheetPage(page: SheetPage): SheetPage {
  const { body, more } = fitBody(page.body, roomOf(page));
  return { ...page, body, notes: notesOf(more) };
}

/** Cuts a list to one page like `fitSheetPage`, and adds as much of all of it as a few pages hold. */
export function fitList(page: SheetPage): SheetPage {
  const fitted = fitSheetPage(page);
  const all = fitted.notes.length > 0 && fitPages(page);
  return all ? { ...fitted, all } : fitted;
}

/**
 * What is printed of a list at a press of so many pages at most, and what its notes then say; null where that is no more than one
 * page holds, or where only all of it is worth its paper.
 */
export function limitPages(page: SheetPage, most: number): LongList | null {
  const { all } = page;
  if (!all || most < 2) return null;
  const cut = all.pages > most ? fitPages({ ...page, body: all.body }, most) : all;
  const more = all.more + (cut && cut !== all ? cut.more : 0);
  return cut && { ...cut, notes: [...all.notes, ...notesOf(more)], more };
}

function fitPages(page: SheetPage, most: number = PAGES_AT_A_PRESS.max): LongList | null {
  const { body } = page;
  if (body.kind !== 'brief') return null;
  let left = body.entries;
  let pages = 0;
  while (left.length > 0 && pages < most) {
    // What is higher than a page would run over to the next.
    left = left.slice(holdIn(roomOf(page), left).length || 1);
    pages++;
  }
  const entries = body.entries.slice(0, body.entries.length - left.length);
  return { notes: [], body: { ...body, entries }, pages, more: left.length };
}

/** In lines, on each of its pages; one is kept for the note. */
function roomOf({ title, wrong }: SheetPage): number {
  const below = wrong ? WRONG[isOfOne(wrong) ? 'code' : 'address'] : 0;
  const lines = Math.ceil(title.length / PAGE.title);
  return PAGE.lines - lines * TITLE - 1.5 - below;
}

const notesOf = (more: number): string[] =>
  more > 0 ? [`${more} more on the page that the square leads to.`] : [];

function fitBody(body: SheetBody, room: number): { body: SheetBody; more: number } {
  if (body.kind === 'helplines')
    return { body: { ...body, groups: body.groups.map((it) => fitHelplines(it, room)) }, more: 0 };
  if (body.kind !== 'brief') return { body, more: 0 };
  // Every fact, then what there is of the description, then as many entries as are left room for.
  const above = body.organisation ? organisationHeight(body.organisation) : 0;
  const organisation = body.organisation && cutDescription(body.organisation, room - above);
  const held = holdIn(room - above - linesOf(organisation?.description ?? ''), body.entries);
  return {
    body: { ...body, organisation, entries: held },
    more: body.entries.length - held.length,
  };
}

function fitHelplines<G extends { forWhom: string; helplines: HelplineEntry[] }>(
  group: G,
  room: number,
): G {
  const around = HEADING + linesOf(group.forWhom) + 1;
  return {
    ...group,
    helplines: group.helplines.map((it) => cutDescription(it, room - around - helplineHeight(it))),
  };
}

/** The first of a list that have room below each other. */
function holdIn(lines: number, entries: readonly BriefEntry[]): BriefEntry[] {
  let room = lines;
  const last = entries.findIndex((entry) => {
    room -= briefHeight(entry);
    return room < 0;
  });
  return last < 0 ? [...entries] : entries.slice(0, last);
}

const briefHeight = ({ name, phone, lines }: BriefEntry): number =>
  linesOf(phone ? `${name}${APART}${numberOf(phone)}` : name) +
  sum(lines.map((line) => linesOf(line))) +
  BRIEF;

const numberOf = ({ label, display, isFree }: PaperPhone): string =>
  `${label} ${display}${isFree ? ' (free call)' : ''}`;

/** As wide as the white between a name and its number. */
const APART = '\u00a0\u00a0\u00a0';

/** The height of an organisation without its description. */
const organisationHeight = ({
  phones,
  addresses,
  email,
  website,
  socials,
  categories,
  checked,
}: OrganisationEntry) =>
  phones.length +
  sum(addresses.map((address) => linesOf(`Address: ${address}`))) +
  linesOf(email && `Email: ${email}`) +
  linesOf(website && `Website: ${website}`) +
  socials.length +
  linesOf(categories.length > 0 ? `Helps with: ${categories.join(', ')}` : '') +
  linesOf(checked) +
  1.2;

const helplineHeight = ({ name, phone, hours, email, website, checked }: HelplineEntry) =>
  linesOf(name) * 1.15 +
  (phone ? 1 : 0) +
  linesOf(hours && `Hours: ${hours}`) +
  linesOf(email && `Email: ${email}`) +
  linesOf(website && `Website: ${website}`) +
  linesOf(checked) +
  1.2;

/** Its lines are kept where they fit; shortened, to the last whole word, it runs on. */
function cutDescription<T extends { description: string }>(entry: T, room: number): T {
  const lines = Math.max(Math.floor(room), FEWEST);
  if (linesOf(entry.description) <= lines) return entry;
  const text = entry.description.replace(/\s+/g, ' ');
  const letters = lines * PAGE.letters;
  const cut =
    text.length > letters ? `${text.slice(0, letters - 2).replace(/\s+\S*$/, '')} …` : text;
  return { ...entry, description: cut };
}

const linesOf = (text: string): number =>
  text === ''
    ? 0
    : sum(text.split('\n').map((line) => linesOfWidth(line, PAGE.width, PAGE.text) || 1));
