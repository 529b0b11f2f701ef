import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A connection to a site that a test can cut, listen in on, and have answer otherwise. */
export type Line = {
  origin: string;
  /** What was asked for since the last `listen`, as 'GET /path'. */
  heard: string[];
  /** Everything that was sent: addresses with what is asked for in them, headers and bodies. */
  sent: string[];
  /** What a path is answered instead of the site's own answer. `null` never answers. */
  instead: Map<string, Answer | null>;
  /** The paths of pages whose main part and end come late: once this has happened. */
  halves: Map<string, Promise<void>>;
  /** Nothing listens any more, and what was open is closed. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openProxy(site: string): Promise<Line> {
  const heard: string[] = [];
  const sent: string[] = [];
  const instead: Line['instead'] = new Map();
  const halves: Line['halves'] = new Map();
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', site);
    heard.push(`${asked.method} ${pathname}`);
    sent.push(`${asked.url} ${JSON.stringify(asked.headers)}`);
    asked.on('data', (body) => sent.push(String(body)));
    const other = instead.get(pathname);
    if (other === null) return;
    if (other) return void answer.writeHead(other.status ?? 200, other.headers).end(other.body);
    const half = halves.get(pathname);
    if (half) return void passHalf(site + asked.url, answer, half);
    passOn(site, asked, answer);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    heard,
    sent,
    instead,
    halves,
    cut,
    restore: () => listen(port),
    close: cut,
  };
}

function passOn(site: string, asked: IncomingMessage, answer: ServerResponse) {
  const { hostname, port } = new URL(site);
  const onward = request(
    // On a connection of its own: one kept from before may just be closed by the site.
    { hostname, port, path: asked.url, method: asked.method, headers: asked.headers, agent: false },
    (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** What comes first of a page is all that stands before its main part: the bar, and the way out. */
async function passHalf(address: string, answer: ServerResponse, isTime: Promise<void>) {
  const come = await fetch(address);
  const text = await come.text();
  const middle = text.indexOf('<main');
  answer.writeHead(come.status, { 'content-type': come.headers.get('content-type') ?? '' });
  answer.write(text.slice(0, middle));
  await isTime;
  answer.end(text.slice(middle));
}
