// Looks through every import, those of types too, for what the order of the parts forbids: a folder of web/ or worker/ that
// imports a later one, one that is to know no domain and reads shared/, folders that import each other in a circle, and a file of
// the product that imports what uses it. Circles of files are the linter's to find.
// Usage: part of npm run check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders of a part, each with those it may import before it; `web/ui` knows nobody. */
const ORDER: Record<string, readonly string[]> = {
  worker: [
    ...[
      'platform',
      'db',
      'telemetry',
      'http',
      'access',
      'limits',
      'operations',
      'links',
      'redirects',
    ],
    ...[
      'edited',
      'mail',
      'records',
      'lines',
      'dated-changes',
      'notices',
      'hidden-categories',
      'holidays',
      'points',
      'directory',
      'still-right',
      'reports',
      'counts',
      'lists',
      'searches',
      'places',
      'account',
      'kiosks',
    ],
    ...[
      'organisations',
      'services',
      'helplines',
      'history',
      'transfer',
      'merges',
      'admin',
      'monday',
      'jobs',
    ],
    ...['openapi', 'api', 'pages', 'pdf', 'calendars'],
  ],
  web: [
    ...['styles', 'ui', 'icons', 'api', 'page', 'auth', 'clock', 'forms', 'records', 'history'],
    ...['lists', 'publication'],
    ...['directory', 'organisations', 'services', 'dated-changes', 'helplines', 'account'],
    ...['search', 'offline', 'layouts', 'emergency', 'home', 'site'],
    ...['transfer', 'admin', 'dashboard', 'print', 'kiosk', 'areas', 'entry'],
  ],
};

/** What would look the same on a site about something else: it reads no rule of this one. */
const WITHOUT_DOMAIN = /^web\/(?:styles|ui)\//;

const SOURCE = /\.tsx?$/;
/** They may import whatever folder they try. */
const TEST = /\.test\.tsx?$|\/testing\//;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^'?]+)/g;

/** An import, by the paths of both files. */
export type Import = readonly [from: string, to: string];

/** The imports of one file. */
export const importsOf = (path: string, text: string): Import[] =>
  Array.from(text.matchAll(IMPORT), ([, to = '']) => [path, join(dirname(path), to)] as const);

/** What the product is, and what uses it: nothing of the first imports anything of the second. */
const PRODUCT = ['shared', 'worker', 'web'];
const USERS = ['scripts', 'e2e'];

/** What is wrong with these imports of product and tests alike, one sentence each. */
export const partFaults = (imports: Import[]): string[] =>
  imports
    .filter(([from, to]) => PRODUCT.includes(partOf(from)) && USERS.includes(partOf(to)))
    .map(([from, to]) => `${from} imports ${to}: ${partOf(to)}/ comes after ${partOf(from)}/.`);

const partOf = (file: string) => file.split('/')[0] ?? '';

/** What is wrong with these imports, one sentence each. */
export function orderFaults(imports: Import[]): string[] {
  const circles = circlesOf(imports, dirname);
  // A circle of folders tells where to cut; only without one is each taken with all that is below it.
  const ofNouns = circles.length > 0 ? [] : circlesOf(imports, nounOf);
  return [
    ...imports
      .filter(([from, to]) => WITHOUT_DOMAIN.test(from) && to.startsWith('shared/'))
      .map(([from, to]) => `${from} imports ${to}, and is to know no rule of this site.`),
    ...imports.flatMap(([from, to]) => {
      const part = partOf(from);
      const [of, its] = [placeOf(from), placeOf(to)];
      if (!to.startsWith(`${part}/`) || of === undefined || its === undefined || its <= of)
        return [];
      const [later, earlier] = [ORDER[part]?.[its], ORDER[part]?.[of]];
      return `${from} imports ${to}: ${part}/${later} comes after ${part}/${earlier}.`;
    }),
    ...[...circles, ...ofNouns].map((folders) => `Folders in a circle: ${folders.join(' → ')}.`),
  ];
}

/** How late a file's folder is in the order of its part; undefined for a file elsewhere. */
function placeOf(file: string): number | undefined {
  const [top = '', folder, ...below] = file.split('/');
  const order = ORDER[top];
  if (!order || folder === undefined || below.length === 0) return undefined;
  const place = order.indexOf(folder);
  if (place < 0) throw new Error(`${top}/${folder} has no place in the order of folders.`);
  return place;
}

/** The folder of its part that a file is in, at whatever depth; undefined for a file that lies loose in the part. */
function nounOf(file: string): string | undefined {
  const [part, noun, ...below] = file.split('/');
  return below.length > 0 ? `${part}/${noun}` : undefined;
}

/** Each circle of folders once, as the folders that lead back to the first. */
function circlesOf(imports: Import[], folderOf: (file: string) => string | undefined): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    // Between the parts of the repository the linter decides: web/ takes types of the API that renders its pages.
    const [of, its] = [folderOf(from), folderOf(to)];
    if (of === its || !of || !its || partOf(from) !== partOf(to)) continue;
    next.set(of, (next.get(of) ?? new Set()).add(its));
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (folder: string, way: string[]) => {
    const seenAt = way.indexOf(folder);
    if (seenAt >= 0) circles.push([...way.slice(seenAt), folder]);
    if (seenAt >= 0 || done.has(folder)) return;
    for (const to of next.get(folder) ?? []) visit(to, [...way, folder]);
    done.add(folder);
  };
  for (const folder of next.keys()) visit(folder, []);
  return circles;
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => SOURCE.test(path) && existsSync(path));
  const imports = files.flatMap((path) => importsOf(path, readFileSync(path, 'utf8')));
  const faults = [
    ...partFaults(imports),
    ...orderFaults(imports.filter(([from]) => !TEST.test(from))),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
