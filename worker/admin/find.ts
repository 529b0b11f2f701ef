import type { D1Database } from '@cloudflare/workers-types';
import { eq, ne } from 'drizzle-orm';
import { createFinder, type Found } from '../../shared/lists/find.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { accounts, askings, helplineCalls, organisations } from '../db/tables.ts';
import type { Author } from '../records/author.ts';
import { listRecords } from '../records/read.ts';
import { helpline, organisation, service } from '../records/record-types.ts';

/**
 * What the admin looks for by name, phone, address, email or a word of a note, of a call too: organisations first,
 * then services, helplines and who signs in. As many as are shown, and how many there are.
 */
export async function findRecords(d1: D1Database, author: Author, q: string) {
  const find = createFinder(q);
  const [all, services, helplines, people, rung, rungHelplines] = await Promise.all([
    listRecords(d1, author, organisation),
    listRecords(d1, author, service),
    listRecords(d1, author, helpline),
    database(d1)
      .select({ id: organisations.id, name: organisations.name, email: accounts.email })
      .from(accounts)
      .innerJoin(organisations, eq(accounts.organisationId, organisations.id)),
    database(d1)
      .select({ id: askings.organisationId, note: askings.rungNote })
      .from(askings)
      .where(ne(askings.rungNote, '')),
    database(d1)
      .select({ id: helplineCalls.helplineId, note: helplineCalls.rungNote })
      .from(helplineCalls)
      .where(ne(helplineCalls.rungNote, '')),
  ]);
  const notes = new Map([...rung, ...rungHelplines].map(({ id, note }) => [id, note]));
  const found: Found[] = [
    ...all.flatMap(({ _id, name, description, phone, email, website, addresses }) =>
      foundBy('organisation', _id, name, [
        ...[...phone, email, website, ...addresses, description],
        notes.get(_id) ?? '',
      ]),
    ),
    ...services.flatMap(({ _id, type, subtype, provider, serviceAddress, note }) =>
      foundBy('service', _id, `${type}, ${provider.name}`, [subtype, serviceAddress, note]),
    ),
    ...helplines.flatMap(({ _id, name, description, phone, email, website, onlineWorkingTime }) =>
      foundBy('helpline', _id, name, [
        ...[phone, email, website, onlineWorkingTime, description],
        notes.get(_id) ?? '',
      ]),
    ),
    ...people.flatMap(({ id, name, email }) => foundBy('account', id, name, [email], false)),
  ];
  return { items: found.slice(0, LIMITS.recordsFound.value), total: found.length };

  /** `isNamed`: whether the title is searched, too. */
  function foundBy(
    kind: Found['kind'],
    id: string,
    title: string,
    texts: readonly string[],
    isNamed = true,
  ): Found[] {
    const text = find(isNamed ? [title, ...texts] : texts);
    return text === undefined ? [] : [{ kind, id, title, text: text === title ? '' : text }];
  }
}
