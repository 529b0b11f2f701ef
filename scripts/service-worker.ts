import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = resolve('web/offline/worker.ts');

/** The one picture of web/public that pages show. */
const LOGO = '/icon.svg';

/**
 * Builds the service worker beside the pages, with the list of the files that they consist of: every chunk that can be
 * reached from the entry without passing one of `apart`, its styles and its pictures. `common` styles are in each page.
 */
export const serviceWorker = (apart: readonly string[]): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = filesOf(bundle, apart);
      const code = await workerCode(files);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  },
});

function filesOf(bundle: Rolldown.OutputBundle, apart: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    if (chunk.facadeModuleId && apart.includes(chunk.facadeModuleId)) return;
    files.add(name);
    for (const kind of ['importedCss', 'importedAssets'] as const)
      for (const file of chunk.viteMetadata?.[kind] ?? []) files.add(file);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
  return [LOGO, ...[...files].sort().map((file) => `/${file}`)];
}

async function workerCode(files: string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const list = `const FILES=${JSON.stringify(files)};`;
  const { code } = built.output[0];
  const name = createHash('sha256').update(list).update(code).digest('base64url').slice(0, 8);
  return `const BUILD=${JSON.stringify(name)};${list}${code}`;
}
