import { DrizzleQueryError } from 'drizzle-orm';
import { requestId } from './trace.ts';

/** Logs a failure with the number of its request, if it is of one. */
export function logFault(...said: [words: string, error: unknown] | [error: unknown]) {
  const id = requestId();
  const shown = said.map(withoutPeople);
  console.error(...shown, ...(id ? [{ requestId: id }] : []));
}

/**
 * Has as much before the @ as an address can (RFC 5321); without an end, a long text would be walked through for each
 * letter.
 */
const ADDRESS = /[^\s<>()"',:;]{1,254}@[^\s<>()"',:;]+/g;

/** A failed query's message repeats what people typed, and others may name whom a mail was for. */
function withoutPeople(said: unknown): unknown {
  if (typeof said === 'string') return said.replace(ADDRESS, '[address]');
  if (!(said instanceof Error)) return said;
  const words = said instanceof DrizzleQueryError ? `Failed query: ${said.query}` : said.message;
  const shown = new Error(words.replace(ADDRESS, '[address]'), {
    ...(said.cause !== undefined && { cause: withoutPeople(said.cause) }),
  });
  shown.name = said.name;
  shown.stack = said.stack?.replace(said.message, words).replace(ADDRESS, '[address]');
  return shown;
}
