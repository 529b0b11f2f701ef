/** SQL texts that were looked at; a list of any length in one makes another text. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;

/**
 * Whether every column of what a query answers has a name of its own, so that its rows say the same as objects and as
 * lists. False also where that is not sure.
 */
export function hasOwnNames(sql: string): boolean {
  const before = known.get(sql);
  if (before !== undefined) return before;
  const names = columnNames(sql);
  const isSure = names !== null && new Set(names).size === names.length;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(sql, isSure);
  return isSure;
}

const BEGIN = /^select (?!distinct )|^(?:insert|update|delete) .* returning /is;

/** The names in the first list of a select, or in what a write returns; null where there is a `*`, or neither. */
function columnNames(sql: string): string[] | null {
  const [begin] = sql.match(BEGIN) ?? [];
  if (begin === undefined) return null;
  const columns = topLevel(sql.slice(begin.length));
  if (columns.some((column) => column.includes('*') && !column.includes('('))) return null;
  return columns.map((column) => column.match(/"([^"]+)"$/)?.[1] ?? column);
}

/** A list cut at the commas that stand in no brackets and no quotes, up to its `from`. */
function topLevel(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'[^']*'|"[^"]*"|[(),]| from |[^'"(), ]+|[ ]/gi)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token.toLowerCase() === ' from ') break;
    if (depth === 0 && token === ',') parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}
