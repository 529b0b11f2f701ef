// Looks through every tracked text for citations that lead nowhere: a heading of docs/ that there is not, a link of a
// document or a path that it names to a file that there is not, a document outside this repository.
// Usage: part of npm run check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const TEXT = /\.(?:[cm]?[jt]sx?|css|md|sql|toml|json|html)$/;
/** Written by commands, or names its sources as they were. */
const NOT_OURS = ['package-lock.json', 'data/bristol.json', 'CHANGELOG.md'];
/** Documents that the first editions were built from, and that no reader of this repository has. */
const ELSEWHERE =
  /\b(?:SPEC|DESIGN|REACH)(?:\.md)?\b(?!_)|\b[Ss]pec(?:ification)?\b|\([Ss]ections? \d/;
/** What may be called so: a journey's file, and a public standard by its name. */
const NO_DOCUMENT =
  /\.spec\b|\b(?:HTML|OpenAPI|PDF) specification\b|\bspecification of the table `\w+`/g;
/** `docs/product.md#time`, in a comment as well as in a document. */
const CITATION = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;
const LINK = /\]\((?!https?:|mailto:)([^)\s]*)\)/g;
const NAMED_PATH = /`((?:shared|worker|web|scripts|e2e|migrations|data|docs)\/[\w./-]*)`/g;

/** The anchors of a document's headings, as its readers' sites make them. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = markdown.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ +(.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

type Read = (path: string) => string | undefined;

/** What is wrong with one file's citations, one sentence each. `read` gives a file's text, undefined where there is none. */
export function citationFaults(path: string, text: string, read: Read): string[] {
  const faults: string[] = [];
  const expect = (target: string, named: string) => {
    const [file = '', anchor] = target.split('#');
    const found = read(file);
    if (found === undefined) faults.push(`${path} names ${named}, which is not there.`);
    else if (anchor && !anchorsOf(found).has(anchor))
      faults.push(`${path} names ${named}, which has no such heading.`);
  };
  for (const [line] of text.matchAll(/^.*$/gm))
    if (ELSEWHERE.test(line.replaceAll(NO_DOCUMENT, '')))
      faults.push(`${path} cites another document: ${line.trim()}`);
  for (const [citation] of text.matchAll(CITATION)) expect(citation, citation);
  if (!path.endsWith('.md')) return faults;
  for (const [, link = ''] of text.matchAll(LINK)) {
    const [file = '', anchor] = link.split('#');
    const target = file ? normalize(join(dirname(path), file)) : path;
    expect(anchor ? `${target}#${anchor}` : target, link);
  }
  for (const [, named = ''] of text.matchAll(NAMED_PATH)) expect(named.replace(/\/$/, ''), named);
  return faults;
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const read: Read = (path) => {
    if (!existsSync(path)) return undefined;
    return TEXT.test(path) ? readFileSync(path, 'utf8') : '';
  };
  const faults = files
    .filter((path) => TEXT.test(path) && !NOT_OURS.includes(path) && existsSync(path))
    .filter((path) => !/\/citations(\.test)?\.ts$/.test(path))
    .flatMap((path) => citationFaults(path, readFileSync(path, 'utf8'), read));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
