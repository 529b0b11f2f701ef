import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { searchWords } from '../db/tables.ts';
import { addService, call, emptyDirectory } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const db = database(env.DB);
beforeEach(async () => {
  await emptyDirectory();
  await db.delete(searchWords);
});

const LUNCH = 'timetable Lunch';
const known = async () => (await call('/searches/words')).json();

it('what an admin teaches the search is with everybody who searches, and in the history, until it is removed', async () => {
  const { send } = await admin();
  const { organisationId: providerId } = await viewer();
  await addService({ providerId, type: 'Lunch' });
  expect(await send('PUT', '/searches/words', { words: ' Scoff! ', leadsTo: LUNCH })).toMatchObject(
    {
      status: 200,
      body: { words: 'scoff', leadsTo: LUNCH },
    },
  );
  expect(await known()).toEqual([{ words: 'scoff', leadsTo: LUNCH }]);
  const directory = await (await call('/directory')).json();
  expect(directory).toMatchObject({ searchWords: [{ words: 'scoff', leadsTo: LUNCH }] });

  await send('PUT', '/searches/words', { words: 'scoff', leadsTo: 'timetable Dinner' });
  expect(await known()).toEqual([{ words: 'scoff', leadsTo: 'timetable Dinner' }]);
  expect((await send('DELETE', '/searches/words/scoff')).status).toBe(200);
  expect(await known()).toEqual([]);
  expect((await send('DELETE', '/searches/words/scoff')).status).toBe(404);
  const { body } = await send('GET', '/history?kind=search%20words');
  expect(body).toMatchObject({
    entries: [{ action: 'search:forget' }, { action: 'search:teach' }, { action: 'search:teach' }],
  });
});

it('a search that is taught finds what it did not, and is no longer counted', async () => {
  const { send } = await admin();
  const { organisationId: providerId } = await viewer();
  await addService({ providerId, type: 'Lunch' });
  await send('PUT', '/searches/words', { words: 'zorble', leadsTo: LUNCH });
  const { hasZeroResults } = await import('./zero-result.ts');
  const directory = await (await call('/directory')).json();
  expect(hasZeroResults('zorble', directory as never)).toBe(false);
  expect(hasZeroResults('wibble', directory as never)).toBe(true);
});

it.each([
  [{ words: 'the', leadsTo: LUNCH }, 'words'],
  [{ words: '07700 900123', leadsTo: LUNCH }, 'words'],
  [{ words: 'scoff', leadsTo: 'timetable Nowhere' }, 'leadsTo'],
])('refuses %j at its field', async (input, field) => {
  const { send } = await admin();
  expect(await send('PUT', '/searches/words', input)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringMatching(/\w/) } },
  });
  expect(await known()).toEqual([]);
});

it('knows so many words and no more; those it knows can still be changed', async () => {
  const { send } = await admin();
  const most = LIMITS.searchWordsKept.value;
  const rows = Array.from({ length: most }, (_, n) => ({
    words: `w${'x'.repeat(n % 30)}${String.fromCharCode(97 + Math.floor(n / 30))}`,
    leadsTo: LUNCH,
    addedAt: '',
  }));
  for (let at = 0; at < most; at += 25)
    await db.insert(searchWords).values(rows.slice(at, at + 25));
  expect((await send('PUT', '/searches/words', { words: 'scoff', leadsTo: LUNCH })).status).toBe(
    409,
  );
  const [first] = rows;
  const again = { words: first?.words, leadsTo: 'timetable Dinner' };
  expect((await send('PUT', '/searches/words', again)).status).toBe(200);
  expect(await known()).toHaveLength(most);
});
