import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { canSome, VISITOR } from '../../shared/account/access.ts';
import { site } from '../../shared/site/site.ts';
import { type Answer, ErrorAnswer, type RouteDescription } from '../http/describe-route.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';

type Json = { [key: string]: unknown };

const isOpen = ({ action }: Endpoint) => action !== undefined && canSome(VISITOR, action);

/** Which errors an endpoint can answer with, and why. */
const ERRORS: [status: number, description: string, when: (endpoint: Endpoint) => boolean][] = [
  [400, 'The body is not a JSON object', ({ schema }) => schema !== undefined],
  [401, 'No session, or one that has ended', (endpoint) => !isOpen(endpoint)],
  [403, "Not allowed, or another's record", (endpoint) => !isOpen(endpoint)],
  [404, 'There is no such record', ({ path }) => path.includes('/:id')],
  [409, 'It was changed or taken meanwhile', ({ schema }) => schema !== undefined],
  [413, 'The body is too large', ({ schema }) => schema !== undefined],
  [422, 'A field or a parameter breaks a rule', ({ schema, query }) => Boolean(schema ?? query)],
  [429, 'Too many tries; Retry-After says how long to wait', ({ method }) => method !== 'GET'],
  [503, 'The database, or a secret, is missing', () => true],
];

/** The API as an OpenAPI 3.1 document, from what the handlers of its routes say: guards, schemas and descriptions. */
export function openApi(routes: RouterRoute[], origin: string): Json {
  const paths: Record<string, Json> = {};
  const endpoints = endpointsOf(routes);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: site().name, version: '1' },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: Object.fromEntries(
        [ErrorAnswer, ...endpoints.flatMap(answersOf)].map(({ name, schema }) => [
          name,
          jsonSchema(schema),
        ]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The bodies of ours that an endpoint answers with when all is well. */
function answersOf({ description }: Endpoint): Answer[] {
  const { answer, page } = description ?? UNKNOWN;
  return [answer ?? [], page ?? []].flat();
}

function operation(endpoint: Endpoint): Json {
  const { path, schema, isBodyOptional, acceptsIdempotencyKey, description } = endpoint;
  const { summary, answer, page, status, query } = description ?? UNKNOWN;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary,
    security: isOpen(endpoint) ? [] : [{ bearer: [] }],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query ?? {}).map(([name, description]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'string' },
      })),
      ...(acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(schema && {
      requestBody: { required: !isBodyOptional, content: json(jsonSchema(schema)) },
    }),
    responses: {
      [status ?? 200]: { description: 'Done', content: json(answerSchema(answer, page)) },
      ...Object.fromEntries(
        ERRORS.filter(([, , when]) => when(endpoint)).map(([code, description]) => [
          code,
          { description, content: json(reference(ErrorAnswer)) },
        ]),
      ),
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text of your own, 16 to 128 letters, digits, hyphens or underscores: for a day, the same call with the same key makes nothing twice and gets the same answer. With another body it is 409.',
  schema: { type: 'string' },
};

const UNKNOWN: RouteDescription = { summary: '', answer: null };

const json = (schema: Json) => ({ 'application/json': { schema } });
const reference = ({ name }: Answer): Json => ({ $ref: `#/components/schemas/${name}` });

function answerSchema(answer: RouteDescription['answer'], page?: Answer): Json {
  if (page) return { oneOf: [answerSchema(answer), reference(page)] };
  if (answer === null) return { type: 'object' };
  return Array.isArray(answer) ? { type: 'array', items: reference(answer[0]) } : reference(answer);
}

/** As it is sent, before defaults and transforms. A rule that JSON Schema cannot say is left to the 422. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
