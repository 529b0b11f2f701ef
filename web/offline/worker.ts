import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { isIn, isKeptPage, ONLINE, PRINT } from '../../shared/paths/areas.ts';
import { KEEP_PAPER, OFFLINE } from '../../shared/paths/offline.ts';
import { type Checked, type Copy, ignoreNoNetwork, openCopy } from './copy.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// The service worker, built on its own to /sw.js. It keeps one copy of the public directory and of the pages' files,
// answers the public pages from it, and asks the server whether it still stands. Everything else it lets pass.

declare const self: WorkerScope;
/** Put in by the build: what the public pages consist of, and a name that changes with anything of it. */
declare const FILES: readonly string[];
declare const BUILD: string;
/** Put in by the build too: what is kept once somebody has asked for it. */
declare const LATER: readonly string[];
/** The address of a list of what makes paper: fifty names would weigh on everybody's first visit. */
declare const PAPER: string;

/** The server's word that the copy stands is taken for so many milliseconds. */
const FRESH_FOR = 1_000;
/** How long a page waits for that word before it is answered without. */
const PATIENCE = 1_000;

const copy = openCopy(BUILD, FILES, LATER, PAPER);

/** What a page's loaders ask for, from the copy. */
const LISTS: Record<string, (directory: PublicDirectory) => unknown> = {
  '/api/services/public': ({ services }) => services,
  '/api/organisations/public': ({ organisations }) => organisations,
  '/api/helplines/public': ({ helplines }) => helplines,
  '/api/searches/words': ({ searchWords }) => searchWords ?? [],
};
const HEALTH = '/api/health';

/** When the server last said that the copy stands: by its clock, and by this worker's ticks. */
let confirmed: { at: number; ticks: number } | null = null;
let checking: Promise<void> | null = null;
/** Whether a page was answered while the server had not. */
let isCheckOwed = false;

const sinceConfirmed = () => performance.now() - (confirmed?.ticks ?? -Infinity);
/** Whether the server is asked for a page first: those that no phone keeps, and those for paper, which have files of their own. */
const isAskedFirst = (path: string) => isIn(ONLINE, path) || isIn(PRINT, path);
const isConfirmed = () => navigator.onLine && sinceConfirmed() < FRESH_FOR;

self.addEventListener('install', (event) => event.waitUntil(copy.keep().then(noteChecked)));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    copy
      .forgetOlder()
      .then(() => self.clients.claim())
      .then(tellPages),
  ),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === KEEP_PAPER) event.waitUntil(copy.keepPaper().catch(ignoreNoNetwork));
  if (event.data === 'keep')
    event.waitUntil(mend().then(() => event.ports[0]?.postMessage('done')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const list = LISTS[pathname];
  if (FILES.includes(pathname)) event.respondWith(fromCopy(pathname, request));
  else if (request.mode === 'navigate' && isKeptPage(pathname)) {
    confirmed = null;
    event.waitUntil(check().then(mend));
    event.respondWith(fromCopy(OFFLINE.shell, request));
  } else if (request.mode === 'navigate' && isAskedFirst(pathname)) {
    const answer = fetch(request);
    // Without a network the shell makes it of the copy, or says in words that it cannot, with the ways on.
    event.respondWith(answer.catch(() => fromCopy(OFFLINE.shell, request)));
    if (isIn(PRINT, pathname)) event.waitUntil(answer.then(copy.keepPaper).catch(ignoreNoNetwork));
  } else if (list && !search) {
    event.respondWith(fromDirectory(event, ({ directory }) => list(directory), tellPages));
  } else if (pathname === OFFLINE.places || LATER.includes(pathname))
    event.respondWith(copy.freshest(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCopy(pathname, request));
  else if (pathname === HEALTH) event.respondWith(fromDirectory(event, health));
});

const fromCopy = async (path: string, request: Request) =>
  (await copy.find(path)) ?? fetch(request);

/**
 * What a kept page asks for; the kiosk and the areas of people who sign in have ways of their own. For somebody signed in
 * the server is asked first, because they look at what they have just changed, and for a page that is not kept.
 */
async function fromDirectory(
  { request, clientId }: FetchEvent,
  pick: (copy: Copy) => unknown,
  onUnconfirmed?: () => unknown,
): Promise<Response> {
  const page = await self.clients.get(clientId);
  const { pathname } = new URL(page?.url ?? request.url);
  const isOnline = isAskedFirst(pathname);
  if (!isOnline && !isKeptPage(pathname)) return fetch(request);
  if (isOnline || request.headers.has('authorization')) {
    const answer = await fetch(request).catch(() => null);
    if (answer) return answer;
  } else if (!isCheckOwed) await Promise.race([check(), wait(PATIENCE)]);

  const kept = await copy.read();
  if (!kept) return fetch(request);
  if (!isConfirmed()) {
    isCheckOwed = checking !== null;
    onUnconfirmed?.();
  }
  return Response.json(pick(kept));
}

/** Answers as GET /api/health does; without the server's word, with the time of the copy and that of the device. */
function health({ directory, checkedAt }: Copy) {
  const { dataVersion, changedAt, isSample, bankHolidays, edited, notices } = directory;
  const now = confirmed && isConfirmed() ? confirmed.at + sinceConfirmed() : null;
  return {
    ok: now !== null,
    dataVersion,
    changedAt,
    isSample,
    bankHolidays,
    edited,
    notices,
    now: new Date(now ?? Date.now()).toISOString(),
    informationFrom: now === null ? isoOf(checkedAt) : null,
    age: now === null ? Math.round((Date.now() - checkedAt) / 1000) : 0,
  };
}

function noteChecked({ isConfirmed, checkedAt }: Checked) {
  confirmed = isConfirmed ? { at: checkedAt, ticks: performance.now() } : null;
}

/** '' where it is not known when the server last spoke. */
const isoOf = (at: number) => (Number.isNaN(at) ? '' : new Date(at).toISOString());

/** One at a time; a failure only leaves the copy without the server's word. */
async function check(): Promise<void> {
  if (isConfirmed()) return;
  checking ??= copy
    .check()
    .then((checked) => {
      if (!checked) return;
      noteChecked(checked);
      if (isCheckOwed || checked.isNew) tellPages();
    }, ignoreNoNetwork)
    .finally(() => {
      isCheckOwed = false;
      checking = null;
    });
  return checking;
}

/** Only as a page is opened, or asks for it: one that is open may just have removed the copy. */
const mend = () => copy.mend().then((mended) => mended && noteChecked(mended), ignoreNoNetwork);

/** Open pages then ask for the health again, and see from when their information is and whether there is newer. */
async function tellPages() {
  for (const page of await self.clients.matchAll()) page.postMessage('information');
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
