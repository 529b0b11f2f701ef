import type { Fetcher } from '@cloudflare/workers-types';
import { timetableSheet } from '../../shared/paper/handbook/checked.ts';
import { frontOf, handbookOf, selectParts } from '../../shared/paper/handbook.ts';
import { fitPocket } from '../../shared/paper/pocket/fit.ts';
import { pocketGuide } from '../../shared/paper/pocket/guide.ts';
import { fitPoster } from '../../shared/paper/poster/fit.ts';
import { posterOf } from '../../shared/paper/poster/poster.ts';
import { describeTakeDown } from '../../shared/paper/use-until.ts';
import type { ServiceType } from '../../shared/services/service.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Directory } from '../directory/build/build.ts';
import type { Env } from '../platform/env.ts';
import type { ByteBlocks } from './layout/byte-blocks.ts';
import type { PdfRequest } from './pdf-request.ts';
import { chooseFonts, FONT_FILES, type FontBytes, type FontName } from './text/fonts.ts';

/** Font files of this isolate, 0.4 MB all together. */
const files = new Map<FontName, Uint8Array>();

/** A Worker would run out of memory: what it is part of would fail too. */
export class PaperTooLarge extends Error {}

/** Makes a paper of the directory as it is at `now` (epoch ms), without awaiting anything; throws PaperTooLarge. */
type RenderPdf = (
  asked: PdfRequest,
  directory: Directory,
  env: Pick<Env, 'PUBLIC_ORIGIN'>,
  now: number,
) => ByteBlocks;

/** Loads what papers are made with: the writer of PDF and every font, once for an isolate. */
export async function loadPdfRenderer({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<RenderPdf> {
  const [{ handbookPdf, pocketPdf, posterPdf, timetablePdf }, fonts] = await Promise.all([
    import('./pdf.ts'),
    readFonts(ASSETS),
  ]);
  return ({ type, size, poster, pocket, ...book }, directory, { PUBLIC_ORIGIN }, now) => {
    const about = { ...frontOf(directory, now), origin: PUBLIC_ORIGIN };
    const sheetMeans = (fitted: unknown) => ({
      origin: PUBLIC_ORIGIN,
      fonts: only(fonts, chooseFonts(JSON.stringify(fitted))),
      now,
    });
    if (poster) {
      const whole = posterOf({ ...poster, type }, directory, now);
      const fitted = fitPoster(whole, poster.paper, about);
      return posterPdf(fitted, sheetMeans(fitted));
    }
    if (pocket) {
      const fitted = fitPocket(pocketGuide(pocket.date, directory, now), about);
      return pocketPdf(fitted, about.correctOn, sheetMeans(fitted));
    }
    const { paper, isFolded, parts } = book;
    const content = type
      ? timetableOf(type, directory, now)
      : selectParts(handbookOf(directory, now), parts);
    const text = JSON.stringify(content);
    if (text.length > LIMITS.paperText.value) throw new PaperTooLarge();
    const wanted = chooseFonts(text);
    const look = { size, ...(paper && { paper }), ...(isFolded && { isFolded }) };
    const means = { ...look, origin: PUBLIC_ORIGIN, fonts: only(fonts, wanted), now };
    return 'section' in content
      ? timetablePdf(content.section, content.front, means)
      : handbookPdf(content, means);
  };
}

function timetableOf(type: ServiceType, directory: Directory, now: number) {
  const services = directory.services.filter((it) => it.type === type);
  const useUntil = describeTakeDown(services, cityTime(now).date);
  const section = timetableSheet(type, services, now);
  return { front: frontOf(directory, now, useUntil), section };
}

/** A paper holds what it was given, needed or not. */
const only = (fonts: FontBytes, wanted: readonly FontName[]) =>
  Object.fromEntries(wanted.map((face) => [face, fonts[face]])) as FontBytes;

async function readFonts(assets: Fetcher): Promise<FontBytes> {
  const read = (Object.keys(FONT_FILES) as FontName[]).map(
    async (face): Promise<[FontName, Uint8Array]> => {
      const held = files.get(face);
      if (held) return [face, held];
      const response = await assets.fetch(`http://localhost/fonts/${FONT_FILES[face]}.ttf`);
      if (!response.ok) throw new Error(`The build lacks the font ${face} (${response.status})`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      files.set(face, bytes);
      return [face, bytes];
    },
  );
  return Object.fromEntries(await Promise.all(read)) as FontBytes;
}
