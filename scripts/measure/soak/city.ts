import type { D1Database } from '@cloudflare/workers-types';
import { hashNow } from '../../../worker/account/passwords/passwords.ts';
import { PASSWORD } from './session.ts';

export type City = {
  organisations: { email: string; providerId: string }[];
  admins: string[];
  contestedId: string;
};

/** Who writes in a soak, put beside the sample: organisations, and admins who share one service. */
export async function addCity(
  db: D1Database,
  organisations: number,
  admins: number,
): Promise<City> {
  const hash = hashNow(PASSWORD);
  const now = new Date().toISOString();
  const listed = (id: string, role: string) =>
    db
      .prepare(
        `INSERT INTO organisations (id, name, description, role, approved, created_at, updated_at)
         VALUES (?1, ?1, 'Keeps its services in a soak.', ?2, 1, ?3, ?3)`,
      )
      .bind(id, role, now);
  const account = (email: string, organisationId: string, role: string) =>
    db
      .prepare(
        `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
         VALUES (?1, ?2, ?1, ?3, ?4, ?5)`,
      )
      .bind(email, organisationId, hash, role, now);
  const keepers = countTo(organisations).map((number) => ({
    email: `keeper-${number}@soak.test`,
    providerId: `soak-${number}`,
  }));
  const emails = countTo(admins).map((number) => `admin-${number}@soak.test`);
  const contestedId = 'soak-contested';
  await db.batch([
    listed('soak-charity', 'admin'),
    listed('soak-contested-provider', 'organisation'),
    ...keepers.map(({ providerId }) => listed(providerId, 'organisation')),
    ...keepers.map(({ email, providerId }) => account(email, providerId, 'organisation')),
    ...emails.map((email) => account(email, 'soak-charity', 'admin')),
    db
      .prepare(
        `INSERT INTO services (id, provider_id, type, service_address, availability, schedule, note, updated_at)
         VALUES (?1, 'soak-contested-provider', 'Lunch', '1 Quay Street', '["For Everyone"]',
                 '{"Monday":[],"Tuesday":[],"Wednesday":[],"Thursday":[],"Friday":[],"Saturday":[],"Sunday":[]}', '0', ?2)`,
      )
      .bind(contestedId, now),
    db.prepare('UPDATE directory SET version = version + 1'),
  ]);
  return { organisations: keepers, admins: emails, contestedId };
}

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
