import type { Fetcher } from '@cloudflare/workers-types';
import { timetableSection } from '../../shared/handbook/timetables.ts';
import { frontOf, handbookOf } from '../../shared/handbook.ts';
import type { Directory } from '../directory/build.ts';
import type { Env } from '../env.ts';
import { FACES, type Face, type FontBytes, facesFor } from './faces.ts';
import type { Order } from './order.ts';

/** Font files of this isolate, 0.4 MB all together. */
const files = new Map<Face, Uint8Array>();

/** Makes a paper of the directory as it is at `now` (epoch ms). The writer of PDF is loaded at the first. */
export async function pressPaper(
  { type, size }: Order,
  directory: Directory,
  { ASSETS, PUBLIC_ORIGIN }: Pick<Env, 'ASSETS' | 'PUBLIC_ORIGIN'>,
  now: number,
): Promise<Uint8Array> {
  const { handbookPdf, timetablePdf } = await import('./pdf.ts');
  const front = frontOf(directory, now);
  const content = type
    ? { front, section: timetableSection(type, directory.services, now) }
    : handbookOf(directory, now);
  const fonts = await readFonts(ASSETS, facesFor(JSON.stringify(content)));
  const means = { size, origin: PUBLIC_ORIGIN, fonts, now };
  return 'section' in content
    ? timetablePdf(content.section, front, means)
    : handbookPdf(content, means);
}

async function readFonts(assets: Fetcher, faces: readonly Face[]): Promise<FontBytes> {
  const read = faces.map(async (face): Promise<[Face, Uint8Array]> => {
    const held = files.get(face);
    if (held) return [face, held];
    const response = await assets.fetch(`http://localhost/fonts/${FACES[face]}.ttf`);
    if (!response.ok) throw new Error(`The build lacks the font ${face} (${response.status})`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    files.set(face, bytes);
    return [face, bytes];
  });
  return Object.fromEntries(await Promise.all(read)) as FontBytes;
}
