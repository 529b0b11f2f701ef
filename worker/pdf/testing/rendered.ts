import { readFileSync } from 'node:fs';
import sample from '../../../data/bristol.json' with { type: 'json' };
import { formatPhone, phoneHref } from '../../../shared/contact/phone.ts';
import { readDirectoryFile } from '../../../shared/directory/directory-file.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import { firstPhone } from '../../../shared/organisations/organisation-phones.ts';
import type { BookPart } from '../../../shared/paper/booklet.ts';
import { timetableSheet } from '../../../shared/paper/handbook/checked.ts';
import type { PaperDirectory, PaperSize } from '../../../shared/paper/handbook/sections.ts';

import { frontOf, handbookOf, selectParts } from '../../../shared/paper/handbook.ts';
import { fitPocket } from '../../../shared/paper/pocket/fit.ts';
import { pocketGuide } from '../../../shared/paper/pocket/guide.ts';
import { fitPoster } from '../../../shared/paper/poster/fit.ts';
import { posterOf } from '../../../shared/paper/poster/poster.ts';
import type { Paper, PosterChoice } from '../../../shared/paper/print-choice.ts';
import { describeTakeDown } from '../../../shared/paper/use-until.ts';
import { publishWeek } from '../../../shared/services/changes/publish-week.ts';
import { mustStayOffWalls } from '../../../shared/services/on-walls.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import { limitsOf } from '../../../shared/services/who/who-may-come.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { compareByName, compareServices } from '../../records/order.ts';
import { handbookPdf, type Means, pocketPdf, posterPdf, timetablePdf } from '../pdf.ts';
import { chooseFonts, FONT_FILES, type FontBytes, type FontName } from '../text/fonts.ts';
import { readPdf } from './read-pdf.ts';

export const ORIGIN = 'https://handbook.example.org';
export const FRIDAY = Date.parse('2026-11-20T00:00:00Z');

const checked = { lastCheckedAt: '2026-11-01T00:00:00.000Z' };

export const sampleFile = sample;

/** A directory file, the sample's unless it is said, as the public reads it. */
export function sampleDirectory(
  records: { organisations: object[]; helplines: object[] } = sample,
): PaperDirectory {
  const file = readDirectoryFile(records);
  const organisations = file.organisations
    .map(
      ({ approved, published, ...it }): PublicOrganisation => ({
        ...it,
        ...checked,
        phoneDisplay: it.phone.map(formatPhone),
        phoneHref: it.phone.map(phoneHref),
      }),
    )
    .sort(compareByName);
  const services = file.services
    .flatMap(({ published, provider: id, ...it }) => {
      const provider = file.organisations.find(({ _id }) => _id === id);
      if (!provider) return [];
      const phone = firstPhone(provider.phone);
      const { _id, name } = provider;
      const readable = { phone, phoneDisplay: formatPhone(phone), phoneHref: phoneHref(phone) };
      const told = { ...it, irregularSlots: [], ...publishWeek(it, [], '2026-11-20') };
      // As publicService has it: nobody in a file has agreed.
      const isOff = it.onWalls !== 'yes' && mustStayOffWalls({ ...it, ...limitsOf(it) });
      return [
        {
          ...told,
          ...checked,
          ...readable,
          provider: { _id, name },
          ...(isOff && { offWalls: true as const }),
        },
      ];
    })
    .sort(compareServices);
  const helplines = file.helplines
    .map(({ published, ...it }) => ({
      ...it,
      ...checked,
      phoneDisplay: formatPhone(it.phone),
      phoneHref: phoneHref(it.phone),
    }))
    .sort(compareByName);
  return { organisations, services, helplines, isSample: false };
}

const files = new Map<FontName, Uint8Array>();

/** Read once, as an isolate does. */
function readFont(face: FontName): Uint8Array {
  const known = files.get(face);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(`web/public/fonts/${FONT_FILES[face]}.ttf`));
  files.set(face, bytes);
  return bytes;
}

const fontsFor = (content: unknown) =>
  Object.fromEntries(
    chooseFonts(JSON.stringify(content)).map((face) => [face, readFont(face)]),
  ) as FontBytes;

export function handbookBytes(
  directory: PaperDirectory,
  size: PaperSize,
  booklet: Pick<Means, 'paper' | 'isFolded'> = {},
  parts: BookPart[] = [],
  now = FRIDAY,
) {
  const book = selectParts(handbookOf(directory, now), parts);
  const means = { size, origin: ORIGIN, fonts: fontsFor(book), now, ...booklet };
  return { book, bytes: new Uint8Array(handbookPdf(book, means).joinWith()) };
}

export async function renderHandbook(directory: PaperDirectory, size: PaperSize) {
  const { book, bytes } = handbookBytes(directory, size);
  return { book, bytes, ...(await readPdf(bytes)) };
}

export async function renderTimetable(
  directory: PaperDirectory,
  type: ServiceType,
  size: PaperSize,
  now = FRIDAY,
) {
  const section = timetableSheet(type, directory.services, now);
  const means = { size, origin: ORIGIN, fonts: fontsFor(section), now };
  const takeDown = describeTakeDown([], cityTime(now).date);
  const file = timetablePdf(section, frontOf(directory, now, takeDown), means);
  const bytes = new Uint8Array(file.joinWith());
  return { section, bytes, ...(await readPdf(bytes)) };
}

export async function renderPoster(
  directory: PaperDirectory,
  choice: Pick<PosterChoice, 'type' | 'date'>,
  paper: Paper = 'A4',
) {
  const whole = posterOf(choice, directory, FRIDAY);
  const poster = fitPoster(whole, paper, { ...frontOf(directory, FRIDAY), origin: ORIGIN });
  const file = posterPdf(poster, { origin: ORIGIN, fonts: fontsFor(poster), now: FRIDAY });
  const bytes = new Uint8Array(file.joinWith());
  return { whole, poster, bytes, ...(await readPdf(bytes)) };
}

export async function renderPocket(directory: PaperDirectory, date: string | null, now = FRIDAY) {
  const whole = pocketGuide(date, directory, now);
  const about = { ...frontOf(directory, now), origin: ORIGIN };
  const guide = fitPocket(whole, about);
  const file = pocketPdf(guide, about.correctOn, { origin: ORIGIN, fonts: fontsFor(guide), now });
  const bytes = new Uint8Array(file.joinWith());
  return { whole, guide, bytes, ...(await readPdf(bytes)) };
}
