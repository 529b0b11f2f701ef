import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { database } from '../db/client.ts';
import {
  accounts,
  askings,
  datedChanges,
  helplines,
  organisations,
  reports,
  services,
} from '../db/tables.ts';
import { addHelpline, addOrganisation, addService } from './directory.ts';
import { admin, viewer } from './viewers.ts';

const db = database(env.DB);

/** The account that signs in for the charity. */
export type Charity = Awaited<ReturnType<typeof admin>>;

type Row = { id: string };

type More = { kind?: string; take?: string[]; takeHelpline?: boolean };

/** Asks for a merge, as an admin does who has read both. */
export async function merge(
  { send }: Charity,
  keep: Row,
  drop: Row,
  { kind = 'organisation', ...more }: More = {},
) {
  const versionOf = async ({ id }: Row) => (await send('GET', `/${kind}s/${id}`)).body.version;
  const versions = { keep: await versionOf(keep), drop: await versionOf(drop) };
  return send('POST', '/merges', { kind, keep: keep.id, drop: drop.id, versions, ...more });
}

/** What records say, without what every write raises. */
const TABLES = [organisations, services, helplines, datedChanges, accounts, askings, reports];

export async function facts() {
  const all = await Promise.all(TABLES.map((table) => db.select().from(table)));
  return JSON.parse(
    JSON.stringify(all, (key, value) => (/^(version|updatedAt)$/.test(key) ? undefined : value)),
  ).map((rows: { id?: string }[]) => rows.sort((a, b) => `${a.id}`.localeCompare(`${b.id}`)));
}

/** Two listings of one organisation, each with what such a listing has. */
export async function twins() {
  const keep = await addOrganisation({ name: 'Harbour Kitchen', phone: '["0117111111"]' });
  const other = await viewer({
    organisation: { name: 'The Harbour Kitchen', phone: '["0117222222"]', website: '' },
  });
  const [drop] = await db
    .select()
    .from(organisations)
    .where(eq(organisations.id, other.organisationId));
  if (!drop) throw new Error('The test has no organisation.');
  const kept = await addService({ providerId: keep.id, type: 'Lunch' });
  const moved = await addService({ providerId: drop.id, type: 'Dinner' });
  const line = await addHelpline({ providerId: drop.id });
  return { charity: await admin(), other, keep, drop, kept, moved, line };
}
