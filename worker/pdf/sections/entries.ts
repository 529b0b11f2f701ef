import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { displayWebsite } from '../../../shared/contact/website.ts';
import { unbrokenPhone } from '../../../shared/paper/handbook/address.ts';
import type {
  CategoriesSection,
  HelplineEntry,
  HelplinesSection,
  OrganisationEntry,
  OrganisationsSection,
} from '../../../shared/paper/handbook/sections.ts';
import {
  anchorBoxes,
  type Box,
  createRule,
  createSpace,
  heightOf,
  type LayoutContext,
  placeBeside,
  setText,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import {
  createHeading,
  createParagraph,
  openSection,
  type PdfDocument,
  pageLink,
  runningOf,
} from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';
import { widthOfText } from '../text/lines.ts';
import type { Inline } from '../text/text.ts';
import { joinInlines, phoneWords } from './times.ts';

/** Helplines by type. */
export function setHelplines(book: PdfDocument, section: HelplinesSection) {
  const sect = openSection(book, section);
  for (const { id, title, path, forWhom, helplines } of section.groups) {
    book.pages.follow(runningOf(book, title, path));
    book.pages.place(createHeading(book, title, { tag: tagOf('H2', sect), id, bookmark: 2 }));
    book.pages.place({ ...createParagraph(book, forWhom, sect, { before: 0 }), withNext: true });
    for (const helpline of helplines) setHelpline(book, sect, helpline);
  }
}

function setHelpline(book: PdfDocument, parent: Tag, entry: HelplineEntry) {
  const { phone, description, hours, email, website, checked } = entry;
  placeEntry(book, parent, entry, [
    ...textOf(description),
    ...(phone ? [[{ text: phoneWords(phone), weight: 'bold' as const }]] : []),
    ...(hours ? [labelLine('Hours', hours)] : []),
    ...contacts(email, website),
    ...checkOf(checked),
  ]);
}

/** Every organisation under its letter, with the pages of its timetables. */
export function setOrganisations(
  book: PdfDocument,
  section: OrganisationsSection,
  follows = false,
) {
  const sect = openSection(book, section, follows);
  for (const { letter, organisations } of section.letters) {
    book.pages.place(createHeading(book, letter, { tag: tagOf('H2', sect), bookmark: 2 }));
    for (const organisation of organisations) setOrganisation(book, sect, organisation);
  }
}

function setOrganisation(book: PdfDocument, parent: Tag, entry: OrganisationEntry) {
  const { description, phones, email, website, addresses } = entry;
  const { socials, categories, services, checked } = entry;
  const timetables = services.flatMap(({ type, target }, at): Inline[] => [
    { text: at === 0 ? '' : '; ' },
    { text: type, link: { target } },
    ...pageLink(book, target, ', '),
  ]);
  placeEntry(book, parent, entry, [
    ...textOf(description),
    ...phones.map((phone) => labelLine(phone.label, phoneWords(phone))),
    ...addresses.map((address) => labelLine('Address', joinPostcode(address))),
    ...contacts(email, website),
    ...socials.map(({ network, href }) => labelLine(network, displayWebsite(href), href)),
    ...(categories.length > 0 ? [labelLine('Helps with', categories.join(', '))] : []),
    ...(services.length > 0 ? [[{ text: 'Times: ', weight: 'bold' as const }, ...timetables]] : []),
    ...checkOf(checked),
  ]);
}

/** Organisations of each category, with their number and their page. */
export function setCategories(book: PdfDocument, section: CategoriesSection) {
  const sect = openSection(book, section, true);
  const { layout, pages } = book;
  for (const { id, category, organisations } of section.categories) {
    pages.place(createHeading(book, category, { tag: tagOf('H2', sect), id, bookmark: 2 }));
    const list = tagOf('L', sect);
    for (const { name, target, phone } of organisations) {
      const tag = tagOf('LBody', tagOf('LI', list));
      const line: Inline[] = [
        { text: name, weight: 'bold', link: { target } },
        ...(phone ? [{ text: `. Phone ${unbrokenPhone(phone.display)}` }] : []),
        ...pageLink(book, target, ', '),
      ];
      const boxes = setText(line, pages.width, layout, { tag });
      pages.place({ boxes, whole: true, before: layout.format.text * 0.35 });
    }
  }
}

/** Lines of a fact that keep together: more are a description, which may run on. */
const FACT_LINES = 6;

/** A name with what is known of it. One higher than two fifths of a page may run on over the next, between its facts. */
function placeEntry(
  { layout, pages }: PdfDocument,
  parent: Tag,
  { id, name }: { id: string; name: string },
  lines: Inline[][],
) {
  const { text } = layout.format;
  const title = setText([{ text: name, weight: 'bold' }], pages.width, layout, {
    tag: tagOf('H3', parent),
    size: text * (layout.format.isCompact ? 1 : 1.15),
  });
  const facts: Box[][] = layout.format.isCompact
    ? runOn(lines).map((line) => setText(line, pages.width, layout, { tag: tagOf('P', parent) }))
    : pairShort(lines, pages.width, layout).map((pair) =>
        placeBeside(
          ...pair.map((line, at) => {
            const width = pages.width / pair.length;
            const style = { tag: tagOf('P', parent), x: at * width };
            return setText(line, width, layout, style);
          }),
        ),
      );
  const { isCompact } = layout.format;
  const divider = createRule(pages.width, 0.5, COLOURS.hairline, text * (isCompact ? 0.25 : 0.4));
  const end = createSpace(text * (isCompact ? 0.2 : 0.5));
  const boxes = [...title, ...facts.flat(), end];
  if (heightOf(boxes) < pages.columnHeight * 0.4) {
    pages.place({ boxes: anchorBoxes(boxes, id), whole: true, divider });
    return;
  }
  pages.place({ boxes: anchorBoxes(title, id), withNext: true, divider });
  for (const fact of facts) pages.place({ boxes: fact, whole: fact.length <= FACT_LINES });
  pages.place({ boxes: [end] });
}

/** Facts with a label that have room in half a line stand two in a line, such as an email and a website. */
function pairShort(lines: Inline[][], width: number, { format, setter }: LayoutContext) {
  const isShort = (line: Inline[] | undefined) =>
    line?.length === 2 && widthOfText(line, format.text, setter) < width / 2 - format.text;
  const pairs: Inline[][][] = [];
  for (let at = 0; at < lines.length; at++) {
    const pair = lines.slice(at, at + 2);
    const isPair = pair.every(isShort) && pair.length === 2;
    pairs.push(isPair ? pair : pair.slice(0, 1));
    if (isPair) at++;
  }
  return pairs;
}

/** Facts of a booklet go on in the last line of a description, which comes first: each has its label in bold. */
function runOn(lines: Inline[][]): Inline[][] {
  const texts = lines.filter((line) => line.length === 1 && (line[0]?.text.length ?? 0) > 80);
  const facts = lines.filter((line) => !texts.includes(line));
  const joined = joinInlines([...texts.slice(-1), ...facts]);
  return [...texts.slice(0, -1), ...(joined.length > 0 ? [joined] : [])];
}

const textOf = (text: string): Inline[][] =>
  text
    .split(/\n+/)
    .filter((part) => part.trim())
    .map((part) => [{ text: part }]);

const labelLine = (label: string, value: string, url?: string): Inline[] => [
  { text: `${label}: `, weight: 'bold' },
  url ? { text: value, link: { url } } : { text: value },
];

const checkOf = (words: string): Inline[][] => (words ? [[{ text: words, weight: 'bold' }]] : []);

const contacts = (email: string, website: string): Inline[][] => [
  ...(email ? [labelLine('Email', email, `mailto:${email}`)] : []),
  ...(website ? [labelLine('Website', displayWebsite(website), website)] : []),
];
