import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { FOUND_CLOSED } from '../../../shared/reports/found-closed.ts';
import { database } from '../../db/client.ts';
import { outbox, reports } from '../../db/tables.ts';
import { json } from '../../testing/accounts.ts';
import { addService, call } from '../../testing/directory.ts';
import { viewer } from '../../testing/viewers.ts';

const db = database(env.DB);

export const rows = () => db.select().from(reports).orderBy(reports.at);
let strangers = 0;
/** A stranger from a network address of their own. */
export const somebody = () => ({ 'CF-Connecting-IP': `192.0.2.${++strangers}` });

export const report = async (
  listing: string,
  what = 'closed',
  headers = somebody(),
  words = '',
  bindings = env,
) => (await call('/reports', json('POST', { listing, what, words }, headers), bindings)).status;

export const read = async (path: string) => (await call(path)).text();
export const saysClosed = async () => (await read('/directory')).includes(FOUND_CLOSED);
export const version = async () => JSON.parse(await read('/health')).dataVersion as number;

export async function listing() {
  const owner = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  return { owner, id };
}

export const outboxOf = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email));

/** Three strangers found it closed. */
export async function threeFind(id: string) {
  for (let n = 0; n < 3; n++) expect(await report(id)).toBe(201);
}
