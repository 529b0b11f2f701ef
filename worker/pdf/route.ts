import { type Context, Hono } from 'hono';
import { noticesAt, type PublicNotice } from '../../shared/notices/notice.ts';
import { site } from '../../shared/site/site.ts';
import { cityTime, startOfDate } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Directory } from '../directory/build/build.ts';
import { type DirectoryReader, publicDirectory } from '../directory/snapshot.ts';
import { backgroundContext } from '../http/background-context.ts';
import { matchesEtag } from '../http/etag.ts';
import { TimeoutError } from '../http/with-timeout.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { renderFailurePage, renderTooLargePage } from '../pages/failure-page.ts';
import { digestOf } from '../platform/crypto.ts';
import type { Env } from '../platform/env.ts';
import { logFault } from '../telemetry/faults.ts';
import { type CachedPdf, createPdfCache, packPdf } from './pdf-cache.ts';
import {
  bookRequest,
  fileNameOf,
  isShared,
  keyOf,
  type PdfRequest,
  pocketRequest,
  posterRequest,
  sizeOf,
  typeOfFile,
} from './pdf-request.ts';
import { loadPdfRenderer, PaperTooLarge } from './render-pdf.ts';

/** How many may wait for a paper in an isolate. Each is made once, however many ask for it. */
const PLACES = LIMITS.papersWaiting.value;
/** Between two papers, in milliseconds: the pages that were asked for meanwhile are answered. */
const PAUSE = 200;
/** How long somebody is left to wait for a turn, in milliseconds; the paper itself takes its own time after it. */
const LONGEST_WAIT = 20_000;
/** What `Retry-After` says, in seconds: after a failure, and where too many wait. */
const AFTER_FAILURE = '60';
const WHILE_BUSY = '10';

type PaperContext = Context<{ Bindings: Env }>;

/** Names the code and the fonts that papers are made with: a new edition makes each anew. */
const EDITION: string = import.meta.env?.PAPER_EDITION ?? 'dev';

class Busy extends Error {}

/**
 * /handbook.pdf, /timetable/{type}.pdf, /poster.pdf and /pocket.pdf. A paper is made once for a data version and a city date, and an
 * isolate makes one at a time. Who asks while it is being made gets the last good file where nothing of it was taken down, or else
 * waits for the new one; when one cannot be made, the last good file is all there is.
 */
