import type { D1Database } from '@cloudflare/workers-types';
import type { Page } from '@playwright/test';
import { DAY } from '../../../shared/time/units.ts';
import { hashNow } from '../../../worker/account/passwords/passwords.ts';

export const PASSWORD = 'a password of tests';

/** Who can sign in on the site of accounts, each for an organisation of their own. */
export const PEOPLE = {
  organisation: {
    email: 'organisation@handbook.test',
    name: 'The Open Door',
    role: 'organisation',
  },
  forgetful: { email: 'forgetful@handbook.test', name: 'The Lost Key', role: 'organisation' },
  admin: { email: 'admin@handbook.test', name: 'The Charity', role: 'admin' },
} as const;

export type Person = keyof typeof PEOPLE;

export async function addAccounts(db: D1Database) {
  const hash = hashNow(PASSWORD);
  const now = new Date().toISOString();
  const statements = Object.values(PEOPLE).flatMap(({ email, name, role }) => [
    db
      .prepare(
        `INSERT INTO organisations (id, name, description, role, approved, published, created_at, version, updated_at)
         VALUES (?1, ?2, 'For tests', ?3, 1, 1, ?4, 1, ?4)`,
      )
      .bind(name, name, role, now),
    db
      .prepare(
        `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
         VALUES (?1, ?2, ?1, ?3, ?4, ?5)`,
      )
      .bind(email, name, hash, role, now),
  ]);
  await db.batch(statements);
}

/**
 * Adds the accounts, and a helpline of the organisation that nobody has checked for 46 days: a mail is to ask about it. A service would be
 * asked about its hours on the next holiday first.
 */
export async function addUnchecked(db: D1Database) {
  await addAccounts(db);
  const now = Date.now();
  // Nobody is to be asked about anything else.
  await db
    .prepare('UPDATE organisations SET last_checked_at = ?1')
    .bind(new Date(now).toISOString())
    .run();
  await db
    .prepare(
      `INSERT INTO helplines (id, provider_id, type, name, description, phone, updated_at, last_checked_at)
       VALUES ('unchecked', ?1, 'General', 'The Open Line', 'For tests', '+441179496000', ?2, ?3)`,
    )
    .bind(
      PEOPLE.organisation.name,
      new Date(now).toISOString(),
      new Date(now - 46 * DAY).toISOString(),
    )
    .run();
}

/** Signs in by API and leaves the browser as a login does; the page then stands on `/joinus`. */
export async function signIn(page: Page, person: Person) {
  const { email } = PEOPLE[person];
  const response = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
  });
  const { accessToken, organisation } = await response.json();
  await page.goto('/joinus');
  await page.evaluate(
    ([token, id, name]) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('organisationId', id);
      localStorage.setItem('organisationName', name);
    },
    [accessToken, organisation._id, organisation.name] as [string, string, string],
  );
  return accessToken as string;
}
