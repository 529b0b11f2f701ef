import { KIOSK_WORKER, kioskPaths, TO_BOARD, WHICH_BUILD } from '../../shared/paths/kiosk-paths.ts';
import { createFileCopy } from '../offline/file-copy.ts';
import type { WorkerScope } from '../offline/worker-scope.ts';

// The kiosk's service worker, built on its own to /kiosk-sw.js: it keeps the one page and its files, so that a kiosk
// that is switched on without a network starts all the same. The directory is the page's own to keep.

declare const self: WorkerScope;
/** Put in by the build: what the kiosk consists of, and a name that changes with anything of it. */
declare const FILES: readonly string[];
declare const BUILD: string;

/** How long the server is waited for before the kiosk starts without it, in milliseconds. */
const PATIENCE = 5_000;

const copy = createFileCopy('kiosk-files-', BUILD, FILES, kioskPaths.home);

self.addEventListener('install', (event) => event.waitUntil(copy.keep(async () => {})));

self.addEventListener('activate', (event) =>
  event.waitUntil(copy.forgetOlder().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === WHICH_BUILD) event.ports[0]?.postMessage(BUILD);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(fromCopy(pathname, request));
  else if (request.mode === 'navigate' && pathname !== KIOSK_WORKER)
    event.respondWith(page(request, pathname, search));
});

const fromCopy = async (path: string, request: Request) =>
  (await copy.find(path)) ?? fetch(request);

/** The server's page where it answers in time; without it the kept one, which is Home and leads on to the board of a wall. */
async function page(request: Request, path: string, search: string): Promise<Response> {
  const answer = await answerInTime(request);
  if (answer && answer.status < 500) return answer;
  const kept = await copy.find(kioskPaths.home);
  if (!kept) return answer ?? Response.error();
  if (path === kioskPaths.board) return Response.redirect(kioskPaths.home + search + TO_BOARD);
  return path === kioskPaths.home ? kept : Response.redirect(kioskPaths.home);
}

/** Null where no answer has begun in time. One that has begun may take as long as the line needs for its body. */
async function answerInTime(request: Request): Promise<Response | null> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: given.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
