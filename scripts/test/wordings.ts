// Two faults of wording that are faults of code, found in its syntax: a wording of the tables in shared/site/ that no page
// shows any more, and “e-mail” with a hyphen in what people read, on pages, in mails and in terminals.
// Usage: part of npm run check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { accountMessages } from '../../shared/site/account-messages.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { messages } from '../../shared/site/messages.ts';

/** What a module says and names, as its syntax has it: comments are left out. */
type Module = Names & { file: string; texts: readonly string[] };

type Names = { chains: ReadonlySet<string>; last: ReadonlySet<string> };

/** Reads a module: its texts, and what it names: `a.b.c` with its beginnings, and every `c` that it takes from something. */
export function readModule(file: string, code: string): Module {
  const texts: string[] = [];
  const chains = new Set<string>();
  const last = new Set<string>();
  const visitor = new Visitor({
    MemberExpression(node) {
      if (node.computed) return;
      last.add(node.property.name);
      const chain = chainOf(node);
      if (chain) chains.add(chain);
    },
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
    JSXText: ({ value }) => void texts.push(value),
  });
  visitor.visit(parseSync(file, code).program);
  return { file, texts, chains, last };
}

type Node = { type: string; name?: unknown; computed?: boolean; object?: Node; property?: Node };

/** `a.b.c` of a member expression; null where it does not begin with a name. */
function chainOf({ type, name, computed, object, property }: Node): string | null {
  if (type === 'Identifier') return String(name);
  if (type !== 'MemberExpression' || computed || !object || !property) return null;
  const before = chainOf(object);
  return before && `${before}.${String(property.name)}`;
}

/** The texts that write “email” with a hyphen. */
export const findHyphens = ({ texts }: Pick<Module, 'texts'>): string[] =>
  texts.filter((text) => /\be-mail/i.test(text));

/** The paths (`table.part.name`) of the wordings that no module shows. */
export function findUnused(tables: Record<string, unknown>, modules: Names[]): string[] {
  return Object.entries(tables)
    .flatMap(([table, parts]) => leavesOf(parts, [table]))
    .filter((path) => !modules.some((names) => isShownIn(names, path)))
    .map((path) => path.join('.'));
}

function leavesOf(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

const isShownIn = ({ chains, last }: Names, path: string[]) =>
  chains.has(path.join('.')) ||
  (chains.has(path.slice(0, 2).join('.')) && last.has(path.at(-1) ?? ''));

if (import.meta.main) {
  const modules = ['web', 'worker', 'shared', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
      .map((file) => join(folder, file))
      .map((file) => readModule(file, readFileSync(file, 'utf8'))),
  );
  const tables = { accountMessages, adminMessages, areaMessages, messages };
  const pages = modules.filter(({ file }) => file.startsWith('web/'));
  const faults = [
    ...findUnused(tables, pages).map((path) => `No page shows ${path}.`),
    ...modules.flatMap((module) =>
      findHyphens(module).map((text) => `${module.file} writes email with a hyphen: ${text}`),
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
