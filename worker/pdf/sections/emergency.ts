import { displayWebsite } from '../../../shared/contact/website.ts';
import type { EmergencyContact } from '../../../shared/edited/edited.ts';
import { checkedWords } from '../../../shared/emergency/emergency.ts';
import { unbrokenPhone } from '../../../shared/paper/handbook/address.ts';
import type { EmergencySection } from '../../../shared/paper/handbook/sections.ts';
import {
  type Box,
  createRule,
  createSpace,
  type Group,
  overlayBoxes,
  setText,
  stackBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { createHeading, openSection, type PdfDocument } from '../layout/document.ts';
import { COLOURS, type Colour } from '../layout/format.ts';
import type { Inline } from '../text/text.ts';

/** The police where nobody is in danger. */
const NOT_AT_ONCE = '101';

/** The distance from one baseline to the next on a page of numbers to ring, as a share of the size. */
const CLOSE = 1.2;
/** So much of the white above a heading stands there. */
const ABOVE = 0.7;

/** A heading of a page of numbers to ring. */
export const standCloser = (heading: Group): Group => ({
  ...heading,
  before: (heading.before ?? 0) * ABOVE,
});

/** Whom to ring, with the number where the eye falls first. `isBack`: the same page again, at the end. */
export function setEmergency(whole: PdfDocument, section: EmergencySection, isBack = false) {
  const opening = isBack ? { ...section, id: `${section.id}-back` } : section;
  const sect = openSection(whole, opening);
  const book = keepTogether(whole);
  // They do not all fit on one page, and 999 is to be on the very back: there only who can be rung, and in large print what
  // cannot wait until somebody has opened the book, its names without headings.
  const { isLarge, isCompact } = book.layout.format;
  const isBrief = isBack && (isLarge || isCompact);
  const calls = section.calls.filter(({ number }) => number !== NOT_AT_ONCE || !isBrief);
  for (const { heading: title, text, number, next } of calls) {
    const words: Inline[] = [{ text: title, weight: 'bold' }];
    placeCall(book, sect, {
      number,
      // In grey print, too, nothing is darker than 999.
      colour: number === '999' ? COLOURS.ink : COLOURS.teal,
      lines: [words, [{ text }]],
      size: book.layout.format.heading * (next ? 1.15 : 1.5),
      advice: next,
    });
  }
  const groups = section.groups.filter(({ cannotWait }) => cannotWait || !isBrief);
  for (const { heading: title, contacts } of groups) {
    const shown = isBack ? contacts.filter(({ phoneDisplay }) => phoneDisplay) : contacts;
    if (shown.length === 0) continue;
    if (!isBrief) {
      book.pages.place(standCloser(createHeading(book, title, { tag: tagOf('H2', sect) })));
    }
    for (const contact of shown) setContact(book, sect, contact);
  }
}

/** In clear print on A4 lines stand a little closer where whom to ring would else be on a page of its own. */
export function keepTogether(book: PdfDocument): PdfDocument {
  const { format } = book.layout;
  if (format.isLarge || format.isCompact) return book;
  return { ...book, layout: { ...book.layout, format: { ...format, leading: CLOSE } } };
}

/** A number to ring, and who answers when; what is not known has no line. */
export function setContact(
  book: PdfDocument,
  parent: Tag,
  contact: EmergencyContact,
  isFull = false,
) {
  const { name, phoneDisplay, hours, rule: law, address, email, website } = contact;
  const text = (value: string): Inline[][] => (value ? [[{ text: value }]] : []);
  const isWebOnly = !phoneDisplay && !isFull;
  const site: Inline[] = website ? [{ text: displayWebsite(website), link: { url: website } }] : [];
  const known = [hours, checkedWords(contact)].filter(Boolean).join(' ');
  // Who has a website alone is found by it: it stands where others have their number.
  const lead: Inline[] = isWebOnly
    ? [
        { text: `${name}: `, weight: 'bold' },
        ...site,
        { text: `${site.length > 0 ? '. ' : ''}${known}` },
      ]
    : [{ text: name, weight: 'bold' }];
  placeCall(book, parent, {
    number: phoneDisplay,
    colour: COLOURS.teal,
    lines: [
      lead,
      ...(isWebOnly ? [] : text(known)),
      ...(isFull || !phoneDisplay ? text(law) : []),
      ...(isFull || !phoneDisplay ? text(address) : []),
      ...(isFull ? [...text(email), ...(site.length > 0 ? [site] : [])] : []),
    ],
    size: book.layout.format.heading,
    advice: '',
  });
}

type Call = { number: string; colour: Colour; lines: Inline[][]; size: number; advice: string };

function placeCall(
  { layout, pages }: PdfDocument,
  parent: Tag,
  { number, colour, lines, size, advice }: Call,
) {
  const { text } = layout.format;
  const call = tagOf('Sect', parent);
  const left = number ? layout.format.text * 10.5 : 0;
  const ring: Inline[] = [{ text: unbrokenPhone(number), weight: 'bold' }];
  const numberBoxes = number
    ? [
        ...setText(ring, left, layout, { tag: tagOf('P', call), size, colour }),
        ...(advice ? setText(advice, left, layout, { tag: tagOf('P', call) }) : []),
      ]
    : [];
  const words = lines.flatMap((line) =>
    setText(line, pages.width - left, layout, { tag: tagOf('P', call), x: left }),
  );
  const columns = [numberBoxes, words].filter((boxes) => boxes.length > 0);
  const block: Box = overlayBoxes(...columns.map((boxes) => stackBoxes(boxes)));
  pages.place({
    boxes: [block, createSpace(text * 0.3)],
    whole: true,
    divider: createRule(pages.width, 0.5, COLOURS.hairline, text * 0.3),
  });
}