export function createPdfRoutes({
  clock = Date.now,
  pause,
  load = loadPdfRenderer,
  reader = publicDirectory,
}: {
  clock?: () => number;
  pause?: (milliseconds: number) => Promise<void>;
  load?: typeof loadPdfRenderer;
  reader?: Pick<DirectoryReader, 'read'>;
} = {}) {
  const cache = createPdfCache();
  const turns = createWorkQueue({
    places: PLACES,
    shortPause: PAUSE,
    longPause: PAUSE,
    longestWait: LONGEST_WAIT,
    refusal: () => new Busy(),
    clock,
    ...(pause && { pause }),
  });

  /** The paper of today's directory, or the last good one; null where there is neither. Throws Busy where it is not its turn, PaperTooLarge. */
  async function paperOf(c: PaperContext, asked: PdfRequest): Promise<CachedPdf | null> {
    const now = clock();
    const key = keyOf(asked);
    const context = backgroundContext(c);
    const reading = await reader.read(c.env, now, context).catch(logFailure);
    const directory = reading?.directory;
    // While the database fails the paper says of which day its information is, not which day it is.
    const { date } = cityTime(reading?.informationFrom ? Date.parse(reading.informationFrom) : now);
    const said = noticesAt(directory?.notices, now, (place) => place !== 'kiosks');
    const tag = directory && tagOf(directory, date, c.env.PUBLIC_ORIGIN, said);
    const held = cache.get(key);
    if (held && held.tag === tag) return held;
    const stored = isShared(asked) ? await cache.readStored(c.env.KV, key) : null;
    // Another request may have finished one while the store was asked.
    if (stored && (stored.tag === tag || !cache.get(key))) cache.put(key, stored);
    const last = cache.get(key);
    if (!directory || !tag || last?.tag === tag) return last;

    const former = last && isStillPublic(last, directory) ? last : null;
    if (former && turns.isTaken(key)) return former;
    /** One that another request has made meanwhile: of this state of the data, or of one that is moments older. */
    const finished = () => {
      const present = cache.get(key);
      const isNew = present && present !== last && isStillPublic(present, directory);
      return isNew ? present : undefined;
    };
    try {
      return await turns.queued(
        async (inTurn) => {
          const render = await load(c.env);
          return inTurn(() => {
            // The beginning of the day, so that every isolate makes the same file of the same facts.
            const content = { ...directory, notices: said };
            const file = render(asked, content, c.env, startOfDate(date));
            const fileName = fileNameOf(asked, site().name, date);
            const paper = packPdf(file, {
              tag,
              fileName,
              records: [...recordsOf(directory)],
            });
            cache.put(key, paper);
            if (isShared(asked)) context?.waitUntil(cache.store(c.env.KV, key, paper));
            return paper;
          }, finished);
        },
        { name: key },
      );
    } catch (error) {
      // An older one that was small enough would be out of date for ever.
      if (error instanceof PaperTooLarge) throw error;
      const isBusy = error instanceof Busy || error instanceof TimeoutError;
      if (!isBusy) logFault(`The paper ${key} could not be made:`, error);
      if (isBusy && !former) throw new Busy();
      return former;
    }
  }

  async function answer(c: PaperContext, asked: PdfRequest): Promise<Response> {
    let comeBackIn = AFTER_FAILURE;
    const paper = await paperOf(c, asked).catch((error) => {
      if (error instanceof PaperTooLarge) return error;
      if (!(error instanceof Busy)) throw error;
      comeBackIn = WHILE_BUSY;
    });
    if (paper instanceof PaperTooLarge) return renderTooLargePage(c.req.method);
    if (!paper) {
      const page = renderFailurePage(c.req.method, 503);
      page.headers.set('Retry-After', comeBackIn);
      return page;
    }
    c.header('ETag', paper.tag);
    // A copy may be kept, but is asked about at each look: what was taken down is to be gone from tomorrow's print.
    c.header('Cache-Control', 'public, no-cache');
    if (matchesEtag(c.req.header('If-None-Match'), paper.tag)) return c.body(null, 304);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `inline; filename="${paper.fileName}"`);
    c.header('Content-Length', String(paper.bytes.length));
    return c.body(paper.bytes);
  }

  return new Hono<{ Bindings: Env }>()
    .get('/handbook.pdf', (c) => answer(c, bookRequest(new URL(c.req.url).searchParams)))
    .get('/poster.pdf', (c, next) => {
      const asked = posterRequest(new URL(c.req.url).searchParams, clock());
      return asked ? answer(c, asked) : next();
    })
    .get('/pocket.pdf', (c, next) => {
      const asked = pocketRequest(new URL(c.req.url).searchParams, clock());
      return asked ? answer(c, asked) : next();
    })
    .get('/timetable/:file{.+\\.pdf}', (c, next) => {
      const segments = new URL(c.req.url).pathname.split('/');
      const type = typeOfFile(segments.at(-1) ?? '');
      // No such timetable: the page that says so.
      return type && segments.length === 3
        ? answer(c, { type, size: sizeOf(c.req.query('size')) })
        : next();
    });
}

export const pdfRoutes = createPdfRoutes();

/**
 * Stands among the records of every paper since these also name the addresses that it shows. Of a paper that was made before, nobody
 * can tell whether it shows an address that is hidden now, so that it is given to nobody.
 */
const WITH_ADDRESSES = 'with addresses';

/** The ids of a directory's records, and of each that shows its addresses how many, gathered once. */
const gathered = new WeakMap<Directory, ReadonlySet<string>>();

function recordsOf(directory: Directory): ReadonlySet<string> {
  const { organisations, services, helplines } = directory;
  const known = gathered.get(directory);
  const records =
    known ??
    new Set([
      WITH_ADDRESSES,
      ...[organisations, services, helplines].flat().map(({ _id }) => _id),
      ...services.flatMap((it) => (it.addressNotPublic ? [] : `${it._id} shown`)),
      ...organisations.flatMap((it) =>
        it.addressNotPublic ? [] : `${it._id} shown ${it.addresses.length}`,
      ),
    ]);
  if (!known) gathered.set(directory, records);
  return records;
}

/** Whether nothing was taken down, and no address hidden, since a paper was made: such a one is given to nobody any more. */
const isStillPublic = ({ records }: CachedPdf, directory: Directory) =>
  records.includes(WITH_ADDRESSES) && records.every((id) => recordsOf(directory).has(id));

/** Strong: a paper is one file, byte for byte. */
function tagOf(
  { version, changedAt, isSample }: Directory,
  date: string,
  origin: string,
  said: readonly PublicNotice[],
): string {
  const changed = Date.parse(changedAt).toString(36);
  // What is said changes where one begins or ends, although the data does not.
  const notices = said.length > 0 ? [digestOf(said.map(({ _id }) => _id).join()).slice(0, 10)] : [];
  const made = [EDITION, version, changed, Number(isSample), date, origin, ...notices];
  return `"${made.join('.').replaceAll(/[^\w.:/-]/g, '_')}"`;
}

function logFailure(error: unknown): null {
  logFault('The directory could not be read for a paper:', error);
  return null;
}
