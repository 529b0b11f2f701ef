import { groupByProvider } from '../../../shared/paper/handbook/grid/providers.ts';
import type { TimetableRow } from '../../../shared/paper/handbook/sections.ts';
import { type Box, createSpace, setText, type Tag } from '../layout/boxes.ts';
import type { PdfDocument } from '../layout/document.ts';
import type { Inline } from '../text/text.ts';
import { contactOf, factsOf, kindOf, putBranchFirst, setFacts } from './times.ts';

/** Rows of a timetable that follow each other and are of one provider. */
export type ProviderRows = {
  first: TimetableRow;
  rows: TimetableRow[];
  isOne: boolean;
  /** What is said once above several rows; nothing where there is only one. */
  shared: Inline[][];
  /** What a row says itself. */
  ownOf: (row: TimetableRow) => Inline[][];
};

/** A timetable's rows by provider, in their order. */
export function layOutProviders(book: PdfDocument, rows: readonly TimetableRow[]): ProviderRows[] {
  return groupByProvider(rows).flatMap((group) => {
    const [first] = group;
    return first ? providerRows(book, first, group) : [];
  });
}

function providerRows(book: PdfDocument, first: TimetableRow, rows: TimetableRow[]): ProviderRows {
  if (rows.length === 1)
    return { first, rows, isOne: true, shared: [], ownOf: (row) => factsOf(book, row) };
  const { subtype, who } = first;
  const isOneKind = rows.every((row) => row.subtype === subtype && row.who === who);
  // A closing of them all is one.
  const announced = first.announced.join('\n');
  const isOneWord = rows.every((row) => row.announced.join('\n') === announced);
  const told = isOneWord ? rows.map((row) => ({ ...row, announced: [] })) : rows;
  const words = isOneWord ? first.announced : [];
  return {
    first: told[0] ?? first,
    rows: told,
    isOne: false,
    shared: [
      ...(isOneKind ? kindOf(first) : []),
      contactOf(book, first),
      ...words.map((text): Inline[] => [{ text, weight: 'bold' }]),
    ],
    ownOf: (row) => [...(isOneKind ? [] : kindOf(row)), ...putBranchFirst(row)],
  };
}

type NameStyle = { tag: Tag | null; size: number; width: number };

/** The name of a provider, which leads to all that is known of it. */
export function setName(
  { layout }: PdfDocument,
  { provider, organisation }: TimetableRow,
  { tag, size, width }: NameStyle,
): Box[] {
  const link = layout.pageOf(organisation) === null ? undefined : { target: organisation };
  return setText([{ text: provider, weight: 'bold', link }], width, layout, { tag, size });
}

/** What stands above several rows of one provider. */
export function setProvider(
  book: PdfDocument,
  { first, shared }: ProviderRows,
  parent: Tag,
  style: { tag: Tag; size: number },
): Box[] {
  const { width } = book.pages;
  return [
    ...setName(book, first, { ...style, width }),
    ...setFacts(book, shared, width, parent),
    createSpace(book.layout.format.text * 0.3),
  ];
}

/** What stands on further pages above rows of a provider that began before. */
export function setContinued(book: PdfDocument, { first, shared }: ProviderRows): Box[] {
  const { layout, pages } = book;
  const name: Inline = { text: `${first.provider}, continued`, weight: 'bold' };
  return [
    ...[[name], ...shared].flatMap((line) => setText(line, pages.width, layout, { tag: null })),
    createSpace(layout.format.text * 0.3),
  ];
}
