// What TypeScript's DOM library, which the pages are checked with, lacks of a service worker's own.

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

type Message = Extendable & { data: unknown; ports: readonly MessagePort[] };

export type FetchEvent = Extendable & {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
};

/** A page that the worker answers. */
type Client = { url: string; postMessage: (message: unknown) => void };

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: Message) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Client | undefined>;
    matchAll: () => Promise<Client[]>;
  };
};
