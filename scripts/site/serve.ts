// Serves the production build on this machine: the real Worker in workerd, with its D1 in STATE_DIR.
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '../local/demo-accounts.ts';
import { openWorker } from '../local/local-worker.ts';

const port = Number(process.env.PORT ?? 8787);
const worker = await openWorker({
  port,
  stateDir: process.env.STATE_DIR ?? join('.wrangler', 'state'),
  rateLimitScale: Number(process.env.RATE_LIMIT_SCALE ?? 1),
});
console.log(`The handbook is at http://localhost:${port} (Ctrl+C ends it)`);

const db = await worker.getD1Database('DB');
const { results } = await db.prepare("SELECT 1 FROM accounts WHERE id LIKE 'demo-%'").all();
if (results.length > 0)
  for (const [who, { email, password }] of Object.entries(DEMO_ACCOUNTS))
    console.log(`Sign in as ${who}: ${email} / ${password}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => worker.dispose().then(() => process.exit(0)));
