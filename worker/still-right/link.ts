import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gte, or } from 'drizzle-orm';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { datedChanges } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { findLink } from '../links/queries.ts';
import { digestOf } from '../platform/crypto.ts';
import { organisation } from '../records/record-types.ts';

/** What a link has done: when, and of each listing its id and when it was checked before. */
export type Done = { at: string; before: [id: string, lastCheckedAt: string][] };

export const endedLinkError = () =>
  new ApiError(
    404,
    'This link has ended: something was changed since, or it is too old. Sign in to look at your listings.',
  );

/**
 * An organisation with a digest of the facts that the mail asks about; the digest changes when any of them does. They are all
 * fields of the organisation, its services and its helpline, and its dated changes that are not over on a city date, but not
 * when anything was checked or saved, nor how full a service is.
 */
async function loadAskedFacts(d1: D1Database, organisationId: string, date: string) {
  const found = await organisation.read(d1, organisationId);
  if (!found) return undefined;
  const changes = await database(d1)
    .select({ id: datedChanges.id, version: datedChanges.version })
    .from(datedChanges)
    .where(
      and(
        eq(datedChanges.organisationId, organisationId),
        or(eq(datedChanges.to, ''), gte(datedChanges.to, date)),
      ),
    )
    .orderBy(datedChanges.id);
  const facts = [
    valuesOf(ORGANISATION_FIELDS, found),
    ...found.services.map((it) => [it._id, ...valuesOf(SERVICE_FIELDS, it)]),
    ...(found.helpline ? [[found.helpline._id, ...valuesOf(HELPLINE_FIELDS, found.helpline)]] : []),
    ...changes.map(({ id, version }) => [id, version]),
  ];
  return { found, about: `${date} ${digestOf(JSON.stringify(facts))}` };
}

const valuesOf = (fields: object, record: object) =>
  Object.keys(fields).map((name) => (record as Record<string, unknown>)[name]);

/** The facts of the city date of an instant, for the link that is going to be mailed. */
export const loadFactsAt = (d1: D1Database, organisationId: string, now: number) =>
  loadAskedFacts(d1, organisationId, cityTime(now).date);

/** The link of an asking mail, with its organisation as it is now. Throws once any of the facts has changed, or the link is too old. */
export async function openLink(d1: D1Database, token: string, now: number) {
  const link = await findLink(d1, token, 'check', now);
  if (!link) throw endedLinkError();
  const [date = ''] = link.about.split(' ');
  const facts = await loadAskedFacts(d1, link.account.organisationId, date);
  if (facts?.about !== link.about) throw endedLinkError();
  const done = link.done ? (JSON.parse(link.done) as Done) : null;
  const isStandIn = link.sentTo !== link.account.email;
  return { account: link.account, organisation: facts.found, done, isStandIn };
}
