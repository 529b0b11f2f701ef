import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FILE_ENTRIES } from '../../shared/directory/file-entries.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { api } from '../api/api.ts';
import { endpointsOf } from '../openapi/endpoints.ts';
import { call, emptyDirectory } from '../testing/directory.ts';
import { unboundedPaths } from '../testing/unbounded.ts';
import { viewer } from '../testing/viewers.ts';

const endpoints = endpointsOf(api.routes);

/** An unread directory file: its bytes are limited, and its records by `FILE_ENTRIES`. */
const CHECKED_ELSEWHERE = ['file'];

describe('every input has a maximum', () => {
  it('and what has none is found', () => {
    const schema = z.object({
      bounded: z.string().max(3),
      text: z.string(),
      list: z.array(z.string().max(3)),
      nested: z.object({ number: z.number(), kind: z.enum(['a']) }).optional(),
      digits: z.string().regex(/^\d+$/),
      time: z.string().regex(/^\d\d:\d\d$/),
    });
    expect(unboundedPaths(schema)).toEqual(['text', 'list', 'nested.number', 'digits']);
  });

  it.each(endpoints.filter(({ schema }) => schema))(
    'of the body of $method $path',
    ({ schema }) => {
      const paths = schema ? unboundedPaths(schema) : ['no schema'];
      expect(paths.filter((path) => !CHECKED_ELSEWHERE.includes(path))).toEqual([]);
    },
  );

  it.each(endpoints.filter(({ query }) => query))('of the query of $method $path', ({ query }) => {
    expect(query ? unboundedPaths(query) : ['no schema']).toEqual([]);
  });

  it.each(Object.entries(FILE_ENTRIES))('of a directory file: %s', (_, schema) => {
    expect(unboundedPaths(schema)).toEqual([]);
  });

  it('of an address: no longer id or token is looked up', async () => {
    await emptyDirectory();
    const { headers } = await viewer();
    const long = 'x'.repeat(LIMITS.token.value + 1);
    for (const path of [`/services/${long}`, `/organisations/${long}/accounts`])
      expect((await call(path, { headers })).status).toBe(404);
    const body = JSON.stringify({ password: 'new-password', confirmPassword: 'new-password' });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    expect(await (await call(`/auth/reset-password/${long}`, init)).json()).toEqual({
      error: 'Not found.',
    });
  });
});

/** Rows whose number would help nobody, or whose words are promised without it. */
const WITHOUT_NUMBER = new Set([
  'reportsByAddressAndDay',
  'reportsByOrganisationAndDay',
  'reportsOfListingAndDay',
  'reportsOfDay',
  'hourOfMail',
  'workbookBytes',
  'workbookUnpacked',
  'fieldsTaken',
  'phoneDigits',
  'email',
  'listEntries',
  'serviceTextOfOrganisation',
  'serviceWordsOfOrganisation',
  'helplinesOfOrganisation',
  'pendingRegistrations',
  'pendingRegistrationsByAddress',
  'unconfirmedRegistrations',
  'unconfirmedRegistrationsByAddress',
  'mailsByRecipientAndDay',
  'mailsToCharityAndDay',
  'signInsAtSiteAndMinute',
  'passwordsWaiting',
  'passwordsWaitingKnown',
  'papersWaiting',
  'paperText',
  'unknownSignInsAndHour',
  'searchesByAddressAndDay',
  'searchesOfDay',
  'bodyBytes',
  'importBytes',
]);

describe('the table of maxima', () => {
  it.each(Object.entries(LIMITS))('gives %s a reason, and words with its number', (name, row) => {
    expect(row.reason).toMatch(/\w.*\.$/);
    expect(row.message).toMatch(/^[A-Z]/);
    const numbers = row.message.replaceAll(',', '').match(/\d+/g) ?? [];
    expect(numbers).toEqual(WITHOUT_NUMBER.has(name) ? expect.anything() : [String(row.value)]);
  });
});
