import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
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

/** What the first script loads: its styles are in the HTML of every page, as the entry's are (web/entry/shell.ts). */
const APP = resolve('web/entry/browser.tsx');

/** The one picture of web/public that pages show. */
const LOGO = '/icon.svg';

/**
 * Builds the service workers beside the pages, each with the list of the files that its pages consist of: every chunk
 * that can be reached from the entry without passing one of `apart`, its styles and its pictures; a kiosk's come with
 * its map.
 */
export const serviceWorkers = (apart: readonly string[]): Plugin => ({
  name: 'service-workers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const { source, fileName, map } of WORKERS) {
        const inHtml = map === null ? [...stylesOfAll(bundle)] : [];
        const files = filesOf(bundle, apart, map).filter((file) => !inHtml.includes(file.slice(1)));
        const code = await workerCode(source, files, inHtml);
        this.emitFile({ type: 'asset', fileName, source: code });
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
  return [LOGO, ...[...files].sort().map((file) => `/${file}`)];
}

/**
 * The styles of the entry and the app, and of what they import: every page has them in its HTML, so that no file of them is
 * ever asked for. A kiosk's pages link theirs.
 */
function stylesOfAll(bundle: Rolldown.OutputBundle): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || chunk.facadeModuleId === APP))
      visit(chunk.fileName);
  return styles;
}

/** `inHtml` is what else the shell consists of: with it the build has another name, and is fetched anew. */
async function workerCode(source: string, files: string[], inHtml: string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const list = `const FILES=${JSON.stringify(files)};`;
  const { code } = built.output[0];
  const name = createHash('sha256')
    .update(list)
    .update(inHtml.join())
    .update(code)
    .digest('base64url')
    .slice(0, 8);
  return `const BUILD=${JSON.stringify(name)};${list}${code}`;
}
