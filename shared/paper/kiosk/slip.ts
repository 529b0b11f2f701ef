import type { EmergencyContact } from '../../edited/edited.ts';
import { paths } from '../../paths/paths.ts';
import { linesOf } from '../fitting/letters.ts';
import { paperAddress } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../handbook/sections.ts';
import { MM } from '../measures.ts';
import { sayWrong } from '../say-wrong.ts';
import type { BriefEntry, SheetBody, SheetPage } from '../sheet/print-sheet.ts';

/**
 * What a thermal printer with a roll of 80 mm gives, in points: 72 mm are printed, and its drivers know a piece of 297 mm.
 * web/kiosk/parts/take-along/Slip.module.css says the same.
 */
export const SLIP = { width: 72 * MM, height: 289 * MM, text: 14, title: 20, leading: 1.2 };

/** How many places a slip has; of numbers to ring in need as many as there is room for. */
const PLACES = 3;
/** The square, and the white and the lines between the parts. */
const SQUARE = 36 * MM;
const BETWEEN = 4 * MM;

/** A screen of a kiosk as a slip: where to go, and whom to ring tonight. */
export type Slip = {
  title: string;
  path: string;
  /** What the charity says to everybody. */
  notices: string[];
  entries: BriefEntry[];
  /** Whom to ring for somewhere to sleep, a line each, the number in bold. */
  tonight: { heading: string; name: string; phone: string; danger: string };
  /** What else there is, and where. */
  footer: string[];
};

type About = {
  /** Who answers tonight. */
  contact: Pick<EmergencyContact, 'name' | 'phoneDisplay'>;
  notices: readonly string[];
  correctOn: string;
  useUntil: string;
  sampleNotice: string;
  /** `https://...`, the site's own. */
  origin: string;
};

/** As much of a sheet as a slip holds: what is left out is counted, and stands behind the square (docs/product.md#kiosk). */
export function slipOf(
  { title, path, address = path, wrong, notes, body }: SheetPage,
  { contact, notices, correctOn, useUntil, sampleNotice, origin }: About,
): Slip {
  const all = entriesOf(body);
  const isNumbers = path === paths.immediateSupport || path === paths.tonight;
  // What a page of A4 had no room for, it has counted itself.
  const cut = notes.flatMap((note) => Number(MORE.exec(note)?.[1] ?? 0));
  const before = cut.reduce((sum, one) => sum + one, 0);
  const said = notes.filter((note) => !MORE.test(note));
  const tonight = {
    heading: 'Nowhere to sleep tonight?',
    name: contact.name,
    phone: contact.phoneDisplay,
    danger: 'In danger? Call 999',
  };
  const footerOf = (more: number) => [
    ...said,
    ...(more > 0 ? [`${more} more on the page that the square leads to.`] : []),
    `${correctOn}. ${useUntil}. ${CALL_BEFORE_YOU_TRAVEL}.`,
    ...(sampleNotice ? [sampleNotice] : []),
    paperAddress(origin, address),
    ...(wrong ? [sayWrong(origin, wrong)] : []),
  ];
  let room =
    SLIP.height -
    SQUARE -
    2 * BETWEEN -
    heightOf([title], SLIP.title) -
    heightOf([...notices, ...Object.values(tonight), ...footerOf(before + all.length)]);
  const entries = all.slice(0, isNumbers ? all.length : PLACES).filter(({ name, phone, lines }) => {
    const height = heightOf([name, phone?.display ?? '', ...lines]) + BETWEEN;
    if (height > room) return false;
    room -= height;
    return true;
  });
  const footer = footerOf(before + all.length - entries.length);
  return { title, path, notices: [...notices], entries, tonight, footer };
}

const MORE = /^(\d+) more on the page/;

const heightOf = (texts: readonly string[], size = SLIP.text): number =>
  texts.reduce((sum, text) => sum + linesOf(text, SLIP.width, size), 0) * size * SLIP.leading;

/** What a sheet is about, each with what there is to know in a few lines. */
function entriesOf(body: SheetBody): BriefEntry[] {
  switch (body.kind) {
    case 'brief': {
      const { organisation, entries } = body;
      if (!organisation) return entries;
      const { id, name, phones, addresses, checked } = organisation;
      const lines = [...addresses.slice(0, 1), checked].filter(Boolean);
      return [{ id, name, phone: phones[0] ?? null, lines }, ...entries];
    }
    case 'timetables':
      return body.timetables.flatMap(({ rows, title }) =>
        rows.map((row) => {
          const { id, provider, phone, who, address, hours, note } = row;
          const { announced, check, checked = '' } = row;
          const times =
            hours.kind === 'once'
              ? [hours.text]
              : hours.runs.map(({ days, slots }) => `${days} ${slots.join(', ')}`);
          const warned = [...announced, check, checked];
          const lines = [who, ...times, ...warned, note, address].filter(Boolean);
          return { id, name: `${title}: ${provider}`, phone, lines };
        }),
      );
    case 'helplines':
      return body.groups.flatMap(({ helplines }) =>
        helplines.map(({ id, name, phone, hours, checked }) => {
          return { id, name, phone, lines: [hours, checked].filter(Boolean) };
        }),
      );
    default:
      return [];
  }
}
