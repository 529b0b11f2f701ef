import { type Context, Hono } from 'hono';
import { cityTime, startOfDate } from '../../shared/city-time.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { Directory } from '../directory/build.ts';
import { afterwards, type DirectoryReader, publicDirectory } from '../directory/snapshot.ts';
import type { Env } from '../env.ts';
import { failurePage } from '../failure-page.ts';
import { logFault } from '../telemetry/faults.ts';
import { fileNameOf, keyOf, type Order, sizeOf, typeOfFile } from './order.ts';
import { pressPaper } from './press.ts';
import { createShelf, type Paper } from './shelf.ts';

/** How long after its beginning a paper that has not come is made by whoever asks next, in milliseconds. */
const GIVEN_UP = 30_000;

type PaperContext = Context<{ Bindings: Env }>;

/** Of the code and the fonts that papers are made with: a new edition makes each anew. */
const EDITION: string = import.meta.env?.PAPER_EDITION ?? 'dev';

/**
 * /handbook.pdf and /timetable/{type}.pdf. A paper is made once for a data version and a city date; who asks while one is
 * being made gets the last good file; and so does everyone when one cannot be made.
 */
export function createPapers(
  clock: () => number,
  press: typeof pressPaper = pressPaper,
  reader: Pick<DirectoryReader, 'read'> = publicDirectory,
) {
  const shelf = createShelf();
  /** Since when a paper is being made, by its key. Not whether: a request that is given up never says so. */
  const beingMade = new Map<string, number>();

  /** The paper of today's directory, or the last good one; null where there is neither. */
  async function paperOf(c: PaperContext, order: Order): Promise<Paper | null> {
    const now = clock();
    const key = keyOf(order);
    const context = afterwards(c);
    const reading = await reader.read(c.env, now, context).catch(logged);
    const directory = reading?.directory;
    // While the database fails the paper says of which day its information is, not which day it is.
    const { date } = cityTime(reading?.informationFrom ? Date.parse(reading.informationFrom) : now);
    const tag = directory && tagOf(directory, date, c.env.PUBLIC_ORIGIN);
    const held = shelf.inMemory(key);
    if (held && held.tag === tag) return held;
    const last = (await shelf.stored(c.env.KV, key)) ?? held;
    if (!directory || !tag || last?.tag === tag) return last;
    const since = beingMade.get(key);
    if (last && since !== undefined && now - since < GIVEN_UP) return last;

    beingMade.set(key, now);
    try {
      // The beginning of the day, so that every isolate makes the same file of the same facts.
      const bytes = await press(order, directory, c.env, startOfDate(date));
      const paper = { bytes, tag, fileName: fileNameOf(order, SITE_NAME, date) };
      shelf.hold(key, paper);
      context?.waitUntil(shelf.store(c.env.KV, key, paper));
      return paper;
    } catch (error) {
      logFault(`The paper ${key} could not be made:`, error);
      return last;
    } finally {
      beingMade.delete(key);
    }
  }

  async function answer(c: PaperContext, order: Order): Promise<Response> {
    const paper = await paperOf(c, order);
    if (!paper) {
      const page = failurePage(c.req.method, 503);
      page.headers.set('Retry-After', '60');
      return page;
    }
    c.header('ETag', paper.tag);
    // To be kept, but asked about at each look: what was taken down is to be gone from tomorrow's print.
    c.header('Cache-Control', 'public, no-cache');
    if (isKnown(c.req.header('If-None-Match'), paper.tag)) return c.body(null, 304);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `inline; filename="${paper.fileName}"`);
    c.header('Content-Length', String(paper.bytes.length));
    return c.body(paper.bytes as Uint8Array<ArrayBuffer>);
  }

  return new Hono<{ Bindings: Env }>()
    .get('/handbook.pdf', (c) => answer(c, { type: null, size: sizeOf(c.req.query('size')) }))
    .get('/timetable/:file{.+\\.pdf}', (c, next) => {
      const segments = new URL(c.req.url).pathname.split('/');
      const type = typeOfFile(segments.at(-1) ?? '');
      // No such timetable: the page that says so.
      return type && segments.length === 3
        ? answer(c, { type, size: sizeOf(c.req.query('size')) })
        : next();
    });
}

export const papers = createPapers(Date.now);

/** Strong: a paper is one file, byte for byte. */
function tagOf({ version, changedAt, isSample }: Directory, date: string, origin: string): string {
  const changed = Date.parse(changedAt).toString(36);
  const made = [EDITION, version, changed, Number(isSample), date, origin];
  return `"${made.join('.').replaceAll(/[^\w.:/-]/g, '_')}"`;
}

function isKnown(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

function logged(error: unknown): null {
  logFault('The directory could not be read for a paper:', error);
  return null;
}
