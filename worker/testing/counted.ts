import { env } from 'cloudflare:test';
import { readRevision } from '../records/data-version.ts';

/** What a write counted, in tests: on the public version, and on the revision; and whether it was done. */
export async function counted(act: () => Promise<{ status: number }>) {
  const before = await readRevision(env.DB);
  const { status } = await act();
  const after = await readRevision(env.DB);
  return {
    isDone: status >= 200 && status < 300,
    version: after.version - before.version,
    revision: after.revision - before.revision,
    isDated: after.changedAt !== before.changedAt,
  };
}
