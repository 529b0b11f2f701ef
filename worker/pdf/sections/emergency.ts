import { displayWebsite } from '../../../shared/contact/website.ts';
import type { EmergencyContact } from '../../../shared/edited/edited.ts';
import { checkedWords } from '../../../shared/emergency/emergency.ts';
import type { NationalCall } from '../../../shared/emergency/national-calls.ts';
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
import { countPages } from '../layout/count-pages.ts';
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

/** Whom to ring, with the number where the eye falls first. */
export const setEmergency = (book: PdfDocument, section: EmergencySection) =>
  setCalls(book, section, ALL);

/**
 * Sets the page again at the end, and no more than a page of it: 999 is to be on the very back. What has no room stands inside the
 * front. Who has no number is left out first, then headings, then words, and last what can wait until somebody has opened the book.
 */
export function setBack(book: PdfDocument, section: EmergencySection) {
  const back = {
    ...section,
    id: `${section.id}-back`,
    groups: section.groups.map(({ id: _, ...group }) => group),
  };
  const kept =
    BACKS.find((some) => countPages(book, (trial) => setCalls(trial, back, some)) === 1) ?? BRIEF;
  setCalls(book, back, kept);
}

/** What of the page is shown; `isTerse` is without what a number is for beyond its heading, and when it was last checked. */
type Kept = { hasHeadings: boolean; hasWebOnly: boolean; isTerse: boolean; canWait: boolean };

const ALL: Kept = { hasHeadings: true, hasWebOnly: true, isTerse: false, canWait: true };
const BRIEF: Kept = { hasHeadings: false, hasWebOnly: false, isTerse: false, canWait: false };
/** The fullest first. */
const BACKS: readonly Kept[] = [
  ALL,
  { ...ALL, hasWebOnly: false },
  { ...BRIEF, canWait: true },
  { ...BRIEF, canWait: true, isTerse: true },
  BRIEF,
];

/** What is told of a number beyond its heading: of 999 always. */
const toldOf = ({ number, text }: NationalCall, { isTerse }: Kept): Inline[][] =>
  isTerse && number !== '999' ? [] : [[{ text }]];

function setCalls(whole: PdfDocument, section: EmergencySection, kept: Kept) {
  const sect = openSection(whole, section);
  const book = keepTogether(whole, kept.isTerse);
  const calls = section.calls.filter(({ number }) => kept.canWait || number !== NOT_AT_ONCE);
  for (const call of calls) {
    const { heading: title, number, next } = call;
    const words: Inline[] = [{ text: title, weight: 'bold' }];
    placeCall(book, sect, {
      number,
      // In grey print, too, nothing is darker than 999.
      colour: number === '999' ? COLOURS.ink : COLOURS.teal,
      lines: [words, ...toldOf(call, kept)],
      size: book.layout.format.heading * (next ? 1.15 : 1.5),
      advice: next,
    });
  }
  const groups = section.groups.filter(({ cannotWait }) => kept.canWait || cannotWait);
  for (const { id, heading: title, cannotWait, contacts } of groups) {
    const shown = contacts.filter(({ phoneDisplay }) => kept.hasWebOnly || phoneDisplay);
    if (shown.length === 0) continue;
    if (kept.hasHeadings) {
      const tag = tagOf('H2', sect);
      book.pages.place(standCloser(createHeading(book, title, { tag, ...(id && { id }) })));
    }
    for (const contact of shown)
      setContact(book, sect, contact, kept.isTerse ? (cannotWait ? 'hours' : 'name') : 'known');
  }
}

/** In clear print on A4, and in large print where asked, lines stand a little closer where whom to ring would else be on a page of its own. */
export function keepTogether(book: PdfDocument, inLarge = false): PdfDocument {
  const { format } = book.layout;
  if ((format.isLarge && !inLarge) || format.isCompact) return book;
  return { ...book, layout: { ...book.layout, format: { ...format, leading: CLOSE } } };
}

/** A number to ring, and who answers when and since when it is known, or as much of that as is told; what is not known has no line. */
export function setContact(
  book: PdfDocument,
  parent: Tag,
  contact: EmergencyContact,
  told: 'name' | 'hours' | 'known' | 'all' = 'known',
) {
  const isFull = told === 'all';
  const { name, phoneDisplay, hours, rule: law, address, email, website } = contact;
  const text = (value: string): Inline[][] => (value ? [[{ text: value }]] : []);
  const isWebOnly = !phoneDisplay && !isFull;
  const site: Inline[] = website ? [{ text: displayWebsite(website), link: { url: website } }] : [];
  const checked = told === 'hours' ? '' : checkedWords(contact);
  const known = told === 'name' ? '' : [hours, checked].filter(Boolean).join(' ');
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
