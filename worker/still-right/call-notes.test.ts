import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { askings } from '../db/tables.ts';
import { addService, call, emptyDirectory, testNow } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { removeOldCalls } from './calls.ts';

// Who reads what was noted of a call, and for how long it is kept: docs/product.md#asking.

const db = database(env.DB);
const ago = (days: number) => new Date(testNow() - days * DAY).toISOString();

beforeEach(emptyDirectory);

it('a note about a call is read by admins alone, and forgotten after a year', async () => {
  const owner = await viewer({ organisation: { name: 'Silent', lastCheckedAt: ago(91) } });
  const { organisationId: organisation } = owner;
  await addService({ providerId: organisation, lastCheckedAt: ago(91) });
  const charity = await admin();
  await charity.send('POST', '/calls', { organisation, outcome: 'gone', note: 'zq-note' });
  expect((await owner.send('GET', '/calls')).status).toBe(403);
  const read = await Promise.all(
    ['/directory', '/changes', '/organisations/public'].map(async (path) =>
      (await call(path)).text(),
    ),
  );
  read.push(JSON.stringify((await owner.send('GET', `/organisations/${organisation}`)).body));
  expect(read.join()).not.toMatch(/zq-note|account-\d+@handbook/);
  await removeOldCalls(env.DB, testNow() + 364 * DAY);
  expect(await db.select().from(askings)).toMatchObject([{ rungNote: 'zq-note' }]);
  await removeOldCalls(env.DB, testNow() + 367 * DAY);
  expect(await db.select().from(askings)).toMatchObject([{ rungNote: '', rungBy: '', rungAt: '' }]);
});
