import { z } from 'zod';

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read loosely
type JsonSchema = any;

/** The paths of an input schema's values that may be as long as anybody likes: `addresses`, `schedule.Monday[].start`. */
export function unboundedPaths(schema: z.ZodType): string[] {
  return pathsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

function pathsIn(schema: JsonSchema, path: string): string[] {
  if (schema.enum || 'const' in schema) return [];
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return options.flatMap((one: JsonSchema) => pathsIn(one, path));
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        pathsIn(inner, path ? `${path}.${name}` : name),
      );
    case 'array': {
      const inner = pathsIn(schema.items, `${path}[]`);
      return schema.maxItems === undefined ? [path, ...inner] : inner;
    }
    case 'string':
      return schema.maxLength === undefined && !isBounded(schema) ? [path] : [];
    case 'number':
    case 'integer':
      return schema.maximum === undefined ? [path] : [];
    case 'boolean':
    case 'null':
      return [];
    default:
      return [path];
  }
}

/** Whether a text's pattern or format leaves only so many characters. */
const isBounded = ({ format, pattern }: JsonSchema) =>
  format === 'date' || (typeof pattern === 'string' && !/[*+]|\{\d+,\}/.test(pattern));
