import { WHOM_TO_ASK } from '../../../shared/paper/handbook/help-now.ts';
import type {
  CouncilSection,
  ProseSection,
  Target,
} from '../../../shared/paper/handbook/sections.ts';
import { createSpace, tagOf } from '../layout/boxes.ts';
import {
  createHeading,
  createParagraph,
  createPoints,
  openSection,
  type PdfDocument,
} from '../layout/document.ts';
import { keepTogether, setContact, standCloser } from './emergency.ts';

/** Words to read: how to use the book, and what the council does with whom to ask. */
export function setProse(
  whole: PdfDocument,
  section: ProseSection | CouncilSection,
  follows = false,
) {
  const sect = openSection(whole, section, follows);
  const book = section.kind === 'council' ? keepTogether(whole) : whole;
  const { pages } = book;
  const setHeading = (words: string, id?: Target) => {
    const heading = createHeading(book, words, { tag: tagOf('H2', sect), ...(id && { id }) });
    pages.place(section.kind === 'council' ? standCloser(heading) : heading);
  };
  for (const part of section.parts) {
    if (part.heading) setHeading(part.heading, part.id);
    part.paragraphs.forEach((text, at) => {
      const isLead = part.points.length > 0 && at === part.paragraphs.length - 1;
      const group = createParagraph(book, text, sect, { before: at === 0 ? 0.1 : 0.5 });
      pages.place({ ...group, withNext: isLead });
    });
    for (const point of createPoints(book, part.points, sect)) pages.place(point);
  }
  if (section.kind !== 'council' || section.contacts.length === 0) return;
  setHeading(WHOM_TO_ASK);
  for (const contact of section.contacts) setContact(book, sect, contact, 'all');
  pages.place({ boxes: [createSpace(1)] });
}
