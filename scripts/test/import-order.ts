// Looks through every import, those of types too, for what the order of the parts forbids: a folder of web/ or worker/ that
// imports a later one, one that is to know no domain and reads shared/, and folders that import each other in a circle. Circles of files are the linter's to find.
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
/** They may import whatever they try. */
const TEST = /\.test\.tsx?$|\/testing\//;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^'?]+)/g;

/** An import, by the paths of both files. */
export type Import = readonly [from: string, to: string];

/** The imports of one file. */
export const importsOf = (path: string, text: string): Import[] =>
  Array.from(text.matchAll(IMPORT), ([, to = '']) => [path, join(dirname(path), to)] as const);

/** What is wrong with these imports, one sentence each. */
export function orderFaults(imports: Import[]): string[] {
  return [
    ...imports
      .filter(([from, to]) => WITHOUT_DOMAIN.test(from) && to.startsWith('shared/'))
      .map(([from, to]) => `${from} imports ${to}, and is to know no rule of this site.`),
    ...imports.flatMap(([from, to]) => {
      const part = from.split('/')[0] ?? '';
      const [of, its] = [placeOf(from), placeOf(to)];
      if (!to.startsWith(`${part}/`) || of === undefined || its === undefined || its <= of)
        return [];
      const [later, earlier] = [ORDER[part]?.[its], ORDER[part]?.[of]];
      return `${from} imports ${to}: ${part}/${later} comes after ${part}/${earlier}.`;
    }),
    ...circlesOf(imports).map((folders) => `Folders in a circle: ${folders.join(' → ')}.`),
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

/** Each circle of folders once, as the folders that lead back to the first. */
function circlesOf(imports: Import[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    // Between the parts of the repository the linter decides: web/ takes types of the API that renders its pages.
    if (dirname(from) === dirname(to) || from.split('/')[0] !== to.split('/')[0]) continue;
    next.set(dirname(from), (next.get(dirname(from)) ?? new Set()).add(dirname(to)));
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
    .filter((path) => SOURCE.test(path) && !TEST.test(path) && existsSync(path));
  const imports = files.flatMap((path) => importsOf(path, readFileSync(path, 'utf8')));
  const faults = orderFaults(imports);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
