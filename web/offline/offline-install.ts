import { COPY, KEEP_PAPER, OFFLINE } from '../../shared/paths/offline.ts';

/** What somebody said about the copy on this device: 'no' to keep none until they ask. */
export const COPY_CHOICE = 'offline-copy';

/** What a first copy weighs to download, in kB: the build compares it with what it made. */
export const COPY_KB = 64;

const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Whether this browser can keep a copy at all. */
export const canKeep = () => container() !== undefined && 'caches' in window;

/** Whether there is a whole copy: the directory is what is kept last. */
export async function hasCopy(): Promise<boolean> {
  for (const cacheName of await caches.keys())
    if (cacheName.startsWith(COPY) && (await caches.match(OFFLINE.directory, { cacheName })))
      return true;
  return false;
}

export const mayKeep = () => {
  try {
    return localStorage.getItem(COPY_CHOICE) !== 'no';
  } catch {
    return false;
  }
};

/** Keeps a copy from now on, whatever was said before. Resolves once it is there, and throws where it cannot be kept. */
export async function keepCopy(): Promise<void> {
  localStorage.removeItem(COPY_CHOICE);
  const { installing, active } = (await register()) ?? {};
  if (installing) await whenInstalled(installing);
  else if (active && !(await hasCopy())) await keptBy(active);
  if (!(await hasCopy())) throw new Error('There is no copy.');
  await container()?.ready;
}

/** Resolves once the worker is installed, or has given up, as it does where the phone is full. */
const whenInstalled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });

/** In milliseconds: one that the server has switched off never answers. */
const PATIENCE = 30_000;

/** Asks the worker of a copy that was removed while this page was open: browsers go on with it, and install no other. */
const keptBy = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, PATIENCE);
    worker.postMessage('keep', [port2]);
  });

export async function register() {
  const registration = await container()?.register(OFFLINE.worker);
  if (hasDataToSpare())
    container()?.ready.then(({ active }) => active?.postMessage(KEEP_PAPER), console.warn);
  return registration;
}

/** Where there is a mouse there is a desk; on Wi-Fi a phone pays for nothing. Where a browser does not say, data are dear. */
const hasDataToSpare = () =>
  !savesData() && (matchMedia('(pointer:fine)').matches || connection()?.type === 'wifi');

/** Removes the copy, and keeps none until somebody asks for it. */
export async function removeCopy(): Promise<void> {
  refuseCopy();
  await (await container()?.getRegistration('/'))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(COPY)) await caches.delete(name);
}

export const refuseCopy = () => localStorage.setItem(COPY_CHOICE, 'no');

/** Whether the device asks to be spared downloads that nobody asked for. */
export const savesData = () => connection()?.saveData === true;

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; type?: string } }).connection;
