import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = { status: number; headers: Headers; body: Buffer };

/** What a network in front of a site does to an answer; the text is that of the answer. */
export type Meddle = (path: string, answer: Answer, text: string) => Partial<Answer> | undefined;

/** A site on this machine in front of another, which it shows under its own address, and meddles with as it is told. */
export async function openFront(upstream: string) {
  const seen = new Map<string, Answer>();
  let meddle: Meddle | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const key = `${request.method} ${path} ${request.headers.authorization}`;
    const answer =
      seen.get(key) ?? (await ask(path, request.method, request.headers.authorization));
    seen.set(key, answer);
    const sent = { ...answer, ...meddle?.(path, answer, answer.body.toString()) };
    const isPlain = sent.headers.has('X-Plain');
    response.writeHead(sent.status, {
      ...Object.fromEntries(sent.headers),
      ...(!isPlain && { 'content-encoding': 'gzip' }),
    });
    response.end(isPlain ? sent.body : gzipSync(sent.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function ask(path: string, method = 'GET', authorization?: string): Promise<Answer> {
    const answer = await fetch(upstream + path, {
      method,
      redirect: 'manual',
      // Each on a connection of its own: the Worker ends one that is idle for 5 seconds, which nobody here would notice.
      headers: { connection: 'close', ...(authorization && { authorization }) },
    });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(name);
    const isText = /text|json|xml/.test(headers.get('content-type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      headers,
      body: isText ? Buffer.from(body.toString().replaceAll(upstream, origin)) : body,
    };
  }

  return {
    origin,
    meddleWith: (next: Meddle | undefined) => {
      meddle = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
