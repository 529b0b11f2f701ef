import { env } from 'cloudflare:test';
import type { D1Database } from '@cloudflare/workers-types';
import { expect, it } from 'vitest';
import { findViewer } from '../access/queries.ts';
import { findAccountByEmail } from '../account/accounts/queries.ts';
import { notifyOfRegistrations } from '../account/registrations/notifications/queries.ts';
import {
  readWaiting,
  removeUnconfirmed,
  requestConfirmation,
} from '../account/registrations/queries.ts';
import { findFactor, removeDueFactors } from '../account/second-factor/queries.ts';
import { listSessions, removeExpiredSessions, rotateSession } from '../account/sessions/queries.ts';
import {
  listSignIns,
  noteLetIn,
  noteSignIn,
  removeOldSignIns,
} from '../account/sign-ins/queries.ts';
import { readListed as readListedHelplines } from '../helplines/list.ts';
import { readEntries } from '../history/changes/queries.ts';
import { readHistory } from '../history/queries.ts';
import { nextAttempt, removeExpiredAttempts } from '../limits/queries.ts';
import { findLink, removeExpiredLinks } from '../links/queries.ts';
import { claimMail } from '../mail/queries.ts';
import { readListed as readListedOrganisations } from '../organisations/list.ts';
import { removeOldEntries } from '../records/audit/audit-queries.ts';
import type { Author } from '../records/author.ts';
import {
  findIdempotencyKey,
  removeExpiredIdempotencyKeys,
} from '../records/idempotency/idempotency-queries.ts';
import { readRecords } from '../records/read.ts';
import { organisation, service } from '../records/record-types.ts';
import { addService } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';
import { database } from './client.ts';
import { audit } from './tables.ts';

const WHO = { accountId: 'account', email: 'a@handbook.test' };
const NOW = Date.parse('2026-06-01T12:00:00.000Z');

/** The database, with every statement that it is asked noted down. */
function noting(asked: string[]): D1Database {
  const prepare = (sql: string) => {
    asked.push(sql);
    return env.DB.prepare(sql);
  };
  return { prepare, batch: (statements) => env.DB.batch(statements) } as D1Database;
}

/** The steps of a statement that read a whole table; not of the one that has one row. */
async function scans(sql: string): Promise<string[]> {
  const values = Array.from(sql.matchAll(/\?/g), () => null);
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!directory$)[a-z_"]+$/.test(detail));
}

type Ask = (d1: D1Database) => PromiseLike<unknown>;

const listing = (action: Author['action']): Author => ({
  viewer: { role: 'admin', accountId: 'a', organisationId: 'charity' },
  action,
  now: NOW,
});

it.each<[what: string, ask: Ask]>([
  ['all that happened to a record', (d1) => readHistory(d1, { record: 'record' }, NOW)],
  ['who holds a session', (d1) => findViewer(d1, { accountId: 'a', sessionId: 's' }, NOW)],
  ['who signs in with an email', (d1) => findAccountByEmail(d1, 'a@handbook.test')],
  ['a session to go on with', (d1) => rotateSession(d1, 'session.token', NOW)],
  ['the account of a link', (d1) => findLink(d1, 'token', 'reset', NOW)],
  ['how long to wait for the next try', (d1) => nextAttempt(d1, { what: 'mail', who: 'a' })],
  ['what a call has made before', (d1) => findIdempotencyKey(d1, 'key')],
  ['an organisation with all that it runs', (d1) => organisation.read(d1, 'organisation')],
  ['a service', (d1) => service.read(d1, 'service')],
  [
    'the services of a page',
    (d1) => readRecords(d1, listing('service:list'), service, ['service', 'another']),
  ],
  [
    'the organisations of a page',
    (d1) => readListedOrganisations(d1, listing('organisation:list'), ['organisation']),
  ],
  [
    'the helplines of a page',
    (d1) => readListedHelplines(d1, listing('helpline:list'), ['helpline']),
  ],
  ['mail that is due', (d1) => claimMail(d1, NOW)],
  [
    'where somebody is signed in',
    (d1) => listSessions(d1, { accountId: 'a', sessionId: 's' }, NOW),
  ],
  ['the second factor of an account', (d1) => findFactor(d1, 'account', NOW)],
  ['second factors to remove', (d1) => removeDueFactors(d1, NOW)],
  ['sessions that have ended', (d1) => removeExpiredSessions(d1, NOW)],
  ['links that are too old', (d1) => removeExpiredLinks(d1, NOW)],
  ['what was tried with an account', (d1) => listSignIns(d1, 'account', NOW)],
  [
    'the trace of a try to sign in',
    (d1) => noteSignIn(d1, WHO, { outcome: 'wrong', secret: 's', now: NOW }),
  ],
  [
    'the trace of an account that was let in',
    (d1) => noteLetIn(d1, WHO, { withCode: true, secret: 's', now: NOW }),
  ],
  ['how many wait from an address', (d1) => readWaiting(d1, 'from')],
  ['whom to send the link of a registration', (d1) => requestConfirmation(d1, 'a@b.test', NOW)],
  ['registrations that nobody confirmed', (d1) => removeUnconfirmed(d1, NOW)],
  ['registrations to tell of', (d1) => notifyOfRegistrations(d1, 'admin@charity.test', NOW)],
  ['sign-ins long ago', (d1) => removeOldSignIns(d1, NOW)],
  ['tries long ago', (d1) => removeExpiredAttempts(d1, NOW)],
  ['calls long ago', (d1) => removeExpiredIdempotencyKeys(d1, NOW)],
  ['what changed for the public', (d1) => readEntries(d1, '2026-05-01')],
  ['entries of the history older than a year', (d1) => removeOldEntries(d1, NOW)],
])('%s can be found without reading a whole table', async (_what, ask) => {
  const { organisationId: providerId } = await viewer();
  await addService({ providerId });
  const change = { action: 'service:update', kind: 'service', recordId: 'record' };
  await database(env.DB)
    .insert(audit)
    .values({ ...change, at: '2026-05-01T00:00:00.000Z' });
  const asked: string[] = [];
  await ask(noting(asked));
  expect(asked.length).toBeGreaterThan(0);
  for (const sql of asked) expect({ sql, scans: await scans(sql) }).toEqual({ sql, scans: [] });
});
