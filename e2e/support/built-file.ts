import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Manifest = Record<string, { file: string; name?: string }>;

/** The address on the site of what the build made of a source, such as `web/emergency/ImmediateSupportPage.tsx`. */
export function builtFile(source: string): string {
  const manifest = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  // What is not shared with another page is in a chunk of the page's name.
  const name = basename(source, '.tsx');
  const built = all[source] ?? Object.values(all).find((chunk) => chunk.name === name);
  if (!built) throw new Error(`The build made no file of its own of ${source}.`);
  return `/${built.file}`;
}
