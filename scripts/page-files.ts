import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Where the build puts what visitors download. */
export const CLIENT = 'dist/client';

/** Every script that a page loads before anyone acts: what its HTML names, and what that imports. */
export function scriptsOf(html: string): string[] {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  function addWithImports(file: string) {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(manifest).find((it) => it.file === file);
    for (const key of chunk?.imports ?? []) addWithImports(manifest[key]?.file ?? '');
  }
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) addWithImports(file);
  return [...files];
}

export const readBuilt = (file: string) => readFileSync(join(CLIENT, file));
