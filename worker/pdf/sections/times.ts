import { unbroken } from '../../../shared/contact/postcode.ts';
import { unbrokenPhone } from '../../../shared/paper/handbook/address.ts';
import type { Hours, PaperPhone, TimetableRow } from '../../../shared/paper/handbook/sections.ts';
import { type Box, beside, setText, type Tag, tagOf } from '../layout/boxes.ts';
import type { PdfDocument } from '../layout/document.ts';
import { pageLink } from '../layout/document.ts';
import type { Inline } from '../layout/text.ts';

/** A week as few lines: the days on the left, their hours on the right, 'Closed' written. */
export function setHours(
  { desk }: PdfDocument,
  hours: Hours,
  check: string,
  width: number,
  parent: Tag,
): Box[] {
  const bold = (text: string): Inline[] => [{ text, weight: 'bold' }];
  const warning = check ? setText(bold(check), width, desk, { tag: tagOf('P', parent) }) : [];
  if (hours.kind === 'once')
    return [...setText(bold(hours.text), width, desk, { tag: tagOf('P', parent) }), ...warning];
  const left = desk.format.text * 11;
  const list = tagOf('L', parent);
  const runs = hours.runs.flatMap(({ days, slots }) => {
    const item = tagOf('LI', list);
    const names = setText(days, left, desk, { tag: tagOf('Lbl', item) });
    const body = tagOf('LBody', item);
    const times = slots.flatMap((slot) =>
      setText(slot, width - left, desk, { tag: tagOf('P', body), x: left }),
    );
    return beside(names, times);
  });
  return [...runs, ...warning];
}

/** Where, for whom and whom to ring: everything of a service but its hours and its name. */
export function setFacts(book: PdfDocument, row: TimetableRow, width: number, parent: Tag): Box[] {
  const { desk } = book;
  const { subtype, address, who, note, phone, organisation } = row;
  const more = pageLink(book, organisation, phone ? '. More:\u00a0' : 'More:\u00a0');
  const lines: Inline[][] = [
    ...(subtype ? [[{ text: subtype }]] : []),
    [{ text: who }],
    [{ text: unbroken(address) }],
    ...(note ? [[{ text: note }]] : []),
    [...(phone ? [{ text: `Phone ${phoneWords(phone)}` }] : []), ...more],
  ];
  return lines.flatMap((line) => setText(line, width, desk, { tag: tagOf('P', parent) }));
}

/** A number to dial, in one piece. */
export const phoneWords = ({ display, isFree }: PaperPhone) =>
  `${unbrokenPhone(display)}${isFree ? ' (free call)' : ''}`;
