// What TypeScript's DOM library, which the pages are checked with, lacks of a service worker's own.

export type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Extendable & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: Extendable & { data: unknown }) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: () => Promise<{ postMessage: (message: unknown) => void }[]>;
  };
};
