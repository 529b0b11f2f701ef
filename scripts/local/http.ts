import { Agent, request } from 'node:http';

export type Reply = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  /** Bytes of the body as it came. */
  bytes: number;
};

/** The connection was refused or cut: whether the Worker did what it was asked, nobody knows. */
export class Cut extends Error {
  /** Whether it had served a request before: a server may close one that it takes for idle, and clients ask anew. */
  readonly wasReused: boolean;

  constructor(message: string, wasReused: boolean) {
    super(message);
    this.wasReused = wasReused;
  }
}

export type Send = (
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; body?: unknown },
) => Promise<Reply>;

const TIMEOUT = 30_000;
/** workerd closes a connection that is idle for 5 seconds: a request had better not meet that. */
const KEPT_IDLE = 2500;

/** A client of a Worker on this machine with a connection of its own, kept open as a browser keeps it. */
export function connect(port: number, timeout = TIMEOUT): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let usedAt = performance.now();
  const send: Send = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      if (performance.now() - usedAt > KEPT_IDLE) agent.destroy();
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          timeout,
          headers: {
            ...headers,
            ...(text !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(text),
            }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', (error) => reject(new Cut(error.message, false)));
          answer.once('end', () => {
            usedAt = performance.now();
            const whole = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers as Reply['headers'],
              text: whole.toString(),
              bytes: whole.length,
            });
          });
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`no answer for ${timeout / 1000} s`)));
      sent.once('error', (error) => reject(new Cut(error.message, sent.reusedSocket)));
      sent.end(text);
    });
  return { send, close: () => agent.destroy() };
}
