import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { unbrokenPhone } from '../../../shared/paper/handbook/address.ts';
import { branchOf } from '../../../shared/paper/handbook/grid/providers.ts';
import type {
  HoursRun,
  PaperPhone,
  TimetableRow,
} from '../../../shared/paper/handbook/sections.ts';
import { type Box, placeBeside, setText, type Tag, tagOf } from '../layout/boxes.ts';
import type { PdfDocument } from '../layout/document.ts';
import { pageLink } from '../layout/document.ts';
import type { Weight } from '../text/fonts.ts';
import type { Inline } from '../text/text.ts';

/** A week as few lines: the days on the left, their hours on the right, 'Closed' written; then what is to come, and when somebody checked it. */
export function setHours(
  book: PdfDocument,
  { hours, announced, check, checked = '' }: TimetableRow,
  width: number,
  parent: Tag,
): Box[] {
  const paragraph = (words: string, weight?: Weight) =>
    setText([{ text: words, weight }], width, book.layout, { tag: tagOf('P', parent) });
  // Tags are heard in the order they are made: the hours before what is said of them.
  const times =
    hours.kind === 'once'
      ? paragraph(hours.text, 'bold')
      : setRuns(book, hours.runs, width, parent);
  return [
    ...times,
    ...[...announced, check].filter(Boolean).flatMap((words) => paragraph(words, 'bold')),
    ...(checked ? paragraph(checked) : []),
  ];
}

function setRuns(
  { layout }: PdfDocument,
  runs: readonly HoursRun[],
  width: number,
  parent: Tag,
): Box[] {
  const left = layout.format.text * 11;
  const list = tagOf('L', parent);
  return runs.flatMap(({ days, slots }) => {
    const body = tagOf('LBody', tagOf('LI', list));
    const names = setText(days, left, layout, { tag: body });
    // The one time of most days is heard with its days; several are each heard alone.
    const tagOfSlot = () => (slots.length === 1 ? body : tagOf('P', body));
    const times = slots.flatMap((slot) =>
      setText(slot, width - left, layout, { tag: tagOfSlot(), x: left }),
    );
    return placeBeside(names, times);
  });
}

/** Where, for whom and whom to ring: everything of a service but its hours and its name. */
export const factsOf = (book: PdfDocument, row: TimetableRow): Inline[][] => [
  ...kindOf(row),
  ...placeOf(row),
  contactOf(book, row),
];

/** What kind of help it is, and for whom. */
export const kindOf = ({ subtype, who }: TimetableRow): Inline[][] => [
  ...(subtype ? [[{ text: subtype }]] : []),
  [{ text: who }],
];

export const placeOf = ({ address, note }: TimetableRow): Inline[][] => [
  [{ text: joinPostcode(address) }],
  ...(note ? [[{ text: note }]] : []),
];

/** Like `placeOf`, but for one of several places of a provider: what tells them apart leads. */
export const putBranchFirst = (row: TimetableRow): Inline[][] => {
  const [, ...others] = placeOf(row);
  const { branch, rest } = branchOf(row.address);
  const place: Inline[] = [
    { text: branch, weight: 'bold' },
    ...(rest ? [{ text: `, ${joinPostcode(rest)}` }] : []),
  ];
  return [place, ...others];
};

/** The number of its provider, and where all about it stands. */
export const contactOf = (book: PdfDocument, { phone, organisation }: TimetableRow): Inline[] => [
  ...(phone ? [{ text: `Phone ${phoneWords(phone)}` }] : []),
  ...pageLink(book, organisation, phone ? '. More:\u00a0' : 'More:\u00a0'),
];

/** Each line as a paragraph. */
export const setFacts = (
  { layout }: PdfDocument,
  facts: readonly Inline[][],
  width: number,
  parent: Tag,
): Box[] => facts.flatMap((line) => setText(line, width, layout, { tag: tagOf('P', parent) }));

/** A number to dial, in one piece. */
export const phoneWords = ({ display, isFree }: PaperPhone) =>
  `${unbrokenPhone(display)}${isFree ? ' (free call)' : ''}`;

/** Parts that follow each other in a line, each a sentence: one that ends with a full stop gets no second. `joinSentences` does so of plain texts. */
export function joinInlines(parts: readonly Inline[][]): Inline[] {
  const said = parts.filter((part) => part.some(({ text }) => text));
  return said.flatMap((part, at) => {
    if (at === 0) return part;
    const isEnded = said[at - 1]?.at(-1)?.text.endsWith('.');
    return [{ text: isEnded ? ' ' : '. ' }, ...part];
  });
}
