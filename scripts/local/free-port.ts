import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, or one of these has it before the Worker does. */
const PORTS = { from: 20_000, count: 12_000 };

/** A port that nothing listens on. The Worker needs it before it starts: its own origin is one of its settings. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const server = createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
