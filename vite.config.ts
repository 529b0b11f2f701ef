import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { classNamesInPlace, sheetsStay, shortName } from './scripts/build/class-names.ts';
import { emptyChunksGone } from './scripts/build/empty-chunks-gone.ts';
import { pdfkitWithoutProfile } from './scripts/build/pdfkit-without-profile.ts';
import { serviceWorkers } from './scripts/build/service-worker.ts';
import { tablesInPlace } from './scripts/build/tables-in-place.ts';
import { trimmedReact } from './scripts/build/trimmed-react.ts';
import { trimmedRouter } from './scripts/build/trimmed-router.ts';
import { localVars } from './scripts/local/local-vars.ts';
import { ROUTES } from './shared/paths/areas.ts';
import { headOfFamily } from './web/entry/page-families.ts';

// No part of the build or of a local Worker asks anything of the internet.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';

const stateDir = process.env.STATE_DIR ?? '.wrangler/state';

/** `phone` is what the other two of a card are made from. */
const NOT_SHOWN = ['_about', 'source', 'phone'];

/**
 * What is written in the emergency lines for those who keep them, which no page shows: 0.7 kB of home's script. The Worker
 * tells an admin.
 */
const notesOfCardsGone: Plugin = {
  name: 'notes-of-cards-gone',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/data\/emergency\.json$/ },
    handler: (code) => ({
      code: JSON.stringify(JSON.parse(code), (key, value) =>
        NOT_SHOWN.includes(key) || value === null || value === '' ? undefined : value,
      ),
      map: null,
    }),
  },
};

/** The built files of what visitors load: the entry's, and whatever it leads to but through the maps apart. */
function forVisitors(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (fileName: string) => {
    const chunk = chunks.find((it) => it.fileName === fileName);
    if (!chunk || found.has(chunk) || APART.includes(chunk.facadeModuleId ?? '')) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName);
  return found;
}

/** A second minifier over the first one's output: another 1 kB of every visitor's script after brotli. */
const minifiedAgain: Plugin = {
  name: 'minified-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of forVisitors(bundle)) {
        // What one run has inlined, the next one shortens: 0.4 kB that more passes of one run do not find.
        for (let run = 0; run < 3; run++) {
          const { code } = await minify(file.code, { module: true, compress: { passes: 2 } });
          file.code = code ?? file.code;
        }
      }
    },
  },
};

/** React Router's package leads every bundler to its development files, whose warnings weigh 3 kB. */
const production = (file: string) => resolve('node_modules/react-router/dist/production', file);

/** Changes with everything that a PDF is made of but the directory: those of an older build are made anew. */
function paperEdition(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const folder of ['shared', 'data', 'worker/pdf', 'web/public/fonts'])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('base64url').slice(0, 8);
}

const ENTRY = resolve('web/index.html');
/** What the first script loads: for the chunks it is the root of all pages. */
const APP = resolve('web/entry/browser.tsx');
/** The maps of what is not for a visitor's phone, which downloads nothing that is only reached through them. */
const APART = [...new Set(Object.values(ROUTES)), 'web/offline/ShellPage.tsx'].map((file) =>
  resolve(file),
);

/** The visitor's pages, and the entry, that a module is part of. */
function publicPages(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  const module = graph.getModuleInfo(id);
  if (!module || seen.has(id) || APART.includes(id)) return new Set();
  seen.add(id);
  const pages = (importers: string[], before: Set<string>) =>
    importers.flatMap((importer) => [...publicPages(importer, graph, before)]);
  const isPage = module.isEntry || pages(module.dynamicImporters, new Set(seen)).length > 0;
  return new Set([...(isPage ? [id] : []), ...pages(module.importers, seen)]);
}

/** What is fetched when somebody first types: no page waits for what it alone shares with one or two of them. */
const LIVE_SEARCH = resolve('web/search/live-search.tsx');
/** What is fetched when somebody asks for another day: a chunk of its own, and what it shares with pages stays theirs. */
const DAY_LIST = resolve('web/directory/day/day-list.ts');

/** What makes a board where script opens a page that has one: the server has made that of the first page. */
const LOAD_BOARD = resolve('web/directory/board/load-board.ts');
const LATER = [DAY_LIST, LOAD_BOARD];

