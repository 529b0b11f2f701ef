import type { Plugin, Rolldown } from 'vite';

/**
 * Leaves out the files that have no code: a chunk of styles alone, whose class names stand where they are used, is imported by
 * every page's script and would be one request more. Its style sheets go to those that import it.
 */
export const emptyChunksGone: Plugin = {
  name: 'empty-chunks-gone',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.code.trim() === '') leaveOut(chunk, bundle);
  },
};

function leaveOut({ fileName, viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  for (const importer of Object.values(bundle)) {
    if (importer.type !== 'chunk' || !importer.imports.includes(fileName)) continue;
    importer.imports = importer.imports.filter((it) => it !== fileName);
    importer.code = importer.code.replaceAll(importOf(fileName), '');
    for (const sheet of viteMetadata?.importedCss ?? [])
      importer.viteMetadata?.importedCss.add(sheet);
  }
  delete bundle[fileName];
}

/** `import"./name.js";`, from a file beside it or above. */
const importOf = (fileName: string) => {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replaceAll('.', '\\.');
  return new RegExp(`import\\s*["'][^"']*/${name}["'];?`, 'g');
};
