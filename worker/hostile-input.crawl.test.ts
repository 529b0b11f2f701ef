import { env } from 'cloudflare:test';
import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from './api/api.ts';
import { audit, outbox, tombstones } from './db/tables.ts';
import { type Endpoint, endpointsOf } from './openapi/endpoints.ts';
import { addAccount, addSession } from './testing/accounts.ts';
import { addCheckLink } from './testing/check-link.ts';
import { bodies, words } from './testing/crawls/hostile.ts';
import {
  addDatedChange,
  addHelpline,
  addKiosk,
  addNotice,
  addService,
  call,
  emptyDirectory,
} from './testing/directory.ts';
import { everything } from './testing/everything.ts';
import { addDeletion } from './testing/history.ts';
import { addStandIn } from './testing/stand-ins.ts';
import { admin, viewer } from './testing/viewers.ts';

// Whatever is sent, the answer is a legitimate success or a 4xx that says why and has changed nothing.

/** Whatever a deletion leaves behind, and whom it tells. */
const GROWING = [audit, tombstones, outbox];

const withoutMail = { ...env, MAIL: { send: async () => ({ messageId: '' }) } };

async function city() {
  stood = undefined;
  await emptyDirectory();
  // What earlier calls left in the lists that only grow would be read back with each later one.
  await env.DB.batch(GROWING.map((table) => env.DB.prepare(`DELETE FROM ${getTableName(table)}`)));
  const [owner, charity] = [await viewer(), await admin()];
  const { organisationId: providerId } = owner;
  const service = await addService({ providerId });
  const helpline = await addHelpline({ providerId });
  const change = await addDatedChange({ organisation: providerId });
  const ids: Record<string, string> = {
    organisations: providerId,
    services: service.id,
    'dated-changes': change.id,
    helplines: helpline.id,
    lines: 'council',
    notices: (await addNotice()).id,
    kiosks: (await addKiosk()).id,
    'hidden-categories': encodeURIComponent('Winter Services'),
    auth: 'old',
    account: (await addSession(owner)).sessionId,
    accounts: (await addAccount({ organisationId: providerId })).id,
    history: await addDeletion(providerId),
    deletions: await addDeletion(providerId, owner.id),
    'still-right': await addCheckLink(owner),
    'stand-in': (await addStandIn(owner)).wayOut,
  };
  return { headers: [owner.headers, charity.headers], ids };
}

const endpoints = endpointsOf(api.routes);
const isRead = ({ method }: Endpoint) => method === 'GET';
/** Each takes a password's tenth of a second. */
const isSlow = ({ schema }: Endpoint) => JSON.stringify(schema?.def ?? '').includes('assword');

/** What a refused call left as it was: the state before the next one. Undefined after whatever may have changed it. */
let stood: Awaited<ReturnType<typeof everything>> | undefined;

async function send(path: string, init: RequestInit) {
  stood ??= await everything();
  const answer = await call(path, init, withoutMail);
  const said = await answer.text();
  expect(answer.status, said).toBeLessThan(500);
  if (answer.status < 400) {
    stood = undefined;
    return true;
  }
  expect(JSON.parse(said)).toMatchObject({ error: expect.stringMatching(/\w/) });
  expect(await everything()).toEqual(stood);
  return false;
}

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; x'),
  },
);

describe.each(endpoints.filter((endpoint) => !isRead(endpoint)))('$method $path', (endpoint) => {
  const { method, path, schema } = endpoint;
  const [, noun = ''] = path.split('/');

  it('takes nothing amiss', { timeout: 120_000 }, async () => {
    let made = await city();
    await fc.assert(
      fc.asyncProperty(bodies(schema), types, fc.nat(1), async (body, type, who) => {
        const headers = { ...made.headers[who], 'Content-Type': type };
        const at = path.replace(/:\w+/, made.ids[noun] ?? '');
        const isDone = await send(at, { method, headers, body });
        // What was deleted is wanted again, and so is a session that ended.
        if (isDone) made = await city();
      }),
      { numRuns: isSlow(endpoint) ? 15 : 60 },
    );
  });
});

describe.each(endpoints.filter(({ path }) => !path.startsWith('/auth')))(
  '$method $path at a strange address',
  ({ method, path }) => {
    it('is found or is not', { timeout: 60_000 }, async () => {
      const { headers } = await city();
      await fc.assert(
        fc.asyncProperty(words, words, fc.nat(1), async (id, value, who) => {
          const at = `${path.replace(/:\w+/, id)}?type=${value}&provider=${value}&${value}`;
          await send(at, { method, headers: headers[who] });
        }),
        { numRuns: 10 },
      );
    });
  },
);

describe('a token', () => {
  it('of any kind is no way in', { timeout: 60_000 }, async () => {
    await city();
    const visible = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map((n) => String.fromCharCode(n)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visible, { minLength: 1, maxLength: 3 }), async (parts) => {
        const Authorization = `Bearer ${parts.join('.')}`;
        expect((await call('/services', { headers: { Authorization } })).status).toBe(401);
      }),
    );
  });
});

it('a body above 64 kB is 413, whether or not it says how long it is', async () => {
  const {
    headers: [Authorization],
  } = await city();
  const headers = { ...Authorization, 'Content-Type': 'application/json' };
  const text = JSON.stringify({ type: 'Lunch', serviceAddress: 'x'.repeat(64 * 1024) });
  for (const body of [text, new Response(text).body]) {
    const answer = await call('/services', { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'That is too much to send at once.' });
  }
});
