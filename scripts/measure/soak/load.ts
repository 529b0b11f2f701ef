import { Agent, request } from 'node:http';
import { median } from '../../../shared/numbers/median.ts';
import { connect, type Reply } from '../../local/http.ts';

export type Asking = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export type Measured = {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds of one answer: the median. */
  median: number;
};

/** Asks for as long, each connection as soon as it has its answer, and fails on any that is not 2xx. */
export async function load(
  port: number,
  next: () => Asking,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Measured> {
  const times: number[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      do {
        const asked = performance.now();
        await receive(agent, port, next());
        times.push(performance.now() - asked);
      } while (performance.now() < until);
      agent.destroy();
    }),
  );
  const took = (performance.now() - from) / 1000;
  return {
    perSecond: times.length / took,
    median: median(times),
  };
}

/** An answer, which is not read: the measuring must not slow down what is measured. */
const receive = (agent: Agent, port: number, { path, headers }: Asking) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });

/** One answer, in milliseconds. */
export async function askOnce(
  port: number,
  asking: Asking,
): Promise<{ milliseconds: number; reply: Reply }> {
  const { send, close } = connect(port);
  const asked = performance.now();
  const reply = await sendWell(send, asking);
  close();
  return { milliseconds: performance.now() - asked, reply };
}

async function sendWell(
  send: ReturnType<typeof connect>['send'],
  { method = 'GET', path, ...options }: Asking,
) {
  const reply = await send(method, path, options);
  if (reply.status < 200 || reply.status > 299)
    throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  return reply;
}
