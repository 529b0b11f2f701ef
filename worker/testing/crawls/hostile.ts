import fc from 'fast-check';
import { z } from 'zod';

// What nobody means to send, made from what they would: sound bodies of a schema, and what can be done to them.

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read loosely
type JsonSchema = any;

/** What a field may well hold; the others may be empty. */
const PLAUSIBLE: Record<string, string> = {
  name: 'Harbour Kitchen',
  description: 'Hot meals by the harbour.',
  serviceAddress: '1 Quay Street, Bristol',
  addresses: '1 Quay Street, Bristol',
  email: 'hello@harbour.test',
  phone: '01179244604',
  website: 'harbour.test',
  availability: 'For Everyone',
  from: '2026-12-24',
  to: '2026-12-26',
  start: '09:00',
  end: '24:00',
  password: 'test-password',
  confirmPassword: 'test-password',
  currentPass: 'test-password',
  newPass: 'new-password',
  confirmPass: 'new-password',
};

function generateValid(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((one: JsonSchema) => generateValid(one, name)));
  if (schema.type === 'object') {
    const { _id, ...properties } = schema.properties;
    const fields = Object.entries(properties).map(([key, field]) => [
      key,
      generateValid(field, key),
    ]);
    const whole = fc.record(Object.fromEntries(fields));
    return fc.oneof(whole, fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
  }
  if (schema.type === 'array')
    return fc.array(generateValid(schema.items, name), { maxLength: schema.maxItems ?? 1 });
  if (schema.type === 'integer') return fc.constantFrom(1, 1, 2);
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(PLAUSIBLE[name] ?? '') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  );
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    ...[null, true, -1, 1.5, 1e308, 2 ** 53, '', ' ', '\0', '\ud800', 'x\udfff', '🍲', '__proto__'],
    ...['x'.repeat(3000), `'; DROP TABLE services; --`, '{"$ne":null}', '%00', '../..', '\u202e'],
    ...[[], [[]], {}, { length: 9 }, { toString: 1 }, JSON.parse('{"__proto__":{"version":1}}')],
    ...[Array(3000).fill(''), Array(3000).fill({}), Array(9).fill('1 Quay Street')],
    JSON.parse(nested(500)),
  ),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
);

/** The value with something else at a place that the steps lead to. */
function put(value: unknown, [step, ...steps]: number[], other: unknown): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [key, inner] = entries[(step ?? 0) % entries.length] ?? [];
  if (step === undefined || key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : Object.fromEntries(entries);
  return Object.assign(copy, { [key]: put(inner, steps, other) });
}

const NO_JSON_OBJECT = [
  ...[
    '',
    ' ',
    'null',
    'NaN',
    '7',
    '"x"',
    '[]',
    '[{}]',
    '{',
    '{"a":}',
    "{'a':1}",
    '{}{}',
    'undefined',
  ],
  ...[nested(30_000), '{"a":'.repeat(10_000), `{"name":"${'x'.repeat(70_000)}"}`, '\ufeff{}'],
  new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
];

/** Bodies for a schema: sound ones, ones with something hostile in them, and what is no JSON object at all. */
export function bodies(
  schema: z.ZodType = z.object({}),
): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const body = generateValid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  const harmed = fc
    .tuple(body, steps, hostile)
    .map(([value, at, other]) => JSON.stringify(put(value, at, other)));
  const enriched = fc
    .tuple(body, hostile)
    .map(([value, other]) =>
      JSON.stringify(value).replace(
        '{',
        `{"__proto__":${JSON.stringify(other)},"constructor":{"prototype":{"role":"admin"}},`,
      ),
    );
  return fc.oneof(
    { weight: 2, arbitrary: body.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: harmed },
    { weight: 2, arbitrary: enriched },
    {
      weight: 1,
      arbitrary: fc.tuple(body, fc.nat()).map(([value, end]) => {
        const text = JSON.stringify(value);
        return text.slice(0, end % text.length);
      }),
    },
    { weight: 3, arbitrary: fc.constantFrom(...NO_JSON_OBJECT) },
  );
}

/** What may stand where an id or a query's value should. */
export const words: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('__proto__', 'public', 'approve', '%', '%00', "'--", '..', 'x'.repeat(9000)),
    fc.string({ unit: 'binary' }),
  )
  .map((word) => encodeURIComponent(word.replace(/\p{Cs}/gu, '')) || '%20');
