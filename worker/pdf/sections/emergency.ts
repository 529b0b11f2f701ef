import { displayWebsite } from '../../../shared/contact/website.ts';
import { checkedWords } from '../../../shared/emergency/emergency.ts';
import type { EmergencyContact } from '../../../shared/lines/edited.ts';
import { unbrokenPhone } from '../../../shared/paper/handbook/address.ts';
import type { EmergencySection } from '../../../shared/paper/handbook/sections.ts';
import {
  type Box,
  overlaid,
  rule,
  setText,
  space,
  stackBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { heading, openSection, type PdfDocument } from '../layout/document.ts';
import { COLOURS, type Colour } from '../layout/format.ts';
import type { Inline } from '../text/text.ts';

/** The police where nobody is in danger. */
const NOT_AT_ONCE = '101';

/** Whom to ring, with the number where the eye falls first. `isBack`: the same page again, at the end. */
export function setEmergency(book: PdfDocument, section: EmergencySection, isBack = false) {
  const opening = isBack ? { ...section, id: `${section.id}-back` } : section;
  const sect = openSection(book, opening);
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
    if (!isBrief) book.pages.place(heading(book, title, { tag: tagOf('H2', sect) }));
    for (const contact of shown) setContact(book, sect, contact);
  }
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
  placeCall(book, parent, {
    number: phoneDisplay,
    colour: COLOURS.teal,
    lines: [
      [{ text: name, weight: 'bold' }],
      ...text([hours, checkedWords(contact)].filter(Boolean).join(' ')),
      ...(isFull || !phoneDisplay ? text(law) : []),
      ...(isFull || !phoneDisplay ? text(address) : []),
      ...(isFull ? text(email) : []),
      ...(website && (isFull || !phoneDisplay)
        ? [[{ text: displayWebsite(website), link: { url: website } }]]
        : []),
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
  const block: Box = overlaid(...columns.map((boxes) => stackBoxes(boxes)));
  pages.place({
    boxes: [block, space(text * 0.3)],
    whole: true,
    divider: rule(pages.width, 0.5, COLOURS.hairline, text * 0.3),
  });
}
