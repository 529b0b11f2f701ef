import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { quickFolder } from '../local/quick-folder.ts';

/** How the module is called in whose place the product's modules are. */
export const ONE = 'product-as-one.mjs';

/** Packages that product and tests hand each other things of: each is there once. */
const SHARED = ['hono', 'drizzle-orm', 'zod'];

const isOfTests = (file: string) =>
  (/\/testing\//.test(file) && !/\/stand-ins\//.test(file)) || file.endsWith('.test.ts');

/** Modules of the product, or standing in for one, that files of tests import. */
function importedByTests(): string[] {
  const IMPORT = /^import (?!type )[^;]*? from '(\.[^']+\.tsx?)'|\bimport\('(\.[^']+)'\)/gm;
  const files = ['worker', 'shared/testing'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => resolve(folder, name))
      .filter((file) => file.endsWith('.ts') && isOfTests(file)),
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (text.includes('vi.mock(')) throw new Error(`${file}: nothing is mocked inside of ${ONE}.`);
    return [...text.matchAll(IMPORT)].map(([, one, other]) =>
      resolve(dirname(file), one ?? other ?? ''),
    );
  });
  return [...new Set(imported)].filter((file) => !isOfTests(file));
}

const hasDefault = (id: string) =>
  id.endsWith('.ts') && /^export default /m.test(readFileSync(id, 'utf8'));

/** Builds the one module, which has each of these as m0, m1 .... */
async function buildOne(modules: string[], folder: string, config: ResolvedConfig) {
  const ENTRY = 'virtual:product';
  const { alias, conditions, mainFields } = config.resolve;
  const entry: Plugin = {
    name: 'product',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY ? modules.map((it, n) => `export * as m${n} from '${it}';`).join('\n') : null,
  };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [entry, ...config.plugins.filter(({ name }) => name === 'pdfkit-without-profile')],
    resolve: { alias, conditions, mainFields },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: ENTRY,
        external: [/^node:/, /^cloudflare:/],
        output: { entryFileNames: ONE, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * Has the product travel into each test file's isolate as one module instead of three hundred, built once (decision 084).
 * What a failure shows of it is then lines of that module: a file that vitest runs by itself shows the sources.
 */
export function productAsOne(): Plugin {
  const modules = [...SHARED, ...importedByTests()];
  let folder = '';
  let config: ResolvedConfig;
  return {
    name: 'product-as-one',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      folder = mkdtempSync(join(quickFolder(), 'handbook-product-'));
      process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
      await buildOne(modules, folder, config);
    },
    resolveId: (id) => (SHARED.includes(id) ? `\0${id}` : null),
    load(id) {
      const n = modules.indexOf(id.replace('\0', ''));
      // What Vite makes of `export *`: which names these are is seen as it is run.
      if (n >= 0)
        return `import { m${n} as it } from '${join(folder, ONE)}';
          __vite_ssr_exportAll__(it);
          ${hasDefault(id) ? 'export default it.default;' : ''}`;
      if (/\/(?:worker|shared|web)\/.*\.tsx?$/.test(id) && !isOfTests(id))
        throw new Error(`${id} would be there twice: a test imports it in a way unknown here.`);
      return null;
    },
  };
}
