import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROUTES } from '../../shared/paths/areas.ts';

/** What a worker is built from, under which name, and whether it keeps the pages that load themselves later. */
const WORKERS = [
  { source: resolve('web/offline/worker.ts'), fileName: 'sw.js', map: null },
  {
    source: resolve('web/kiosk/worker.ts'),
    fileName: 'kiosk-sw.js',
    map: resolve(ROUTES.kiosk),
  },
];

/**
 * Pictures beside words that say the same: few pages have one, and a phone without a network reads the words (1.5 kB of every
 * offline copy).
 */
const NOT_KEPT = /\/conditions-[\w-]+\.svg$/;

/**
 * What a phone fetches when somebody first asks for it, and its offline copy keeps from then on: with the files of the
 * pages it would weigh on everybody's first visit.
 */
const KEPT_WHEN_ASKED = [ROUTES.online, 'web/services/near/NearPage.tsx'];

/** How paper is made, kept in the same way once somebody has opened a page for paper, or where data are not dear. */
const PAPER = resolve(ROUTES.print);

/** What is open on bank holidays, kept with paper: a phone without it has the list of such a day all the same. */
const HOLIDAYS = [
  ROUTES.online,
  'web/services/holidays/HolidaysPage.tsx',
  'web/services/holidays/load-holidays.ts',
];

/** The one picture of web/public that pages show. */
const LOGO = '/icon.svg';

/**
 * Builds the service workers beside the pages, each with the list of the files that its pages consist of: every chunk
 * that can be reached from the entry without passing one of `apart`, its styles and its pictures; a kiosk's come with
 * its map. `common` styles are in each page.
 */
export const serviceWorkers = (apart: readonly string[]): Plugin => ({
  name: 'service-workers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const { source, fileName: workerName, map } of WORKERS) {
        const files = filesOf(bundle, apart, map);
        const later = filesOfSources(bundle, KEPT_WHEN_ASKED).filter((it) => !files.includes(it));
        const paper = filesOfSources(bundle, [...pagesOf(bundle, PAPER), ...HOLIDAYS]);
        const more = JSON.stringify(paper.filter((it) => !files.includes(it)));
        const fileName = `assets/paper-${hashOf(more)}.json`;
        if (map === null) this.emitFile({ type: 'asset', fileName, source: more });
        const code = await workerCode(source, files, later, `/${fileName}`);
        this.emitFile({ type: 'asset', fileName: workerName, source: code });
      }
    },
  },
});

/** `map`: of what is apart, the one to take, and nothing else that loads itself later. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  apart: readonly string[],
  map: string | null,
): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    const { facadeModuleId } = chunk;
    if (facadeModuleId && facadeModuleId !== map && apart.includes(facadeModuleId)) return;
    files.add(name);
    for (const kind of ['importedCss', 'importedAssets'] as const)
      for (const file of chunk.viteMetadata?.[kind] ?? []) files.add(file);
    chunk.imports.forEach(visit);
    // The first script loads the app.
    if (map === null || chunk.isEntry) chunk.dynamicImports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || (chunk.facadeModuleId === map && map !== null)))
      visit(chunk.fileName);
  const kept = [...files].filter((file) => map !== null || !NOT_KEPT.test(`/${file}`));
  return [LOGO, ...kept.sort().map((file) => `/${file}`)];
}

/** The scripts and styles of some sources and of what they import. */
function filesOfSources(bundle: Rolldown.OutputBundle, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    chunk.imports.forEach(visit);
  };
  const heads = sources.map((source) => resolve(source));
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && heads.includes(chunk.facadeModuleId ?? '')) visit(chunk.fileName);
  return [...files].sort().map((file) => `/${file}`);
}

/** A map of routes and the pages that load themselves from it. */
function pagesOf(bundle: Rolldown.OutputBundle, map: string): string[] {
  const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
  const pages = chunks.find((it) => it.facadeModuleId === map)?.dynamicImports ?? [];
  return [
    map,
    ...chunks.flatMap((it) => (pages.includes(it.fileName) ? (it.facadeModuleId ?? []) : [])),
  ];
}

async function workerCode(
  source: string,
  files: string[],
  later: string[],
  paper: string,
): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const list = `const FILES=${JSON.stringify(files)},LATER=${JSON.stringify(later)},PAPER=${JSON.stringify(paper)};`;
  // The build's own minifier leaves what the pages' second one finds.
  const { code = '' } = await minify(built.output[0].code, { compress: { passes: 3 } });
  return `const BUILD=${JSON.stringify(hashOf(list + code))};${list}${code}`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