/**
 * How far it is, for people who ask and for the kiosk: one file, because each is named in every offline copy's worker. Without what
 * checks a point that an admin writes, which would bring 27 kB to every phone that asks, and to every sheet of paper.
 */
const NEAR = /\/shared\/(?:places\/(?!point-input)|paper\/(?:nearest-three|handbook\/sections))/;

/** The page whose chunk has another one too. */
const chunkHead = (page: string) => resolve('web', headOfFamily(relative('web', page)));
/** In letters of source: what two pages share and is shorter weighs less among what all have than in a file of its own. */
const SMALL = 5_000;

/** That imports only what all pages have, or the first script: or that would wait for a page's file, which waits for it. */
function isSmall(id: string, graph: Rolldown.ChunkingContext): boolean {
  const { code, importedIds } = graph.getModuleInfo(id) ?? {};
  return (
    (code?.length ?? SMALL) < SMALL &&
    importedIds?.every((it) => {
      const pages = publicPages(it, graph);
      return pages.has(ENTRY) || chunkOf(pages, isSmall(it, graph)) === 'common';
    }) === true
  );
}

/** Names the chunk by the visitors' pages alone: what a page behind the sign-in shares with them does not split their chunks. */
function chunkOf(reaching: Set<string>, isShort: boolean): string | null {
  const others = [...reaching].filter((page) => !LATER.includes(page));
  const pages = new Set([...(others.length > 0 ? others : reaching)].map(chunkHead));
  const atOnce = [...pages].filter((page) => page !== LIVE_SEARCH);
  // What the first script has itself stays with it.
  if (pages.has(ENTRY)) return null;
  if (pages.has(APP) || atOnce.length > 2) return 'common';
  if (pages.size > 1 && isShort) return 'common';
  const names = [...pages].map((page) => basename(page).replace(/\.tsx?$/, ''));
  return names.sort().join('-') || null;
}

/** `Features.LightDark` of lightningcss: each page would carry variables for a `light-dark()` that no style of ours has. */
const LIGHT_DARK = 1 << 20;

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    classNamesInPlace,
    sheetsStay,
    tablesInPlace,
    pdfkitWithoutProfile,
    react(),
    trimmedReact,
    trimmedRouter,
    notesOfCardsGone,
    emptyChunksGone,
    minifiedAgain,
    serviceWorkers(APART),
    cloudflare({
      persistState: { path: stateDir },
      ...(command === 'serve' && { config: { vars: localVars(5173, stateDir) } }),
    }),
  ],
  define: { 'import.meta.env.PAPER_EDITION': JSON.stringify(paperEdition()) },
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[local]_[hash:5]' },
    lightningcss: { exclude: LIGHT_DARK },
  },
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: production('index.mjs') },
            { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
          ]
        : [],
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Browsers that know no modulepreload only load a little later.
        // A page that script opens has its styles fetched beside it. Its scripts it names itself, and as a rule they are in the
        // offline copy: to list them for every page would weigh 0.5 kB of every page's script.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'web/index.html',
          output: {
            // Without names, which the manifest has: every page's script lists most files, at 0.6 kB for the names. Not so
            // what is no script: the server's build names it too, and has to come to the same name.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.every((name) => name.endsWith('.css'))
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            // A page is its own chunk; what several pages share is one, because a phone pays for every request.
            codeSplitting: {
              // Or the first page's chunk would swallow what another page shares with it.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'near', test: NEAR, priority: 3 },
                {
                  name: (id, graph) => (publicPages(id, graph).size > 0 ? 'framework' : null),
                  test: /node_modules|\/web\/entry\/react-first\.ts/,
                  priority: 2,
                },
                {
                  // One sheet: it weighs less than fourteen, and a page's HTML has only what it needs of it.
                  name: (id, graph) => (publicPages(id, graph).size > 0 ? 'common' : null),
                  test: /\/web\/(?!styles\/).*\.css$/,
                  priority: 2,
                },
                {
                  name: (id, graph) => chunkOf(publicPages(id, graph), isSmall(id, graph)),
                  // What starts the page waits for its chunk, which must not wait for it in turn.
                  test: /\/(?:web|shared|data)\/(?!entry\/(?:browser\.tsx|start\.ts)|index\.html)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    handbook: { build: { minify: true } },
  },
}));
