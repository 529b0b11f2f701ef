import { site } from '../../shared/site/site.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { asciiJson, type JsonStatement } from '../db/json-statement.ts';
import { LINK_MINUTES } from '../links/lifetimes.ts';
import { digestOf } from '../platform/crypto.ts';

// What it takes to make accounts from a command: statements for a file, not for the binding.

type NewAccount = {
  id: string;
  email: string;
  /** null until the password is set through a link. */
  passwordHash: string | null;
  /** ISO instant. */
  now: string;
};

/** The role and organisation of the account with this email. */
export function selectAccount(email: string): JsonStatement {
  return {
    sql: `SELECT accounts.role, organisations.name FROM accounts
      JOIN organisations ON organisations.id = accounts.organisation_id
      WHERE accounts.email = ?1 ->> 'email'`,
    json: asciiJson({ email }),
  };
}

/** An account of an organisation; nothing where the email has one. */
export function planAccount(account: NewAccount & { organisationId: string }): JsonStatement {
  return {
    sql: `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
      VALUES (?1 ->> 'id', ?1 ->> 'organisationId', ?1 ->> 'email', ?1 ->> 'passwordHash', 'organisation', ?1 ->> 'now')
      ON CONFLICT (email) DO NOTHING`,
    json: asciiJson(account),
  };
}

/** An admin, of the one organisation of role admin: the charity, which the first admin brings with it. */
export function planAdmin(account: NewAccount): JsonStatement[] {
  const charity = {
    id: `charity-${account.id}`,
    name: site().charityName,
    email: site().email,
    phone: JSON.stringify([site().phone]),
    website: site().website,
    now: account.now,
  };
  return [
    {
      sql: `INSERT INTO organisations
        (id, name, description, email, phone, website, role, approved, created_at, updated_at, last_checked_at)
        SELECT ?1 ->> 'id', ?1 ->> 'name', 'Keeps this handbook.', ?1 ->> 'email', ?1 ->> 'phone', ?1 ->> 'website',
          'admin', 1, ?1 ->> 'now', ?1 ->> 'now', ?1 ->> 'now'
        WHERE NOT EXISTS (SELECT 1 FROM organisations WHERE role = 'admin')`,
      json: asciiJson(charity),
    },
    {
      sql: `UPDATE directory SET version = version + 1, changed_at = ?1 ->> 'now' WHERE changes() > 0`,
      json: asciiJson({ now: account.now }),
    },
    {
      sql: `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
        SELECT ?1 ->> 'id', id, ?1 ->> 'email', ?1 ->> 'passwordHash', 'admin', ?1 ->> 'now'
        FROM organisations WHERE role = 'admin' LIMIT 1
        ON CONFLICT (email) DO NOTHING`,
      json: asciiJson(account),
    },
  ];
}

/**
 * The token of a link with which the owner of this email sets a password, once. What an older link or a lost second factor
 * would still do ends with it: the person who runs the command may do everything.
 */
export function planLink(email: string, token: string, now: string): JsonStatement[] {
  const expiresAt = new Date(Date.parse(now) + LINK_MINUTES * MINUTE).toISOString();
  const ofAccount = `account_id = (SELECT id FROM accounts WHERE email = ?1 ->> 'email')`;
  return [
    {
      sql: `DELETE FROM one_time_tokens WHERE purpose = 'reset' AND ${ofAccount}`,
      json: asciiJson({ email }),
    },
    { sql: `DELETE FROM second_factors WHERE ${ofAccount}`, json: asciiJson({ email }) },
    {
      sql: `INSERT INTO one_time_tokens (digest, account_id, purpose, email, created_at, expires_at)
      SELECT ?1 ->> 'digest', id, 'reset', email, ?1 ->> 'now', ?1 ->> 'expiresAt'
      FROM accounts WHERE email = ?1 ->> 'email'`,
      json: asciiJson({ digest: digestOf(token), email, now, expiresAt }),
    },
    {
      // Every other admin is told, as of whatever else makes an admin.
      sql: `INSERT INTO outbox (kind, recipient, account_id, data, created_at, next_attempt_at)
        SELECT 'admin-changed', email, id, json_object('change', 'command', 'email', ?1 ->> 'email', 'by', NULL,
          'organisationId', organisation_id), ?1 ->> 'now', ?1 ->> 'now'
        FROM accounts
        WHERE role = 'admin' AND password_hash IS NOT NULL AND email <> ?1 ->> 'email'`,
      json: asciiJson({ email, now }),
    },
  ];
}
