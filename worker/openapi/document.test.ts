import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { noteSignIn } from '../account/sign-ins/queries.ts';
import { api } from '../api/api.ts';
import { countSearch } from '../searches/queries.ts';
import {
  addDatedChange,
  addHelpline,
  addKiosk,
  addNotice,
  addReport,
  addService,
  call,
  testNow,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { endpointsOf } from './endpoints.ts';

const endpoints = endpointsOf(api.routes);

type Document = {
  openapi: string;
  // biome-ignore lint/suspicious/noExplicitAny: a document of any shape
  paths: Record<string, Record<string, any>>;
  components: { schemas: Record<string, unknown> };
};

const document = async () => {
  const answer = await call('/openapi.json');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Document;
};

it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s says what it does',
  (_method, _path, { description }) => {
    expect(description?.summary).toMatch(/^[A-Z]/);
  },
);

it('describes no parameter that its route does not read', () => {
  for (const { path, query, description } of endpoints)
    for (const name of Object.keys(description?.query ?? {}))
      expect(Object.keys((query as z.ZodObject).shape), path).toContain(name);
});

it('has two bodies of one name nowhere', async () => {
  const answers = endpoints.flatMap(({ description }) =>
    [description?.answer ?? [], description?.page ?? []].flat(),
  );
  const names = new Set(answers.map(({ name }) => name));
  expect(new Set(answers).size).toBe(names.size);
});

it('has the paths of the app, and is open to anyone', async () => {
  const { openapi, paths } = await document();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const there = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(there.sort());
});

it('asks for a bearer wherever visitors may not go', async () => {
  const { paths } = await document();
  expect(paths['/services/public']?.get.security).toEqual([]);
  expect(paths['/services']?.get.security).toEqual([{ bearer: [] }]);
  expect(paths['/services/{id}']?.delete.responses).toHaveProperty('401');
});

it('gives the rules of a body, and leaves every field of a change out if need be', async () => {
  const { paths } = await document();
  const bodyOf = (path: string, method: string) =>
    paths[path]?.[method].requestBody.content['application/json'].schema;
  const made = bodyOf('/services', 'post');
  expect(made.required).toEqual(['type']);
  expect(made.properties.note).toMatchObject({ type: 'string', maxLength: 200 });
  expect(made.properties.type.enum).toContain('Breakfast');
  const changed = bodyOf('/services/{id}', 'put');
  expect(changed.required).toBeUndefined();
  expect(Object.keys(changed.properties).sort()).toEqual(
    [
      ...Object.keys(made.properties).filter((name) => name !== 'provider'),
      '_id',
      'version',
    ].sort(),
  );
  for (const field of Object.values(changed.properties))
    expect(field).not.toHaveProperty('default');
});

it('says that a list may be asked for by the page, and what refuses that', async () => {
  const { paths } = await document();
  for (const [path, page] of [
    ['/services', 'ServicePage'],
    ['/organisations', 'OrganisationPage'],
    ['/helplines', 'HelplinePage'],
  ]) {
    const { parameters, responses } = paths[path ?? '']?.get ?? {};
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['page', 'perPage', 'q', 'wrong', 'sort']),
    );
    expect(responses[200].content['application/json'].schema.oneOf[1]).toEqual({
      $ref: `#/components/schemas/${page}`,
    });
    expect(responses).toHaveProperty('422');
  }
});

it('refers only to what it has', async () => {
  const whole = await document();
  const references = [
    ...JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references) expect(Object.keys(whole.components.schemas)).toContain(name);
});

describe('what the API answers is what the document says', async () => {
  const { send, id, email } = await admin();
  const signedIn = { outcome: 'in', secret: env.JWT_SECRET, now: testNow() } as const;
  await noteSignIn(env.DB, { accountId: id, email }, signedIn);
  const { id: listingId } = await addService({ lastCheckedAt: '2026-01-02T03:04:05.000Z' });
  for (const at of [1, 2, 3])
    await addReport({ listingId, at: new Date(testNow() - at).toISOString() });
  await addNotice();
  await addKiosk();
  await addHelpline();
  await addDatedChange();
  const jubilee = { from: '2026-06-20', to: '2026-06-20', reason: 'Jubilee' };
  await addDatedChange({ ...jubilee, scope: 'bank holiday', kind: 'check first' });
  await env.DB.prepare(
    "INSERT INTO search_words (words, leads_to, added_at) VALUES ('scran', 'timetable Lunch', '')",
  ).run();
  for (const day of ['2026-05-29', '2026-05-30', '2026-05-31'])
    await countSearch(env.DB, 'tent', day);
  it.each(
    endpoints.flatMap(({ method, path, description }) => {
      const { answer, page } = description ?? { answer: null };
      if (method !== 'GET' || path.includes(':') || !answer) return [];
      return [{ path, answer }, ...(page ? [{ path: `${path}?page=1`, answer: page }] : [])];
    }),
  )('$path', async ({ path, answer }) => {
    const { status, body } = await send('GET', path);
    expect(status).toBe(200);
    const [{ schema }, records] = Array.isArray(answer) ? [answer[0], body] : [answer, [body]];
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(schema.safeParse(record).error).toBeUndefined();
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(record)));
    }
  });
});

it('names the site from its own address', async () => {
  expect(await document()).toMatchObject({ servers: [{ url: `${env.PUBLIC_ORIGIN}/api` }] });
});
